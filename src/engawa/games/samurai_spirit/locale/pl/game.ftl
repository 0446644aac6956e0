# Samurai Spirit. $seat and $other are samurai, $card a raider, $number what the sentence counts.
# Names come in the nominative, so sentences keep them there; all seven samurai are men.

samurai-heihachi = Heihachi
samurai-daisuke = Daisuke
samurai-gorobei = Gorobei
samurai-kanbei = Kanbei
samurai-kikuchiyo = Kikuchiyo
samurai-kyuzo = Kyuzo
samurai-katsushiro = Katsushiro

# They follow the value of a card: „3 z lalką (rana, płomienie)”.
symbol-hat = kapelusz
symbol-farm = chata
symbol-doll = lalka
# As part of a card's name: “3 doll (wound, flames)”.
card-symbol-hat = z kapeluszem
card-symbol-farm = z chatą
card-symbol-doll = z lalką
flames = płomienie

penalty-fire = pożar
penalty-wound = rana
penalty-intruder = intruz
penalty-no-defence = bez obrony
penalty-no-support = bez wsparcia
penalty-left-draws = dobiera lewy sąsiad
penalty-right-draws = dobiera prawy sąsiad
penalty-must-pass = przymusowy pas
penalty-reinforce = posiłki
penalty-no-talent = bez talentu
penalty-lose-defence = utrata obrony

farmstead-family = rodzina
farmstead-farmstead = gospodarstwo
farmstead-barricade = barykada
farmstead-wound = rana

family-heal = leczenie
family-barricade = nowa barykada
family-repel = odparcie intruza

# What each samurai can do, for boards and help.
talent-heihachi = Może przekazać sąsiadowi najeźdźcę o wartości parzystej.
talent-daisuke = Może przekazać sąsiadowi najeźdźcę o wartości nieparzystej.
talent-gorobei = Może ignorować kary najeźdźców o wartości parzystej.
talent-kanbei = Może ignorować kary najeźdźców o wartości nieparzystej.
talent-kikuchiyo = Może walczyć w swojej turze dwa razy.
talent-kyuzo = Może odrzucić najeźdźcę o wartości, którą ma już w linii walki.
talent-katsushiro = Może odłożyć najeźdźcę na spód stosu i dobrać innego.

kiai-heihachi-human = Dokłada barykadę.
kiai-heihachi-animal = Dokłada barykadę i leczy dowolnego samuraja.
kiai-daisuke-human = Oddaje ostatnią kartę jednej linii walki innemu samurajowi.
kiai-daisuke-animal = Dwa razy: oddaje ostatnią kartę jednej linii walki innemu samurajowi.
kiai-gorobei-human = Odrzuca 2 wierzchnie karty ze stosu najeźdźców.
kiai-gorobei-animal = Odrzuca 3 wierzchnie karty ze stosu najeźdźców.
kiai-kanbei-human = Odrzuca 2 wierzchnie karty ze stosu intruzów.
kiai-kanbei-animal = Odrzuca 3 wierzchnie karty ze stosu intruzów.
kiai-kikuchiyo-human = Odrzuca ostatnią kartę dowolnej linii walki.
kiai-kikuchiyo-animal = Dwa razy: odrzuca ostatnią kartę dowolnej linii walki.
kiai-kyuzo-human = Daje żeton wsparcia jednego samuraja innemu.
kiai-kyuzo-animal = Daje żeton wsparcia jednego samuraja innemu i dokłada barykadę.
kiai-katsushiro-human = Odkrywa 2 wierzchnie karty stosu i układa je w wybranej kolejności.
kiai-katsushiro-animal = Odkrywa 3 wierzchnie karty stosu i układa je w wybranej kolejności.

