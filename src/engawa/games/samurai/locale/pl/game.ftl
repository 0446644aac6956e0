# Samurai. $seat is a player, named by colour; $place a settlement with its hex, $hex a hex, $tile
# a tile, $figure a kind of figure, $number what the sentence counts.
# Players are named in the plural, which does not tell anybody's gender; names of players, places,
# tiles and figures come in the nominative, so sentences keep them there.

seat-blue = Niebiescy
seat-red = Czerwoni
seat-green = Zieloni
seat-yellow = Żółci
list = { $others } i { $last }

figure-helmet = hełm
figure-buddha = Budda
figure-rice = pole ryżowe

tile-helmet = hełm
tile-buddha = Budda
tile-rice = pole ryżowe
tile-samurai = samuraj
tile-ronin = ronin
tile-ship = statek
tile-exchange-tiles = zamiana żetonów
tile-exchange-figures = zamiana figurek

place-nagasaki = Nagasaki
place-kumamoto = Kumamoto
place-hakata = Hakata
place-funai = Funai
place-kagoshima = Kagoshima
place-shimonoseki = Shimonoseki
place-hagi = Hagi
place-uwajima = Uwajima
place-kochi = Kōchi
place-okayama = Okayama
place-takamatsu = Takamatsu
place-tottori = Tottori
place-tokushima = Tokushima
place-wakayama = Wakayama
place-kanazawa = Kanazawa
place-kyoto = Kioto
place-toyama = Toyama
place-ishikari = Ishikari
place-matsumae = Matsumae
place-sunpu = Sunpu
place-soya = Sōya
place-hirosaki = Hirosaki
place-akita = Akita
place-niigata = Niigata
place-edo = Edo
place-abashiri = Abashiri
place-sapporo = Sapporo
place-urakawa = Urakawa
place-hachinohe = Hachinohe
place-sendai = Sendai
place-mito = Mito
place-tateyama = Tateyama
place-kushiro = Kushiro
place-nemuro = Nemuro

# What is asked
ask-keep = Który żeton { $seat } biorą na początek?
ask-place-figure = Jaką figurkę ustawiają { $seat } i gdzie?
ask-lay = { $laid ->
    [0] Co kładą { $seat }?
   *[other] Czy { $seat } kładą następny żeton, czy kończą turę?
}
ask-swap-with = Z którą figurką { $seat } zamieniają miejscami tę: { $place }, { $figure }?
ask-relay = Gdzie { $seat } kładą odzyskany żeton: { $tile }?

# What the choices do
do-keep = weź: { $tile }
do-figure = { $place }: { $figure }
do-lay = { $tile } na polu { $place }
do-swap = zamień: { $place }, { $figure }
do-exchange = odzyskaj żeton z pola { $place }
do-end-turn = zakończ turę
do-with = { $place }: { $figure }
do-relay = na polu { $place }

# What happened
event-first-player = Grę rozpoczynają { $seat }.
event-drew = { $seat } dobierają żeton i mają za parawanem { $number }.
event-drew-tile = To: { $tile }.
event-kept = { $seat } wybierają żeton i mają za parawanem { $number }.
event-kept-tile = To: { $tile }.
event-figure-dealt = { $place } otrzymuje figurkę: { $figure }.
event-figure-placed = { $seat } ustawiają figurkę: { $place }, { $figure }.
event-turn-begins = Teraz grają { $seat }.
event-skipped = { $seat } nie mogą położyć żadnego żetonu i tracą kolejkę.
event-laid = { $seat } kładą żeton na polu { $hex }: { $tile }.
event-swapped = { $seat } zamieniają figurki: { $place }, { $figure } oraz { $other_place }, { $other_figure }.
event-exchanged = { $seat } zabierają z pola { $hex } żeton: { $tile }; zostaje tam zamiana żetonów.
event-relaid = { $seat } kładą odzyskany żeton na polu { $hex }: { $tile }.
event-taken = { $place }: figurkę ({ $figure }) zdobywają { $seat }, siła { $number }.
event-tied = { $place }: remis przy sile { $number }, figurka ({ $figure }) trafia poza planszę.
event-unclaimed = { $place }: nikt nie ma tam siły większej niż 0, figurka ({ $figure }) trafia poza planszę.
event-last-figure = Na planszy nie ma już figurek tego rodzaju: { $figure }.
event-four-set-aside = { $number ->
    [one] Poza planszą jest już { $number } figurka.
    [few] Poza planszą są już { $number } figurki.
    [many] Poza planszą jest już { $number } figurek.
   *[other] Poza planszą jest już { $number } figurki.
}
event-nobody-can-lay = Nikt nie może położyć żetonu.

