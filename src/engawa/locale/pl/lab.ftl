# What the arena says.

about-arena = Niech boty zagrają ze sobą i pokażą, które są silniejsze.
about-arena-game = Która gra.
about-arena-seats = Bot na każde miejsce, po przecinku: uniform, greedy, beginner, player, expert, master. W Samurai Spirit wystarczy jeden.
about-arena-games = Co najmniej ile partii.
about-arena-seconds = Na każdą decyzję; wyniki zależą wtedy od komputera.
about-arena-simulations = Na każdą decyzję bota, który przeszukuje.
about-arena-seed = To samo ziarno daje te same partie: liczba albo dowolny tekst.
about-arena-jobs = Ile procesów gra naraz; bez tej opcji jeden na rdzeń.
about-arena-output = Zapisz też wszystko w tym pliku, jako JSON.

arena-playing = Trwają partie
arena-compiling = Przygotowanie botów: raz na tym komputerze, około minuty
arena-won-so-far = wygrane { $rate }
arena-rounded = Liczba partii: { $games } zamiast { $wanted }, bo każde rozdanie jest grane w każdym ustawieniu.
arena-stopped = Przerwano, rozegrane partie: { $played } z { $games }.
arena-broken = Proces został zabity, może z braku pamięci: spróbuj z mniejszym --jobs.
arena-written = Zapisano w { $file }.
arena-title = { $game }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, ziarno { $seed }
arena-bot = bot
arena-seats = miejsca
arena-wins = wygrane
arena-rate = odsetek
arena-interval = 95 %
arena-score = średni wynik
arena-decisions = decyzji na partię
arena-seconds = sekund na decyzję
arena-ending = zakończenie
arena-games = partie
arena-share = udział
arena-won = Wygrane: { $wins } z { $games }, czyli { $rate }, przedział 95 % { $interval }; średni wynik { $score }.
