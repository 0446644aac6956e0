# Przeglądarka: stół gry rent-a-hero. Gracze i bohaterowie stoją w mianowniku; „gracz” jest rodzaju
# męskiego.

# Players
you = ty
mine = Twoja strona stołu
sends = wysyła
sender = Trwa tura tego gracza: jest Rozgrywającym
band = { $number ->
    [one] Drużyna: { $number } bohater z sześciu
    [few] Drużyna: { $number } bohaterów z sześciu
    [many] Drużyna: { $number } bohaterów z sześciu
   *[other] Drużyna: { $number } bohatera z sześciu
}
hero-ready = { $hero }: zdolność gotowa.
hero-used = { $hero }: zdolność wykorzystana.
hand = { $number ->
    [one] { $number } karta na ręce
    [few] { $number } karty na ręce
    [many] { $number } kart na ręce
   *[other] { $number } karty na ręce
}
eliminated = { $number ->
    [one] { $number } karta wykluczona
    [few] { $number } karty wykluczone
    [many] { $number } kart wykluczonych
   *[other] { $number } karty wykluczonej
}
powers-used = { $number ->
    [one] { $number } użyta zdolność
    [few] { $number } użyte zdolności
    [many] { $number } użytych zdolności
   *[other] { $number } użytej zdolności
}
looked = Zna Tułacza dzięki Sierżantowi
lacks = { $number ->
    [0] Na tej ręce nie ma żadnej z kart: { $heroes }.
    [one] Na tej ręce nie było żadnej z kart: { $heroes }. Nowsza jest { $number } karta.
    [few] Na tej ręce nie było żadnej z kart: { $heroes }. Nowsze są { $number } karty.
    [many] Na tej ręce nie było żadnej z kart: { $heroes }. Nowszych jest { $number } kart.
   *[other] Na tej ręce nie było żadnej z kart: { $heroes }. Nowszych: { $number }.
}

# My hand
my-hand = { $number ->
    [one] Twoja ręka: { $number } karta
    [few] Twoja ręka: { $number } karty
    [many] Twoja ręka: { $number } kart
   *[other] Twoja ręka: { $number } karty
}
hand-send = Wybierz, kogo wysłać w lewo
hand-drop = Wybierz kartę do odrzucenia
hand-hint = Kartą można poprosić o wskazówkę
card-send = Wyślij: { $hero }
card-drop = Odrzuć: { $hero }
card-hint = Poproś o wskazówkę kartą: { $hero }
choose-for-witch = Którego bohatera odnawia Wiedźma?

# The wanderer
wanderer-known = Tułacz: { $hero }
wanderer-unknown = Tułacz w kapturze
may-be = Z tego, co wiadomo, może to być:
nobody = Nikt jeszcze nie wędruje. Bohatera wysyła { $sender }.
nobody-yours = Nikt jeszcze nie wędruje. To ty wysyłasz bohatera.
sent = Tułacza wysyła { $sender }.
sent-yours = Tułacz jest od ciebie.
sent-top = { $sender } nie ma pasującej karty i wysyła wierzchnią kartę talii.
sent-top-yours = Nie masz pasującej karty, więc Tułacz to wierzchnia karta talii.
stands = Tułacza ma przed sobą { $holder }.
stands-yours = Tułacz leży przed tobą.
losing = { $holder } ma teraz dwie kopie i zaraz straci obie: { $hero }.
losing-yours = Masz teraz dwie kopie i zaraz stracisz obie: { $hero }.
known = Wiesz, kto to: { $hero }.
percent = { $number }%
wait = Niczego nie używaj
recruit = Zwerbuj
pass = Przekaż dalej

# Hints
yes = tak
no = nie
unknown-card = zakryta karta
hint-given = Pytanie kartą: { $hero }. Odpowiedź: { $answer }
answered = Odpowiedź ({ $seat }): { $answer }
hint-line = { $giver } pyta, odpowiada { $sender }. Karta: { $card }. Odpowiedź: { $answer }.
hint-about = Tułacz to: { $hero }.

# Co wynika ze wskazówki
sum-is = To: { $hero }.
sum-is-not = To nie: { $hero }.
sum-fits = Siła Tułacza: { $requirement }.
sum-fits-not = Siła Tułacza jest inna niż: { $requirement }.
sum-hidden = Kartę znają tylko ci dwaj gracze.

# Requirement and powers
required = Wymagana siła
lifted = zniesiona
pending = Czeka i może zostać anulowana
power-of = { $hero } ({ $seat })

