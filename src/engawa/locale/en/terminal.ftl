# What the terminal says. Sentences of one game begin with its name.

# The prompt
hint = h help · c coach · ? why not · u undo · i info · l log · r rules · s save · q quit
hint-over = Enter leave · u undo · l log · i info · s save
ask-chance = What does chance draw?
which-action = Why not which action?
curtain = For { $seat } only: press Enter when nobody else looks.
no-such-number = There is no choice { $number }: type 1 to { $last }.
ambiguous = “{ $typed }” can mean { $actions }.
not-understood = “{ $typed }” is no number, no action and no command; h tells what can be typed.
allowed = { $action } is allowed: it is choice { $number }.
likewise = Likewise { $actions }.
taken-back = The last decision is taken back.
taken-back-from-bots = Your last decision is taken back, with what the bots did since.
nothing-to-undo = There is no decision to take back.
more-happened = { $lines ->
    [one] … { $lines } line more: l shows the log
   *[other] … { $lines } lines more: l shows the log
}
one-of = Please type one of these: { $allowed }.
yes-words = y yes
no-words = n no

# A line is what to type, a bar, and what it does.
help =
    Type the number of a choice, its name, or how it begins.
    3 | the third choice
    fight | by name; “sup gor” is enough for support:gorobei
    Enter | draw the table again
    ? | why is an action not allowed: ?defend, ?support gorobei
    c | the coach: every choice with its chance to win, and why
    i | samurai in full: talents, kiais, every card
    d | the discard pile, and what nobody has seen yet
    l | the latest of the log; l all for all of it
    r | contents of the rules; r 4.4 for a section
    u | take back the last decision
    s | save; s NAME for another file
    q | leave; unsaved matches are offered to be saved

# People and bots
thinks = { $seat } is thinking …
sitting-down = The bots are sitting down
compiling = Preparing the bots: once on this machine, for about a minute
ask-people = How many people play?
ask-players = How many players, bots among them?
from-to = { $fewest } to { $most }
ask-bots = Who takes the other seats? { $levels } are bots, weakest first; or { $people } [{ $usual }]
bot-none = people
bot-uniform = random
bot-greedy = greedy
bot-beginner = beginner
bot-player = player
bot-expert = expert
bot-master = master
seat-bot = bot: { $kind }
seat-bot-short = bot
seat-you = you
no-such-bot = There is no bot “{ $kind }”; there are { $kinds }.
no-such-seat = There is no seat “{ $seat }”; seats are 0 to { $last }.
too-many-bots = { $free ->
    [0] No seat is left for a bot.
    [one] Only { $free } seat is left for bots, and { $named } are named.
   *[other] Only { $free } seats are left for bots, and { $named } are named.
}
too-few-bots = { $named } bots are named for { $free } seats: name one for all, or one for each.

# The coach
coach-title = What { $seat } can do, from what { $seat } knows:
coach-interval = { $low }–{ $high } %
coach-score = score { $score }
coach-rough = ≈ is a rough number, from fewer than { $few } simulated games.
coach-how = Chances are counted in simulated games, with 95 % intervals: people who play on better win more often.
coach-more = { $number ->
    [one] … and { $number } choice more: --all shows it
   *[other] … and { $number } choices more: --all shows them
}
coach-over = The game in { $file } is over: there is nothing to decide. “engawa review { $file }” looks back at it.
coach-game-over = The game is over: there is nothing to decide.
coach-chance = In { $file } chance draws by hand, and nobody has to decide now.
coach-no-time = { $what } must be more than 0 for the coach to think.
coach-nothing = Nobody has decided anything in { $file } yet, so there is nothing to look back at.
coach-compiling = Preparing the coach for this game, once
coach-thinking = Thinking
coach-reviewing = Looking at every decision
coach-checking = Looking again at what turned the game
review-title = { $game }: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
review-points = Turning points: decisions that cost most
review-point = Decision { $number }, { $seat }
review-lost = { $after } % instead of { $before } %
review-played = played: { $action }
review-better = better: { $action }
review-none = No decision cost more than luck alone explains.
review-luck = Strokes of luck, good and bad
review-drawn = Decision { $number }, { $seat }, { $action }: the draws took the chance from { $after } % to { $drawn } %.
review-drawing = The chance to win is drawn in { $file }.
graph-only-svg = The drawing is an SVG: give it a name that ends in .svg, not { $file }.

