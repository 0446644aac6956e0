# Sentences that every game shares.

refused-game-over = Игра уже окончена: «{ $action }» не сыграть.
refused-wrong-seat = { $actor ->
    [0] Сейчас решает случай, а не игрок { $seat }.
   *[other] Сейчас решает игрок { $actor }, а не игрок { $seat }.
}
refused-unknown-action = Действия «{ $action }» нет; сейчас можно: { $allowed }.
refused-not-drawn = Сейчас не может выпасть «{ $action }»; возможно: { $allowed }.
refused-only-chance = «{ $action }» — это случайный исход, его не выбирают; сейчас можно: { $allowed }.
refused-not-now = «{ $action }» сейчас невозможно; можно: { $allowed }.
