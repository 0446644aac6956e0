# Przeglądarka: stół gry rent-a-hero. Miejsca i bohaterowie stoją w mianowniku; czas teraźniejszy nie
# zdradza płci.

# Players
inn-you = ty
inn-mine = Twoja strona stołu
inn-sends = wysyła
inn-sender = Trwa tura tego miejsca: ono wysyła kartę
inn-band = { $number ->
    [one] Drużyna: { $number } bohater z sześciu
    [few] Drużyna: { $number } bohaterów z sześciu
    [many] Drużyna: { $number } bohaterów z sześciu
   *[other] Drużyna: { $number } bohatera z sześciu
}
inn-hero-ready = { $hero }: gotowość.
inn-hero-used = { $hero }: zdolność wykorzystana.
inn-hand = { $number ->
    [one] { $number } karta na ręce
    [few] { $number } karty na ręce
    [many] { $number } kart na ręce
   *[other] { $number } karty na ręce
}
inn-eliminated = { $number ->
    [one] { $number } karta stracona w parach
    [few] { $number } karty stracone w parach
    [many] { $number } kart straconych w parach
   *[other] { $number } karty straconej w parach
}
inn-powers-used = { $number ->
    [one] { $number } użyta zdolność
    [few] { $number } użyte zdolności
    [many] { $number } użytych zdolności
   *[other] { $number } użytej zdolności
}
inn-looked = Zna Tułacza dzięki Sierżantowi
inn-lacks = { $number ->
    [0] Na tej ręce nie ma żadnej z kart: { $heroes }.
    [one] Na tej ręce nie było żadnej z kart: { $heroes }. Nowsza jest { $number } karta.
    [few] Na tej ręce nie było żadnej z kart: { $heroes }. Nowsze są { $number } karty.
    [many] Na tej ręce nie było żadnej z kart: { $heroes }. Nowszych jest { $number } kart.
   *[other] Na tej ręce nie było żadnej z kart: { $heroes }. Nowszych: { $number }.
}

# My hand
inn-my-hand = { $number ->
    [one] Twoja ręka: { $number } karta
    [few] Twoja ręka: { $number } karty
    [many] Twoja ręka: { $number } kart
   *[other] Twoja ręka: { $number } karty
}
inn-hand-send = Wybierz, kogo wysłać w lewo
inn-hand-drop = Wybierz kartę do odrzucenia
inn-hand-hint = Kartą można poprosić o wskazówkę
inn-card-send = Wyślij: { $hero }
inn-card-drop = Odrzuć: { $hero }
inn-card-hint = Poproś o wskazówkę kartą: { $hero }
inn-choose-for-witch = Kogo odnawia Wiedźma?

# The wanderer
inn-wanderer-known = Tułacz: { $hero }
inn-wanderer-unknown = Tułacz w kapturze
inn-may-be = Z tego, co wiadomo, może to być:
inn-nobody = Nikt jeszcze nie wędruje. Wysyła { $sender }.
inn-nobody-yours = Nikt jeszcze nie wędruje. Teraz wysyłasz ty.
inn-sent = Tułacza wysyła { $sender }.
inn-sent-yours = Tułacz jest od ciebie.
inn-sent-top = { $sender } nie ma pasującej karty i wysyła wierzch talii.
inn-sent-top-yours = Nie masz pasującej karty, więc Tułacz to wierzch talii.
inn-stands = Stoi u drzwi: { $holder }.
inn-stands-yours = Stoi u twoich drzwi.
inn-losing = { $holder } ma teraz dwie kopie i zaraz straci obie: { $hero }.
inn-losing-yours = Masz teraz dwie kopie i zaraz stracisz obie: { $hero }.
inn-known = Wiesz, kto to: { $hero }.
inn-percent = { $number } %
inn-wait = Nic nie używaj
inn-recruit = Zwerbuj
inn-pass = Przekaż dalej

