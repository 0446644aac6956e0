# Sentences that every game shares.

refused-game-over = Gra jest już skończona.
refused-wrong-seat = { $actor ->
    [0] Teraz decyduje los, nie gracz { $seat }.
   *[other] Teraz decyduje gracz { $actor }, nie gracz { $seat }.
}
refused-unknown-action = Nie ma takiej akcji.
refused-not-drawn = Tego nie można teraz wylosować.
refused-only-chance = O tym decyduje losowanie, nie gracz.
refused-not-now = Teraz nie można tego zrobić.
