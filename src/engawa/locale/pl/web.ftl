# Przeglądarka: to, co jest na każdej stronie. Inne rozdziały: web-pages, web-table, web-lessons. Słowa
# każdej gry są przy jej zasadach.

home = Engawa, strona główna
navigation = Nawigacja główna
skip = Przejdź do treści
tables = Moje stoły
close = Zamknij
settings = Ustawienia
settings-language = Język
settings-theme = Motyw
settings-theme-system = Systemowy
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-sound = Dźwięki
settings-motion = Animacje
settings-me = Moje imię i urządzenia
about = O Engawie
guest-name = Gość
