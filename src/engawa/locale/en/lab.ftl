# What the arena and the lab say.

about-arena = Let bots play against each other, and report which are stronger.
about-arena-game = Which game.
about-arena-seats = A bot for each seat, comma-separated: uniform, greedy, beginner, player, expert, master. In Samurai Spirit one is enough.
about-arena-games = How many games to play, at least.
about-arena-seconds = Thinking time for each decision; results then depend on the machine.
about-arena-simulations = Simulations for each decision of a bot that searches.
about-arena-seed = The same seed gives the same games: a number or any text.
about-arena-jobs = How many processes play at the same time; one for each core if not given.
about-arena-output = Also write everything to this file, as JSON.

arena-won-so-far = won { $rate }
arena-rounded = { $games } games instead of { $wanted }: every deal is played in every seating.
arena-stopped = Stopped after { $played } of { $games } games.
arena-broken = A process was killed, perhaps because memory ran out: try fewer --jobs.
arena-written = Written to { $file }.
arena-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
arena-bot = bot
arena-seats = seats
arena-wins = wins
arena-rate = win rate
arena-interval = 95%
arena-score = mean score
arena-decisions = decisions per game
arena-seconds = seconds each
arena-ending = ending
arena-games = games
arena-share = share
arena-won = Won { $wins } of { $games }: { $rate }, 95% interval { $interval }; mean score { $score }.

# What `engawa lab` says.

about-lab = Study the games: play them by the million, and plot the results.
about-lab-simulate = Play many games with the same settings, and write a table (Parquet) with a row for each.
about-lab-sweep = The same for every combination of the values given; separate values with slashes.
about-lab-arena = Let bots play each other in every seat, and rate them (Elo, with intervals).
about-lab-report = Plot what a table shows: a single self-contained HTML page.
about-lab-seats = A bot for all seats, or one for each, comma-separated.
about-lab-bots = The bots to rate, comma-separated.
about-lab-games = How many games to play with each combination of settings.
about-lab-output = The file to write; while games are being played, partial results are kept beside it.
about-lab-on = Where to play: on the cores of this machine, or with ray on a Ray cluster (RAY_ADDRESS names it).
about-lab-table = A table written by simulate, sweep or arena.
about-lab-page = The page to write; beside the table if not given.
about-lab-every = In a sweep, 'all' stands for every value, and 'every-3' for all line-ups of three samurai.

lab-playing = Playing
lab-compiling = Preparing: about a minute, once on this machine
lab-left-out = { $number ->
    [one] { $number } combination was left out: { $reason }.
   *[other] { $number } combinations were left out, the first because { $reason }.
}
lab-stopped = Stopped after { $played } of { $games } games; the same command resumes from there.
lab-written = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $file }.
lab-report-written = The report is in { $file }.
lab-ratings-title = Ratings, { $game }
lab-rating = Elo
lab-prior = The mean of all ratings is 0. A weak prior (most bots are within 800 of it) keeps the rating of a bot that won or lost everything finite.

report-title = { $game }: what the games show
report-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, ways to play: { $ways }, bots: { $bots }, seed { $seed }, Engawa { $version }. The same settings and seed give exactly this page.
report-count = { $number }
report-settings = All settings
report-numbers = The numbers
report-all-games = all games
report-of-seats = { $number } seats
report-won = games won
report-ratings = Which bots are strongest?
report-elo = Elo, relative to the mean
report-ratings-note = Bradley–Terry ratings with 95% intervals: 400 points mean odds of ten to one. A weak prior (most bots are within 800 of the mean) keeps the rating of a bot that won or lost everything finite.
report-endings = How do games end?
report-endings-note = Share of all games.
report-length = How long is a game?
report-length-note = Games by the number of decisions all players made together.
report-length-cut = The last bar holds { $longest } and more.
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
report-order-seats-axis = percentage points of games won, above or below an even share
report-order-seats-note = Games won by place in the order of play, ties shared, with 95% intervals. On the dashed line all places would be equal.
report-powers = How often is each action used?
report-powers-note = Average uses per game and player, in the notation of the rules; the area of a disc shows the number below it.
report-head-games = games
report-head-won = won
report-head-score = mean score
report-head-decisions = decisions per game
report-head-interval = 95% interval
report-head-difference = difference
report-head-bot = bot
report-head-elo = Elo
report-head-games-of = games of
report-head-seats = seats
report-head-five = 5% take at most
report-head-median = half
report-head-ninety-five = 95%
report-head-place = place
report-head-who = who
report-ending-none = endless