# How it ended; $winners are players, $count of them.
ending-last-figure = { $count ->
    [one] Wygrywają { $winners }: z planszy zniknęła ostatnia figurka jednego z rodzajów.
   *[other] Wspólnie wygrywają { $winners }: z planszy zniknęła ostatnia figurka jednego z rodzajów.
}
ending-four-set-aside = { $count ->
    [one] Wygrywają { $winners }: poza planszą są co najmniej cztery figurki.
   *[other] Wspólnie wygrywają { $winners }: poza planszą są co najmniej cztery figurki.
}
ending-last-figure-four-set-aside = { $count ->
    [one] Wygrywają { $winners }: zniknęła ostatnia figurka jednego z rodzajów, a poza planszą są co najmniej cztery.
   *[other] Wspólnie wygrywają { $winners }: zniknęła ostatnia figurka jednego z rodzajów, a poza planszą są co najmniej cztery.
}
ending-nobody-can-lay = { $count ->
    [one] Wygrywają { $winners }: nikt nie może już położyć żetonu.
   *[other] Wspólnie wygrywają { $winners }: nikt nie może już położyć żetonu.
}

# Why not
refused-not-left = { $seat } nie mają już takiego żetonu do wyboru: { $tile }.
refused-not-in-play = { $players ->
    [one] Pola { $hex } nie ma na planszy dla { $players } gracza.
   *[other] Pola { $hex } nie ma na planszy dla { $players } graczy.
}
refused-capital-full = { $place } ma już swoje trzy figurki.
refused-no-figure-left = Nie ma już figurek tego rodzaju do ustawienia: { $figure }.
refused-cities-first = { $place } to wioska, a wioski zapełnia się, gdy pełne są wszystkie miasta.
refused-city-full = { $place } ma już swoje dwie figurki.
refused-kind-there = { $place } ma już taką figurkę: { $figure }.
refused-village-full = { $place } ma już swoją figurkę.
refused-not-in-hand = { $seat } nie mają za parawanem takiego żetonu: { $tile }.
refused-ordinary-laid = { $seat } położyli już w tej turze żeton zwykły; teraz można kłaść tylko specjalne.
refused-tile-there = Na polu { $hex } leży już żeton.
refused-nothing-laid = { $seat } muszą najpierw położyć co najmniej jeden żeton.
refused-no-such-figure = { $place } nie ma takiej figurki: { $figure }.
refused-no-partner = Tej figurki ({ $place }, { $figure }) nie da się zamienić z żadną dalszą na mapie.
refused-same-settlement = Obie figurki są w tej samej osadzie ({ $place }); zamiana dotyczy dwóch osad.
refused-earlier-figure = { $place } jest na mapie wcześniej niż { $first_place }; najpierw wskazuje się figurkę wcześniejszą.
refused-two-of-a-kind = Po tej zamianie w jednej osadzie byłyby dwie figurki tego samego rodzaju.
refused-not-your-tile = { $seat } nie mają na polu { $hex } zwykłego żetonu.
refused-no-other-hex = Nie ma innego wolnego pola lądu dla odzyskanego żetonu.
refused-sea-only = Statki kładzie się na morzu, a { $hex } to ląd.
refused-land-only = Na morzu kładzie się tylko statki, a { $hex } to morze.
refused-on-settlement = { $hex } to osada; żetony kładzie się obok.
refused-written-otherwise = Tego żetonu nie kładzie się na polu: wskaż, co zamienia.

# What is agreed on before a game
beginning-quick-about = Żetony i figurki są losowane: grasz od razu.
beginning-book-about = Wybierasz pierwsze żetony, a gracze po kolei ustawiają figurki.
option-hands = Pierwsze żetony
option-hands-random = Losowe
option-hands-random-about = Szybki start: pięć z dwudziestu żetonów się losuje.
option-hands-chosen = Wybrane
option-hands-chosen-about = Jak w instrukcji: każdy gracz wybiera pięć ze swoich dwudziestu żetonów.
option-figures = Figurki
option-figures-random = Losowo
option-figures-random-about = Szybki start: figurki w osadach ustawia los.
option-figures-players = Ustawiają gracze
option-figures-players-about = Jak w instrukcji: gracze ustawiają figurki jedną po drugiej. Dłuższy początek, więcej planowania.
option-captures = Zdobyte figurki
option-captures-usual-about = Jawne przy dwóch osobach, za parawanem przy trzech lub czterech.
option-captures-open = Jawne
option-captures-open-about = Wszyscy widzą, kto co zdobył.
option-captures-hidden = Ukryte
option-captures-hidden-about = Leżą za parawanem: trzeba pamiętać.
