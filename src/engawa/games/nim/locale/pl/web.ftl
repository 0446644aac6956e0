# Przeglądarka: stół gry nim. $seat to gracz, w mianowniku.

wood = Na desce
you = ty
left = { $number ->
    [one] Został { $number } kamień.
    [few] Zostały { $number } kamienie.
   *[many] Zostało { $number } kamieni.
}
# Obok liczby
on-wood = { $number ->
    [one] kamień na desce
    [few] kamienie na desce
   *[many] kamieni na desce
}
taken = { $number ->
    [one] zabrano { $number } kamień
    [few] zabrano { $number } kamienie
   *[many] zabrano { $number } kamieni
}
take = { $number ->
    [one] Weź { $number } kamień
    [few] Weź { $number } kamienie
   *[many] Weź { $number } kamieni
}
token-none = Tajna liczba nie jest jeszcze wylosowana.
token-mine = Twoja tajna liczba to { $number }: tylu kamieni nigdy nie bierzesz.
token-of = { $seat }: tajna liczba to { $number }.
token-hidden = { $seat } ma tajną liczbę.
token-not = { $seat } ma tajną liczbę; nie jest to { $numbers }.
