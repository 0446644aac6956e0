# The browser: the table of samurai. Names of players, tiles, figures and places come from
# samurai.ftl, in the nominative; $choice is a whole choice in the server's words.

hex-map = Mapa Japonii
hex-hand = Twoje żetony
# On tiles, beside numbers
hex-initial-blue = N
hex-initial-red = C
hex-initial-green = Z
hex-initial-yellow = Ż

hex-players = Gracze
hex-empty = bez figurek
hex-beside = { $choice }; obok: { $places }
hex-chance = { $number } %
hex-take-first = Najpierw wybierz żeton pod mapą, potem pole.
hex-no-swap = Tych dwóch figurek nie da się zamienić. Wybierz inną parę.
hex-taken-up = Żeton do ponownego położenia: { $tile }
hex-keep = Weź: { $tile }
hex-tiles-of = Żetony, { $seat }: za parawanem { $hand }, w zapasie { $reserve }. Pokaż, czego jeszcze nie położono.
hex-tiles-title = Za parawanem i w zapasie; pokaż, czego jeszcze nie położono
hex-not-laid = Jeszcze nie na planszy: { $seat }
hex-not-laid-why = Za parawanem lub w zapasie: każdy może to wywnioskować z tego, co leży na planszy.
hex-behind-screen = za parawanem
hex-on-board = Na planszy
hex-behind-screens = Za parawanami
hex-aside = Poza grą
hex-aside-why = Figurki, o które jest remis, odpadają. Gdy odpadną cztery albo z planszy zniknie cały rodzaj, gra się kończy.
hex-open-land = { $number ->
    [0] otoczone: figurki zostaną zdobyte na koniec tury
    [one] zostało { $number } wolne pole lądu
    [few] zostały { $number } wolne pola lądu
    [many] zostało { $number } wolnych pól lądu
   *[other] zostało { $number } wolnego pola lądu
}
hex-open-land-after = { $number ->
    [0] byłoby otoczone
    [one] zostałoby { $number } wolne pole lądu
    [few] zostałyby { $number } wolne pola lądu
    [many] zostałoby { $number } wolnych pól lądu
   *[other] zostałoby { $number } wolnego pola lądu
}
hex-would-be-taken = figurki byłyby zdobyte od razu

# Buttons in the corner of the map
hex-help = Co jest czym
hex-nearer = Bliżej
hex-further = Dalej
hex-fit = Cała mapa
hex-north = Igła wskazuje północ

# For those who are new
hex-legend-aim = Kładź żetony obok osad. Gdy zakryte jest ostatnie wolne pole lądu przy osadzie, każda jej figurka trafia do gracza o największej sile w jej rodzaju. Przy remisie figurka odpada. Przewaga w dwóch rodzajach daje zwycięstwo.
hex-legend-own = Liczą się tylko dla swojego rodzaju figurek.
hex-legend-all = Samuraje liczą się dla wszystkich rodzajów.
hex-legend-fast = Statki (na morzu) i ronin liczą się dla wszystkich rodzajów. To żetony specjalne: w turze można położyć ich dowolnie wiele, a zwykły tylko jeden. Mają taki znak:
hex-legend-exchange-tiles = Zajmuje miejsce twojego leżącego żetonu, który kładziesz ponownie gdzie indziej.
hex-legend-exchange-figures = Zamienia dwie figurki z dwóch osad i wypada z gry. Jest specjalny.
hex-legend-closing = Czerwona obwódka oznacza osadę, którą zamknie jeszcze jeden żeton. Złota oznacza żeton położony ostatnio.
hex-legend-keys = Myszą lub palcem: przeciągnij żeton na mapę albo wskaż go, a potem pole. Klawiaturą: wybierz żeton klawiszem Enter, przechodź między polami strzałkami, połóż klawiszem Enter, odłóż klawiszem Escape.

# The table in words
hex-words-settlements = Osady i siła
hex-words-settlement = { $open ->
    [0] { $place }: { $figures }. Otoczone.
    [one] { $place }: { $figures }. Zostało { $open } wolne pole lądu.
    [few] { $place }: { $figures }. Zostały { $open } wolne pola lądu.
    [many] { $place }: { $figures }. Zostało { $open } wolnych pól lądu.
   *[other] { $place }: { $figures }. Zostało { $open } wolnego pola lądu.
}
hex-words-nobody = nikt
hex-words-tiles = Żetony na planszy
hex-words-players = Gracze
hex-words-player = { $seat }: żetony za parawanem: { $hand }, w zapasie: { $reserve }; figurki: { $figures }
hex-words-hidden = Razem za wszystkimi innymi parawanami: { $figures }
