# Samurai: the table
seat = za parawanem { $hand } · zapas { $reserve } · zdobyte: { $captured }
behind-screen = za parawanem
hand = Za parawanem: { $tiles }
set-aside = Poza planszą: { $figures }. Żetony jeszcze niepołożone:

# Samurai: how to type one of very many choices
type-tile = żeton i pole
type-figure = figurka i osada
type-swap = zamiana figurek: pierwsza z nich
type-exchange = zamiana żetonów: żeton do odzyskania
type-end-turn = koniec tury
type-with = druga figurka
type-relay = pole

# Samurai: pages beside the table
help =
    Wpisz żeton i pole, akcję albo numer opcji tam, gdzie są numery.
    rice-4 k17 | połóż pole ryżowe 4 na polu K17
    swap | zamiana figurek: swap helmet o14, potem with rice q15
    exchange | zamiana żetonów: exchange k17, potem relay p14
    Enter | pokaż stół jeszcze raz
    ? | dlaczego akcji nie można: ?rice-4 k17, ?end-turn
    c | trener: szansa na zwycięstwo każdej opcji i dlaczego
    i | co gdzie stoi, osada po osadzie
    d | figurki poza planszą i niewyłożone żetony
    l | ostatnie zdarzenia; l wszystko pokaże cały dziennik
    r | spis treści zasad; r 4.4 pokaże punkt
    u | cofnij ostatnią decyzję
    s | zapisz; s NAZWA zapisze w innym pliku
    q | zakończ; niezapisaną partię można będzie zapisać
legend =
    H hełm · B Budda · R pole ryżowe · S samuraj · N ronin · P statek · X zamiana żetonów; cyfra to siła, znak przed nią to gracz
    ⌂ miejsce na figurkę w osadzie · ~ morze · wolny ląd pokazuje swoją nazwę; kolumny B, D, F … leżą o pół pola niżej

# Samurai: a first game
welcome = W osadach Japonii czekają hełmy, figurki Buddy i pola ryżowe; zdobywa je ten, kto ma wokół najsilniejszą armię. Enter przyjmuje to, co w nawiasie; h zawsze pomoże.
