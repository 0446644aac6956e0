# What the arena and the lab say.

about-arena = Let bots play against each other, and tell which are stronger.
about-arena-game = Which game.
about-arena-seats = A bot for each seat, with commas: uniform, greedy, beginner, player, expert, master. In Samurai Spirit one is enough.
about-arena-games = How many games, at least.
about-arena-seconds = For each decision; results then depend on the machine.
about-arena-simulations = For each decision of a bot that searches.
about-arena-seed = The same seed gives the same games: a number or any text.
about-arena-jobs = Processes that play at the same time; without it, one for each core.
about-arena-output = Also write everything to this file, as JSON.

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

# What `engawa lab` says.

about-lab = Study the games: play them by the million, and draw what comes of it.
about-lab-simulate = Play many games one way, and write a table (Parquet) with a row for each.
about-lab-sweep = The same for every combination of the values given; values are parted by slashes.
about-lab-arena = Let bots play each other in every seat, and rate them (Elo, with intervals).
about-lab-report = Draw what a table shows: one page of HTML that needs nothing else.
about-lab-seats = A bot for all seats, or one for each with commas.
about-lab-bots = The bots to be rated, with commas.
about-lab-games = How many games, of each way to play.
about-lab-output = The file to write; while games are played, their parts are kept beside it.
about-lab-on = Who plays: the cores of this machine, or ray for Ray's (RAY_ADDRESS names a cluster).
about-lab-table = A table written by simulate, sweep or arena.
about-lab-page = The page to write; without it, beside the table.
about-lab-every = In a sweep, 'all' stands for every value, and 'every-3' for all line-ups of three samurai.

lab-playing = Playing
lab-compiling = Preparing: once on this machine, for about a minute
lab-left-out = { $number ->
    [one] { $number } combination is left out: { $reason }.
   *[other] { $number } combinations are left out, the first because { $reason }.
}
lab-stopped = Stopped after { $played } of { $games } games; the same command goes on from there.
lab-written = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $file }.
lab-report-written = The report is in { $file }.
lab-ratings-title = Ratings, { $game }
lab-rating = Elo
lab-prior = The mean of all ratings is 0. A weak belief (most bots are within 800 of it) keeps the rating of a bot that won or lost everything finite.

report-title = { $game }: what the games show
report-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, ways to play: { $ways }, bots: { $bots }, seed { $seed }, Engawa { $version }. The same settings and seed give this very page.
report-count = { $number }
report-settings = All settings
report-numbers = The numbers
report-all-games = all games
report-of-seats = { $number } seats
report-won = games won
report-ratings = Which bots are strongest?
report-elo = Elo, around the mean of all
report-ratings-note = Bradley–Terry ratings with 95 % intervals: 400 points are odds of ten to one. A weak belief (most bots are within 800 of the mean) keeps a bot that won or lost everything in sight.
report-endings = How do games end?
report-endings-note = Shares of all games.
report-length = How long is a game?
report-length-note = Games by the number of decisions that all players took together.
report-length-cut = The last bar holds any of { $longest } and more.
report-median = half the games take at most { $number }
report-decisions = decisions
report-share = share of games
report-place = { $seats } seats: plays { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[7] seventh
}
report-order-seats = Is it better to play first?
report-order-seats-axis = percentage points of games won, more or fewer than an even share
report-order-seats-note = Games won by place in the order of play, ties shared, with 95 % intervals; on the dashed line all would be even.
report-powers = How often is each action used?
report-powers-note = Uses in a game by one seat, on average, in the notation of the rules; the area of a disc is the number below it.
report-head-games = games
report-head-won = won
report-head-score = mean score
report-head-decisions = decisions a game
report-head-interval = 95 % interval
report-head-difference = difference
report-head-bot = bot
report-head-elo = Elo
report-head-games-of = games of
report-head-seats = seats
report-head-five = 5 % take at most
report-head-median = half
report-head-ninety-five = 95 %
report-head-place = place
report-head-who = who
report-ending-none = endless
