# What the arena says.

about-arena = Let bots play against each other, and tell which are stronger.
about-arena-game = Which game.
about-arena-seats = A bot for each seat, with commas: uniform, greedy, beginner, player, expert, master. In Samurai Spirit one is enough.
about-arena-games = How many games, at least.
about-arena-seconds = For each decision; results then depend on the machine.
about-arena-simulations = For each decision of a bot that searches.
about-arena-seed = The same seed gives the same games: a number or any text.
about-arena-jobs = Processes that play at the same time; without it, one for each core.
about-arena-output = Also write everything to this file, as JSON.

arena-playing = Playing
arena-compiling = Preparing the bots: once on this machine, for about a minute
arena-won-so-far = won { $rate }
arena-rounded = { $games } games instead of { $wanted }: every deal is played in every seating.
arena-stopped = Stopped after { $played } of { $games } games.
arena-broken = A process was killed, perhaps for lack of memory: try fewer --jobs.
arena-written = Written to { $file }.
arena-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
arena-bot = bot
arena-seats = seats
arena-wins = wins
arena-rate = win rate
arena-interval = 95 %
arena-score = mean score
arena-decisions = decisions a game
arena-seconds = seconds each
arena-ending = ending
arena-games = games
arena-share = share
arena-won = Won { $wins } of { $games }: { $rate }, 95 % interval { $interval }; mean score { $score }.
