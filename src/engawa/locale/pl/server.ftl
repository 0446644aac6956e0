# Co mówi serwer stołów.

# Miejsca
refused-no-open-seat = Wszystkie miejsca przy tym stole są zajęte; możesz obserwować grę przez link dla widzów.
refused-seat-taken = Miejsce { $seat } jest zajęte; wybierz wolne.
refused-no-such-seat = Nie ma miejsca { $seat }; miejsca mają numery od 1 do { $last }.
refused-not-your-seat = { $seat ->
    [0] Pytać o to mogą tylko gracze.
   *[other] Miejsce { $seat } nie należy do ciebie.
}
refused-not-at-table = Nie siedzisz przy tym stole; dołączysz przez link z zaproszeniem.
refused-only-looking = Tylko obserwujesz grę: to mogą zrobić wyłącznie gracze.
refused-still-here = { $name } jest przy stole; botowi można oddać tylko miejsce kogoś, kogo nie ma.
refused-bot-already = Na miejscu { $seat } gra już bot.
refused-bot-plays = Na miejscu { $seat } gra za ciebie bot; najpierw przejmij je z powrotem.
refused-no-such-bot = Nie ma takiego bota.
refused-wrong-seats = Podana liczba miejsc to { $given }, a w tej grze jest ich { $seats }.
refused-no-such-holder = Miejsce może być dla ciebie, dla gościa albo dla bota.
refused-lesson-alone = Podczas lekcji wszystkie miejsca są twoje, a stołu nie ma w poczekalni.
refused-table-full = Ten stół obserwuje już zbyt wiele osób; spróbuj później.

# Gra
refused-not-begun = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
refused-over = Partia jest skończona.
refused-not-over = To będzie możliwe po zakończeniu partii.
refused-stale = Pozycja na stole się zmieniła; spójrz jeszcze raz.
refused-not-your-decision = Gracz { $seat } nie podejmuje teraz decyzji.
refused-no-coach = Przy tym stole nie ma trenera.
refused-coach-busy = Trener jeszcze się zastanawia; poczekaj na odpowiedź.
refused-no-preview = W tej grze nie ma podglądu: skutki akcji zależą od tego, czego nikt jeszcze nie wie.
refused-no-such-ply = W dzienniku nie ma pozycji { $ply }; pozycje mają numery od 0 do { $last }.
refused-nothing-to-undo = Nie masz jeszcze czego cofnąć.
refused-nothing-asked = Nikt nie czeka na twoją odpowiedź.
refused-busy = Przy tym stole dzieje się teraz zbyt wiele; spróbuj ponownie.

# Żądania
refused-no-such-table = Nie ma takiego stołu.
refused-newer-rules = Tę partię rozpoczęto według wersji { $version } zasad, a ten serwer zna zasady do wersji { $known }. Będzie można ją dokończyć po aktualizacji serwera.
refused-no-such-game = Nie ma takiej gry.
refused-no-such-link = Ten link nie działa; być może zastąpił go nowszy.
refused-no-push-service = Nieznana usługa powiadomień.
refused-wrong-origin = Strona z innej witryny nie może się tu połączyć.
refused-bad-request = Żądanie jest nieprawidłowe.
refused-no-guest = Najpierw podaj swoje imię.
refused-forbidden = Ta strona jest nieaktualna; wczytaj ją ponownie i spróbuj jeszcze raz.
refused-not-found = Pod tym adresem nic nie ma.
refused-no-such-method = Ten adres nie obsługuje tej metody.
refused-too-large = To jest zbyt duże.
refused-no-such-type = Tu rozumiemy tylko JSON.
refused-too-many = Zbyt wiele żądań; odczekaj minutę.
refused-our-fault = Coś się u nas popsuło; nic nie przepadło. Spróbuj ponownie.

# Uczciwe losowania
verified = { $draws ->
    [one] Na podstawie sekretu przeliczono od nowa { $draws } losowanie; jest prawidłowe.
    [few] Na podstawie sekretu przeliczono od nowa { $draws } losowania; są prawidłowe.
   *[other] Na podstawie sekretu przeliczono od nowa { $draws } losowań; są prawidłowe.
}

# Powiadomienia
push-your-turn = { $game }: twoja kolej.
