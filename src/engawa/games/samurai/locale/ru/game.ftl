# Samurai. $seat is a player, named by colour; $place a settlement with its hex, $hex a hex, $tile
# a tile, $figure a kind of figure, $number what the sentence counts.
# Players are named in the plural, which does not tell anybody's gender; names of players, places,
# tiles and figures come in the nominative, so sentences keep them there.

seat-blue = Синие
seat-red = Красные
seat-green = Зелёные
seat-yellow = Жёлтые
list = { $others } и { $last }

figure-helmet = шлем
figure-buddha = Будда
figure-rice = рис

tile-helmet = шлем
tile-buddha = Будда
tile-rice = рис
tile-samurai = самурай
tile-ronin = ронин
tile-ship = корабль
tile-exchange-tiles = обмен жетонов
tile-exchange-figures = обмен фигурок

place-nagasaki = Нагасаки
place-kumamoto = Кумамото
place-hakata = Хаката
place-funai = Фунай
place-kagoshima = Кагосима
place-shimonoseki = Симоносеки
place-hagi = Хаги
place-uwajima = Увадзима
place-kochi = Коти
place-okayama = Окаяма
place-takamatsu = Такамацу
place-tottori = Тоттори
place-tokushima = Токусима
place-wakayama = Вакаяма
place-kanazawa = Канадзава
place-kyoto = Киото
place-toyama = Тояма
place-ishikari = Исикари
place-matsumae = Мацумаэ
place-sunpu = Сумпу
place-soya = Соя
place-hirosaki = Хиросаки
place-akita = Акита
place-niigata = Ниигата
place-edo = Эдо
place-abashiri = Абасири
place-sapporo = Саппоро
place-urakawa = Уракава
place-hachinohe = Хатинохе
place-sendai = Сендай
place-mito = Мито
place-tateyama = Татэяма
place-kushiro = Кусиро
place-nemuro = Немуро

# What is asked
ask-keep = Какой жетон { $seat } берут для начала?
ask-place-figure = Куда и какую фигурку ставят { $seat }?
ask-lay = { $laid ->
    [0] Что кладут { $seat }?
   *[other] { $seat } кладут ещё жетон или заканчивают ход?
}
ask-swap-with = С чем { $seat } меняют эту фигурку: { $place }, { $figure }?
ask-relay = Куда { $seat } кладут поднятый жетон: { $tile }?

# What the choices do
do-keep = взять: { $tile }
do-figure = { $place }: { $figure }
do-lay = { $tile } на { $place }
do-swap = поменять: { $place }, { $figure }
do-exchange = поднять жетон с поля { $place }
do-end-turn = закончить ход
do-with = { $place }: { $figure }
do-relay = на { $place }

# What happened
event-first-player = Игру начинают { $seat }.
event-drew = { $seat } берут жетон, теперь за ширмой { $number }.
event-drew-tile = Это { $tile }.
event-kept = { $seat } выбирают жетон, теперь за ширмой { $number }.
event-kept-tile = Это { $tile }.
event-figure-dealt = { $place }: появляется { $figure }.
event-figure-placed = { $seat } ставят фигурку: { $place }, { $figure }.
event-turn-begins = Ходят { $seat }.
event-skipped = { $seat } не могут выложить ни одного жетона и пропускают ход.
event-laid = { $seat } кладут жетон на { $hex }: { $tile }.
event-swapped = { $seat } меняют фигурки местами: { $place }, { $figure } и { $other_place }, { $other_figure }.
event-exchanged = { $seat } забирают с поля { $hex } жетон: { $tile }; вместо него лежит обмен жетонов.
event-relaid = { $seat } снова кладут этот жетон, на { $hex }: { $tile }.
event-taken = { $place }: фигурку ({ $figure }) берут { $seat }, сила { $number }.
event-tied = { $place }: ничья при силе { $number }, фигурка ({ $figure }) выбывает из игры.
event-unclaimed = { $place }: силы нет ни у кого, фигурка ({ $figure }) выбывает из игры.
event-last-figure = На карте больше нет фигурок этого вида: { $figure }.
event-four-set-aside = { $number ->
    [one] Из игры выбыла { $number } фигурка.
    [few] Из игры выбыли { $number } фигурки.
    [many] Из игры выбыло { $number } фигурок.
   *[other] Из игры выбыло { $number } фигурки.
}
event-nobody-can-lay = Никто не может выложить жетон.

