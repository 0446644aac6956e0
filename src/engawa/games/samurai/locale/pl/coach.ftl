# Samurai
closes = Zamyka osadę { $place }: { $takers }.
nobody = poza planszę
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
    [one] Jednym żetonem mogą cię tam jeszcze wyprzedzić ({ $figure }): { $seats }; zostaje { $left } wolne pole.
    [few] Jednym żetonem mogą cię tam jeszcze wyprzedzić ({ $figure }): { $seats }; zostają { $left } wolne pola.
   *[other] Jednym żetonem mogą cię tam jeszcze wyprzedzić ({ $figure }): { $seats }; zostaje { $left } wolnych pól.
}
beside-nothing = Obok nie ma żadnej figurki: teraz niczego to nie zmienia.
fast = Zużywa żeton specjalny: { $tile }.
no-ordinary = W tej turze nie kładziesz żetonu zwykłego: ta możliwość przepada.
draws = { $number ->
    [0] Niczego się nie dobiera.
    [one] Potem dobierasz { $number } żeton.
    [few] Potem dobierasz { $number } żetony.
   *[other] Potem dobierasz { $number } żetonów.
}
swap = Zużywa zamianę figurek.
swap-nothing = Dwie figurki jednego rodzaju: zamiana niczego nie zmienia.
exchange = Odzyskuje żeton { $tile }, który przestaje się liczyć tutaj: { $places }.
exchange-free = Odzyskuje żeton { $tile }, który nie liczy się już dla żadnej figurki.
keep-fast = Żeton specjalny można położyć w turze oprócz innego.
keep-exchange = Pozwala później położyć na nowo żeton z planszy.
keep-all = Liczy się za { $strength } dla każdego rodzaju figurek.
keep-kind = Liczy się za { $strength }, tylko dla jednego rodzaju: { $figure }.
place = { $left ->
    [one] { $place }: wokół jest { $left } wolne pole ({ $figure }).
    [few] { $place }: wokół są { $left } wolne pola ({ $figure }).
   *[other] { $place }: wokół jest { $left } wolnych pól ({ $figure }).
}
