# Sentences that every game shares.

refused-game-over = The game is over.
refused-wrong-seat = { $actor ->
    [0] Player { $seat } cannot decide now: something has to be drawn first.
   *[other] It is player { $actor }'s decision, not player { $seat }'s.
}
refused-unknown-action = There is no such action.
refused-not-drawn = That cannot be drawn now.
refused-only-chance = That is drawn, not chosen.
refused-not-now = That is not possible now.
