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

settings-volume = Głośność
settings-pace = Tempo gry
settings-pace-slow = Wolne
settings-pace-normal = Zwykłe
settings-pace-quick = Szybkie
settings-pace-at-once = Od razu

# Imiona: dla tych, którzy jeszcze żadnego nie mają, i dla botów według poziomu i miejsca
name-suggestions = Cicha Czapla, Stara Sosna, Nocny Lis, Papierowy Żuraw, Rzeczny Kamień, Poranna Mgła, Czerwony Klon, Mała Sowa, Letni Deszcz, Ogrodowa Latarnia, Kwiat Śliwy, Wędrowny Obłok
bot-names-uniform = Koro, Poro, Kuji, Goro, Maru, Batsu, Pon
bot-names-greedy = Neko, Tanuki, Kitsune, Saru, Inu, Kuma, Tori
bot-names-beginner = Momo, Pochi, Tama, Chibi, Koko, Nono, Mame
bot-names-player = Haru, Aki, Sora, Ren, Mio, Nagi, Yuki
bot-names-expert = Isamu, Chiyo, Makoto, Sayuri, Jiro, Tomoe, Hideo
bot-names-master = Tsuru, Kame, Ryu, Matsu, Fuji, Washi, Kaze
