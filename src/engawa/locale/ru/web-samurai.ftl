# The browser: the table of samurai. Names of players, tiles, figures and places come from
# samurai.ftl, in the nominative; $choice is a whole choice in the server's words.

hex-map = Карта Японии
hex-hand = Ваши жетоны
# On tiles, beside numbers
hex-initial-blue = С
hex-initial-red = К
hex-initial-green = Зе
hex-initial-yellow = Ж

hex-players = Игроки
hex-empty = фигурок нет
hex-beside = { $choice }; рядом: { $places }
hex-chance = { $number } %
hex-take-first = Сначала выберите жетон под картой, затем поле для него.
hex-no-swap = Эти две фигурки поменять нельзя. Выберите другую пару.
hex-taken-up = Поднятый жетон, его нужно положить снова: { $tile }
hex-keep = Взять: { $tile }
hex-tiles-of = Жетоны, { $seat }: за ширмой { $hand }, в запасе { $reserve }. Показать, что ещё не выложено.
hex-tiles-title = За ширмой и в запасе; показать, что ещё не выложено
hex-not-laid = Ещё не выложено: { $seat }
hex-not-laid-why = За ширмой или в запасе: это видно каждому по тому, что уже лежит на карте.
hex-behind-screen = за ширмой
hex-on-board = На карте
hex-behind-screens = За ширмами
hex-aside = Выбыли
hex-aside-why = При ничьей фигурка выбывает. Когда выбыли четыре или с карты ушёл целый вид, игра кончается.
hex-open-land = { $number ->
    [0] окружено: фигурки возьмут в конце хода
    [one] осталось { $number } свободное поле суши
    [few] осталось { $number } свободных поля суши
    [many] осталось { $number } свободных полей суши
   *[other] осталось { $number } свободного поля суши
}
hex-open-land-after = { $number ->
    [0] будет окружено
    [one] останется { $number } свободное поле суши
    [few] останется { $number } свободных поля суши
    [many] останется { $number } свободных полей суши
   *[other] останется { $number } свободного поля суши
}
hex-would-be-taken = фигурки возьмут сразу

# Buttons in the corner of the map
hex-help = Что есть что
hex-nearer = Ближе
hex-further = Дальше
hex-fit = Вся карта
hex-north = Стрелка указывает на север

# For those who are new
hex-legend-aim = Кладите жетоны рядом с поселениями. Когда закрыто последнее свободное поле суши возле поселения, каждая его фигурка достаётся игроку с наибольшей силой в её виде. При ничьей фигурка выбывает. Первенство в двух видах приносит победу.
hex-legend-own = Считаются только для своего вида фигурок.
hex-legend-all = Самураи считаются для всех видов.
hex-legend-fast = Корабли (на море) и ронин считаются для всех видов. Это быстрые жетоны: за ход их можно выложить сколько угодно, а обычный — только один. На них такой знак:
hex-legend-exchange-tiles = Занимает место вашего лежащего жетона, а тот вы кладёте заново в другое место.
hex-legend-exchange-figures = Меняет местами две фигурки из двух поселений и уходит из игры. Это быстрый жетон.
hex-legend-closing = Красное кольцо отмечает поселение, которое закроет ещё один жетон. Золотое — жетон, выложенный последним.
hex-legend-keys = Мышью или пальцем: перенесите жетон на карту или укажите его, а затем поле. С клавиатуры: выберите жетон клавишей Enter, переходите по полям стрелками, кладите клавишей Enter, возвращайте клавишей Escape.

# The table in words
hex-words-settlements = Поселения и силы
hex-words-settlement = { $open ->
    [0] { $place }: { $figures }. Окружено.
    [one] { $place }: { $figures }. Осталось { $open } свободное поле суши.
    [few] { $place }: { $figures }. Осталось { $open } свободных поля суши.
    [many] { $place }: { $figures }. Осталось { $open } свободных полей суши.
   *[other] { $place }: { $figures }. Осталось { $open } свободного поля суши.
}
hex-words-nobody = никто
hex-words-tiles = Жетоны на карте
hex-words-players = Игроки
hex-words-player = { $seat }: жетонов за ширмой { $hand }, в запасе { $reserve }; фигурки: { $figures }
hex-words-hidden = За всеми остальными ширмами вместе: { $figures }
