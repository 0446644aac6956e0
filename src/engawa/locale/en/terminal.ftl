# What the terminal says. Sentences of one game begin with its name.

# The prompt
hint = h help · c coach · ? why not · u undo · i info · l log · r rules · s save · q quit
hint-over = Enter leave · u undo · l log · i info · s save
ask-chance = What is drawn?
which-action = Which action should be explained?
curtain = For { $seat } only: press Enter when nobody else is looking.
no-such-number = There is no choice { $number }: type 1 to { $last }.
ambiguous = “{ $typed }” can mean { $actions }.
not-understood = “{ $typed }” is not a number, an action or a command; type h for help.
allowed = “{ $action }” is allowed: it is choice { $number }.
likewise = The same goes for { $actions }.
taken-back = The last decision has been undone.
taken-back-from-bots = Your last decision has been undone, and what the bots did since.
nothing-to-undo = There is no decision to undo.
more-happened = { $lines ->
    [one] … { $lines } more line: l shows the log
   *[other] … { $lines } more lines: l shows the log
}
one-of = Please type one of these: { $allowed }.
yes-words = y yes
no-words = n no

# A line is what to type, a bar, and what it does.
help =
    Type the number of a choice, its name, or how it begins.
    3 | the third choice
    fight | by name; “sup gor” is enough for “support gorobei”
    Enter | draw the table again
    ? | why an action is not allowed: ?defend, ?support gorobei
    c | the coach: every choice with its chance to win, and why
    i | samurai in full: talents, kiais, every card
    d | the discard pile, and what nobody has seen yet
    l | latest log entries; l all shows everything
    r | contents of the rules; r 4.4 for a section
    u | undo the last decision
    s | save; s NAME for another file
    q | leave; you will be asked to save

# People and bots
thinks = { $seat } is thinking …
sitting-down = Setting up the bots
compiling = Preparing the bots: about a minute, once on this machine
ask-people = How many people are playing?
ask-beginning = Set-up:
beginning-quick = quick start
beginning-book = as in the book
ask-players = How many players, including bots?
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
no-such-seat = There is no seat “{ $seat }”; seats are 1 to { $last }.
too-many-bots = { $free ->
    [0] No seat is left for a bot.
    [one] Only { $free } seat is left for bots, but you named { $named }.
   *[other] Only { $free } seats are left for bots, but you named { $named }.
}
too-few-bots = You named { $named } bots for { $free } seats: name one for all, or one for each.

# The coach
coach-title = What { $seat } can do, based on what { $seat } knows:
coach-interval = { $low }–{ $high }%
coach-score = score { $score }
coach-rough = ≈ is a rough estimate, from fewer than { $few } simulated games.
coach-how = Chances come from simulated games (95% intervals). If you play better than the simulation, you will win more often.
coach-more = { $number ->
    [one] … and { $number } more choice: --all shows it
   *[other] … and { $number } more choices: --all shows them
}
coach-over = The game in { $file } is over: there is nothing to decide. “engawa review { $file }” looks back at it.
coach-game-over = The game is over: there is nothing to decide.
coach-chance = { $file } uses manual draws, and no decision is pending.
coach-no-time = { $what } must be more than 0 for the coach to think.
coach-nothing = No decision has been made in { $file } yet, so there is nothing to look back at.
coach-compiling = Preparing the coach for this game, once on this machine
coach-thinking = Thinking
coach-reviewing = Reviewing every decision
coach-checking = Taking a second look at the turning points
review-title = { $game }: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
review-points = Turning points: the decisions that cost the most
review-point = Decision { $number }, { $seat }
review-lost = { $after }% instead of { $before }%
review-played = played: { $action }
review-better = better: { $action }
review-none = No decision cost more than luck alone explains.
review-luck = Good and bad luck
review-drawn = Decision { $number }, { $seat }, { $action }: the draws took the chance from { $after }% to { $drawn }%.
review-drawing = The win chance is plotted in { $file }.
graph-only-svg = The plot is an SVG file: its name must end in .svg, unlike { $file }.

# Rules
no-section = The rules have no section “{ $number }”; chapters are { $first } to { $last }.
read-section = r and a number shows a section: r 4.4
read-on = Next: r { $number }

# Files
saved = Saved in { $file }; “engawa play { $file }” continues from here.
not-saved = The match was not saved.
save-as = Save in { $file }? [Enter yes, n no, or a name]
overwrite = { $file } holds something else: overwrite it? [y, Enter no]
not-written = Could not write { $file }: { $reason }.
not-read = Could not use { $file }: { $reason }.
not-text = This is not a match record: it is not UTF-8 text: { $file }
goodbye = See you next time.

# Commands
about = Board games to play. Without a command it opens in the browser; the commands play in the terminal, verify and study.
about-play = Play in this terminal, or continue a saved match.
about-play-target = A game, or the file of a saved match.
about-players = How many people play.
about-bots = Bots for the other seats, one for all or one for each: uniform, greedy, beginner, player, expert, master; none for people.
about-seat = The seat you take, counted from 1; comma-separated if several people play.
about-seed = Repeat the same draws: a number or any text.
about-language = The language of the table.
about-record = Save the match to this file, from the first action to the last.
about-resume = Continue the match saved in this file.
about-rules = Show the rules of a game, or one section of them.
about-rules-game = Which game.
about-rules-section = A section such as 4 or 4.4.
about-serve = Run a server for playing together, and open the browser.
about-prepare = Compile everything now, once on this machine, so that nobody has to wait for it later.
preparing = Compiling the rules, the bots and the coach: a few minutes, once on this machine
prepared = { $game } is ready.
about-host = Address to listen on; 0.0.0.0 for all interfaces.
about-port = Port to listen on; 0 picks a free one.
about-database = A file, or postgresql://…; a file in your data folder if not given.
about-open = Open the browser.
about-export = Write everything the server stores to a file.
about-export-file = A new file; it will contain secrets.
about-import = Read an exported file into an empty database.
about-import-file = A file written by engawa export.
serving = Serving at { $address } – Ctrl-C stops.
exported = { $rows ->
    [one] { $rows } row written to { $file }.
   *[other] { $rows } rows written to { $file }.
}
imported = { $rows ->
    [one] { $rows } row read.
   *[other] { $rows } rows read.
}
about-verify = Recompute all draws of a saved match.
about-verify-file = The file of a saved match.
about-hint = What each choice of the player to decide is worth, and why.
about-hint-file = The file of a saved match.
about-seconds = Seconds to think (approximate).
about-simulations = Number of games to simulate; the same number gives the same advice.
about-all = Show every choice, not only the best.
about-review = Where a saved game was won and lost.
about-review-simulations = Number of games to simulate for each decision.
about-graph = Plot the win chance to this file, as SVG.
about-games = List the games.
about-version = Show the version.
no-language = There is no language “{ $wanted }” for the terminal; there are { $languages }.
no-table = { $game } cannot be played in a terminal yet; { $games } can.
no-such-target = There is no game and no file called “{ $target }”; games are { $games }.
two-matches = Name a game or a saved match, not both.
options-are-saved = A saved match already has its options; leave out { $options }.
record-exists = The file { $file } already exists: “engawa play { $file }” continues it.
verified = { $draws ->
    [one] The { $draws } draw matches the commitment.
   *[other] All { $draws } draws match the commitment.
}
commitment = Commitment { $commitment }
version = engawa { $version }
