# The browser: all pages but the tables themselves.

page-no-line = The server does not answer; look at your connection and try again.
page-not-affiliated = The games belong to their designers and publishers; Engawa is not affiliated with them.
page-rule = Rules, §{ $section }
page-copy = Copy
page-copied = Copied
page-share = Share

# The start page
home-title = Engawa: { $games }
home-welcome = Take a seat on the veranda
home-lead = Board games with their complete rules: against bots, with friends over a link, or on one device. No account, no waiting.
home-go-on = Go on playing
home-all-tables = All my tables
home-play = Play now
home-laying = Laying the table …
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
home-together = { $players }, together

# Lists of tables
tables-your-turn = Your turn
tables-others = The others are thinking
tables-playing = In play
tables-over = Finished
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
tables-none = You are not at any table just now.
tables-choose = Choose a game
tables-lobby = Open to everybody
tables-lobby-empty = Nobody has put a table here. Whoever invites friends can also let others in.
tables-join = Join
tables-watch = Watch

# Setting up a table
new-title = { $game }: a new table
new-company = With whom
new-bots = Against bots
new-bots-about = At once, as often as you like
new-friends = With friends
new-friends-about = They get a link, no account
new-device = On one device
new-device-about = You hand it round
new-solo = Solo
new-solo-about = You lead everybody
new-number = How many players
new-holder = Who sits here: { $seat }
new-me = Me
new-friend = A friend, by link
new-bot = Bot: { $level }
new-bot-beginner-about = Quick and careless: one decision in three is a slip.
new-bot-player-about = Plays soundly, and slips now and then.
new-bot-expert-about = Thinks ahead and hardly ever slips.
new-bot-master-about = Thinks long and hard, for a few seconds each time.
new-usual = As in the book
new-beginning = Set-up
new-beginning-quick = Quick start
new-beginning-book = As in the book
new-beginning-mixed = Some as in the book, some quick.
new-beginning-more = Choose each step
new-clock = Clock
new-clock-none = None
new-clock-decision = Per decision
new-clock-game = Per game
new-clock-about = When somebody's time is up, a bot plays for them until they are back.
new-clock-decision-length = Time for each decision
new-clock-game-length = Time for the whole game, each
new-coach = Coach
new-coach-about = During the game everybody may ask what their choices are worth.
new-lobby = Open to everybody
new-lobby-about = The table is listed: strangers can take its open seats and watch.
new-start = Begin
new-start-friends = Lay the table and get the link

# Waiting for friends
friends-title = { $number ->
    [one] Waiting for one more
   *[other] Waiting for { $number } more
}
friends-invite = Send this link to your friends
friends-invite-about = Whoever opens it can take an open seat. You may close this page: the table stays, and the link with it.
friends-lobby = Whoever opens it can take an open seat. The table is also listed for everybody.
friends-seats = At the table
friends-you = { $name } (you)
friends-open = open
friends-hand = Let a bot play: { $seat }
friends-bot = A bot instead …
friends-there = here
friends-away = away just now
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
join-ask-watch = Those who play have a link for spectators: ask them for it.
join-rules = The rules of { $game }
join-wrong = There is no table behind this link
join-wrong-about = Perhaps a letter got lost on the way: ask for the link again.
join-name = Your name at the table
join-seat = Choose a seat
join-open = { $seat }, open
join-go = Sit down

# The rules
rules-title = { $game }: rules
rules-games = Rules of the games
rules-contents = Contents
rules-print = Print

# My name and devices
me-about = There are no accounts. You are known by a cookie in this browser.
me-name = My name
me-name-about = This is what others read at the table.
me-keep = Keep
me-kept = Kept.
me-devices = Another device
me-link-about = With your personal link you go on as yourself in another browser or on another device, with all your tables.
me-link = Your personal link
me-link-make = Make a personal link
me-link-void = A new link makes the one before void.
me-link-secret = Whoever has this link is you: give it to nobody. It is shown only now, and the one before is void.
me-push = Notifications
me-push-impossible = This browser cannot tell you about your turn. On a phone it often helps to put Engawa on the home screen first.
me-push-blocked = Notifications from this page are blocked. You can allow them in the browser's settings for this page.
me-push-off = This device can tell you when it is your turn, even while Engawa is closed.
me-push-on = This device tells you when it is your turn.
me-push-turn-on = Tell me on this device
me-push-turn-off = Do not tell me any more
me-push-failed = The browser's own push service does not answer, so this device cannot be told now.

# A personal link
continue-title = Go on here
continue-wait = One moment …
continue-ask = In this browser you are { $name }. If you go on as the guest of the link, the tables of { $name } can only be reached with the personal link of { $name }.
continue-yes = Go on as the guest of the link
continue-no = Stay { $name }

# About
about-lead = An engawa is the wooden veranda of a Japanese house: the place where people sit down together, half inside, half in the garden. This one is for playing.
about-players = The games are here with complete rules, every level, option and variant. Play against bots, with friends over a link, or on one device; take back a slip, come back tomorrow, go on with another device. Nobody needs an account, and nothing is counted or sold.
about-draws = Fair draws
about-draws-commitment = Before the first card is drawn, the server fixes a secret and shows everybody its fingerprint. Every shuffle and every draw of the game is computed from that secret, so the server can neither help nor harm anybody on the way.
about-draws-check = When the game is over the secret is shown. The table then has a button that computes every draw again, and any program can do the same.
about-bots = Fair bots
about-bots-see = A bot sees what a person in its seat would see, and nothing else.
about-owners = Whose games these are
about-owners-names = The games, their names and their art belong to their designers and publishers. The names are used here only to say which rules are meant; Engawa is not affiliated with any of them. If you like a game, buy it: on a real table it is better still.
about-owners-ours = All texts, pictures and sounds here were made for this project.
about-source = Open source
about-source-licence = Engawa is free software under the MIT licence. The rules are also a Python library, for those who want to study the games.
about-version = Version { $version }

# Nothing here
lost-title = Nobody sits here
lost-about = There is nothing at this address. Perhaps a letter got lost on the way.
lost-home = To the start page
