# The browser: what every page shows. Other chapters: web-pages, web-table, web-lessons. A game's own
# words are beside its rules.

home = Engawa, start page
navigation = Main
skip = Skip to the content
tables = My tables
close = Close
settings = Settings
settings-language = Language
settings-theme = Theme
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Sounds
settings-motion = Animations
settings-me = My name and devices
about = About Engawa
guest-name = Guest

settings-volume = Volume
settings-pace = Pace of the game
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-quick = Quick
settings-pace-at-once = Instant

# Names: for those who have none yet, and for bots by level and seat
name-suggestions = Quiet Heron, Old Pine, Night Fox, Paper Crane, River Stone, Morning Fog, Red Maple, Little Owl, Summer Rain, Garden Lantern, Plum Blossom, Wandering Cloud
bot-names-uniform = Koro, Poro, Kuji, Goro, Maru, Batsu, Pon
bot-names-greedy = Neko, Tanuki, Kitsune, Saru, Inu, Kuma, Tori
bot-names-beginner = Momo, Pochi, Tama, Chibi, Koko, Nono, Mame
bot-names-player = Haru, Aki, Sora, Ren, Mio, Nagi, Yuki
bot-names-expert = Isamu, Chiyo, Makoto, Sayuri, Jiro, Tomoe, Hideo
bot-names-master = Tsuru, Kame, Ryu, Matsu, Fuji, Washi, Kaze