# What is asked
ask-village-tokens = { $samurai } może wziąć żetony leżące przy wiosce.
ask-penalty-order = Którą karę ostatniego najeźdźcy { $samurai } ponosi najpierw?
ask-ignore-or-suffer = Kara „{ $penalty }”: { $samurai } ignoruje ją czy ponosi?
ask-lose-defence = Którą kartę obrony traci { $samurai }?
ask-action = Teraz gra { $samurai }: jaką akcję wybrać?
ask-play = { $way ->
    [handed] { $samurai } przejmuje tego najeźdźcę: jak go zagrać?
   *[drawn] { $samurai } odkrywa tego najeźdźcę: jak go zagrać?
}
ask-play-kept = { $samurai } musi zatrzymać tego najeźdźcę: jak go zagrać?
ask-fight-again = { $samurai } może w tej turze walczyć jeszcze raz.
ask-kiai = Kiai! { $samurai } osiąga dokładnie { $kiai }: czy korzysta z Kiai?
ask-kiai-heal = Kogo leczy { $samurai }?
ask-kiai-give = Czyjego ostatniego najeźdźcę oddaje { $samurai } i komu?
ask-kiai-remove = Czyjego ostatniego najeźdźcę odrzuca { $samurai }?
ask-kiai-lend = Czyj żeton wsparcia daje { $samurai } i komu?
ask-kiai-order = W jakiej kolejności, od wierzchu, { $samurai } odkłada najeźdźców?

# What the choices do
do-take = weź żeton „{ $other }”. { $talent }
do-begin = zostaw żetony i zacznij turę
do-first = najpierw: { $penalty }
do-ignore = zignoruj karę
do-suffer = ponieś karę
do-lose = odrzuć z obrony: { $symbol }
do-fight = walka: odkryj wierzchniego najeźdźcę
do-support = wsparcie: { $other }; wierzchnia karta trafia zakryta na stos intruzów
do-pass = pas: poza grą do końca rundy
do-confront = { $fate ->
    [kiai] atak: suma { $total }, dokładnie Kiai!
    [barricade] atak: { $total } przekracza Kiai { $kiai }, pada barykada
    [farmstead] atak: { $total } przekracza Kiai { $kiai }, płonie gospodarstwo
   *[nothing] atak: suma { $total } z { $kiai }
}
do-defend = obrona: { $symbol }
do-hand = przekaż kartę: { $other }
do-discard = odrzuć: taka wartość jest w linii walki
do-redraw = odłóż na spód, dobierz inną i ją zatrzymaj
do-fight-again = walcz po raz drugi
do-end-turn = zakończ turę
do-use = skorzystaj z Kiai. { $effect }
do-decline = zrezygnuj z Kiai
do-heal = leczenie: { $other }
do-heal-none = bez leczenia
do-give = { $other }: { $card } → { $receiver }
do-remove = { $other }: { $card }
do-lend = żeton: { $other } → { $receiver }
do-lend-none = nie dawaj żetonu
do-order = { $cards }

