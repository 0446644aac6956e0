# Sentences that every game shares.

refused-game-over = The game is over, so { $action } cannot be played.
refused-wrong-seat = { $actor ->
    [0] Seat { $seat } is not asked now: chance has to draw.
   *[other] Seat { $seat } is not asked now: seat { $actor } is.
}
refused-unknown-action = There is no action “{ $action }”; allowed now: { $allowed }.
refused-not-drawn = Chance cannot come to { $action } now; possible: { $allowed }.
refused-only-chance = { $action } is for chance to draw; allowed now: { $allowed }.
refused-not-now = { $action } is not asked now; allowed: { $allowed }.
