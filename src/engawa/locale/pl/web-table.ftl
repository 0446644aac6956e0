# Przeglądarka: to, co jest przy każdym stole. $seat to nazwa miejsca w danej grze, w mianowniku.

table-board = Plansza
table-beside = Miejsca, dziennik i rozmowa
table-tools = Pomoc w decyzji
table-to-question = Przejdź do pytania
table-title-turn = Twoja kolej · { $game }

# Pytanie
table-question = Pytanie
table-rule = Zasady, §{ $section }
percent = { $number } %
table-waiting = Decyzja należy do: { $seat }
table-thinking = { $seat } myśli
table-away = { $seat }: przy stole nikogo teraz nie ma
table-choose-on-board = Wybierz na planszy albo z listy.
table-all-choices = Wszystkie możliwości ({ $number })
table-fewer-choices = Zamknij listę
table-filter = Szukaj
table-nothing-found = Nic się tak nie nazywa.
table-fold = Możliwości
table-wanted = o to prosi lekcja
table-undo = Cofnij
table-undo-asked = { $actions ->
    [one] Prosisz o cofnięcie ostatniego kroku.
    [few] Prosisz o cofnięcie ostatnich { $actions } kroków.
   *[many] Prosisz o cofnięcie ostatnich { $actions } kroków.
}
table-undo-proposed = { $actions ->
    [one] { $seat } prosi o cofnięcie ostatniego kroku.
    [few] { $seat } prosi o cofnięcie ostatnich { $actions } kroków.
   *[many] { $seat } prosi o cofnięcie ostatnich { $actions } kroków.
}
table-undo-waiting = Jeszcze bez odpowiedzi: { $seats }.
table-agree = Zgoda
table-decline = Nie
table-line-lost = Połączenie zerwane; łączę ponownie …
table-line-back = Połączenie wróciło.

# Trener
table-coach = Trener
table-coach-thinks = Trener rozgrywa to w myślach …
table-coach-keep = Pytaj przy każdej mojej decyzji
table-best = najlepsze
table-interval = od { $low } do { $high }
table-score = wynik { $score }

# Klawisze
table-shortcuts = Klawisze
table-shortcuts-on = Pojedyncze klawisze działają
table-key-choose = wybierz możliwość o tym numerze
table-key-undo = cofnij
table-key-coach = zapytaj trenera
table-key-help = pokaż te klawisze
table-key-everything = Wszędzie można też dojść klawiszem Tab, strzałkami i Enterem.

# Miejsca
seats = Miejsca
you = ty
table-turn = decyduje
table-seat-away = poza stołem
table-clock = Pozostały czas
table-stand-in = zamiast: { $name }
table-hand = Niech gra bot
table-hand-seat = Niech gra bot: { $seat }
table-back = Znów gram
table-spectators = { $number ->
    [one] { $number } osoba patrzy
    [few] { $number } osoby patrzą
   *[many] { $number } osób patrzy
}
table-leave = Odejdź od stołu
table-leave-really = Twoje miejsce będzie wolne: może je zająć ktoś inny albo bot.
table-leave-yes = Odchodzę
table-business = Ten stół
table-invite = Do gry: kto otworzy ten link, może zająć wolne miejsce
table-watch = Do oglądania: kto otworzy ten link, zobaczy stół, ale nie to, co kto ma na ręce
bot-uniform = bot losowy
bot-greedy = bot zachłanny
bot-beginner = początkujący
bot-player = gracz
bot-expert = ekspert
bot-master = mistrz

# Dziennik, rozmowa, słowa
table-tab-log = Dziennik
table-tab-talk = Rozmowa
table-tab-in-words = Słowami
table-newest = Najnowsze
table-talk-nothing = Na razie cisza.
table-say-something = Powiedz coś
table-send = Wyślij
table-react = Gesty
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
    [one] nowa wypowiedź
    [few] nowe wypowiedzi
   *[many] nowych wypowiedzi
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
table-rematch-go = Następna partia czeka: przejdź
table-record = Pobierz zapis
table-replay = Powtórka
table-replay-first = Na początek
table-replay-back = Krok wstecz
table-replay-on = Krok naprzód
table-replay-last = Na koniec
table-replay-at = { $ply } z { $last }.
table-review = Analiza
table-review-ask = Gdzie rozstrzygnęła się partia?
table-reviewing = Trener przygląda się każdej decyzji jeszcze raz …
table-graph = Szansa na wygraną po każdej decyzji
table-decision = Decyzja { $number }, { $seat }: „{ $action }”. Potem { $chance } %.
table-better = Lepiej: „{ $action }”.
table-turning-point = Decyzja { $number }, { $seat }: „{ $action }” dało { $after } %, a „{ $best }” dałoby { $before } %.
table-verify = Sprawdź losowania
table-commitment = Obietnica sprzed pierwszego losowania
table-secret = Sekret losowań
table-commitment-kept = Ta przeglądarka sprawdziła: sekret jest taki, jak obiecano.
table-commitment-broken = Ta przeglądarka sprawdziła: sekret nie jest taki, jak obiecano.
table-verify-how = Obietnica to SHA-256 słów „engawa secret ” i sekretu. Z zapisu i poleceniem „engawa verify” każdy może przeliczyć wszystkie losowania.
