# The coach. Sentences of one game begin with its name. $percent is of a hundred, $seat a player or
# a samurai, $other another one. Names come in the nominative, so sentences keep them there.

# What the simulations say
always-won = { $number ->
    [one] Jedyna symulowana partia kończy się zwycięstwem.
    [few] Wszystkie { $number } symulowane partie kończą się zwycięstwem.
   *[other] Wszystkie { $number } symulowanych partii kończy się zwycięstwem.
}
rival = Najgroźniejszy rywal: { $seat }, wygrane { $percent } % symulowanych partii.

# Reviews. $before and $after are chances of a hundred: by the best action, by the one played;
# $drawn the one after the draws.
samurai-spirit-name = Samurai Spirit
samurai-name = Samurai
rent-a-hero-name = Rent a Hero
title = { $game }: szansa na zwycięstwo
unfinished = Ta partia jeszcze trwa.
common = wszyscy razem
axis-chance = Szansa na zwycięstwo
axis-decisions = { $number ->
    [one] { $number } decyzja, z podziałem na rundy
    [few] { $number } decyzje, z podziałem na rundy
   *[other] { $number } decyzji, z podziałem na rundy
}
lap = runda { $number }
point = Decyzja { $number }, { $seat }: { $action } daje { $after } %, a { $best } dałoby { $before } %.
luck = Po decyzji { $number } ({ $seat }) pomógł los: z { $after } % do { $drawn } %.
bad-luck = Po decyzji { $number } ({ $seat }) los zaszkodził: z { $after } % do { $drawn } %.
no-points = Żadna decyzja nie kosztowała więcej, niż tłumaczy sam przypadek.