# Rules
no-section = The rules have no section “{ $number }”; chapters are { $first } to { $last }.
read-section = r and a number shows a section: r 4.4
read-on = Next: r { $number }

# Files
saved = Saved in { $file }; “engawa play { $file }” goes on from here.
not-saved = The match is not saved.
save-as = Save in { $file }? [Enter yes, n no, or a name]
overwrite = { $file } holds something else: overwrite it? [y, Enter no]
not-written = Could not write { $file }: { $reason }.
not-read = Could not use { $file }: { $reason }.
not-text = This is no record of a match, since it is no text in UTF-8: { $file }
goodbye = Until next time.

# Commands
about = A table for board games. Without a command it opens in the browser; commands play in the terminal, verify and study.
about-play = Play in this terminal, or go on with a saved match.
about-play-target = A game, or the file of a saved match.
about-players = How many people play.
about-bots = Bots for the other seats, one for all or one for each: uniform, greedy, beginner, player, expert, master; none for people.
about-seat = The seat that you take, from 0; with commas where several people play.
about-seed = Repeat the same draws: a number or any text.
about-language = The language of the table.
about-record = Keep the match in this file, from the first action to the last.
about-resume = Go on with the match saved in this file.
about-rules = Show the rules of a game, or one section of them.
about-rules-game = Which game.
about-rules-section = A section such as 4 or 4.4.
about-serve = Serve tables to play together, and open the browser.
about-prepare = Compile everything now, once on this machine, so that nobody waits for it later.
preparing = Compiling the rules, the bots and the coach: some minutes, once on this machine
prepared = { $game } is ready.
about-host = Where to listen; 0.0.0.0 is everywhere.
about-port = Which port; 0 takes any that is free.
about-database = A file, or postgresql://…; without it a file in your data folder.
about-open = Open the browser.
about-export = Write everything the server keeps into a file.
about-export-file = A new file; it holds secrets.
about-import = Read an exported file into an empty database.
about-import-file = What engawa export wrote.
serving = Serving at { $address } – Ctrl-C stops.
exported = { $rows ->
    [one] { $rows } row written to { $file }.
   *[other] { $rows } rows written to { $file }.
}
imported = { $rows ->
    [one] { $rows } row read.
   *[other] { $rows } rows read.
}
about-verify = Compute all draws of a saved match again.
about-verify-file = The file of a saved match.
about-hint = What each choice of the seat that decides is worth, and why.
about-hint-file = The file of a saved match.
about-seconds = Think for about so long.
about-simulations = Simulate so many games; the same number gives the same advice.
about-all = Show every choice, not only the best.
about-review = Where a saved game was won and lost.
about-review-simulations = Simulate so many games for each decision.
about-graph = Draw the chance to win into this file, as SVG.
about-games = List the games.
about-version = Tell the version.
no-language = There is no language “{ $wanted }” for the terminal; there are { $languages }.
no-table = { $game } cannot be played in a terminal yet; { $games } can.
no-such-target = There is neither a game nor a file “{ $target }”; games are { $games }.
two-matches = Name a game or a saved match, not both.
options-are-saved = A saved match has its options already; leave out { $options }.
record-exists = There is a file { $file } already: “engawa play { $file }” goes on with it.
verified = { $draws ->
    [one] The { $draws } draw is what the commitment gives.
   *[other] All { $draws } draws are what the commitment gives.
}
commitment = Commitment { $commitment }
version = engawa { $version }
