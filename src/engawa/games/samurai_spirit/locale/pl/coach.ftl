# Samurai Spirit
lost-samurai-died = Porażki wynikają stąd najczęściej ze śmierci samuraja ({ $percent }% porażek).
lost-farmsteads-lost = Porażki wynikają stąd najczęściej z pożaru ostatniego gospodarstwa ({ $percent }% porażek).
lost-families-lost = Porażki wynikają stąd najczęściej z utraty ostatniej rodziny ({ $percent }% porażek).
fight-known = Następny najeźdźca jest znany: { $card }.
fight-risk = { $percent }% możliwych kart ma więcej niż { $room }: { $seat } zostałby pokonany.
fight-hope = { $percent }% możliwych kart może trafić do obrony ({ $seat }).
fight-kiai = { $percent }% możliwych kart ma dokładnie { $room }: { $seat } osiągnąłby Kiai.
fight-safe = Żadna z możliwych kart nie jest groźna: { $seat } nie zostanie pokonany.
pass-complete = { $seat } ma pełną obronę: na koniec rundy nie spowoduje strat.
pass-all = { $seat } kończy rundę bez żadnego symbolu: to kosztuje ranę, gospodarstwo i rodzinę.
pass-ends = { $number ->
    [one] Runda się kończy: { $number } karta stosu trafia na stos intruzów, szansa na płomienie { $percent }%.
    [few] Runda się kończy: { $number } karty stosu trafiają na stos intruzów, z płomieniami { $percent }%.
   *[other] Runda się kończy: { $number } kart stosu trafia na stos intruzów, z płomieniami { $percent }%.
}
lacks-hat = { $kind ->
    [kills] Bez kapelusza { $seat } ginie na koniec rundy, a gra jest przegrana!
    [wakes] Bez kapelusza { $seat } otrzymuje na koniec rundy ranę, która budzi zwierzę.
   *[wounds] Bez kapelusza { $seat } otrzymuje na koniec rundy ranę.
}
lacks-farm = { $left ->
    [1] Bez chaty { $seat } zostawia na pastwę ognia ostatnie gospodarstwo: gra jest przegrana!
    [few] Bez chaty ({ $seat }) na koniec rundy płonie gospodarstwo; teraz są { $left }.
   *[other] Bez chaty ({ $seat }) na koniec rundy płonie gospodarstwo; teraz jest { $left }.
}
lacks-doll = { $left ->
    [1] Bez lalki ({ $seat }) na koniec rundy przepada ostatnia rodzina: gra jest przegrana!
    [few] Bez lalki ({ $seat }) na koniec rundy przepada rodzina; teraz są { $left }.
   *[other] Bez lalki ({ $seat }) na koniec rundy przepada rodzina; teraz jest { $left }.
}
talent = { $seat } ma w następnej turze dodatkowy talent. { $talent }
intruder = Wierzchnia karta trafia zakryta na stos intruzów; szansa na płomienie { $percent }%.
intruder-known = Wierzchnia karta trafia na stos intruzów: { $card }.
overcome = { $fate ->
    [barricade] Suma { $total } przekracza Kiai { $kiai }: pada barykada, a { $seat } musi spasować.
    [last] Suma { $total } przekracza Kiai { $kiai }: płonie ostatnie gospodarstwo i gra jest przegrana!
   *[farmstead] Suma { $total } przekracza Kiai { $kiai }: barykad nie ma, więc płonie gospodarstwo, a { $seat } musi spasować.
}
kiai = { $seat } osiąga Kiai. { $effect }
symbol-forgone = Przepada symbol, którego brakuje w obronie: { $symbol }.
no-penalty = Ten najeźdźca nie ma kary.
penalty-due = Będzie ostatni w linii walki: w następnej turze { $seat } poniesie jego karę ({ $penalty }).
penalty-ignored = { $seat } może zignorować tę karę: { $penalty }.
penalty-kills = Będzie ostatni w linii walki i w następnej turze zada śmiertelną ranę: { $seat } zginie!
penalty-wakes = Rana od ostatniego najeźdźcy obudzi zwierzę: { $seat }.
room = { $seat } ma wtedy { $total } z { $kiai }: do Kiai brakuje { $room }.
defend-hat = Zostaje kapelusz: dzięki niemu { $seat } uniknie rany na koniec rundy.
defend-life = Zostaje kapelusz, bez którego { $seat } zginie na koniec rundy.
defend-farm = { $left ->
    [1] Zostaje chata, która na koniec rundy ratuje ostatnie gospodarstwo.
   *[other] Zostaje chata, która na koniec rundy ratuje jedno z { $left } gospodarstw.
}
defend-doll = { $left ->
    [1] Zostaje lalka, która na koniec rundy ratuje ostatnią rodzinę.
   *[other] Zostaje lalka, która na koniec rundy ratuje jedną z { $left } rodzin.
}
total-stays = Suma się nie zmienia: { $total } z { $kiai }.
discard = Najeźdźca znika razem ze swoją karą i nie wchodzi do linii walki ({ $seat }).
redraw = Następną kartę trzeba zatrzymać; przy { $percent }% możliwych kart { $seat } zostałby pokonany.
receive-defend = { $seat } nie ma tego symbolu i może się nim bronić: { $symbol }.
receive-overcome = W linii walki ({ $seat }) suma urośnie do { $total } i przekroczy Kiai { $kiai }.
receive-kiai = { $seat } osiągnie Kiai. { $effect }
receive-total = W linii walki ({ $seat }) suma urośnie do { $total } z { $kiai }.
ignore = { $seat } unika kary: { $penalty }.
suffer = Tę karę można zignorować: { $penalty }.
suffer-fire = { $fate ->
    [barricade] Pada barykada.
    [last] Płonie ostatnie gospodarstwo i gra jest przegrana!
   *[farmstead] Barykad nie ma: płonie gospodarstwo.
}
wound-kills = { $seat } ginie i gra jest przegrana!
wound-wakes = Rana budzi zwierzę: { $seat } ma odtąd Kiai wyższe o trzy.
wound-plain = { $seat } otrzymuje ranę.
penalty-first = Najpierw { $penalty }, potem { $other }.
end-turn = { $seat } zostaje przy { $total } z { $kiai }; w tej turze nic więcej nie grozi.
kiai-used = { $effect }
kiai-declined = Pierwsza karta linii walki ({ $seat }) i tak zostaje odrzucona.
heal-none = Wszystkie znaczniki ran zostają.
heal-token = { $seat } usuwa znacznik rany.
heal-life = { $seat } usuwa znacznik rany: następna rana już go nie zabije.
relieved = { $seat }: suma spada z { $before } do { $after } z { $kiai }.
penalty-gone = Razem z kartą znika jej kara: { $penalty }.
lend-none = Wszystkie żetony zostają u właścicieli.
order = Następny najeźdźca to: { $card }.
tokens-kept = { $number ->
    [one] Przy wiosce zostaje na później { $number } żeton.
    [few] Przy wiosce zostają na później { $number } żetony.
   *[other] Przy wiosce zostaje na później { $number } żetonów.
}
token-taken = Do końca rundy { $seat } ma dodatkowy talent, potem żeton jest zużyty. { $talent }
