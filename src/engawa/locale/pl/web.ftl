# Przeglądarka: to, co jest na każdej stronie. Inne rozdziały: web-pages, web-table, web-lessons i po
# jednym na stół każdej gry.

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

name-samurai-spirit = Samurai Spirit
name-samurai = Samurai
name-rent-a-hero = Rent a Hero
