# What the arena and the lab say.

about-arena = Niech boty zagrają ze sobą i pokażą, które są silniejsze.
about-arena-game = Która gra.
about-arena-seats = Bot na każde miejsce, po przecinku: uniform, greedy, beginner, player, expert, master. W 7 Samurajach wystarczy jeden.
about-arena-games = Ile partii rozegrać, co najmniej.
about-arena-seconds = Ile sekund na każdą decyzję; wyniki zależą wtedy od komputera.
about-arena-simulations = Ile symulacji na każdą decyzję bota przeszukującego drzewo gry.
about-arena-seed = To samo ziarno daje te same partie: liczba albo dowolny tekst.
about-arena-jobs = Ile procesów gra naraz; bez tej opcji jeden na rdzeń.
about-arena-output = Zapisz też wszystko w tym pliku, jako JSON.

arena-won-so-far = wygrane { $rate }
arena-rounded = Liczba partii: { $games } zamiast { $wanted }, bo każde rozdanie jest grane w każdym ustawieniu.
arena-stopped = Przerwano, rozegrane partie: { $played } z { $games }.
arena-broken = Proces został zabity, może z braku pamięci: spróbuj z mniejszym --jobs.
arena-written = Zapisano w { $file }.
arena-title = { $game }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, ziarno { $seed }
arena-bot = bot
arena-seats = miejsca
arena-wins = wygrane
arena-rate = odsetek wygranych
arena-interval = 95%
arena-score = średni wynik
arena-decisions = decyzji na partię
arena-seconds = sekund na decyzję
arena-ending = zakończenie
arena-games = partie
arena-share = udział
arena-won = Wygrane: { $wins } z { $games }, czyli { $rate }, przedział 95% { $interval }; średni wynik { $score }.

# What `engawa lab` says.

about-lab = Badaj gry: rozegraj miliony partii i przedstaw wyniki na wykresach.
about-lab-simulate = Rozegraj wiele partii z tymi samymi ustawieniami i zapisz tabelę (Parquet) z wierszem na każdą.
about-lab-sweep = To samo dla każdej kombinacji podanych wartości; wartości rozdziela się ukośnikiem.
about-lab-arena = Niech boty zagrają ze sobą na każdym miejscu; podaj ich ranking (Elo z przedziałami).
about-lab-report = Przedstaw tabelę na wykresach: jedna strona HTML, która niczego więcej nie potrzebuje.
about-lab-seats = Bot na wszystkie miejsca albo po jednym na każde, po przecinku.
about-lab-bots = Boty do rankingu, po przecinku.
about-lab-games = Ile partii rozegrać przy każdej kombinacji ustawień.
about-lab-output = Plik do zapisania; w trakcie gry części leżą obok niego.
about-lab-on = Kto gra: rdzenie tego komputera (cores) albo ray, czyli Ray (RAY_ADDRESS wskazuje klaster).
about-lab-table = Tabela zapisana przez simulate, sweep lub arena.
about-lab-page = Strona do zapisania; bez tej opcji obok tabeli.
about-lab-every = W sweep „all” oznacza każdą wartość, a „every-3” wszystkie składy trzech samurajów.

lab-playing = Trwają partie
lab-compiling = Przygotowanie: raz na tym komputerze, około minuty
lab-left-out = { $number ->
    [one] Pominięto { $number } kombinację: { $reason }.
    [few] Pominięto { $number } kombinacje, pierwszą, bo { $reason }.
    [many] Pominięto { $number } kombinacji, pierwszą, bo { $reason }.
   *[other] Pominięto { $number } kombinacji, pierwszą, bo { $reason }.
}
lab-stopped = Przerwano, rozegrane partie: { $played } z { $games }; to samo polecenie gra dalej od tego miejsca.
lab-written = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} w { $file }.
lab-report-written = Raport jest w { $file }.
lab-ratings-title = Ranking, { $game }
lab-rating = Elo
lab-prior = Średnia wszystkich ocen to 0. Słaby rozkład a priori (większość botów leży najwyżej 800 od niej) sprawia, że ocena bota, który wygrał lub przegrał wszystko, jest skończona.

report-title = { $game }: co pokazują partie
report-about = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, sposobów gry: { $ways }, boty: { $bots }, ziarno { $seed }, Engawa { $version }. Te same ustawienia i ziarno dają dokładnie tę stronę.
report-count = { $number }
report-settings = Wszystkie ustawienia
report-numbers = Liczby
report-all-games = wszystkie partie
report-of-seats = { $number ->
    [one] { $number } miejsce
    [few] { $number } miejsca
    [many] { $number } miejsc
   *[other] { $number } miejsca
}
report-won = wygrane partie
report-ratings = Które boty są najsilniejsze?
report-elo = Elo, względem średniej wszystkich
report-ratings-note = Oceny Bradleya–Terry’ego z przedziałami 95%: 400 punktów to szanse dziesięć do jednego. Słaby rozkład a priori (większość botów leży najwyżej 800 od średniej) sprawia, że ocena bota, który wygrał lub przegrał wszystko, jest skończona.
report-endings = Jak kończą się partie?
report-endings-note = Udziały we wszystkich partiach.
report-length = Jak długa jest partia?
report-length-note = Partie według liczby decyzji wszystkich graczy razem.
report-length-cut = Ostatni słupek mieści wszystkie od { $longest } w górę.
report-median = połowa partii ma najwyżej { $number }
report-decisions = decyzje
report-share = udział partii
report-place = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}: gra { $number ->
    [1] pierwszy
    [2] drugi
    [3] trzeci
    [4] czwarty
    [5] piąty
    [6] szósty
   *[7] siódmy
}
report-order-seats = Czy lepiej grać pierwszym?
report-order-seats-axis = punkty procentowe wygranych, ponad równy udział lub poniżej
report-order-seats-note = Wygrane według kolejności gry, remisy podzielone, z przedziałami 95%; na linii przerywanej wszyscy mieliby równo.
report-powers = Jak często używa się każdej akcji?
report-powers-note = Średnia liczba użyć w partii przez jednego gracza, w notacji zasad; pole koła to liczba pod nim.
report-head-games = partie
report-head-won = wygrane
report-head-score = średni wynik
report-head-decisions = decyzji na partię
report-head-interval = przedział 95%
report-head-difference = różnica
report-head-bot = bot
report-head-elo = Elo
report-head-games-of = partie
report-head-seats = miejsca
report-head-five = 5% ma najwyżej
report-head-median = połowa
report-head-ninety-five = 95%
report-head-place = kolejność
report-head-who = kto
report-ending-none = bez końca
