# Rent a Hero. $seat is a player, by number; $hero a hero; $requirement words such as “3 or less”.
# Names come in the nominative, so sentences keep them there; “gracz” is masculine.

seat-name = Gracz { $number }

hero-angry-chicken = Wściekły Kurczak
hero-pyromaniac = Piroman
hero-witch = Wiedźma
hero-dog-trainer = Treser Psów
hero-sergeant = Sierżant
hero-black-knight = Czarny Rycerz
hero-wizard = Czarodziej

requirement-angry-chicken = 3 lub mniej
requirement-pyromaniac = 5 lub więcej
requirement-witch = 3, 4 lub 5
requirement-dog-trainer = nieparzysta
requirement-sergeant = parzysta
requirement-black-knight = { $players } lub mniej
requirement-wizard = { $players } lub więcej

# What each hero can do, for cards and help.
power-angry-chicken = Anuluje właśnie użytą zdolność.
power-pyromaniac = Odrzuca Tułacza.
power-witch = Odnawia jednego wykorzystanego bohatera ze swojej drużyny.
power-dog-trainer = Gracz, przed którym leży Tułacz, musi spasować.
power-sergeant = Podgląda Tułacza.
power-black-knight = Znosi warunek wymaganej siły.
power-wizard = Dobiera dwie karty.

# What is asked
ask-send = { $seat }: którą kartę wysłać w lewo?
ask-drop = { $seat }: którą kartę odrzucić?
ask-hold = { $seat } ma przed sobą Tułacza: co dalej?
ask-lose = { $seat } zaraz straci obie kopie: { $hero }.
ask-react-send = { $seat }: czy użyć zdolności, zanim kartę wyśle { $sender }?
ask-react-hold = { $seat }: czy użyć zdolności, gdy Tułacza ma { $holder }?
ask-react-power = { $seat }: zdolności „{ $hero }” używa { $holder }. Anulować ją?

# What the choices do
do-send = wyślij: { $hero }
do-send-top = brak pasującej karty: wyślij wierzchnią kartę talii
do-drop = odrzuć: { $hero }
do-hint = poproś o wskazówkę kartą: { $hero }
do-recruit = zwerbuj Tułacza
do-pass = spasuj i przekaż go w lewo
do-power = { $hero }: { $effect }
do-power-witch = { $hero }: odnów bohatera: { $other }
do-wait = niczego nie używaj

# What happened
event-band-dealt = { $seat } zaczyna z bohaterem: { $hero }.
event-band-pair = { $seat } dostaje drugą kopię, która zostaje odrzucona: { $hero }.
event-drew = { $seat } dobiera kartę.
event-card-seen = Ta karta to: { $hero }.
event-turn-begins = Rozgrywającym zostaje { $seat }.
event-requirement = Odkryta karta: { $hero }. Wymagana siła: { $requirement }.
event-sent = { $seat } wysyła Tułacza.
event-sent-top = { $seat } nie ma pasującej karty: Tułaczem zostaje wierzchnia karta talii.
event-nothing-to-send = Nie ma karty do dobrania, więc w tej turze nikt nie wędruje.
event-dropped = { $seat } odrzuca kartę: { $hero }.
event-arrived = Tułacza ma teraz przed sobą { $seat }.
event-hint-given = { $seat } daje kartę jako wskazówkę.
event-answered-yes = { $seat } odpowiada „tak”.
event-answered-no = { $seat } odpowiada „nie”.
event-passed = { $seat } pasuje.
event-recruited = { $seat } werbuje bohatera: { $hero }.
event-joined-used = { $hero } przychodzi jako wykorzystany bohater: tej zdolności już użyto.
event-pair-lost = { $seat } traci obie kopie: { $hero }.
event-power-used = { $seat } używa zdolności: { $hero }.
event-cancelled = Zdolność anulowana: { $hero } ({ $seat }).
event-wanderer-discarded = Tułacz zostaje odrzucony: { $hero }.
event-readied = { $seat } odnawia bohatera: { $hero }.
event-chased = { $seat } musi spasować.
event-looked = { $seat } podgląda Tułacza.
event-lifted = Warunek wymaganej siły nie obowiązuje w tej turze.
event-reshuffled = { $number ->
    [one] Stos kart odrzuconych staje się nową talią: { $number } karta.
    [few] Stos kart odrzuconych staje się nową talią: { $number } karty.
    [many] Stos kart odrzuconych staje się nową talią: { $number } kart.
   *[other] Stos kart odrzuconych staje się nową talią: { $number } karty.
}
event-six-heroes = { $seat } ma sześciu różnych bohaterów i wygrywa.
event-counted = Nie ma już kart do dobrania: liczymy bohaterów.

