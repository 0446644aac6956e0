# The browser: what every table shows. $seat is a seat's name at that game, in the basic form.

table-board = The board
table-beside = Players, log and chat
table-tools = Help with the decision
table-to-question = Go to the question
table-title-turn = Your turn · { $game }

# The question
table-question = The question
table-rule = Rules, §{ $section }
percent = { $number }%
table-your-turn = Your turn
table-turn-of = { $seat }: your turn
table-thinking = { $name } is thinking
table-offline = { $name } is offline
table-left = { $name } has left the table
table-open = An open seat has to decide
table-choose-on-board = Choose on the board, or from the list.
table-all-choices = All choices ({ $number })
table-fewer-choices = Close the list
table-filter = Find
table-nothing-found = No choice matches.
table-fold = Choices
table-wanted = do this in the lesson
table-undo = Undo
table-undo-asked = { $actions ->
    [one] You have asked to undo the last step.
   *[other] You have asked to undo the last { $actions } steps.
}
table-undo-proposed = { $actions ->
    [one] { $seat } asks to undo the last step.
   *[other] { $seat } asks to undo the last { $actions } steps.
}
table-undo-waiting = Waiting for: { $seats }.
table-undo-declined = { $name } declined; nothing was undone.
table-agree = Agree
table-decline = Decline
table-line-lost = Connection lost; reconnecting …
table-line-back = Reconnected.

# The coach
table-coach = Coach
table-coach-thinks = The coach is playing it out …
table-coach-keep = Ask at each of my decisions
table-best = best
table-interval = between { $low } and { $high }
table-score = score { $score }

# Keys
table-shortcuts = Keys
table-shortcuts-on = Single-key shortcuts
table-key-choose = pick the choice with that number
table-key-undo = undo
table-key-coach = ask the coach
table-key-help = show these keys
table-key-everything = Everything can also be reached with Tab, the arrow keys and Enter.

# Seats
seats = Players
you = you
table-turn = to decide
table-seat-offline = offline
table-seat-left = left
table-seat-open = open
table-clock = Time left
table-stand-in = for { $name }
table-hand = Let a bot play
table-hand-seat = Let a bot play { $seat }
table-back = Take my seat back
table-watching = Watching: { $names }
table-unnamed = { $number ->
    [one] { $number } guest
   *[other] { $number } guests
}
table-leave = Leave the table
table-leave-really = Your seat will be open: someone else, or a bot, can take it.
table-leave-yes = Leave
table-business = This table
table-invite = To play: anyone with this link can take an open seat
table-watch = To watch: anyone with this link sees the table, but no hands
table-bot = bot
bot-uniform = random bot
bot-greedy = greedy bot
bot-beginner = beginner
bot-player = player
bot-expert = expert
bot-master = master

# Log, talk, words
table-tab-log = Log
table-tab-talk = Chat
table-tab-in-words = As text
table-newest = Newest
table-talk-nothing = No messages yet.
table-say-something = Write a message
table-send = Send
table-react = Reactions
table-emote-thumbs-up = Thumbs up
table-emote-bow = Bow
table-emote-laugh = Laugh
table-emote-think = Think
table-emote-sorry = Sorry
table-emote-well-played = Well played
table-reacted-thumbs-up = { $name } gives a thumbs up.
table-reacted-bow = { $name } bows.
table-reacted-laugh = { $name } laughs.
table-reacted-think = { $name } is thinking.
table-reacted-sorry = { $name } says sorry.
table-reacted-well-played = { $name } says: well played!
table-unread = { $number ->
    [one] new line
   *[other] new lines
}

# One device
table-pass-device = Pass the device: { $seat } is next
table-i-am = I am { $seat }

# The end
table-winner = winner
table-common-score = { $score ->
    [one] Together: { $score } point
   *[other] Together: { $score } points
}
table-rematch = Play again
table-won = You win!
table-lost = You lost
table-shared-win = You share the win
table-won-by = { $names } wins
table-won-by-several = { $names } share the win
table-rematch-asked = { $name } wants to play again.
table-rematch-join = Join
table-rematch-later = Not now
table-rematch-anonymous = The next game is set up.
table-harder = Harder: { $level }
table-easier = Easier: { $level }
table-share = Share
table-shared = Link copied
table-share-title = { $game } on Engawa
table-record = Download the record
table-replay = Replay
table-replay-first = To the start
table-replay-back = One step back
table-replay-on = One step forward
table-replay-last = To the end
table-replay-at = { $ply } of { $last }.
table-review = Review
table-review-ask = Where was it won and lost?
table-reviewing = The coach is reviewing every decision …
table-graph = Chance to win after each decision
table-decision = Decision { $number }, { $seat }: “{ $action }”. Chance afterwards: { $chance }%.
table-better = Better: “{ $action }”.
table-turning-point = Decision { $number }, { $seat }: “{ $action }” left a { $after }% chance, “{ $best }” had { $before }%.
table-verify = Check the draws
table-commitment = Fingerprint shown before the first draw
table-secret = Secret of the draws
table-commitment-kept = This browser has checked: the secret matches the fingerprint.
table-commitment-broken = This browser has checked: the secret does not match the fingerprint.
table-verify-how = The fingerprint is the SHA-256 of “engawa secret ” followed by the secret. With the record, “engawa verify” recomputes all draws.

stage-pause = Pause
stage-resume = Continue
stage-step = Next
stage-skip = Skip to my turn
table-meanwhile = Meanwhile ({ $number })
table-all-rules = All the rules
