# Przeglądarka: pierwsza runda każdej gry, krok po kroku.

lesson-place = Lekcja, krok { $number } z { $of }
lesson-next = Dalej
lesson-your-move = Twój ruch
lesson-listen = Chwileczkę: aby czytać dalej, naciśnij „Dalej”.
lesson-other = Dobry pomysł na własną partię. W tej lekcji wykonaj, proszę, pokazany krok.
lesson-play-now = Zagraj teraz
lesson-rules = Wszystkie zasady
lesson-again = Od początku
