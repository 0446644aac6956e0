report-of-samurai = { $number ->
    [one] { $number } samuraj
    [few] { $number } samurajów
    [many] { $number } samurajów
   *[other] { $number } samurajów
}
report-win-rates = Jak często udaje się ocalić wioskę?
report-win-rates-note = Wygrane partie według liczby samurajów; linia na każdy poziom. Słupki to przedziały 95%; skala jest rozciągnięta przy 0, żeby rozróżnić rzadkie wygrane.
report-samurai = samuraje w grze
report-line-ups = Które składy wygrywają?
report-line-ups-note = Partie wygrane przez każdy skład, z przedziałami 95%; linia przerywana to średnia wszystkich partii. Pokazane składy: { $shown } z { $number }.
report-helpers = Którzy samuraje pomagają najbardziej?
report-helpers-axis = punkty procentowe wygranych: z tym samurajem, a nie bez niego
report-helpers-note = Odsetek wygranych w partiach z danym samurajem minus odsetek w partiach bez niego, wśród partii o tym samym poziomie i liczbie samurajów; przedziały 95%. Na prawo od linii przerywanej pomaga.
report-losses = Jak przegrywa się partie?
report-losses-note = Udziały we wszystkich partiach, także wygranych.
report-rounds = Kiedy przegrywa się partie?
report-rounds-note = Udziały we wszystkich partiach według rundy, w której zostały przegrane.
report-lost-in = przegrana w rundzie { $number }
report-order-wounds = Czy lepiej grać pierwszym?
report-order-wounds-axis = rany na koniec partii, ponad średnią wszystkich samurajów lub poniżej
report-order-wounds-note = Gracze wygrywają lub przegrywają razem, ale jedni otrzymują więcej ran niż inni: rany według kolejności gry, z przedziałami 95%; na linii przerywanej wszyscy mieliby równo.
report-powers-kiai = Kiai to „use”, żetony wsparcia to „support”.
report-head-level = poziom
report-head-samurai = samuraje
report-head-one-samurai = samuraj
report-head-line-up = skład
report-ending-victory = wygrana
report-ending-samurai-died = zginął samuraj
report-ending-farmsteads-lost = spłonęły wszystkie gospodarstwa
report-ending-families-lost = utracono wszystkie rodziny
