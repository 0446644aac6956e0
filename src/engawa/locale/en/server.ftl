# What the table server says.

# Seats
refused-no-open-seat = Every seat at this table is taken; you can look on with the spectators' link.
refused-seat-taken = Seat { $seat } is taken; choose an open one.
refused-no-such-seat = There is no seat { $seat }; seats are 0 to { $last }.
refused-not-your-seat = { $seat ->
    [0] Only those who play may ask this.
   *[other] Seat { $seat } is not yours.
}
refused-not-at-table = You do not sit at this table; the invite link lets you join.
refused-only-looking = You are looking on: only players may do that.
refused-still-here = { $name } is at the table; only an absent player’s seat can be handed to a bot.
refused-bot-already = A bot plays seat { $seat } already.
refused-bot-plays = A bot plays seat { $seat } for you; take the seat back first.
refused-no-such-bot = There is no bot “{ $bot }”; there are { $bots }.
refused-wrong-seats = { $given } seats are given, but this game has { $seats }.
refused-no-such-holder = A seat cannot be for “{ $given }”; allowed: { $allowed }.
refused-lesson-alone = In a lesson every seat is yours, and it is not in the lobby.
refused-table-full = Too many people look at this table already; try again later.

# Play
refused-not-begun = The match begins when every seat is taken.
refused-over = The match is over.
refused-not-over = That is possible when the match is over.
refused-stale = That answers a position that is no longer on the table; look again.
refused-not-your-decision = Seat { $seat } does not have to decide now.
refused-no-coach = This table was made without a coach.
refused-coach-busy = The coach is still thinking; wait for the answer.
refused-no-preview = This game is not shown ahead: what comes of an action depends on what nobody knows yet.
refused-no-such-ply = The log has no position { $ply }; positions are 0 to { $last }.
refused-nothing-to-undo = You have decided nothing yet that could be taken back.
refused-nothing-asked = Nobody waits for your answer.
refused-busy = Too much happens at this table at once; try again.

# Requests
refused-no-such-table = There is no such table.
refused-newer-rules = This game was begun under version { $version } of the rules, and this server knows them up to version { $known }. It can be continued once the server is updated.
refused-no-such-game = There is no such game; there are { $games }.
refused-no-such-link = This link leads nowhere; perhaps it was replaced by a newer one.
refused-no-push-service = That is no push service we know; allowed: { $services }.
refused-wrong-origin = A page of another site may not connect here.
refused-bad-request = The request is not as it should be.
refused-no-guest = Say who you are first: POST /api/guests gives a cookie.
refused-forbidden = The request lacks its protection against forgery: send the cookie engawa_csrf back in the header x-engawa-csrf.
refused-not-found = There is nothing at this address.
refused-no-such-method = This address does not answer that method.
refused-too-large = That is too large.
refused-no-such-type = Only JSON is understood here.
refused-too-many = Too many requests; wait a minute.
refused-our-fault = Something went wrong on our side; nothing was lost, try again.

# Fair draws
verified = { $draws ->
    [one] { $draws } draw was computed again from the secret, and it is right.
   *[other] All { $draws } draws were computed again from the secret, and they are right.
}

# Notifications
push-your-turn = { $game }: it is your turn.
