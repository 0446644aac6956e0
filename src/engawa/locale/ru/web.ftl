# Браузер: то, что есть на каждой странице. Другие главы: web-pages, web-table, web-lessons. Слова
# каждой игры лежат рядом с её правилами.

home = Engawa, главная страница
navigation = Основная навигация
skip = Перейти к содержимому
tables = Мои столы
close = Закрыть
settings = Настройки
settings-language = Язык
settings-theme = Тема
settings-theme-system = Системная
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-sound = Звуки
settings-motion = Анимация
settings-me = Моё имя и устройства
about = Об Engawa
guest-name = Гость
