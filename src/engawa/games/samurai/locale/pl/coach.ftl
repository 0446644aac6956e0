# Samurai
closes = Zamyka osadę { $place }: { $takers }.
nobody = poza grę
ends-game = To kończy grę.
strength = { $place }: { $strengths }.
against = { $figure } { $mine } do { $theirs }
standing = { $place }: { $strengths } dla ciebie.
only-surrounds = { $left ->
    [one] Tylko pomaga otoczyć osadę { $place }: zostaje tam { $left } wolne pole.
    [few] Tylko pomaga otoczyć osadę { $place }: zostają tam { $left } wolne pola.
   *[other] Tylko pomaga otoczyć osadę { $place }: zostaje tam { $left } wolnych pól.
}
still-behind = { $left ->
    [one] Ktoś nadal ma tam przewagę ({ $figure }); zostaje { $left } wolne pole.
    [few] Ktoś nadal ma tam przewagę ({ $figure }); zostają { $left } wolne pola.
   *[other] Ktoś nadal ma tam przewagę ({ $figure }); zostaje { $left } wolnych pól.
}
unanswered = { $left ->
    [one] Jednym żetonem nikt cię tam nie wyprzedzi ({ $figure }); zostaje { $left } wolne pole.
    [few] Jednym żetonem nikt cię tam nie wyprzedzi ({ $figure }); zostają { $left } wolne pola.
   *[other] Jednym żetonem nikt cię tam nie wyprzedzi ({ $figure }); zostaje { $left } wolnych pól.
}
answered = { $left ->
    [one] Jednym żetonem może cię tam wyprzedzić ({ $figure }): { $seats }; zostaje { $left } wolne pole.
    [few] Jednym żetonem może cię tam wyprzedzić ({ $figure }): { $seats }; zostają { $left } wolne pola.
   *[other] Jednym żetonem może cię tam wyprzedzić ({ $figure }): { $seats }; zostaje { $left } wolnych pól.
}
beside-nothing = Obok nie ma żadnej figurki: teraz niczego to nie zmienia.
fast = Zużywa szybki żeton: { $tile }.
no-ordinary = Bez zwykłego żetonu ta okazja w tej turze przepada.
draws = { $number ->
    [0] Niczego się nie dobiera.
    [one] Potem dobierasz { $number } żeton.
    [few] Potem dobierasz { $number } żetony.
   *[other] Potem dobierasz { $number } żetonów.
}
swap = Zużywa zamianę figurek.
swap-nothing = Dwie figurki jednego rodzaju: zamiana niczego nie zmienia.
exchange = Podnosi żeton { $tile }, który przestaje się liczyć tutaj: { $places }.
exchange-free = Podnosi żeton { $tile }, który nie liczy się już dla żadnej figurki.
keep-fast = Szybki żeton można dołożyć do innego.
keep-exchange = Pozwala później wyłożyć na nowo żeton z planszy.
keep-all = Liczy się za { $strength } dla każdego rodzaju figurek.
keep-kind = Liczy się za { $strength }, tylko dla jednego rodzaju: { $figure }.
place = { $left ->
    [one] { $place }: wokół jest { $left } wolne pole ({ $figure }).
    [few] { $place }: wokół są { $left } wolne pola ({ $figure }).
   *[other] { $place }: wokół jest { $left } wolnych pól ({ $figure }).
}
