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
