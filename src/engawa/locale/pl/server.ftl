# Co mówi serwer stołów.

# Miejsca
refused-no-open-seat = Wszystkie miejsca przy tym stole są zajęte; możesz się przyglądać, korzystając z linku dla widzów.
refused-seat-taken = Miejsce { $seat } jest zajęte; wybierz wolne.
refused-no-such-seat = Nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }.
refused-not-your-seat = { $seat ->
    [0] Pytać o to mogą tylko grający.
   *[other] Miejsce { $seat } nie należy do ciebie.
}
refused-not-at-table = Nie siedzisz przy tym stole; dołączysz przez link z zaproszeniem.
refused-only-looking = Tylko się przyglądasz: to mogą zrobić wyłącznie grający.
refused-still-here = { $name } jest przy stole; botowi można oddać tylko miejsce kogoś, kogo nie ma.
refused-bot-already = Na miejscu { $seat } gra już bot.
refused-bot-plays = Na miejscu { $seat } gra za ciebie bot; najpierw przejmij je z powrotem.
refused-no-such-bot = Nie ma bota „{ $bot }”; są: { $bots }.
refused-wrong-seats = Podana liczba miejsc to { $given }, a w tej grze jest ich { $seats }.
refused-no-such-holder = Miejsca nie można przeznaczyć dla „{ $given }”; dozwolone: { $allowed }.
refused-lesson-alone = Podczas lekcji wszystkie miejsca są twoje, a stołu nie ma w poczekalni.
refused-table-full = Temu stołowi przygląda się już zbyt wiele osób; spróbuj później.

# Gra
refused-not-begun = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
refused-over = Partia jest skończona.
refused-not-over = To będzie możliwe po zakończeniu partii.
refused-stale = To odpowiedź na pozycję, której nie ma już na stole; spójrz jeszcze raz.
refused-not-your-decision = Miejsce { $seat } nie podejmuje teraz decyzji.
refused-no-coach = Przy tym stole nie ma trenera.
refused-coach-busy = Trener jeszcze się zastanawia; poczekaj na odpowiedź.
refused-no-preview = W tej grze nie ma podglądu: skutki akcji zależą od tego, czego nikt jeszcze nie wie.
refused-no-such-ply = W logu nie ma pozycji { $ply }; pozycje mają numery od 0 do { $last }.
refused-nothing-to-undo = Nie było jeszcze twojej decyzji, którą można by cofnąć.
refused-nothing-asked = Nikt nie czeka na twoją odpowiedź.
refused-busy = Przy tym stole dzieje się teraz zbyt wiele naraz; spróbuj ponownie.

# Zapytania
refused-no-such-table = Nie ma takiego stołu.
refused-newer-rules = Tę partię rozpoczęto według wersji { $version } zasad, a ten serwer zna zasady do wersji { $known }. Będzie można ją dokończyć po aktualizacji serwera.
refused-no-such-game = Nie ma takiej gry; są: { $games }.
refused-no-such-link = Ten link donikąd nie prowadzi; być może zastąpił go nowszy.
refused-no-push-service = Nie znamy takiej usługi powiadomień; dozwolone: { $services }.
refused-wrong-origin = Strona z innej witryny nie może się tu połączyć.
refused-bad-request = Zapytanie jest niepoprawne.
refused-no-guest = Najpierw się przedstaw: POST /api/guests daje ciasteczko.
refused-forbidden = Zapytaniu brakuje ochrony przed fałszerstwem: odeślij ciasteczko engawa_csrf w nagłówku x-engawa-csrf.
refused-not-found = Pod tym adresem nic nie ma.
refused-no-such-method = Ten adres nie odpowiada na tę metodę.
refused-too-large = To jest zbyt duże.
refused-no-such-type = Tu rozumiemy tylko JSON.
refused-too-many = Zbyt wiele zapytań; odczekaj minutę.
refused-our-fault = Coś się u nas popsuło; nic nie przepadło, spróbuj ponownie.

# Uczciwe losowania
verified = { $draws ->
    [one] Przeliczono od nowa { $draws } losowanie z sekretu; jest prawidłowe.
    [few] Przeliczono od nowa { $draws } losowania z sekretu; są prawidłowe.
   *[other] Przeliczono od nowa { $draws } losowań z sekretu; są prawidłowe.
}

# Powiadomienia
push-your-turn = { $game }: twoja kolej.