# Samurai Spirit
samurai-spirit-lost-samurai-died = Jeśli to przegrana, to najczęściej przez śmierć samuraja ({ $percent } % porażek).
samurai-spirit-lost-farmsteads-lost = Jeśli to przegrana, to najczęściej przez pożar ostatniego gospodarstwa ({ $percent } % porażek).
samurai-spirit-lost-families-lost = Jeśli to przegrana, to najczęściej przez utratę ostatniej rodziny ({ $percent } % porażek).
samurai-spirit-fight-known = Następny najeźdźca jest znany: { $card }.
samurai-spirit-fight-risk = { $percent } % możliwych kart ma więcej niż { $room } i sprawi, że { $seat } ulegnie najeźdźcom.
samurai-spirit-fight-hope = { $percent } % możliwych kart może trafić do obrony ({ $seat }).
samurai-spirit-fight-kiai = { $percent } % możliwych kart ma dokładnie { $room }: to Kiai, którym włada { $seat }.
samurai-spirit-fight-safe = Żadna z możliwych kart nie jest groźna: { $seat } im nie ulegnie.
samurai-spirit-pass-complete = { $seat } ma pełną obronę: koniec rundy niczego za nią nie zabierze.
samurai-spirit-pass-all = { $seat } kończy rundę bez żadnego symbolu: to rana, gospodarstwo i rodzina.
samurai-spirit-pass-ends = { $number ->
    [one] Runda się kończy: { $number } karta stosu trafia do intruzów, szansa na płomienie { $percent } %.
    [few] Runda się kończy: { $number } karty stosu trafiają do intruzów, z płomieniami { $percent } %.
   *[other] Runda się kończy: { $number } kart stosu trafia do intruzów, z płomieniami { $percent } %.
}
samurai-spirit-lacks-hat = { $kind ->
    [kills] Bez kapelusza { $seat } ginie na koniec rundy, a gra jest przegrana!
    [wakes] Bez kapelusza { $seat } otrzymuje na koniec rundy ranę, która budzi zwierzę.
   *[wounds] Bez kapelusza { $seat } otrzymuje na koniec rundy ranę.
}
samurai-spirit-lacks-farm = { $left ->
    [1] Bez chaty { $seat } zostawia na pastwę ognia ostatnie gospodarstwo: gra jest przegrana!
    [few] Bez chaty ({ $seat }) na koniec rundy płonie gospodarstwo; teraz są { $left }.
   *[other] Bez chaty ({ $seat }) na koniec rundy płonie gospodarstwo; teraz jest { $left }.
}
samurai-spirit-lacks-doll = { $left ->
    [1] Bez lalki ({ $seat }) na koniec rundy przepada ostatnia rodzina: gra jest przegrana!
    [few] Bez lalki ({ $seat }) na koniec rundy przepada rodzina; teraz są { $left }.
   *[other] Bez lalki ({ $seat }) na koniec rundy przepada rodzina; teraz jest { $left }.
}
samurai-spirit-talent = { $seat } ma w następnej turze dodatkowy talent. { $talent }
samurai-spirit-intruder = Wierzchnia karta trafia zakryta do intruzów; szansa na płomienie { $percent } %.
samurai-spirit-intruder-known = Wierzchnia karta trafia do intruzów: { $card }.
samurai-spirit-overcome = { $fate ->
    [barricade] Suma { $total } przekracza Kiai { $kiai }: pada barykada, a { $seat } musi spasować.
    [last] Suma { $total } przekracza Kiai { $kiai }: płonie ostatnie gospodarstwo i gra jest przegrana!
   *[farmstead] Suma { $total } przekracza Kiai { $kiai }: barykad nie ma, więc płonie gospodarstwo, a { $seat } musi spasować.
}
samurai-spirit-kiai = { $seat } osiąga Kiai. { $effect }
samurai-spirit-symbol-forgone = Przepada symbol, którego brakuje w obronie: { $symbol }.
samurai-spirit-no-penalty = Ten najeźdźca nie przynosi kary.
samurai-spirit-penalty-due = Jako ostatni w linii przyniesie w następnej turze karę, którą poniesie { $seat }: { $penalty }.
samurai-spirit-penalty-ignored = { $seat } może zignorować tę karę: { $penalty }.
samurai-spirit-penalty-kills = Jako ostatni w linii zada w następnej turze śmiertelną ranę: { $seat } zginie!
samurai-spirit-penalty-wakes = Rana od ostatniego najeźdźcy obudzi zwierzę: { $seat }.
samurai-spirit-room = { $seat } ma wtedy { $total } z { $kiai }: do Kiai brakuje { $room }.
samurai-spirit-defend-hat = Zostaje kapelusz: dzięki niemu { $seat } uniknie rany na koniec rundy.
samurai-spirit-defend-life = Zostaje kapelusz, bez którego { $seat } zginie na koniec rundy.
samurai-spirit-defend-farm = { $left ->
    [1] Zostaje chata, która na koniec rundy ratuje ostatnie gospodarstwo.
   *[other] Zostaje chata, która na koniec rundy ratuje jedno z { $left } gospodarstw.
}
samurai-spirit-defend-doll = { $left ->
    [1] Zostaje lalka, która na koniec rundy ratuje ostatnią rodzinę.
   *[other] Zostaje lalka, która na koniec rundy ratuje jedną z { $left } rodzin.
}
samurai-spirit-total-stays = Suma się nie zmienia: { $total } z { $kiai }.
samurai-spirit-discard = Najeźdźca znika razem ze swoją karą i nie wchodzi do linii walki ({ $seat }).
samurai-spirit-redraw = Następną kartę trzeba zatrzymać; { $percent } % możliwych sprawi, że { $seat } ulegnie najeźdźcom.
samurai-spirit-receive-defend = { $seat } nie ma tego symbolu i może się nim bronić: { $symbol }.
samurai-spirit-receive-overcome = W linii walki ({ $seat }) suma urośnie do { $total } i przekroczy Kiai { $kiai }.
samurai-spirit-receive-kiai = { $seat } osiągnie Kiai. { $effect }
samurai-spirit-receive-total = W linii walki ({ $seat }) suma urośnie do { $total } z { $kiai }.
samurai-spirit-ignore = { $seat } unika kary: { $penalty }.
samurai-spirit-suffer = Tę karę można zignorować: { $penalty }.
samurai-spirit-suffer-fire = { $fate ->
    [barricade] Pada barykada.
    [last] Płonie ostatnie gospodarstwo i gra jest przegrana!
   *[farmstead] Barykad nie ma: płonie gospodarstwo.
}
samurai-spirit-wound-kills = { $seat } ginie i gra jest przegrana!
samurai-spirit-wound-wakes = Rana budzi zwierzę: { $seat } ma odtąd Kiai wyższe o trzy.
samurai-spirit-wound-plain = { $seat } otrzymuje ranę.
samurai-spirit-penalty-first = Najpierw { $penalty }, potem { $other }.
samurai-spirit-end-turn = { $seat } zostaje przy { $total } z { $kiai }; w tej turze nic więcej nie grozi.
samurai-spirit-kiai-used = { $effect }
samurai-spirit-kiai-declined = Pierwsza karta linii walki ({ $seat }) i tak zostaje odrzucona.
samurai-spirit-heal-none = Wszystkie znaczniki ran zostają.
samurai-spirit-heal-token = { $seat } pozbywa się znacznika rany.
samurai-spirit-heal-life = { $seat } pozbywa się znacznika rany: następna rana już nie zabija.
samurai-spirit-relieved = { $seat }: suma spada z { $before } do { $after } z { $kiai }.
samurai-spirit-penalty-gone = Razem z kartą znika jej kara: { $penalty }.
samurai-spirit-lend-none = Wszystkie żetony zostają na miejscu.
samurai-spirit-order = Następny najeźdźca to: { $card }.
samurai-spirit-tokens-kept = { $number ->
    [one] Przy wiosce zostaje na później { $number } żeton.
    [few] Przy wiosce zostają na później { $number } żetony.
   *[other] Przy wiosce zostaje na później { $number } żetonów.
}
samurai-spirit-token-taken = Do końca rundy { $seat } ma dodatkowy talent, potem żeton jest zużyty. { $talent }