# Zapytana karta: zdolność w dwóch, trzech słowach, i co może teraz
short-angry-chicken = Anuluj zdolność
short-pyromaniac = Odrzuć Tułacza
short-witch = Odnów bohatera
short-dog-trainer = Zmuś do pasu
short-sergeant = Podejrzyj Tułacza
short-black-knight = Znieś warunek
short-wizard = Dobierz dwie karty
about-offered = Zdolności można użyć teraz.
about-ready = Zdolność jest gotowa.
about-used = Zdolność jest wykorzystana: bohatera może odnowić tylko Wiedźma.
about-hand = Karta na ręce nie ma zdolności; ma ją bohater w drużynie.
about-elsewhere = Zdolność działa tylko w drużynie.
about-rule = Zasady, §{ $section }

# Deck and discard pile
deck = { $number ->
    [one] Talia: { $number } karta
    [few] Talia: { $number } karty
    [many] Talia: { $number } kart
   *[other] Talia: { $number } karty
}
open-pile = { $number ->
    [one] Stos kart odrzuconych: { $number } karta. Przejrzyj
    [few] Stos kart odrzuconych: { $number } karty. Przejrzyj
    [many] Stos kart odrzuconych: { $number } kart. Przejrzyj
   *[other] Stos kart odrzuconych: { $number } karty. Przejrzyj
}
pile = Stos kart odrzuconych
hero = Bohater
face-up = Odkryte tutaj
not-seen = Jeszcze niewidziane
not-seen-note = Każdy bohater ma jedenaście kart. Niewidziane są w talii, na innych rękach albo leżą zakryte.
face-down = { $number ->
    [one] { $number } karta wskazówki leży zakryta
    [few] { $number } karty wskazówek leżą zakryte
    [many] { $number } kart wskazówek leży zakrytych
   *[other] { $number } karty wskazówek leży zakrytej
}

# The legend
legend = Bohaterowie
legend-title = Jak się gra i kto jest kim
legend-aim = Wygrywa od razu ten, kto ma w drużynie sześciu różnych bohaterów. Druga kopia oznacza utratę obu.
legend-send = Rozgrywający kładzie przed sąsiadem po lewej zakrytą kartę o wymaganej sile: to Tułacz.
legend-hold = Kto ma przed sobą Tułacza, werbuje go albo przekazuje dalej. Gdy Tułacz wróci do Rozgrywającego, ten musi go zwerbować.
legend-hint = Brak pewności? Daj Rozgrywającemu kartę z ręki: odpowie „tak”, jeśli to ten sam bohater.
legend-power = Zdolności każdego bohatera w drużynie można użyć raz; potem jego karta leży poziomo. Karty na ręce zdolności nie mają.
legend-requires = Odkryty, wymaga siły: { $requirement }
legend-rules = Pełne zasady

# Waiting by itself
patience = Gdy nic nie zrobię
patience-after = graj dalej po { $number } s
patience-never = czekaj na mnie
patience-held = Odliczanie wstrzymane
silent = Nie pytaj mnie więcej w tej turze
waited = Gra potoczyła się dalej bez ciebie
waited-log = Gra potoczyła się dalej bez ciebie: zdolności nie użyto.

# Kilku graczy przy jednym urządzeniu
anyone = Czy ktoś używa zdolności?
anyone-later = Teraz gra ktoś inny
anyone-nobody = Nikt
anyone-somebody = Ktoś
wanderer-at = Tułacza ma przed sobą { $holder }.

# Koniec
won = Wygrana jest twoja!
won-shared = Dzielisz się zwycięstwem!
decided-six = Sześciu różnych bohaterów wygrywa od razu.
decided-heroes = Talia się skończyła: wygrywa największa liczba bohaterów.
decided-lost = Bohaterów jest po równo: wygrywa najmniej kart wykluczonych w parach.
decided-powers = Bohaterów i wykluczonych kart jest po równo: wygrywa najmniej użytych zdolności.
decided-shared = Bohaterów, wykluczonych kart i użytych zdolności jest po równo: zwycięstwo jest wspólne.
ending-heroes = Bohaterowie
ending-lost = Karty wykluczone
ending-powers = Użyte zdolności

# The board in words
words-turn = Ta tura
words-piles = Talia i stos kart odrzuconych
words-sender = Rozgrywający: { $seat }.
words-required = Odkryta karta: { $hero }. Wymagana siła: { $requirement }.
words-lifted = Warunek wymaganej siły nie obowiązuje.
words-may-be = Z tego, co wiadomo, Tułaczem może być: { $heroes }.
words-looked = Kto podejrzał Tułacza: { $seats }.
words-pending = Zdolność czeka: { $hero } ({ $seat }).
words-no-band = Nie ma bohaterów.
words-ready = Gotowi: { $heroes }.
words-used = Wykorzystani: { $heroes }.
words-my-hand = Na ręce: { $heroes }.
words-ruled-out = Ze wskazówek wiadomo, że Tułacz to nie: { $heroes }.
words-face-up = Odkryte na stosie kart odrzuconych: { $heroes }.
words-not-seen = Jeszcze niewidziane: { $heroes }.
words-times = { $number } × { $hero }
