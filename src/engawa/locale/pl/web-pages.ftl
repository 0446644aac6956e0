# Przeglądarka: wszystkie strony poza samymi stołami.

page-no-line = Serwer nie odpowiada; sprawdź połączenie i spróbuj ponownie.
page-not-affiliated = Gry należą do swoich autorów i wydawców; Engawa nie jest z nimi związana.
page-rule = Zasady, §{ $section }
page-copy = Kopiuj
page-copied = Skopiowano
page-share = Udostępnij

# Strona główna
home-title = Engawa: { $games }
# Nagłówki tej strony nie mają polskich liter: krój nagłówków nie musi wtedy pobierać drugiego pliku.
home-welcome = Siadajmy do gry
home-lead = Gry planszowe z kompletnymi zasadami: z botami, ze znajomymi przez link albo na jednym urządzeniu. Bez konta i bez czekania.
home-go-on = Graj dalej
home-all-tables = Wszystkie moje stoły
home-play = Graj teraz
home-name = Jak mają cię nazywać inni?
home-name-go = Graj
home-laying = Przygotowujemy stół …
home-laying-long = Boty jeszcze szukają swoich poduszek; za pierwszym razem trwa to trochę dłużej.
home-friends = Ze znajomymi
home-device = Na jednym urządzeniu
home-learn = Nauka
home-rules = Zasady
home-options = Opcje
home-players = { $most ->
    [one] { $range } osoba
    [few] { $range } osoby
   *[other] { $range } osób
}
home-together = { $players }, gra kooperacyjna

# Listy stołów
tables-your-turn = Twoja kolej
tables-others = Czekamy na innych
tables-playing = Gra trwa
tables-over = Zakończona
tables-won = Wygrana
tables-lost = Przegrana
tables-lost-to = Przegrana; wygrywa { $names }
tables-shared = Wspólna wygrana
tables-won-by = Wygrywa { $names }
tables-open-seats = { $number ->
    [one] { $number } wolne miejsce
    [few] { $number } wolne miejsca
    [many] { $number } wolnych miejsc
   *[other] { $number } wolnego miejsca
}
tables-seats = { $number ->
    [one] { $number } miejsce
    [few] { $number } miejsca
    [many] { $number } miejsc
   *[other] { $number } miejsca
}
tables-running = W toku
tables-finished = Zakończone
tables-none = Nie siedzisz teraz przy żadnym stole.
tables-choose = Wybierz grę
tables-lobby = Otwarte dla wszystkich
tables-lobby-empty = Nie ma tu teraz otwartego stołu. Zapraszając znajomych, możesz otworzyć swój stół także dla innych.
tables-join = Dołącz
tables-watch = Obserwuj

# Przygotowanie stołu
new-title = { $game }: nowy stół
new-company = Z kim grasz
new-bots = Z botami
new-bots-about = Od razu i ile razy chcesz
new-friends = Ze znajomymi
new-friends-about = Dostaną link, konto niepotrzebne
new-device = Na jednym urządzeniu
new-device-about = Podajecie je sobie
new-solo = Solo
new-solo-about = Prowadzisz wszystkich
new-number = Liczba osób
new-holder = { $seat }: kto gra
new-me = Ja
new-friend = Ktoś znajomy, przez link
new-bot = Bot: { $level }
new-bot-beginner-about = Szybki i krótkowzroczny: widzi to, co blisko, i często poprzestaje na drugim co do jakości ruchu.
new-bot-player-about = Gra rozsądnie, ale nie patrzy daleko naprzód.
new-bot-expert-about = Myśli naprzód i prawie się nie myli.
new-bot-master-about = Myśli długo i głęboko, za każdym razem kilka sekund.
new-usual = Jak w instrukcji
new-traded = Zamiana z innym miejscem; tutaj teraz: { $other }.
new-beginning = Przygotowanie
new-beginning-quick = Szybki start
new-beginning-book = Jak w instrukcji
new-beginning-mixed = Jedno i drugie po trochu.
new-beginning-more = Wybierz każdy krok
new-clock = Zegar
new-clock-none = Bez zegara
new-clock-decision = Na decyzję
new-clock-game = Na partię
new-clock-about = Gdy komuś skończy się czas, gra za tę osobę bot, dopóki nie wróci.
new-clock-decision-length = Czas na każdą decyzję
new-clock-game-length = Czas każdej osoby na całą partię
new-coach = Trener
new-coach-about = W czasie gry każdy gracz może zapytać, ile są warte jego możliwości.
new-lobby = Otwarty dla wszystkich
new-lobby-about = Stół jest na liście: nieznajomi mogą zająć wolne miejsca i obserwować grę.
new-start = Zaczynamy
new-start-friends = Utwórz stół i link

# Czekanie na znajomych
friends-title = { $number ->
    [one] Czekamy na jeszcze jedną osobę
    [few] Czekamy na jeszcze { $number } osoby
    [many] Czekamy na jeszcze { $number } osób
   *[other] Czekamy na jeszcze { $number } osoby
}
friends-invite = Wyślij ten link znajomym
friends-invite-about = Kto ma link, może zająć wolne miejsce. Tę stronę można zamknąć: stół i link pozostaną.
friends-lobby = Kto ma link, może zająć wolne miejsce. Stół jest też na liście dla wszystkich.
friends-seats = Przy stole
friends-you = { $name } (ty)
friends-open = wolne
friends-awaited = wysłano pytanie: { $name }
friends-hand = Niech gra bot: { $seat }
friends-bot = Zastąp botem …
friends-there = przy stole
friends-away = brak połączenia
friends-begins = { $number ->
    [one] Gra zacznie się, gdy tylko ktoś zajmie ostatnie miejsce.
   *[other] Gra zacznie się, gdy tylko wszystkie miejsca będą zajęte.
}
friends-watch = Link dla widzów