# Samurai
samurai-closes = Zamyka osadę { $place }: { $takers }.
samurai-nobody = poza grę
samurai-ends-game = To kończy grę.
samurai-strength = { $place }: { $strengths }.
samurai-against = { $figure } { $mine } do { $theirs }
samurai-standing = { $place }: { $strengths } dla ciebie.
samurai-only-surrounds = { $left ->
    [one] Tylko pomaga otoczyć osadę { $place }: zostaje tam { $left } wolne pole.
    [few] Tylko pomaga otoczyć osadę { $place }: zostają tam { $left } wolne pola.
   *[other] Tylko pomaga otoczyć osadę { $place }: zostaje tam { $left } wolnych pól.
}
samurai-still-behind = { $left ->
    [one] Ktoś nadal ma tam przewagę ({ $figure }); zostaje { $left } wolne pole.
    [few] Ktoś nadal ma tam przewagę ({ $figure }); zostają { $left } wolne pola.
   *[other] Ktoś nadal ma tam przewagę ({ $figure }); zostaje { $left } wolnych pól.
}
samurai-unanswered = { $left ->
    [one] Jednym żetonem nikt cię tam nie wyprzedzi ({ $figure }); zostaje { $left } wolne pole.
    [few] Jednym żetonem nikt cię tam nie wyprzedzi ({ $figure }); zostają { $left } wolne pola.
   *[other] Jednym żetonem nikt cię tam nie wyprzedzi ({ $figure }); zostaje { $left } wolnych pól.
}
samurai-answered = { $left ->
    [one] Jednym żetonem może cię tam wyprzedzić ({ $figure }): { $seats }; zostaje { $left } wolne pole.
    [few] Jednym żetonem może cię tam wyprzedzić ({ $figure }): { $seats }; zostają { $left } wolne pola.
   *[other] Jednym żetonem może cię tam wyprzedzić ({ $figure }): { $seats }; zostaje { $left } wolnych pól.
}
samurai-beside-nothing = Obok nie ma żadnej figurki: teraz niczego to nie zmienia.
samurai-fast = Zużywa szybki żeton: { $tile }.
samurai-no-ordinary = Bez zwykłego żetonu ta okazja w tej turze przepada.
samurai-draws = { $number ->
    [0] Niczego się nie dobiera.
    [one] Potem dobierasz { $number } żeton.
    [few] Potem dobierasz { $number } żetony.
   *[other] Potem dobierasz { $number } żetonów.
}
samurai-swap = Zużywa zamianę figurek.
samurai-swap-nothing = Dwie figurki jednego rodzaju: zamiana niczego nie zmienia.
samurai-exchange = Podnosi żeton { $tile }, który przestaje się liczyć tutaj: { $places }.
samurai-exchange-free = Podnosi żeton { $tile }, który nie liczy się już dla żadnej figurki.
samurai-keep-fast = Szybki żeton można dołożyć do innego.
samurai-keep-exchange = Pozwala później wyłożyć na nowo żeton z planszy.
samurai-keep-all = Liczy się za { $strength } dla każdego rodzaju figurek.
samurai-keep-kind = Liczy się za { $strength }, tylko dla jednego rodzaju: { $figure }.
samurai-place = { $left ->
    [one] { $place }: wokół jest { $left } wolne pole ({ $figure }).
    [few] { $place }: wokół są { $left } wolne pola ({ $figure }).
   *[other] { $place }: wokół jest { $left } wolnych pól ({ $figure }).
}