# How it ended; $winners are players, $count of them.
ending-last-figure = { $count ->
    [one] Побеждают { $winners }: с карты ушла последняя фигурка одного вида.
   *[other] Победу делят { $winners }: с карты ушла последняя фигурка одного вида.
}
ending-four-set-aside = { $count ->
    [one] Побеждают { $winners }: из игры выбыли четыре фигурки или больше.
   *[other] Победу делят { $winners }: из игры выбыли четыре фигурки или больше.
}
ending-last-figure-four-set-aside = { $count ->
    [one] Побеждают { $winners }: с карты ушла последняя фигурка одного вида, и выбыли четыре или больше.
   *[other] Победу делят { $winners }: с карты ушла последняя фигурка одного вида, и выбыли четыре или больше.
}
ending-nobody-can-lay = { $count ->
    [one] Побеждают { $winners }: никто не может выложить жетон.
   *[other] Победу делят { $winners }: никто не может выложить жетон.
}

# Why not
refused-not-left = Такого жетона для выбора больше нет ({ $seat }): { $tile }.
refused-not-in-play = { $players ->
    [one] Поля { $hex } нет на карте для { $players } игрока.
   *[other] Поля { $hex } нет на карте для { $players } игроков.
}
refused-capital-full = { $place }: все три фигурки уже на месте.
refused-no-figure-left = Фигурок этого вида больше не осталось: { $figure }.
refused-cities-first = { $place } — деревня, а деревни заполняют, когда полны все города.
refused-city-full = { $place }: обе фигурки уже на месте.
refused-kind-there = { $place }: такая фигурка здесь уже есть, { $figure }.
refused-village-full = { $place }: фигурка уже на месте.
refused-not-in-hand = За ширмой нет такого жетона ({ $seat }): { $tile }.
refused-ordinary-laid = { $seat } уже выложили в этот ход обычный жетон; дальше можно класть только быстрые.
refused-tile-there = На поле { $hex } уже лежит жетон.
refused-nothing-laid = { $seat } должны сначала выложить хотя бы один жетон.
refused-no-such-figure = { $place }: такой фигурки здесь нет, { $figure }.
refused-no-partner = Эту фигурку ({ $place }, { $figure }) не с чем поменять: дальше по карте подходящей нет.
refused-same-settlement = Обе фигурки стоят в одном поселении ({ $place }); для обмена нужны два.
refused-earlier-figure = { $place } на карте раньше, чем { $first_place }; первой называют более раннюю фигурку.
refused-two-of-a-kind = После такого обмена в одном поселении оказались бы две фигурки одного вида.
refused-not-your-tile = На поле { $hex } нет обычного жетона этого игрока ({ $seat }).
refused-no-other-hex = Для поднятого жетона нет другого свободного поля суши.
refused-sea-only = Корабли кладут на море, а { $hex } — суша.
refused-land-only = На море кладут только корабли, а { $hex } — море.
refused-on-settlement = { $hex } — поселение; жетоны кладут рядом с ним.
refused-written-otherwise = Этот жетон кладут не так, как другие: обмен фигурок пишется «swap:…», обмен жетонов — «exchange:…».

# What is agreed on before a game
beginning-quick-about = Жетоны и фигурки раздаются случайно: можно сразу играть.
beginning-book-about = Первые жетоны вы выбираете сами, а фигурки игроки расставляют по очереди.
option-hands = Первые жетоны
option-hands-random = Случайные
option-hands-random-about = Пять из двадцати жетонов раздаёт случай.
option-hands-chosen = На выбор
option-hands-chosen-about = Каждый выбирает пять из своих двадцати жетонов.
option-figures = Фигурки
option-figures-random = Случайно
option-figures-random-about = Фигурки по поселениям расставляет случай.
option-figures-players = Ставят игроки
option-figures-players-about = Игроки ставят фигурки по одной: начало дольше, простора для планов больше.
option-captures = Взятые фигурки
option-captures-usual-about = При двух игроках открыты, при трёх или четырёх — за ширмой.
option-captures-open = Открыты
option-captures-open-about = Все видят, кто что взял.
option-captures-hidden = Скрыты
option-captures-hidden-about = Лежат за ширмой: приходится помнить.