# Link od kogoś znajomego
join-title = Dołącz do stołu
join-game = Dołącz do gry { $game }
join-over = Ta partia już się skończyła.
join-full = Wszystkie miejsca przy tym stole są zajęte.
join-ask-watch = Gracze mają link dla widzów: poproś ich o niego.
join-rules = Zasady gry { $game }
join-wrong = Ten link nie prowadzi do stołu
join-wrong-about = Być może zginęła jego część: poproś o link jeszcze raz.
join-name = Twoje imię przy stole
join-seat = Wybierz miejsce
join-open = { $seat }, wolne miejsce
join-taken = To miejsce przed chwilą zajęto: { $seat }. Wybierz inne.
join-go = Siadam

# Zasady
rules-title = { $game }: zasady
rules-games = Zasady gier
rules-contents = Spis treści
rules-print = Drukuj

# Moje imię i urządzenia
me-about = Nie ma tu kont. Rozpoznajemy cię po ciasteczku w tej przeglądarce.
me-name = Moje imię
me-name-about = To widzą inni przy stole.
me-name-blank = W imieniu musi być przynajmniej jedna litera lub cyfra.
me-keep = Zapisz
me-kept = Zapisano.
me-devices = Inne urządzenie
me-link-about = Osobisty link pozwala grać dalej w innej przeglądarce lub na innym urządzeniu, ze wszystkimi swoimi stołami.
me-link = Twój osobisty link
me-link-make = Utwórz osobisty link
me-link-void = Nowy link zastępuje poprzedni.
me-link-secret = Kto ma ten link, może grać jako ty: nie udostępniaj go nikomu. Widać go tylko teraz, a wcześniejsze linki już nie działają.
me-push = Powiadomienia
me-push-impossible = Ta przeglądarka nie potrafi powiadomić o twojej kolei. Na telefonie często pomaga dodanie Engawy do ekranu głównego.
me-push-blocked = Powiadomienia z tej strony są zablokowane. Można na nie pozwolić w ustawieniach przeglądarki dla tej strony.
me-push-off = To urządzenie może dać znać, gdy przyjdzie twoja kolej, nawet gdy Engawa jest zamknięta.
me-push-on = To urządzenie da znać, gdy przyjdzie twoja kolej.
me-push-turn-on = Powiadamiaj mnie na tym urządzeniu
me-push-turn-off = Wyłącz powiadomienia
me-push-failed = Usługa powiadomień przeglądarki nie odpowiada, więc powiadomień nie da się teraz włączyć.

# Osobisty link
continue-title = Graj dalej tutaj
continue-wait = Chwileczkę …
continue-ask = W tej przeglądarce grasz jako { $name }. Jeśli przejdziesz na gościa z linku, do obecnych stołów wrócisz tylko przez swój dotychczasowy osobisty link.
continue-yes = Dalej jako gość z linku
continue-no = Zostań jako { $name }

# O programie
about-lead = Engawa to drewniana weranda japońskiego domu: miejsce, w którym siada się razem, na wpół wewnątrz, na wpół w ogrodzie. Ta służy do grania.
about-players = Są tu gry z kompletnymi zasadami, wszystkimi poziomami, opcjami i wariantami. Można grać z botami, ze znajomymi przez link albo na jednym urządzeniu; cofnąć pomyłkę, wrócić jutro, przejść na inne urządzenie. Nikt nie potrzebuje konta, niczego się tu nie śledzi ani nie sprzedaje.
about-draws = Uczciwe losowanie
about-draws-commitment = Zanim zostanie dobrana pierwsza karta, serwer ustala sekret i pokazuje wszystkim jego skrót (odcisk cyfrowy). Z tego sekretu wylicza się każde tasowanie i każde dobranie w grze, więc serwer nie może po drodze nikomu pomóc ani zaszkodzić.
about-draws-check = Po zakończeniu gry sekret jest pokazywany. Przy stole pojawia się wtedy przycisk, który wylicza wszystkie losowania od nowa; może to zrobić także każdy inny program.
about-bots = Uczciwe boty
about-bots-see = Bot widzi to, co widziałby człowiek na jego miejscu, i nic więcej.
about-owners = Czyje są te gry
about-owners-names = Gry, ich nazwy i ilustracje należą do swoich autorów i wydawców. Nazwy służą tu tylko temu, by było wiadomo, o które zasady chodzi; Engawa nie jest z nikim z nich związana. Jeśli gra się podoba, warto ją kupić: na prawdziwym stole jest jeszcze lepsza.
about-owners-ours = Wszystkie teksty, obrazki i dźwięki powstały na potrzeby tego projektu.
about-source = Otwarty kod źródłowy
about-source-licence = Engawa jest wolnym oprogramowaniem na licencji MIT. Zasady to zarazem biblioteka Pythona, dla tych, którzy chcą badać gry.
about-version = Wersja { $version }

# Pusto
lost-title = Nikt tu nie siedzi
lost-about = Pod tym adresem nic nie ma. Być może po drodze zginęła litera.
lost-home = Na stronę główną