# What happened
event-samurai-drawn = { $samurai } zajmuje miejsce { $seat_number }.
event-first-player = Grę rozpoczyna { $seat }.
event-deal-set-aside = { $number ->
    [one] Na { $number } karcie grabieżcy nie ma nawet dwóch lalek: rozdajemy na nowo.
   *[other] Na { $number } kartach grabieżców nie ma nawet dwóch lalek: rozdajemy na nowo.
}
event-round-begins = Runda { $number }, zaczyna { $seat }.
event-token-taken = { $seat } bierze z wioski żeton „{ $samurai }”.
event-turn-begins = Teraz gra { $seat }.
event-penalty-suffered = { $seat } ponosi karę: { $penalty }.
event-penalty-ignored = { $seat } ignoruje karę: { $penalty }.
event-penalty-impossible = { $seat } nie może zastosować kary „{ $penalty }”, więc w zamian otrzymuje ranę.
event-barricade-lost = { $number ->
    [0] Pada ostatnia barykada.
    [one] Pada barykada, została { $number }.
    [few] Pada barykada, zostały { $number }.
    [many] Pada barykada, zostało { $number }.
   *[other] Pada barykada, zostało { $number }.
}
event-barricade-added = { $number ->
    [one] Przybywa barykada, teraz jest { $number }.
    [few] Przybywa barykada, teraz są { $number }.
    [many] Przybywa barykada, teraz jest { $number }.
   *[other] Przybywa barykada, teraz jest { $number }.
}
event-farmstead-lost = { $number ->
    [0] Płonie ostatnie gospodarstwo.
    [one] Płonie gospodarstwo, zostało { $number }.
    [few] Płonie gospodarstwo, zostały { $number }.
    [many] Płonie gospodarstwo, zostało { $number }.
   *[other] Płonie gospodarstwo, zostało { $number }.
}
event-farmstead-penalty = Na rewersie: { $farmstead }.
event-family-lost = { $number ->
    [0] Wioska traci ostatnią rodzinę.
    [one] Wioska traci rodzinę (na rewersie: { $family }), została { $number }.
    [few] Wioska traci rodzinę (na rewersie: { $family }), zostały { $number }.
    [many] Wioska traci rodzinę (na rewersie: { $family }), zostało { $number }.
   *[other] Wioska traci rodzinę (na rewersie: { $family }), zostało { $number }.
}
event-wounded = { $seat } otrzymuje ranę.
event-animal-wakes = { $seat }: budzi się zwierzęcy duch walki, odtąd wartość Kiai wynosi { $number }.
event-healed = { $seat } usuwa znacznik rany.
event-moved-unseen = Wierzchnia karta trafia zakryta na stos intruzów.
event-moved-known = Wierzchnia karta, { $card }, trafia na stos intruzów.
event-drew = { $seat } odkrywa { $card }.
event-drew-straight = { $seat } musi przyjąć { $card }.
event-confronted = { $seat } atakuje { $card }: suma { $number }.
event-defended = { $seat } broni się kartą { $card }.
event-handed = { $seat } przekazuje kartę { $card }; przejmuje ją { $other }.
event-discarded = { $seat } odrzuca { $card }: taka wartość jest już w linii walki.
event-put-under = { $seat } odkłada { $card } na spód stosu.
event-overcome = { $seat } zostaje pokonany przez najeźdźców: suma { $number } przekracza Kiai { $kiai }.
event-kiai = Kiai! { $seat } osiąga dokładnie { $number }.
event-kiai-used = { $seat } korzysta z Kiai.
event-kiai-declined = { $seat } rezygnuje z Kiai.
event-kiai-first-card = { $seat } odrzuca pierwszą kartę linii walki, { $card }: suma { $number }.
event-stack-discarded = Ze stosu najeźdźców na stos kart odrzuconych trafia { $card }.
event-turned-up = Odkryta karta stosu: { $card }.
event-reordered = Jako następną na stosie { $seat } kładzie { $card }.
event-given = Kartę { $card } oddaje { $seat }, a bierze { $other }.
event-removed = { $seat } pozbywa się najeźdźcy: na stos kart odrzuconych trafia { $card }.
event-lent = Żeton wsparcia oddaje { $seat }, a otrzymuje { $other }.
event-token-home = { $samurai } odzyskuje swój żeton.
event-defence-lost = { $seat } traci z obrony { $card }.
event-reinforced = Do stosu najeźdźców wraca { $card }.
event-intruders-settled = Stos najeźdźców zostaje przetasowany.
event-supported = { $seat } udziela wsparcia, żeton otrzymuje { $other }.
event-passed = { $seat } pasuje.
event-must-pass = { $seat } musi spasować: suma { $number } przekracza Kiai { $kiai }.
event-fights-again = { $seat } walczy po raz drugi.
event-round-ends-stack = Stos jest pusty: koniec rundy { $number }.
event-round-ends-passed = Wszyscy spasowali: koniec rundy { $number }.
event-lacks-hat = { $seat } zostawia wieśniaków bez obrony.
event-lacks-farm = { $seat } zostawia gospodarstwo bez obrony.
event-lacks-doll = { $seat } zostawia rodzinę bez obrony.
event-repelled = Intruz odparty: { $card }.
event-intruder-burns = Intruz podkłada ogień: { $card }.
event-intruder-harmless = Intruz nie wyrządza szkody: { $card }.
event-victory = Wioska ocalona: { $number ->
    [one] { $number } punkt.
    [few] { $number } punkty.
    [many] { $number } punktów.
   *[other] { $number } punktu.
}
event-samurai-died = { $seat } ginie i wioska przepada.

