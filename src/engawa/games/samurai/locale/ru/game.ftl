# Samurai. $seat is a player, named by colour; $place a settlement with its hex, $hex a hex, $tile
# a tile, $figure a kind of figure, $number what the sentence counts.
# Players are named in the plural, and nothing agrees with their names; names of players, places,
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
ask-keep = { $seat }: какой жетон взять для начала?
ask-place-figure = { $seat }: какую фигурку поставить и куда?
ask-lay = { $laid ->
    [0] { $seat }: какой жетон выложить?
   *[other] { $seat }: выложить ещё жетон или закончить ход?
}
ask-swap-with = { $seat }: на что обменять эту фигурку — { $place }, { $figure }?
ask-relay = { $seat }: куда положить поднятый жетон ({ $tile })?

# What the choices do
do-keep = взять: { $tile }
do-figure = { $place }: { $figure }
do-lay = { $tile }: положить на { $place }
do-swap = поменять: { $place }, { $figure }
do-exchange = поднять жетон с поля { $place }
do-end-turn = закончить ход
do-with = { $place }: { $figure }
do-relay = положить на { $place }

# What happened
event-first-player = Первый ход: { $seat }.
event-drew = { $seat }: взят жетон, теперь за ширмой { $number }.
event-drew-tile = Это { $tile }.
event-kept = { $seat }: выбран жетон, теперь за ширмой { $number }.
event-kept-tile = Это { $tile }.
event-figure-dealt = { $place }: здесь теперь { $figure }.
event-figure-placed = { $seat }: поставлена фигурка — { $place }, { $figure }.
event-turn-begins = Ход: { $seat }.
event-skipped = { $seat }: выложить нечего, ход пропущен.
event-laid = { $seat }: на { $hex } выложен жетон — { $tile }.
event-swapped = { $seat }: обмен фигурок — { $place }, { $figure } и { $other_place }, { $other_figure }.
event-exchanged = { $seat }: с поля { $hex } поднят жетон ({ $tile }), вместо него лежит обмен жетонов.
event-relaid = { $seat }: поднятый жетон снова выложен, на { $hex } — { $tile }.
event-taken = { $seat }: взята фигурка — { $place }, { $figure }, сила { $number }.
event-tied = { $place }: ничья при силе { $number }, фигурка ({ $figure }) выбывает из игры.
event-unclaimed = { $place }: силы нет ни у кого, фигурка ({ $figure }) выбывает из игры.
event-last-figure = На карте больше нет фигурок этого вида: { $figure }.
event-four-set-aside = { $number ->
    [one] Всего выбыла { $number } фигурка.
    [few] Всего выбыли { $number } фигурки.
    [many] Всего выбыло { $number } фигурок.
   *[other] Всего выбыло { $number } фигурки.
}
event-nobody-can-lay = Никто не может выложить жетон.

# How it ended; $winners are players, $count of them.
ending-last-figure = { $count ->
    [1] Победа: { $winners }. С карты ушла последняя фигурка одного вида.
   *[other] Общая победа: { $winners }. С карты ушла последняя фигурка одного вида.
}
ending-four-set-aside = { $count ->
    [1] Победа: { $winners }. Из игры выбыли четыре фигурки или больше.
   *[other] Общая победа: { $winners }. Из игры выбыли четыре фигурки или больше.
}
ending-last-figure-four-set-aside = { $count ->
    [1] Победа: { $winners }. С карты ушла последняя фигурка одного вида, и выбыли четыре фигурки или больше.
   *[other] Общая победа: { $winners }. С карты ушла последняя фигурка одного вида, и выбыли четыре фигурки или больше.
}
ending-nobody-can-lay = { $count ->
    [1] Победа: { $winners }. Никто не может выложить жетон.
   *[other] Общая победа: { $winners }. Никто не может выложить жетон.
}

# Why not
refused-not-left = { $seat }: такого жетона для выбора больше нет ({ $tile }).
refused-not-in-play = { $players ->
    [one] Поля { $hex } нет на карте для { $players } игрока.
   *[other] Поля { $hex } нет на карте для { $players } игроков.
}
refused-capital-full = { $place }: все три фигурки уже на месте.
refused-no-figure-left = Фигурок этого вида больше не осталось: { $figure }.
refused-cities-first = { $place }: это деревня, а деревни заполняют, когда заполнены все города.
refused-city-full = { $place }: обе фигурки уже на месте.
refused-kind-there = { $place }: такая фигурка здесь уже есть ({ $figure }).
refused-village-full = { $place }: фигурка уже на месте.
refused-not-in-hand = { $seat }: такого жетона за ширмой нет ({ $tile }).
refused-ordinary-laid = { $seat }: обычный жетон в этот ход уже выложен, дальше можно класть только быстрые.
refused-tile-there = На поле { $hex } уже лежит жетон.
refused-nothing-laid = { $seat }: сначала нужно выложить хотя бы один жетон.
refused-no-such-figure = { $place }: такой фигурки здесь нет ({ $figure }).
refused-no-partner = { $place }, { $figure }: эту фигурку не на что обменять, дальше по карте подходящей нет.
refused-same-settlement = { $place }: обе фигурки стоят здесь, а для обмена нужны два поселения.
refused-earlier-figure = { $place } на карте раньше, чем { $first_place }; первой выбирают фигурку, которая раньше по карте.
refused-two-of-a-kind = После такого обмена в одном поселении оказались бы две фигурки одного вида.
refused-not-your-tile = { $seat }: на поле { $hex } нет вашего обычного жетона.
refused-no-other-hex = Для поднятого жетона нет другого свободного поля суши.
refused-sea-only = Корабли кладут на море, а { $hex } — суша.
refused-land-only = На море кладут только корабли, а { $hex } — море.
refused-on-settlement = { $hex } — поселение; жетоны кладут рядом с ним.
refused-written-otherwise = Этот жетон не кладут на поле: выберите, что он меняет.

# What is agreed on before a game
beginning-quick-about = Жетоны и фигурки раздаются случайно: можно сразу играть.
beginning-book-about = Первые жетоны вы выбираете сами, а фигурки игроки расставляют по очереди.
option-hands = Первые жетоны
option-hands-random = Случайные
option-hands-random-about = Пять из ваших двадцати жетонов вам раздают случайно.
option-hands-chosen = На выбор
option-hands-chosen-about = Каждый игрок выбирает пять из своих двадцати жетонов.
option-figures = Фигурки
option-figures-random = Случайно
option-figures-random-about = Фигурки расставляются по поселениям случайно.
option-figures-players = Ставят игроки
option-figures-players-about = Игроки ставят фигурки по одной: начало дольше, зато больше простора для планов.
option-captures = Взятые фигурки
option-captures-usual-about = При двух игроках открыты, при трёх или четырёх — за ширмой.
option-captures-open = Открыты
option-captures-open-about = Все видят, кто что взял.
option-captures-hidden = Скрыты
option-captures-hidden-about = Лежат за ширмой: приходится помнить.
