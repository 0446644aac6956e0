# The browser: the table of samurai. Names of players, tiles, figures and places come from
# game.ftl, in the nominative; $choice is a whole choice in the server's words.

map = Карта Японии
hand = Ваши жетоны
# On tiles, beside numbers
initial-blue = С
initial-red = К
initial-green = Зе
initial-yellow = Ж

players = Игроки
# Whose turn it is: $name is a player
turn-of = Ход: { $name }
your-keep = Выберите жетон для начала
your-place-figure = Ваш ход: поставьте фигурку
your-lay = { $laid ->
    [0] Ваш ход: положите жетон
   *[other] Положите ещё жетон или закончите ход
}
your-swap-with = Выберите фигурку для обмена с этой: { $place }, { $figure }
your-relay = Положите поднятый жетон: { $tile }
leads = лидер: { $figure }
closing = Скоро окружат
empty = фигурок нет
beside = { $choice }; рядом: { $places }
chance = { $number } %
take-first = Сначала выберите жетон под картой, затем поле для него.
now-keep = Сначала выберите пять первых жетонов.
now-place-figure = Сначала поставьте фигурку: выберите её, затем поселение. Жетоны выкладывают позже.
now-swap-with = Сначала выберите вторую фигурку для обмена.
now-relay = Сначала положите поднятый жетон.
no-swap = Эти две фигурки поменять нельзя. Выберите другую пару.
lay-here = Положить сюда: { $tile }
taken-up = Поднятый жетон, его нужно положить снова: { $tile }
keep = Взять: { $tile }
tiles-of = { $seat }, жетоны: за ширмой { $hand }, в запасе { $reserve }. Показать, что ещё не выложено.
tiles-title = За ширмой и в запасе; показать, что ещё не выложено
not-laid = Ещё не выложено: { $seat }
not-laid-why = За ширмой или в запасе: это видно каждому по тому, что уже лежит на карте.
behind-screen = за ширмой
on-board = На карте
behind-screens = За ширмами
aside = Выбыли
aside-why = При ничьей фигурка выбывает. Когда выбыли четыре фигурки или с карты ушли все фигурки одного вида, игра кончается.
open-land = { $number ->
    [0] окружено: фигурки возьмут в конце хода
    [one] осталось { $number } свободное поле суши
    [few] осталось { $number } свободных поля суши
    [many] осталось { $number } свободных полей суши
   *[other] осталось { $number } свободного поля суши
}
open-land-after = { $number ->
    [0] будет окружено
    [one] останется { $number } свободное поле суши
    [few] останется { $number } свободных поля суши
    [many] останется { $number } свободных полей суши
   *[other] останется { $number } свободного поля суши
}
would-be-taken = фигурки возьмут сразу
# How it ended: $winners are players, $count of them; $figures kinds of figures
you-win = Вы победили!
you-share = Вы разделили победу!
winners = { $count ->
    [1] Победа: { $winners }
   *[other] Общая победа: { $winners }
}
decided-kinds = { $number ->
    [2] Решило лидерство по двум видам: { $figures }.
   *[other] Решило лидерство по всем трём видам.
}
decided-only-leader = По двум видам не лидирует никто, а по одному — только один игрок ({ $figures }). Это и решило.
decided-others = По двум видам не лидирует никто. Среди лидеров по одному решило число фигурок остальных видов: { $most } против { $theirs }.
decided-total = По двум видам не лидирует никто, а у лидеров по одному остальных фигурок поровну. Решило число всех фигурок: { $most } против { $theirs }.
decided-nobody = Ни по одному виду лидера нет. Решило число всех фигурок: { $most } против { $theirs }.
decided-shared = Ничто не решило: всех фигурок тоже поровну.
other-kinds = Остальные
total = Всего

# Buttons in the corner of the map
help = Обозначения
nearer = Приблизить
further = Отдалить
fit = Вся карта
coordinates = Названия полей
north = Стрелка указывает на север

# For those who are new
legend-aim = Кладите жетоны рядом с поселениями. Когда занято последнее свободное поле суши рядом с поселением, каждая его фигурка достаётся игроку с наибольшей силой для этого вида. При ничьей фигурка выбывает. Больше всех фигурок двух видов — и вы победили.
legend-own = Действуют только на свой вид фигурок.
legend-all = Самураи действуют на все виды.
legend-fast = Корабли (на море) и ронин действуют на все виды. Это быстрые жетоны: за ход их можно выложить сколько угодно, а обычный — только один. На быстрых жетонах такой знак:
legend-exchange-tiles = Занимает место вашего жетона на карте, а тот вы сразу кладёте в другое место.
legend-exchange-figures = Меняет местами две фигурки из двух поселений и уходит из игры. Это быстрый жетон.
legend-pips = Число под фигуркой — сила того, кто там впереди; кто это, видно по цвету и узору. При ничьей цвета делят его.
legend-closing = Красное кольцо отмечает поселение, которое окружит ещё один жетон. Золотое — жетон, выложенный последним.
legend-keys = Мышью или пальцем: перенесите жетон на карту или укажите сначала его, а затем поле. С клавиатуры: выберите жетон клавишей Enter, переходите по полям стрелками, кладите клавишей Enter, возвращайте клавишей Escape.

# The table in words
words-settlements = Поселения и силы
words-settlement = { $open ->
    [0] { $place }: { $figures }. Окружено.
    [one] { $place }: { $figures }. Осталось { $open } свободное поле суши.
    [few] { $place }: { $figures }. Осталось { $open } свободных поля суши.
    [many] { $place }: { $figures }. Осталось { $open } свободных полей суши.
   *[other] { $place }: { $figures }. Осталось { $open } свободного поля суши.
}
words-nobody = никто
words-tiles = Жетоны на карте
words-players = Игроки
words-player = { $seat }: жетонов за ширмой — { $hand }, в запасе — { $reserve }; фигурки: { $figures }
words-hidden = За всеми остальными ширмами вместе: { $figures }
