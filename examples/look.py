"""Play and inspect a game in ten lines: `python examples/look.py`."""

import random

import engawa

match, choose = engawa.new("samurai", players=3, seed=7), random.Random(7)
while match.actor is not None:
    match.play(choose.choice(match.legal()))
for who, action, told in match.log[-3:]:
    print(f"{who}: {action}. {told}")
print(match.view(None)["seats"][0])  # what a spectator sees of the first player
print(match.outcome)
