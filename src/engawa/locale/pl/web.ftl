# Przeglądarka: to, co jest na każdej stronie. Inne rozdziały: web-pages, web-table, web-lessons. Słowa
# każdej gry są przy jej zasadach.

home = Engawa, strona główna
navigation = Główne
skip = Przejdź do treści
tables = Moje stoły
close = Zamknij
settings = Ustawienia
settings-language = Język
settings-theme = Światło
settings-theme-system = Jak w systemie
settings-theme-light = Dzień
settings-theme-dark = Noc
settings-sound = Dźwięki
settings-motion = Ruch elementów
settings-me = Moje imię i urządzenia
about = O Engawie
guest-name = Gość
