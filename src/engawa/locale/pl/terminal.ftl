# What the terminal says. Sentences of one game begin with its name.
# Names come in the nominative, so choices keep them there: „wsparcie: Gorobei”.

# The prompt
hint = h pomoc · c trener · ? czemu · u cofnij · i opis · l dziennik · r zasady · s zapisz · q koniec
hint-over = Enter koniec · u cofnij · l dziennik · i opis · s zapisz
ask-chance = Co wylosowano?
which-action = Którą akcję wyjaśnić?
curtain = Teraz: { $seat }. Naciśnij Enter, gdy nikt inny nie patrzy na ekran.
no-such-number = Nie ma opcji { $number }: wpisz liczbę od 1 do { $last }.
ambiguous = „{ $typed }” może znaczyć: { $actions }.
not-understood = „{ $typed }” nie jest liczbą, akcją ani poleceniem; h podpowie, co można wpisać.
allowed = Akcja „{ $action }” jest dozwolona: to opcja { $number }.
likewise = Podobnie: { $actions }.
taken-back = Ostatnia decyzja jest cofnięta.
taken-back-from-bots = Twoja ostatnia decyzja jest cofnięta, razem z późniejszymi ruchami botów.
nothing-to-undo = Nie ma decyzji do cofnięcia.
more-happened = { $lines ->
    [one] … i jeszcze { $lines } wiersz: l pokaże dziennik
    [few] … i jeszcze { $lines } wiersze: l pokaże dziennik
    [many] … i jeszcze { $lines } wierszy: l pokaże dziennik
   *[other] … i jeszcze { $lines } wiersza: l pokaże dziennik
}
one-of = Wpisz, proszę, jedno z podanych: { $allowed }.
# The English words are understood too.
yes-words = t tak y yes
no-words = n nie no

# A line is what to type, a bar, and what it does.
help =
    Wpisz numer opcji, nazwę akcji albo jej początek.
    3 | trzecia opcja
    fight | nazwa akcji; zamiast „support gorobei” wystarczy „sup gor”
    Enter | pokaż stół jeszcze raz
    ? | dlaczego akcji nie można: ?defend, ?support gorobei
    c | trener: szansa na zwycięstwo każdej opcji i dlaczego
    i | wszystko o samurajach: talenty, Kiai, każda karta
    d | odrzucone karty i te, których nikt jeszcze nie widział
    l | ostatnie zdarzenia; l wszystko pokaże cały dziennik
    r | spis treści zasad; r 4.4 pokaże punkt
    u | cofnij ostatnią decyzję
    s | zapisz; s NAZWA zapisze w innym pliku
    q | zakończ; niezapisaną partię można będzie zapisać

# People and bots
thinks = Bot myśli: { $seat } …
sitting-down = Boty siadają do stołu
compiling = Przygotowanie botów: raz na tym komputerze, około minuty
ask-people = Ile osób gra?
ask-beginning = Przygotowanie:
beginning-quick = szybki start
beginning-book = jak w instrukcji
ask-players = Ilu graczy, razem z botami?
from-to = Od { $fewest } do { $most }
ask-bots = Kto zajmuje pozostałe miejsca? Boty od najsłabszego: { $levels }; albo { $people } [{ $usual }]
bot-none = ludzie
bot-uniform = losowy
bot-greedy = zachłanny
bot-beginner = początkujący
bot-player = gracz
bot-expert = ekspert
bot-master = mistrz
seat-bot = bot: { $kind }
seat-bot-short = bot
seat-you = ty
no-such-bot = Nie ma bota „{ $kind }”; są: { $kinds }.
no-such-seat = Nie ma miejsca „{ $seat }”; miejsca mają numery od 1 do { $last }.
too-many-bots = { $free ->
    [0] Dla bota nie zostało żadne miejsce.
    [one] Dla botów zostało tylko { $free } miejsce, a podano ich { $named }.
    [few] Dla botów zostały tylko { $free } miejsca, a podano ich { $named }.
    [many] Dla botów zostało tylko { $free } miejsc, a podano ich { $named }.
   *[other] Dla botów zostało tylko { $free } miejsca, a podano ich { $named }.
}
too-few-bots = Podano za mało botów: { $named }, a miejsc jest { $free }; podaj jednego dla wszystkich miejsc albo po jednym dla każdego.

# The coach
coach-title = Co można zrobić ({ $seat }) na podstawie tego, co wie ten gracz:
coach-interval = { $low }–{ $high }%
coach-score = wynik { $score }
coach-rough = ≈ to liczba przybliżona, z mniej niż { $few } symulowanych partii.
coach-how = Szanse pochodzą z symulowanych partii (przedziały ufności 95%); kto dalej gra lepiej niż symulacja, wygrywa częściej.
coach-more = { $number ->
    [one] … i jeszcze { $number } opcja: pokaże ją --all
    [few] … i jeszcze { $number } opcje: pokaże je --all
   *[other] … i jeszcze { $number } opcji: pokaże je --all
}
coach-over = Partia w pliku { $file } jest skończona: nie ma o czym decydować. Podsumuje ją „engawa review { $file }”.
coach-game-over = Partia jest skończona: nie ma o czym decydować.
coach-chance = W pliku { $file } wyniki losowań podaje się ręcznie; teraz nikt nie podejmuje decyzji.
coach-no-time = Aby trener mógł myśleć, { $what } musi być większe od 0.
coach-nothing = W pliku { $file } nikt jeszcze nie podjął decyzji, więc nie ma czego oceniać.
coach-compiling = Przygotowanie trenera do tej gry, jednorazowe
coach-thinking = Trener myśli
coach-reviewing = Ocena każdej decyzji
coach-checking = Ponowna ocena tego, co odmieniło grę
review-title = { $game }: { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[other] { $decisions } decyzji
}
review-points = Punkty zwrotne: najkosztowniejsze decyzje
review-point = Decyzja { $number }, { $seat }
review-lost = { $after }% zamiast { $before }%
review-played = wybór: { $action }
review-better = lepiej: { $action }
review-none = Żadna decyzja nie kosztowała więcej, niż tłumaczy sam przypadek.
review-luck = Szczęście i pech
review-drawn = Decyzja { $number }, { $seat }, { $action }: los zmienił szansę z { $after }% na { $drawn }%.
review-drawing = Szansę na zwycięstwo przedstawia wykres w pliku { $file }.
graph-only-svg = Wykres jest w formacie SVG: nazwa pliku musi kończyć się na .svg, inaczej niż { $file }.

