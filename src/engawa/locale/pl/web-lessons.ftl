# Przeglądarka: pierwsza runda każdej gry, krok po kroku.

lesson-place = Lekcja, krok { $number } z { $of }
lesson-next = Dalej
lesson-your-move = Twój ruch
lesson-listen = Chwileczkę: aby czytać dalej, naciśnij „Dalej”.
lesson-listen-others = Chwileczkę: teraz grają inni.
lesson-over = Lekcja się skończyła. Zacznij własną partię albo lekcję od początku.
lesson-other = Dobry pomysł na własną partię. W tej lekcji wykonaj, proszę, pokazany krok.
lesson-rules = Wszystkie zasady
lesson-again = Od początku
