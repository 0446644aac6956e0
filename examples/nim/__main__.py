"""`python3 -m examples.nim`, in the repository: two bots play, and the log is told."""

import engawa
from engawa import bots
from engawa.games import register

register("nim", "examples.nim")
match = engawa.new("nim", stones=21, seed=7)
players = [bots.new("nim", "greedy"), bots.new("nim", "uniform")]
while isinstance(match.actor, int):
    bot = players[match.actor]
    match.play(bot.choose(match.view(match.actor), seed=match.bot_seed))
for _, action, told in match.log:
    print(f"{action:8} {told}")
print(match.outcome)