# How it ended: $seats are numbers with commas, $winners how many they are
ending-six-heroes = Sześciu różnych bohaterów: wygrywa gracz { $seats }.
ending-counted = { $winners ->
    [one] Wygrywa gracz { $seats }, { $heroes ->
        [one] mając { $heroes } bohatera.
       *[other] mając { $heroes } bohaterów.
    }
   *[other] Zwycięstwem dzielą się gracze { $seats }, { $heroes ->
        [one] mając po { $heroes } bohaterze.
       *[other] mając po { $heroes } bohaterów.
    }
}

# Why not
refused-not-in-hand = { $seat } nie ma takiej karty na ręce: { $hero }.
refused-requirement-not-met = Ta karta nie spełnia warunku wymaganej siły ({ $requirement }): { $hero }.
refused-has-fitting-card = { $seat } ma kartę, która spełnia warunek ({ $requirement }), więc musi wysłać kartę z ręki.
refused-sender-asks-nothing = { $seat } jest Rozgrywającym, więc nie może prosić o wskazówki.
refused-last-card = { $seat } ma na ręce tylko jedną kartę, a ostatniej nie wolno dać jako wskazówki.
refused-must-recruit = Tułacz wrócił do Rozgrywającego, więc { $seat } musi go zwerbować.
refused-dropping = { $seat } musi najpierw odrzucić kartę; do tego czasu nie można użyć zdolności.
refused-not-in-band = { $seat } nie ma w drużynie takiego bohatera: { $hero }.
refused-already-used = { $seat } wykorzystał już tę zdolność: { $hero }.
refused-power-pending = Przeciw użytej zdolności działa tylko Wściekły Kurczak albo Wiedźma, która go odnowi, a nie { $hero }.
refused-another-is-lost = { $seat } zaraz straci innego bohatera i tylko jego może jeszcze użyć; teraz nie można użyć: { $hero }.
refused-nothing-to-cancel = Nikt inny nie użył zdolności, którą można by anulować.
refused-no-wanderer = Żaden Tułacz teraz nie wędruje, więc tej zdolności nie można użyć: { $hero }.
refused-witch-herself = Wiedźma nie może odnowić samej siebie.
refused-not-used = Ten bohater jest gotowy do użycia: { $hero }.
refused-not-the-holder = Tułacz leży przed kimś innym.
refused-oneself = Treserem Psów nie można wskazać samego siebie: { $seat }.
refused-has-seen-it = { $seat } już zna tego Tułacza.
refused-not-before-sending = Warunek wymaganej siły można znieść tylko przed wysłaniem karty.
refused-already-lifted = Warunek wymaganej siły już nie obowiązuje w tej turze.
refused-empty-hand = Rozgrywający nie ma na ręce żadnej karty, więc zniesienie warunku wymaganej siły niczego nie zmieni.
refused-nothing-to-draw = Nie ma karty do dobrania.

# What is agreed on before a game
option-hints = Wskazówki
option-hints-standard = Zwykłe
option-hints-standard-about = Odpowiedź mówi, czy karta wskazówki to ten sam bohater co Tułacz.
option-hints-original = Pierwotne
option-hints-original-about = Odpowiedź mówi, czy Tułacz ma siłę wymaganą na karcie wskazówki.
option-deck = Talia
option-deck-finite = Jedno przejście talii
option-deck-finite-about = Gra kończy się z ostatnią kartą, jeśli wcześniej nikt nie zbierze sześciu bohaterów.
option-deck-endless = Bez końca
option-deck-endless-about = Karty odrzucone stają się nową talią, aż ktoś zbierze sześciu bohaterów.
option-powers = Zdolności
option-powers-game = Raz na grę
option-powers-game-about = Jak w instrukcji: każda zdolność raz na grę. Bohater stracony po użyciu i zwerbowany na nowo przychodzi wykorzystany.
option-powers-card = Raz na kartę
option-powers-card-about = Bohater zwerbowany na nowo jest gotowy, nawet jeśli jego zdolności już użyto.