# Rules
no-section = W zasadach nie ma punktu „{ $number }”; rozdziały mają numery od { $first } do { $last }.
read-section = r i numer pokaże punkt: r 4.4
read-on = Dalej: r { $number }

# Files
saved = Zapisano w { $file }; „engawa play { $file }” wraca do tej partii.
not-saved = Partia nie jest zapisana.
save-as = Zapisać w { $file }? [Enter tak, n nie albo nazwa]
overwrite = { $file } zawiera coś innego: zastąpić? [t tak, Enter nie]
not-written = Nie udało się zapisać { $file }: { $reason }.
not-read = Nie udało się użyć { $file }: { $reason }.
not-text = To nie jest zapis partii, bo nie jest tekstem w UTF-8: { $file }
goodbye = Do następnego razu.

# Commands
about = Stół do gier planszowych. Bez polecenia otwiera się w przeglądarce; polecenia służą do gry w terminalu, sprawdzania i badania.
about-play = Zagraj w tym terminalu albo wróć do zapisanej partii.
about-play-target = Gra albo plik z zapisaną partią.
about-players = Ile osób gra.
about-bots = Boty na pozostałe miejsca, jeden dla wszystkich albo po jednym: uniform, greedy, beginner, player, expert, master; none: ludzie.
about-seat = Miejsce, które zajmujesz, od 1; po przecinku, gdy gra kilka osób.
about-seed = Powtórz te same losowania: liczba albo dowolny tekst.
about-language = Język stołu.
about-record = Zapisuj partię w tym pliku od pierwszej do ostatniej akcji.
about-resume = Wróć do partii zapisanej w tym pliku.
about-rules = Pokaż zasady gry albo jeden ich punkt.
about-rules-game = Która gra.
about-rules-section = Punkt, na przykład 4 albo 4.4.
about-serve = Uruchom serwer stołów do wspólnej gry i otwórz przeglądarkę.
about-prepare = Skompiluj wszystko teraz, raz na tym komputerze, żeby nikt później nie czekał.
preparing = Kompilacja zasad, botów i trenera: kilka minut, raz na tym komputerze
prepared = Gotowe: { $game }.
about-host = Gdzie nasłuchiwać; 0.0.0.0 to wszystkie interfejsy.
about-port = Na którym porcie; 0 bierze dowolny wolny.
about-database = Plik albo postgresql://…; bez tego plik w twoim katalogu danych.
about-open = Otwórz przeglądarkę.
about-export = Zapisz w pliku wszystko, co przechowuje serwer.
about-export-file = Nowy plik; zawiera sekrety.
about-import = Wczytaj wyeksportowany plik do pustej bazy danych.
about-import-file = To, co zapisało engawa export.
serving = Serwer działa pod adresem { $address } – Ctrl-C kończy.
exported = { $rows ->
    [one] Zapisano { $rows } wiersz w pliku { $file }.
    [few] Zapisano { $rows } wiersze w pliku { $file }.
   *[other] Zapisano { $rows } wierszy w pliku { $file }.
}
imported = { $rows ->
    [one] Wczytano { $rows } wiersz.
    [few] Wczytano { $rows } wiersze.
   *[other] Wczytano { $rows } wierszy.
}
about-verify = Przelicz od nowa wszystkie losowania zapisanej partii.
about-verify-file = Plik z zapisaną partią.
about-hint = Ile w zapisanej partii warta jest każda opcja gracza, który decyduje, i dlaczego.
about-hint-file = Plik z zapisaną partią.
about-seconds = Ile mniej więcej sekund myśleć.
about-simulations = Ile partii symulować; ta sama liczba daje tę samą radę.
about-all = Pokaż wszystkie opcje, nie tylko najlepsze.
about-review = Gdzie zapisana partia została wygrana lub przegrana.
about-review-simulations = Ile partii symulować dla każdej decyzji.
about-graph = Zapisz w tym pliku wykres szansy na zwycięstwo, jako SVG.
about-games = Wymień gry.
about-version = Pokaż wersję.
no-language = Terminal nie zna języka „{ $wanted }”; zna: { $languages }.
no-table = Tej gry nie ma jeszcze w terminalu: { $game }; są: { $games }.
no-such-target = Nie ma ani gry, ani pliku „{ $target }”; są gry: { $games }.
two-matches = Podaj grę albo zapisaną partię, nie jedno i drugie.
options-are-saved = Zapisana partia ma już swoje opcje; pomiń { $options }.
record-exists = Plik { $file } już istnieje: „engawa play { $file }” wraca do tej partii.
verified = { $draws ->
    [one] { $draws } losowanie jest zgodne ze zobowiązaniem.
    [few] Wszystkie { $draws } losowania są zgodne ze zobowiązaniem.
    [many] Wszystkie losowania ({ $draws }) są zgodne ze zobowiązaniem.
   *[other] Wszystkie losowania ({ $draws }) są zgodne ze zobowiązaniem.
}
commitment = Zobowiązanie { $commitment }
version = engawa { $version }
