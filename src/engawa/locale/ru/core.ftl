# Sentences that every game shares.

refused-game-over = Игра уже окончена: «{ $action }» не сыграть.
refused-wrong-seat = { $actor ->
    [0] Сейчас решает случай, а не место { $seat }.
   *[other] Сейчас решает место { $actor }, а не место { $seat }.
}
refused-unknown-action = Действия «{ $action }» нет; сейчас можно: { $allowed }.
refused-not-drawn = Случай сейчас не может дать «{ $action }»; возможно: { $allowed }.
refused-only-chance = Исход «{ $action }» решает случай; сейчас можно: { $allowed }.
refused-not-now = Для «{ $action }» сейчас не время; можно: { $allowed }.
