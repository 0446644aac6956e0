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

settings-volume = Громкость
settings-pace = Темп игры
settings-pace-slow = Медленный
settings-pace-normal = Обычный
settings-pace-quick = Быстрый
settings-pace-at-once = Мгновенно

# Имена: для тех, у кого их ещё нет, и для ботов по уровню и месту
name-suggestions = Тихая Цапля, Старая Сосна, Ночная Лиса, Бумажный Журавль, Речной Камень, Утренний Туман, Красный Клён, Маленькая Сова, Летний Дождь, Садовый Фонарь, Цветок Сливы, Бродячее Облако
bot-names-uniform = Коро, Поро, Кудзи, Горо, Мару, Бацу, Пон
bot-names-greedy = Нэко, Тануки, Кицунэ, Сару, Ину, Кума, Тори
bot-names-beginner = Момо, Поти, Тама, Тиби, Коко, Ноно, Маме
bot-names-player = Хару, Аки, Сора, Рэн, Мио, Наги, Юки
bot-names-expert = Исаму, Тиё, Макото, Саюри, Дзиро, Томоэ, Хидэо
bot-names-master = Цуру, Камэ, Рю, Мацу, Фудзи, Васи, Кадзэ
