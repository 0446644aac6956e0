# The browser: all pages but the tables themselves.

page-no-line = The server is not responding; check your connection and try again.
page-not-affiliated = The games belong to their designers and publishers; Engawa is not affiliated with them.
page-rule = Rules, §{ $section }
page-copy = Copy
page-copied = Copied
page-share = Share

# The start page
home-title = Engawa: { $games }
home-welcome = Take a seat on the veranda
home-lead = Board games with their complete rules: against bots, with friends over a link, or on one device. No account, no waiting.
home-go-on = Continue playing
home-all-tables = All my tables
home-play = Play now
home-name = What should others call you?
home-name-go = Play
home-laying = Setting up the table …
home-laying-long = The bots are still finding their cushions; the first time this takes a little longer.
home-friends = With friends
home-device = On one device
home-learn = Learn
home-rules = Rules
home-options = Options
home-players = { $most ->
    [one] { $range } player
   *[other] { $range } players
}
home-together = { $players }, cooperative

# Lists of tables
tables-your-turn = Your turn
tables-others = Waiting for others
tables-playing = In play
tables-over = Finished
tables-won = You won
tables-lost = You lost
tables-lost-to = You lost; won by { $names }
tables-shared = You shared the win
tables-won-by = Won by { $names }
tables-open-seats = { $number ->
    [one] { $number } open seat
   *[other] { $number } open seats
}
tables-seats = { $number ->
    [one] { $number } seat
   *[other] { $number } seats
}
tables-running = In play
tables-finished = Finished
tables-none = You are not at any table right now.
tables-choose = Choose a game
tables-lobby = Open to everyone
tables-lobby-empty = There are no open tables. When you invite friends, you can also let others in.
tables-join = Join
tables-watch = Watch

# Setting up a table
new-title = { $game }: a new table
new-company = Who plays
new-bots = Against bots
new-bots-about = Right away, as often as you like
new-friends = With friends
new-friends-about = They get a link, no account
new-device = On one device
new-device-about = You pass it round
new-solo = Solo
new-solo-about = You lead everyone yourself
new-number = Players
new-holder = Who sits here: { $seat }
new-me = Me
new-friend = A friend, by link
new-bot = Bot: { $level }
new-bot-beginner-about = Quick and short-sighted: sees what lies close, and often settles for the second best.
new-bot-player-about = Plays soundly, and does not look far ahead.
new-bot-expert-about = Thinks ahead and hardly ever makes a mistake.
new-bot-master-about = Thinks hard, for a few seconds each time.
new-usual = As in the book
new-traded = Traded with another seat; here now: { $other }.
new-beginning = Set-up
new-beginning-quick = Quick start
new-beginning-book = As in the book
new-beginning-mixed = A mix of both.
new-beginning-more = Choose each step
new-clock = Clock
new-clock-none = None
new-clock-decision = Per decision
new-clock-game = Per game
new-clock-about = When a player's time is up, a bot plays for them until they return.
new-clock-decision-length = Time for each decision
new-clock-game-length = Time for the whole game, per player
new-coach = Coach
new-coach-about = During the game, players can ask what their choices are worth.
new-lobby = Open to everyone
new-lobby-about = The table is listed: anyone can take an open seat or watch.
new-start = Start
new-start-friends = Create the table and get the link

# Waiting for friends
friends-title = { $number ->
    [one] Waiting for one more
   *[other] Waiting for { $number } more
}
friends-invite = Send this link to your friends
friends-invite-about = Anyone with the link can take an open seat. You can close this page; the table and the link remain.
friends-lobby = Anyone with the link can take an open seat. The table is also listed for everyone.
friends-seats = At the table
friends-you = { $name } (you)
friends-open = open
friends-awaited = { $name } has been asked
friends-hand = Let a bot play: { $seat }
friends-bot = Use a bot instead …
friends-there = here
friends-away = offline
friends-begins = { $number ->
    [one] The game begins as soon as the last seat is taken.
   *[other] The game begins as soon as all seats are taken.
}
friends-watch = Link for spectators

# A friend's link
join-title = Join a table
join-game = Join a game of { $game }
join-over = This game is over.
join-full = Every seat at this table is taken.
join-ask-watch = The players have a link for spectators: ask them for it.
join-rules = The rules of { $game }
join-wrong = This link does not lead to a table
join-wrong-about = Perhaps part of it got lost: ask for the link again.
join-name = Your name at the table
join-seat = Choose a seat
join-open = { $seat }, open
join-taken = This seat has just been taken: { $seat }. Please choose another one.
join-go = Sit down

# The rules
rules-title = { $game }: rules
rules-games = Rules of the games
rules-contents = Contents
rules-print = Print

# My name and devices
me-about = There are no accounts. A cookie in this browser remembers you.
me-name = My name
me-name-about = Others see this name at the table.
me-name-blank = A name needs at least one letter or digit.
me-keep = Save
me-kept = Saved.
me-devices = Another device
me-link-about = Your personal link lets you continue as yourself in another browser or on another device, with all your tables.
me-link = Your personal link
me-link-make = Create a personal link
me-link-void = A new link replaces the old one.
me-link-secret = Anyone with this link can play as you, so keep it to yourself. It is shown only once; earlier links no longer work.
me-push = Notifications
me-push-impossible = This browser cannot notify you. On a phone it often helps to add Engawa to the home screen first.
me-push-blocked = Notifications from this page are blocked. You can allow them in the browser's settings for this page.
me-push-off = This device can notify you when it is your turn, even while Engawa is closed.
me-push-on = This device notifies you when it is your turn.
me-push-turn-on = Turn on notifications
me-push-turn-off = Turn off notifications
me-push-failed = The browser's push service is not responding, so notifications cannot be turned on right now.

# A personal link
continue-title = Continue here
continue-wait = One moment …
continue-ask = In this browser you are { $name }. If you continue as the guest in the link, you can only get back to { $name }'s tables with { $name }'s personal link.
continue-yes = Continue as the guest in the link
continue-no = Stay as { $name }

# About
about-lead = An engawa is the wooden veranda of a Japanese house: the place where people sit together, half indoors, half in the garden. This one is for playing.
about-players = The games come with complete rules, every level, option and variant. Play against bots, with friends over a link, or on one device. Undo a mistake, come back tomorrow, continue on another device. Nobody needs an account, and nothing is tracked or sold.
about-draws = Fair draws
about-draws-commitment = Before the first card is drawn, the server fixes a secret and shows everyone its fingerprint. Every shuffle and every draw of the game is computed from that secret, so the server can neither help nor harm anyone along the way.
about-draws-check = When the game is over the secret is revealed. The table then has a button that recomputes every draw, and any program can do the same.
about-bots = Fair bots
about-bots-see = A bot sees what a person in its seat would see, and nothing else.
about-owners = Whose games these are
about-owners-names = The games, their names and their art belong to their designers and publishers. The names are used here only to say which rules are meant; Engawa is not affiliated with any of them. If you like a game, buy it: it is even better on a real table.
about-owners-ours = All texts, pictures and sounds here were made for this project.
about-source = Open source
about-source-licence = Engawa is free software under the MIT licence. The rules are also a Python library, for those who want to study the games.
about-version = Version { $version }

# Nothing here
lost-title = Nobody sits here
lost-about = There is nothing at this address. Perhaps a letter got lost on the way.
lost-home = To the start page