# Hints
inn-yes = tak
inn-no = nie
inn-unknown-card = zakryta karta
inn-hint-given = Pytanie kartą: { $hero }. Odpowiedź: { $answer }
inn-answered = Odpowiedź dla: { $seat }. Brzmi: { $answer }
inn-hint-line = { $giver } pyta, odpowiada { $sender }. Karta: { $card }. Odpowiedź: { $answer }.
inn-hint-about = Tułaczem był: { $hero }.

# Requirement and powers
inn-required = Wymagana siła
inn-lifted = zniesiona
inn-pending = Czeka i może zostać anulowana
inn-power-of = { $hero } ({ $seat })

# Deck and discard pile
inn-deck = { $number ->
    [one] Talia: { $number } karta
    [few] Talia: { $number } karty
    [many] Talia: { $number } kart
   *[other] Talia: { $number } karty
}
inn-open-pile = { $number ->
    [one] Stos kart odrzuconych: { $number } karta. Przejrzyj
    [few] Stos kart odrzuconych: { $number } karty. Przejrzyj
    [many] Stos kart odrzuconych: { $number } kart. Przejrzyj
   *[other] Stos kart odrzuconych: { $number } karty. Przejrzyj
}
inn-pile = Stos kart odrzuconych
inn-hero = Bohater
inn-face-up = Odkryte tutaj
inn-not-seen = Jeszcze niewidziane
inn-not-seen-note = Każdy bohater ma jedenaście kart. Niewidziane są w talii, na innych rękach albo leżą zakryte.
inn-face-down = { $number ->
    [one] { $number } karta wskazówki leży zakryta
    [few] { $number } karty wskazówek leżą zakryte
    [many] { $number } kart wskazówek leży zakrytych
   *[other] { $number } karty wskazówek leży zakrytej
}

# The legend
inn-legend = Bohaterowie
inn-legend-title = Jak to idzie i kto jest kim
inn-legend-aim = Sześciu różnych bohaterów w drużynie wygrywa od razu. Druga kopia przepędza obie.
inn-legend-send = Rozgrywający kładzie przed sąsiadem po lewej zakrytą kartę o wymaganej sile: to Tułacz.
inn-legend-hold = Kto ma Tułacza, werbuje go albo przekazuje dalej. Gdy wróci do domu, Rozgrywający musi go przyjąć.
inn-legend-hint = Brak pewności? Dajcie Rozgrywającemu kartę z ręki: odpowie „tak”, jeśli to ten sam bohater.
inn-legend-power = Zdolności każdego bohatera w drużynie można użyć raz; potem leży bokiem. Karty na ręce zdolności nie mają.
inn-legend-requires = Odkryty, wymaga siły: { $requirement }
inn-legend-rules = Całe zasady

# Waiting by itself
inn-patience = Gdy nic nie zrobię
inn-patience-after = graj dalej po { $number } s
inn-patience-never = czekaj na mnie
inn-patience-held = Kadzidełko się nie pali
inn-silent = Nie pytaj mnie więcej w tej turze

# The board in words
inn-words-turn = Ta tura
inn-words-piles = Talia i stos kart odrzuconych
inn-words-sender = Turę rozgrywa: { $seat }.
inn-words-required = Odkryta karta: { $hero }. Wymagana siła: { $requirement }.
inn-words-lifted = Wymagana siła nie obowiązuje.
inn-words-may-be = Z tego, co wiadomo, Tułaczem może być: { $heroes }.
inn-words-looked = Tułacza podejrzeli: { $seats }.
inn-words-pending = Zdolność czeka: { $hero } ({ $seat }).
inn-words-no-band = Nie ma bohaterów.
inn-words-ready = Gotowi: { $heroes }.
inn-words-used = Wykorzystani: { $heroes }.
inn-words-my-hand = Na ręce: { $heroes }.
inn-words-ruled-out = Ze wskazówek wiadomo, że Tułacz to nie: { $heroes }.
inn-words-face-up = Odkryte na stosie: { $heroes }.
inn-words-not-seen = Jeszcze niewidziane: { $heroes }.
inn-words-times = { $number } × { $hero }
