# What the table server says.

# Seats
refused-no-open-seat = Every seat at this table is taken; you can watch with the spectators' link.
refused-seat-taken = Seat { $seat } is taken; choose an open one.
refused-no-such-seat = There is no seat { $seat }; seats are 1 to { $last }.
refused-not-your-seat = { $seat ->
    [0] Only players can ask for this.
   *[other] Seat { $seat } is not yours.
}
refused-not-at-table = You are not at this table; the invite link lets you join.
refused-only-looking = You are watching: only players can do that.
refused-still-here = { $name } is at the table; only an absent player's seat can be handed to a bot.
refused-bot-already = A bot already plays at seat { $seat }.
refused-bot-plays = A bot plays for you at seat { $seat }; take the seat back first.
refused-no-such-bot = There is no such bot.
refused-wrong-seats = You gave { $given } seats, but this game has { $seats }.
refused-no-such-holder = A seat is for you, for a guest or for a bot.
refused-lesson-alone = In a lesson every seat is yours, and the table is not in the lobby.
refused-table-full = Too many people are watching this table; try again later.

# Play
refused-not-begun = The game begins when every seat is taken.
refused-over = The game is over.
refused-not-over = That is possible once the game is over.
refused-stale = The position has changed; please look again.
refused-not-your-decision = It is not player { $seat }'s turn to decide.
refused-no-coach = This table has no coach.
refused-coach-busy = The coach is still thinking; wait for the answer.
refused-no-preview = Previews are not available for this game: what an action leads to depends on what nobody knows yet.
refused-no-such-ply = The log has no position { $ply }; positions are 0 to { $last }.
refused-nothing-to-undo = You have nothing to undo yet.
refused-nothing-asked = Nobody is waiting for your answer.
refused-busy = Too much is happening at this table; try again.

# Requests
refused-no-such-table = There is no such table.
refused-newer-rules = This game was begun under version { $version } of the rules, and this server knows them up to version { $known }. It can be continued once the server is updated.
refused-no-such-game = There is no such game.
refused-no-such-link = This link does not work; perhaps a newer one has replaced it.
refused-no-push-service = Unknown push service.
refused-wrong-origin = Pages of other sites cannot connect here.
refused-bad-request = The request is invalid.
refused-no-guest = Enter your name first.
refused-forbidden = This page is out of date; reload it and try again.
refused-not-found = There is nothing at this address.
refused-no-such-method = This address does not support that method.
refused-too-large = That is too large.
refused-no-such-type = Only JSON is accepted here.
refused-too-many = Too many requests; wait a minute.
refused-our-fault = Something went wrong on our side; nothing was lost. Please try again.

# Fair draws
verified = { $draws ->
    [one] { $draws } draw was recomputed from the secret, and it is correct.
   *[other] All { $draws } draws were recomputed from the secret, and they are correct.
}

# Notifications
push-your-turn = { $game }: it is your turn.
