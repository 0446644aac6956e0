# Браузер: то, что есть на каждой странице. Другие главы: web-pages, web-table, web-lessons. Слова
# каждой игры лежат рядом с её правилами.

home = Engawa, главная страница
navigation = Главное
skip = К содержанию
tables = Мои столы
close = Закрыть
settings = Настройки
settings-language = Язык
settings-theme = Освещение
settings-theme-system = Как в системе
settings-theme-light = День
settings-theme-dark = Ночь
settings-sound = Звуки
settings-motion = Движение фигур
settings-me = Моё имя и устройства
about = Об Engawa
guest-name = Гость
