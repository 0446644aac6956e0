# Przeglądarka: to, co jest przy każdym stole. $seat to nazwa miejsca w danej grze, w mianowniku.

table-board = Plansza
table-beside = Gracze, dziennik i czat
table-tools = Pomoc w decyzji
table-to-question = Przejdź do pytania
table-title-turn = Twoja kolej · { $game }

# Pytanie
table-question = Pytanie
table-rule = Zasady, §{ $section }
percent = { $number }%
table-your-turn = Twoja kolej
table-turn-of = { $seat }: twoja kolej
table-thinking = { $name } myśli
table-offline = { $name }: brak połączenia
table-left = { $name } nie gra już przy tym stole
table-open = Decyzja należy do wolnego miejsca
table-choose-on-board = Wybierz na planszy albo z listy.
table-all-choices = Wszystkie możliwości ({ $number })
table-fewer-choices = Zamknij listę
table-filter = Szukaj
table-nothing-found = Nic nie pasuje.
table-fold = Możliwości
table-wanted = tego dotyczy krok lekcji
table-undo = Cofnij
table-undo-asked = { $actions ->
    [one] Prosisz o cofnięcie ostatniego kroku.
    [few] Prosisz o cofnięcie ostatnich { $actions } kroków.
   *[many] Prosisz o cofnięcie ostatnich { $actions } kroków.
}
table-undo-proposed = { $actions ->
    [one] Prośba o cofnięcie ostatniego kroku: { $seat }.
    [few] Prośba o cofnięcie ostatnich { $actions } kroków: { $seat }.
   *[many] Prośba o cofnięcie ostatnich { $actions } kroków: { $seat }.
}
table-undo-waiting = Czekamy na odpowiedź: { $seats }.
table-undo-declined = { $name } nie wyraża zgody; niczego nie cofnięto.
table-agree = Zgoda
table-decline = Nie
table-line-lost = Utracono połączenie; łączę ponownie …
table-line-back = Połączono ponownie.

# Trener
table-coach = Trener
table-coach-thinks = Trener ocenia możliwości …
table-coach-keep = Pytaj przy każdej mojej decyzji
table-best = najlepsze
table-interval = od { $low } do { $high }
table-score = wynik { $score }

# Klawisze
table-shortcuts = Klawisze
table-shortcuts-on = Skróty jednoklawiszowe
table-key-choose = wybierz możliwość o tym numerze
table-key-undo = cofnij
table-key-coach = zapytaj trenera
table-key-help = pokaż te klawisze
table-key-everything = Wszędzie można też dojść klawiszem Tab, strzałkami i Enterem.

# Miejsca
seats = Gracze
you = ty
table-turn = kolej na decyzję
table-seat-offline = brak połączenia
table-seat-left = już nie gra
table-seat-open = wolne
table-clock = Pozostały czas
table-stand-in = zamiast: { $name }
table-hand = Niech gra bot
table-hand-seat = Niech gra bot: { $seat }
table-back = Wracam do gry
table-watching = Obserwują: { $names }
table-unnamed = { $number ->
    [one] { $number } gość
    [few] { $number } gości
   *[many] { $number } gości
}
table-leave = Odejdź od stołu
table-leave-really = Twoje miejsce będzie wolne: może je zająć ktoś inny albo bot.
table-leave-yes = Odchodzę
table-business = Ten stół
table-invite = Do gry: kto otworzy ten link, może zająć wolne miejsce
table-watch = Do oglądania: kto otworzy ten link, zobaczy stół, ale nie to, co gracze ukrywają
table-bot = bot
bot-uniform = bot losowy
bot-greedy = bot zachłanny
bot-beginner = początkujący
bot-player = gracz
bot-expert = ekspert
bot-master = mistrz

# Dziennik, czat, opis tekstowy
table-tab-log = Dziennik
table-tab-talk = Czat
table-tab-in-words = Opis tekstowy
table-newest = Najnowsze
table-talk-nothing = Nie ma jeszcze wiadomości.
table-say-something = Napisz coś
table-send = Wyślij
table-react = Reakcje
table-emote-thumbs-up = Kciuk w górę
table-emote-bow = Ukłon
table-emote-laugh = Śmiech
table-emote-think = Namysł
table-emote-sorry = Przepraszam
table-emote-well-played = Dobra gra
table-reacted-thumbs-up = { $name } pokazuje kciuk w górę.
table-reacted-bow = { $name } się kłania.
table-reacted-laugh = { $name } się śmieje.
table-reacted-think = { $name } się zastanawia.
table-reacted-sorry = { $name } przeprasza.
table-reacted-well-played = { $name } chwali grę.
table-unread = { $number ->
    [one] nowa wiadomość
    [few] nowe wiadomości
   *[many] nowych wiadomości
}

# Jedno urządzenie
table-pass-device = Przekaż urządzenie. Teraz: { $seat }
table-i-am = To ja: { $seat }

# Koniec
table-winner = zwycięstwo
table-common-score = { $score ->
    [one] Razem: { $score } punkt
    [few] Razem: { $score } punkty
   *[many] Razem: { $score } punktów
}
table-rematch = Zagraj jeszcze raz
table-won = Wygrana!
table-lost = Przegrana
table-shared-win = Wspólna wygrana
table-won-by = Wygrywa { $names }
table-won-by-several = Wspólnie wygrywają: { $names }
table-rematch-asked = { $name } chce zagrać jeszcze raz.
table-rematch-join = Dołącz
table-rematch-later = Nie teraz
table-rematch-anonymous = Następna partia jest gotowa.
table-harder = Trudniej: { $level }
table-easier = Łatwiej: { $level }
table-share = Udostępnij
table-shared = Skopiowano link
table-share-title = { $game } w Engawie
table-record = Pobierz zapis
table-replay = Powtórka
table-replay-first = Na początek
table-replay-back = Krok wstecz
table-replay-on = Krok naprzód
table-replay-last = Na koniec
table-replay-at = { $ply } z { $last }.
table-review = Analiza
table-review-ask = Gdzie rozstrzygnęła się partia?
table-reviewing = Trener ocenia jeszcze raz każdą decyzję …
table-graph = Szansa na wygraną po każdej decyzji
table-decision = Decyzja { $number }, { $seat }: „{ $action }”. Szansa po niej: { $chance }%.
table-better = Lepiej: „{ $action }”.
table-turning-point = Decyzja { $number }, { $seat }: po „{ $action }” szansa wynosiła { $after }%, po „{ $best }” wyniosłaby { $before }%.
table-verify = Sprawdź losowania
table-commitment = Skrót sekretu pokazany przed pierwszym losowaniem
table-secret = Sekret losowań
table-commitment-kept = Ta przeglądarka sprawdziła: sekret zgadza się ze skrótem.
table-commitment-broken = Ta przeglądarka sprawdziła: sekret nie zgadza się ze skrótem.
table-verify-how = Skrót to SHA-256 tekstu „engawa secret ” i sekretu. Mając zapis partii, każdy może przeliczyć wszystkie losowania poleceniem „engawa verify”.

stage-pause = Wstrzymaj
stage-resume = Wznów
stage-step = Dalej
stage-skip = Pomiń
table-meanwhile = W międzyczasie ({ $number })
table-all-rules = Całe zasady
