# Sentences that every game shares.

refused-game-over = Gra jest już skończona, więc „{ $action }” nie da się zagrać.
refused-wrong-seat = { $actor ->
    [0] Teraz decyduje los, nie gracz { $seat }.
   *[other] Teraz decyduje gracz { $actor }, nie gracz { $seat }.
}
refused-unknown-action = Nie ma akcji „{ $action }”; teraz można: { $allowed }.
refused-not-drawn = Nie można teraz wylosować „{ $action }”; możliwe: { $allowed }.
refused-only-chance = O „{ $action }” decyduje losowanie; teraz można: { $allowed }.
refused-not-now = Teraz nie można: „{ $action }”; można: { $allowed }.
