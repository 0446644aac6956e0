# Sentences that every game shares.

refused-game-over = Gra jest już skończona, więc „{ $action }” nie da się zagrać.
refused-wrong-seat = { $actor ->
    [0] Teraz decyduje los, nie miejsce { $seat }.
   *[other] Teraz decyduje miejsce { $actor }, nie miejsce { $seat }.
}
refused-unknown-action = Nie ma akcji „{ $action }”; teraz można: { $allowed }.
refused-not-drawn = Los nie może teraz dać „{ $action }”; możliwe: { $allowed }.
refused-only-chance = O „{ $action }” decyduje los; teraz można: { $allowed }.
refused-not-now = Na „{ $action }” teraz nie pora; można: { $allowed }.