# Rent a Hero
rent-a-hero-recruit-hero = To dla ciebie nowy bohater: { $hero }.
rent-a-hero-recruit-wins = To twój szósty bohater, który wygrywa grę: { $hero }.
rent-a-hero-recruit-pair = Masz już tego bohatera i tracisz obie kopie: { $hero }.
rent-a-hero-recruit-certain = Kimkolwiek jest Tułacz, będzie dla ciebie nowy.
rent-a-hero-recruit-chance = Sądząc po kartach, których nie widzisz, Tułacz jest dla ciebie nowy z szansą { $percent } %.
rent-a-hero-recruit-sixth = Nowy bohater byłby szósty i wygrałby od razu.
rent-a-hero-recruit-loss = W przeciwnym razie tracisz jednego z nich: { $heroes }.
rent-a-hero-pass-next = { $seat } dostaje go jako następne; według twojej wiedzy jest tam nowy z szansą { $percent } %.
rent-a-hero-pass-home = Tułacz wraca: { $seat } musi go przyjąć; według twojej wiedzy jest tam nowy z szansą { $percent } %.
rent-a-hero-pass-sixth = { $seat } ma pięciu bohaterów: z szansą { $percent } % Tułacz byłby szósty i wygrałby grę.
rent-a-hero-pass-forgone = Oddajesz Tułacza, który jest dla ciebie nowy z szansą { $percent } %.
rent-a-hero-pass-forgone-certain = Oddajesz Tułacza, który jest dla ciebie na pewno nowy.
rent-a-hero-hint = Odpowiedź brzmi „tak” z szansą { $percent } % i wtedy wiesz, kto to: { $hero }.
rent-a-hero-hint-useless = Tułacz nie może być tym bohaterem, więc odpowiedź nic nie mówi: { $hero }.
rent-a-hero-hint-strength = Odpowiedź mówi, czy siła jest taka: { $requirement }; „tak” z szansą { $percent } %.
rent-a-hero-hint-costs = { $left ->
    [one] To kosztuje kartę: na ręce zostaje { $left }.
    [few] To kosztuje kartę: na ręce zostają { $left }.
   *[other] To kosztuje kartę: na ręce zostaje { $left }.
}
rent-a-hero-send-top = Wędruje wierzchnia karta talii, jakakolwiek jest.
rent-a-hero-send-sixth = Byłby szóstym bohaterem i wygrałby grę dla: { $seats } ({ $hero }).
rent-a-hero-send-lacking = { $count ->
    [one] Nie ma go i zyska na nim jedna osoba: { $seats }.
    [few] Nie mają go i zyskają na nim { $count } osoby: { $seats }.
   *[other] Nie ma go i zyska na nim { $count } osób: { $seats }.
}
rent-a-hero-send-nobody = Wszyscy inni go mają i straciliby parę: { $hero }.
rent-a-hero-send-home-pair = Jeśli wróci, tracisz parę: { $hero }.
rent-a-hero-send-home-new = Jeśli wróci, zyskujesz nowego bohatera: { $hero }.
rent-a-hero-drop-held = Masz już tego bohatera w drużynie: { $hero }.
rent-a-hero-drop-lacking = Brakuje ci tego bohatera, a wrócić mógłby tylko jako wysłany Tułacz: { $hero }.
rent-a-hero-drop-unseen = { $number ->
    [one] Innych kopii, których nie widać: { $number }.
    [few] Innych kopii, których nie widać: { $number }.
   *[other] Innych kopii, których nie widać: { $number }.
}
rent-a-hero-burn = Tułacza nie dostanie { $seat }; według twojej wiedzy jest tam nowy z szansą { $percent } %.
rent-a-hero-chase = { $seat } musi oddać Tułacza; według twojej wiedzy jest tam nowy z szansą { $percent } %.
rent-a-hero-look = Potem wiesz, czy jest dla ciebie nowy; teraz szansa na to wynosi { $percent } %.
rent-a-hero-ready = Tego bohatera można użyć jeszcze raz: { $hero }.
rent-a-hero-lift = Możesz wtedy wysłać dowolną kartę z ręki.
rent-a-hero-lift-other = { $seat } może wtedy wysłać dowolną kartę.
rent-a-hero-draw-two = { $number ->
    [0] Twoja ręka jest pusta: dochodzą dwie karty do wysłania i na wskazówki.
    [one] Masz na ręce { $number } kartę: dochodzą dwie do wysłania i na wskazówki.
    [few] Masz na ręce { $number } karty: dochodzą dwie do wysłania i na wskazówki.
   *[other] Masz na ręce { $number } kart: dochodzą dwie do wysłania i na wskazówki.
}
rent-a-hero-cancel = Ta zdolność nie działa: { $hero } ({ $seat }).
rent-a-hero-power-spent = Ten bohater jest potem wykorzystany: { $hero }.
rent-a-hero-wait-power = Ta zdolność działa: { $hero } ({ $seat }).
rent-a-hero-wait-lose = Obie kopie przepadają bez użycia: { $hero }.
rent-a-hero-wait-hold = O Tułaczu decyduje { $seat }; według twojej wiedzy jest tam nowy z szansą { $percent } %.
rent-a-hero-wait-send = { $seat } wysyła kartę o wymaganej sile.
