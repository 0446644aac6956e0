# The browser: what every table shows. $seat is a seat's name at that game, in the basic form.

table-board = The board
table-beside = Seats, log and talk
table-tools = Help with the decision
table-to-question = Go to the question
table-title-turn = Your turn · { $game }

# The question
table-question = The question
table-rule = Rules, §{ $section }
percent = { $number } %
table-waiting = Waiting for { $seat }
table-thinking = { $seat } is thinking
table-away = { $seat } is away
table-choose-on-board = Choose on the board, or from the list.
table-all-choices = All choices ({ $number })
table-fewer-choices = Close the list
table-filter = Find
table-nothing-found = No choice is called that.
table-fold = Choices
table-wanted = the lesson asks for this
table-undo = Take back
table-undo-asked = { $actions ->
    [one] You ask to take back the last step.
   *[other] You ask to take back the last { $actions } steps.
}
table-undo-proposed = { $actions ->
    [one] { $seat } asks to take back the last step.
   *[other] { $seat } asks to take back the last { $actions } steps.
}
table-undo-waiting = Still to answer: { $seats }.
table-agree = Agree
table-decline = Decline
table-line-lost = The line is down; connecting again …
table-line-back = The line is back.

# The coach
table-coach = Coach
table-coach-thinks = The coach is playing it out …
table-coach-keep = Ask at each of my decisions
table-best = best
table-interval = between { $low } and { $high }
table-score = score { $score }

# Keys
table-shortcuts = Keys
table-shortcuts-on = Single keys work
table-key-choose = take the choice with that number
table-key-undo = take back
table-key-coach = ask the coach
table-key-help = show these keys
table-key-everything = Everything can also be reached with Tab, the arrows and Enter.

# Seats
seats = Seats
you = you
table-turn = decides
table-seat-away = away
table-clock = Time left
table-stand-in = for { $name }
table-hand = Let a bot play
table-hand-seat = Let a bot play { $seat }
table-back = Play again myself
table-spectators = { $number ->
    [one] { $number } looks on
   *[other] { $number } look on
}
table-leave = Leave the table
table-leave-really = Your seat will be open: somebody else, or a bot, can take it.
table-leave-yes = Leave
table-business = This table
table-invite = To play: whoever opens this link can take an open seat
table-watch = To look on: whoever opens this link sees the table, but no hands
bot-uniform = random bot
bot-greedy = greedy bot
bot-beginner = beginner
bot-player = player
bot-expert = expert
bot-master = master

# Log, talk, words
table-tab-log = Log
table-tab-talk = Talk
table-tab-in-words = In words
table-newest = Newest
table-talk-nothing = Nothing has been said yet.
table-say-something = Say something
table-send = Send
table-react = Gestures
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
table-rematch-go = The next game is laid: go there
table-record = Download the record
table-replay = Replay
table-replay-first = To the start
table-replay-back = One step back
table-replay-on = One step on
table-replay-last = To the end
table-replay-at = { $ply } of { $last }.
table-review = Review
table-review-ask = Where was it won and lost?
table-reviewing = The coach looks at every decision again …
table-graph = Chance to win after each decision
table-decision = Decision { $number }, { $seat }: “{ $action }”. Afterwards { $chance } %.
table-better = Better: “{ $action }”.
table-turning-point = Decision { $number }, { $seat }: “{ $action }” left { $after } %, “{ $best }” had { $before } %.
table-verify = Check the draws
table-commitment = Promised before the first draw
table-secret = The secret of the draws
table-commitment-kept = This browser has checked: the secret is the one that was promised.
table-commitment-broken = This browser has checked: the secret is not the one that was promised.
table-verify-how = The promise is SHA-256 of “engawa secret ” and the secret. The record and “engawa verify” let anybody compute all draws again.