# How it ended
ending-victory = Wioska ocalona, wynik { $score }.
ending-samurai-died = Zginął samuraj: wioska przepadła.
ending-farmsteads-lost = Spłonęło ostatnie gospodarstwo: wioska przepadła.
ending-families-lost = Nie ma już żadnej rodziny: wioska przepadła.

# Why not
refused-not-in-play = { $other } nie bierze udziału w tej grze.
refused-samurai-passed = { $other } spasował i nie gra do końca rundy.
refused-token-in-play = { $other } bierze udział w grze; wziąć można tylko żeton leżący przy wiosce.
refused-token-flipped = Żeton „{ $other }” był już użyty w tej grze.
refused-penalty-not-on-card = { $seat } nie ma tej kary na ostatniej karcie linii walki.
refused-nothing-to-lose = { $seat } nie ma takiej karty w obronie.
refused-no-support = Przez karę { $seat } nie może w tej turze udzielać wsparcia.
refused-token-away = Żeton wsparcia nie wrócił jeszcze do właściciela.
refused-support-self = { $seat } może wesprzeć tylko kogoś innego.
refused-no-defence = Przez karę { $seat } nie może się w tej turze bronić.
refused-no-symbol = Na karcie { $card } nie ma symbolu, więc można ją tylko zaatakować.
refused-symbol-held = { $seat } ma już ten symbol w obronie.
refused-card-kept = Kartę { $card } trzeba zatrzymać: można ją zaatakować albo się nią bronić.
refused-no-talent = Przez karę { $seat } nie może w tej turze używać żadnego talentu.
refused-talent-missing = { $seat } nie może tego zrobić z kartą { $card }: brakuje talentu.
refused-already-handed = Tę kartę { $seat } może przekazać tylko raz.
refused-not-a-neighbour = { $seat } przekazuje karty tylko sąsiadom, a { $other } nie siedzi obok.
refused-no-equal-value = { $seat } nie ma w linii walki najeźdźcy o wartości { $value }.
refused-stack-empty = Stos jest pusty: nie ma innej karty do dobrania.
refused-no-wound-token = { $other } nie ma znacznika rany.
refused-same-samurai = Jeden samuraj oddaje, a otrzymuje inny.
refused-line-empty = { $other } ma pustą linię walki.
refused-lend-must = Po stronie człowieka Kyuzo musi wskazać żeton, który daje.
refused-wrong-number = Kolejność musi obejmować wszystkie odkryte karty i tylko je.

# What is agreed on before a game
option-samurai = Samuraje
option-samurai-number = Liczba samurajów
option-samurai-at = Samuraj na miejscu { $seat }
option-samurai-random = Losowo
option-samurai-drawn = Samuraj { $number }
option-level = Poziom
option-level-easy-about = Więcej barykad i mniej najeźdźców.
option-level-normal-about = W sam raz na pierwszą grę.
option-level-hard-about = O barykadę mniej, a za spalone gospodarstwa są kary.
option-level-heroic-about = Najmniej barykad, a rodziny nie pomagają.
option-two-samurai-rule = Zasady gry 1- i 2-osobowej
option-two-samurai-rule-about = Z talentów samurajów nieobecnych w grze można skorzystać po jednym razie: gra jest łatwiejsza.
option-two-samurai-rule-always = Przy jednej lub dwóch osobach zawsze obowiązują zasady gry 1- i 2-osobowej: z talentów samurajów nieobecnych w grze można skorzystać po jednym razie.

option-level-easy = łatwy
option-level-normal = normalny
option-level-hard = trudny
option-level-heroic = heroiczny
