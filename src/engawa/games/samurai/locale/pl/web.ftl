# The browser: the table of samurai. Names of players, tiles, figures and places come from
# game.ftl, in the nominative; $choice is a whole choice in the server's words.

map = Mapa Japonii
hand = Twoje żetony
# On tiles, beside numbers
initial-blue = N
initial-red = C
initial-green = Z
initial-yellow = Ż

players = Gracze
# Whose turn it is: $name is a player
turn-of = Kolej: { $name }
your-keep = Wybierz żeton na początek
your-place-figure = Twoja kolej: ustaw figurkę
your-lay = { $laid ->
    [0] Twoja kolej: połóż żeton
   *[other] Połóż następny żeton albo zakończ turę
}
your-swap-with = Wybierz figurkę do zamiany z tą: { $place }, { $figure }
your-relay = Połóż odzyskany żeton: { $tile }
leads = prowadzi: { $figure }
closing = Wkrótce zamknięte
empty = bez figurek
beside = { $choice }; obok: { $places }
chance = { $number }%
take-first = Najpierw wybierz żeton pod mapą, potem pole.
now-keep = Najpierw wybierz pięć żetonów na początek.
now-place-figure = Najpierw ustaw figurkę: wybierz ją, a potem osadę. Żetony kładzie się później.
now-swap-with = Najpierw wybierz drugą figurkę do zamiany.
now-relay = Najpierw połóż odzyskany żeton.
no-swap = Tych dwóch figurek nie da się zamienić. Wybierz inną parę.
lay-here = Połóż tutaj: { $tile }
taken-up = Żeton do ponownego położenia: { $tile }
keep = Weź: { $tile }
tiles-of = Żetony, { $seat }: za parawanem { $hand }, w zapasie { $reserve }. Pokaż, czego jeszcze nie położono.
tiles-title = Za parawanem i w zapasie; pokaż, czego jeszcze nie położono
not-laid = Jeszcze nie na planszy: { $seat }
not-laid-why = Za parawanem lub w zapasie: każdy może to wywnioskować z tego, co leży na planszy.
behind-screen = za parawanem
on-board = Na planszy
behind-screens = Za parawanami
aside = Poza planszą
aside-why = Figurki, o które padł remis, trafiają poza planszę. Gdy są tam cztery albo gdy z planszy zniknie cały rodzaj, gra się kończy.
open-land = { $number ->
    [0] otoczone: figurki zostaną zdobyte na koniec tury
    [one] zostało { $number } wolne pole lądu
    [few] zostały { $number } wolne pola lądu
    [many] zostało { $number } wolnych pól lądu
   *[other] zostało { $number } wolnego pola lądu
}
open-land-after = { $number ->
    [0] byłoby otoczone
    [one] zostałoby { $number } wolne pole lądu
    [few] zostałyby { $number } wolne pola lądu
    [many] zostałoby { $number } wolnych pól lądu
   *[other] zostałoby { $number } wolnego pola lądu
}
would-be-taken = figurki byłyby zdobyte od razu
# How it ended: $winners are players, $count of them; $figures kinds of figures
you-win = Wygrywasz!
you-share = Wygrywacie wspólnie!
winners = { $count ->
    [one] Zwycięstwo: { $winners }
   *[other] Wspólne zwycięstwo: { $winners }
}
decided-kinds = { $number ->
    [2] Rozstrzygnęło prowadzenie w dwóch rodzajach: { $figures }.
   *[other] Rozstrzygnęło prowadzenie we wszystkich trzech rodzajach.
}
decided-only-leader = Nikt nie prowadzi w dwóch rodzajach, a tylko jeden gracz prowadzi w jednym ({ $figures }). To rozstrzygnęło.
decided-others = Nikt nie prowadzi w dwóch rodzajach. Wśród prowadzących w jednym rozstrzygnęła liczba figurek pozostałych rodzajów: { $most } do { $theirs }.
decided-total = Nikt nie prowadzi w dwóch rodzajach, a prowadzący w jednym mają tyle samo pozostałych figurek. Rozstrzygnęła liczba wszystkich figurek: { $most } do { $theirs }.
decided-nobody = Nikt nie prowadzi w żadnym rodzaju. Rozstrzygnęła liczba wszystkich figurek: { $most } do { $theirs }.
decided-shared = Nic nie rozstrzygnęło: liczba wszystkich figurek też jest równa.
other-kinds = Pozostałe
total = Razem

# Buttons in the corner of the map
help = Legenda
nearer = Przybliż
further = Oddal
fit = Cała mapa
coordinates = Współrzędne pól
north = Igła wskazuje północ

# For those who are new
legend-aim = Kładź żetony obok osad. Gdy zakryte jest ostatnie wolne pole lądu przy osadzie, każdą jej figurkę zdobywa gracz o największej sile dla jej rodzaju. Przy remisie figurka trafia poza planszę. Kto prowadzi w dwóch rodzajach, wygrywa.
legend-own = Liczą się tylko dla swojego rodzaju figurek.
legend-all = Samuraje liczą się dla wszystkich rodzajów.
legend-fast = Statki (na morzu) i ronin liczą się dla wszystkich rodzajów. To żetony specjalne: w turze można położyć ich dowolnie wiele, a zwykły tylko jeden. Mają taki znak:
legend-exchange-tiles = Zajmuje miejsce twojego leżącego żetonu, który kładziesz ponownie gdzie indziej.
legend-exchange-figures = Zamienia dwie figurki z dwóch osad i wypada z gry. Jest specjalny.
legend-pips = Liczba pod figurką mówi, z jaką siłą ktoś tam prowadzi; kto, widać po kolorze i wzorze. Przy remisie kolory ją dzielą.
legend-closing = Czerwona obwódka oznacza osadę, którą zamknie jeszcze jeden żeton. Złota oznacza żeton położony ostatnio.
legend-keys = Myszą lub palcem: przeciągnij żeton na mapę albo wskaż go, a potem pole. Klawiaturą: wybierz żeton klawiszem Enter, przechodź między polami strzałkami, połóż klawiszem Enter, odłóż klawiszem Escape.

# The table in words
words-settlements = Osady i siła
words-settlement = { $open ->
    [0] { $place }: { $figures }. Otoczone.
    [one] { $place }: { $figures }. Zostało { $open } wolne pole lądu.
    [few] { $place }: { $figures }. Zostały { $open } wolne pola lądu.
    [many] { $place }: { $figures }. Zostało { $open } wolnych pól lądu.
   *[other] { $place }: { $figures }. Zostało { $open } wolnego pola lądu.
}
words-nobody = nikt
words-tiles = Żetony na planszy
words-players = Gracze
words-player = { $seat }: żetony za parawanem: { $hand }, w zapasie: { $reserve }; figurki: { $figures }
words-hidden = Razem za wszystkimi innymi parawanami: { $figures }
