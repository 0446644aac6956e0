# Sentences that every game shares.

refused-game-over = Игра уже окончена.
refused-wrong-seat = { $actor ->
    [0] Сейчас решает случай, а не игрок { $seat }.
   *[other] Сейчас решает игрок { $actor }, а не игрок { $seat }.
}
refused-unknown-action = Такого действия нет.
refused-not-drawn = Сейчас это выпасть не может.
refused-only-chance = Это случайный исход, его не выбирают.
refused-not-now = Сейчас это невозможно.
