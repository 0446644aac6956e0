# What the terminal says. Sentences of one game begin with its name.
# Names come in the nominative, so choices keep them there: «поддержка: Горобэй».

# The prompt
hint = h помощь · c тренер · ? почему · u назад · i инфо · l лог · r правила · s запись · q выход
hint-over = Enter выход · u назад · l лог · i инфо · s запись
ask-chance = Что даёт случай?
which-action = Почему нельзя? Назовите действие:
curtain = Экран только для: { $seat }. Enter, когда больше никто не смотрит.
no-such-number = Варианта { $number } нет: введите число от 1 до { $last }.
ambiguous = «{ $typed }» может означать: { $actions }.
not-understood = «{ $typed }» не число, не действие и не команда; h подскажет, что можно ввести.
allowed = Действие { $action } доступно: это вариант { $number }.
likewise = То же самое: { $actions }.
taken-back = Последнее решение отменено.
taken-back-from-bots = Ваше последнее решение отменено вместе с тем, что после него сделали боты.
nothing-to-undo = Отменять пока нечего.
more-happened = { $lines ->
    [one] … и ещё { $lines } строка: l покажет лог
    [few] … и ещё { $lines } строки: l покажет лог
    [many] … и ещё { $lines } строк: l покажет лог
   *[other] … и ещё { $lines } строки: l покажет лог
}
one-of = Введите, пожалуйста, что-нибудь из этого: { $allowed }.
# The English words are understood too: the commands are in Latin letters.
yes-words = y yes д да
no-words = n no н нет

# A line is what to type, a bar, and what it does.
help =
    Введите номер варианта, название действия или его начало.
    3 | третий вариант
    fight | название действия; «sup gor» значит support:gorobei
    Enter | показать стол ещё раз
    ? | почему действие недоступно: ?defend, ?support gorobei
    c | тренер: шанс на победу у каждого варианта и почему
    i | всё о самураях: способности, Киай, каждая карта
    d | сброс и карты, которых ещё никто не видел
    l | последние события; l всё покажет весь лог
    r | оглавление правил; r 4.4 покажет раздел
    u | отменить последнее решение
    s | сохранить; s ИМЯ сохранит в другой файл
    q | выйти; несохранённую партию можно будет сохранить

# People and bots
thinks = { $seat }: идёт раздумье …
sitting-down = Боты садятся за стол
compiling = Подготовка ботов: один раз на этом компьютере, около минуты
ask-bots = Кто займёт остальные места? Боты, от слабого к сильному: { $levels }; или { $people } [{ $usual }]
bot-none = люди
bot-uniform = случайный
bot-greedy = жадный
bot-beginner = новичок
bot-player = игрок
bot-expert = знаток
bot-master = мастер
seat-bot = бот: { $kind }
seat-bot-short = бот
seat-you = вы
no-such-bot = Нет бота «{ $kind }»; есть { $kinds }.
no-such-seat = Нет места «{ $seat }»; места имеют номера от 0 до { $last }.
too-many-bots = { $free ->
    [0] Для бота не осталось места.
    [one] Для ботов осталось только { $free } место, а названо их { $named }.
    [few] Для ботов осталось только { $free } места, а названо их { $named }.
    [many] Для ботов осталось только { $free } мест, а названо их { $named }.
   *[other] Для ботов осталось только { $free } места, а названо их { $named }.
}
too-few-bots = Ботов названо { $named }, а мест { $free }: назовите одного на все места или по одному на каждое.

# The coach
coach-title = Что можно сделать ({ $seat }), исходя из того, что отсюда известно:
coach-interval = { $low }–{ $high } %
coach-score = счёт { $score }
coach-rough = ≈ — приблизительное число, меньше { $few } просчитанных партий.
coach-how = Шансы подсчитаны в просчитанных партиях, с интервалами 95 %: кто играет дальше лучше, побеждает чаще.
coach-more = { $number ->
    [one] … и ещё { $number } вариант: его покажет --all
    [few] … и ещё { $number } варианта: их покажет --all
   *[other] … и ещё { $number } вариантов: их покажет --all
}
coach-over = Партия в файле { $file } окончена: решать нечего. Разбор покажет «engawa review { $file }».
coach-game-over = Партия окончена: решать нечего.
coach-chance = В файле { $file } случай тянут вручную, и сейчас никто не решает.
coach-no-time = Чтобы тренер мог думать, { $what } должно быть больше 0.
coach-nothing = В файле { $file } ещё никто ничего не решал: разбирать нечего.
coach-compiling = Подготовка тренера к этой игре, один раз
coach-thinking = Обдумывание
coach-reviewing = Разбор каждого решения
coach-checking = Повторный разбор переломных решений
review-title = { $game }: { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[other] { $decisions } решений
}
review-points = Переломные моменты: самые дорогие решения
review-point = Решение { $number }, { $seat }
review-lost = { $after } % вместо { $before } %
review-played = выбрано: { $action }
review-better = лучше: { $action }
review-none = Ни одно решение не стоило больше, чем объясняет случайность.
review-luck = Удачи и неудачи
review-drawn = Решение { $number }, { $seat }, { $action }: случай изменил шанс с { $after } % до { $drawn } %.
review-drawing = Шанс на победу нарисован в файле { $file }.
graph-only-svg = Рисунок — в формате SVG: его имя должно кончаться на .svg, а не так: { $file }.

# Rules
no-section = В правилах нет раздела «{ $number }»; главы идут с { $first } по { $last }.
read-section = r и номер покажут раздел: r 4.4
read-on = Дальше: r { $number }

# Files
saved = Сохранено в { $file }; «engawa play { $file }» продолжит партию отсюда.
not-saved = Партия не сохранена.
save-as = Сохранить в { $file }? [Enter да, n нет или имя файла]
overwrite = В { $file } уже что-то другое: заменить? [y да, Enter нет]
not-written = Не удалось записать { $file }: { $reason }.
not-read = Не удалось использовать { $file }: { $reason }.
not-text = Это не запись партии, потому что это не текст в UTF-8: { $file }
goodbye = До новой встречи.

# Commands
about = Стол для настольных игр. Без команды открывается в браузере; командами можно играть в терминале, проверять и изучать.
about-play = Сыграть в этом терминале или продолжить сохранённую партию.
about-play-target = Игра или файл сохранённой партии.
about-players = Сколько людей за столом; 1 ведёт всех самураев.
about-samurai = Имена латиницей через запятую (random: случайно) или число.
about-level = easy, normal, hard или heroic.
about-two-samurai-rule = Жетоны остальных самураев лежат рядом с деревней (§3.5).
about-hands = Самурай: первые жетоны случайные (random) или на выбор (chosen).
about-figures = Самурай: фигурки случайно (random) или их ставят игроки (players).
about-captures = Самурай: взятые фигурки открыты (open) или скрыты (hidden).
about-hints = Rent a Hero: standard или original (§7.1).
about-deck = Rent a Hero: finite или endless (§7.2).
about-bots = Боты на остальные места, один на все или по одному: uniform, greedy, beginner, player, expert, master; none: люди.
about-seat = Место, которое вы занимаете, от 0; через запятую, если играют несколько людей.
about-seed = Повторить те же случайные исходы: число или любой текст.
about-language = Язык стола.
about-record = Вести запись партии в этом файле с первого до последнего действия.
about-resume = Продолжить партию, сохранённую в этом файле.
about-rules = Показать правила игры или один их раздел.
about-rules-game = Какая игра.
about-rules-section = Раздел, например 4 или 4.4.
about-serve = Запустить сервер столов для игры вместе и открыть браузер.
about-prepare = Скомпилировать всё сейчас, один раз на этом компьютере, чтобы потом никто не ждал.
preparing = Компиляция правил, ботов и тренера: несколько минут, один раз на этом компьютере
prepared = Готово: { $game }.
about-host = Где слушать; 0.0.0.0 — везде.
about-port = Какой порт; 0 берёт любой свободный.
about-database = Файл или postgresql://…; иначе файл в вашей папке данных.
about-open = Открыть браузер.
about-export = Записать в файл всё, что хранит сервер.
about-export-file = Новый файл; в нём секреты.
about-import = Прочитать такой файл в пустую базу данных.
about-import-file = То, что записала команда engawa export.
serving = Сервер работает по адресу { $address } – Ctrl-C останавливает.
exported = { $rows ->
    [one] В файл { $file } записана { $rows } строка.
    [few] В файл { $file } записаны { $rows } строки.
   *[other] В файл { $file } записано { $rows } строк.
}
imported = { $rows ->
    [one] Прочитана { $rows } строка.
    [few] Прочитаны { $rows } строки.
   *[other] Прочитано { $rows } строк.
}
about-verify = Пересчитать все случайные исходы сохранённой партии.
about-verify-file = Файл сохранённой партии.
about-hint = Чего стоит каждый вариант в сохранённой партии и почему.
about-hint-file = Файл сохранённой партии.
about-seconds = Думать примерно столько секунд.
about-simulations = Просчитать столько партий; то же число даёт тот же совет.
about-all = Показать все варианты, а не только лучшие.
about-review = Где сохранённая партия была выиграна или проиграна.
about-review-simulations = Просчитать столько партий для каждого решения.
about-graph = Нарисовать шанс на победу в этот файл, в формате SVG.
about-games = Перечислить игры.
about-version = Назвать версию.
no-language = Терминал не знает языка «{ $wanted }»; знает: { $languages }.
no-table = В { $game } пока нельзя играть в терминале; можно в: { $games }.
no-such-target = Нет ни игры, ни файла «{ $target }»; есть игры: { $games }.
two-matches = Назовите игру или сохранённую партию, но не то и другое сразу.
options-are-saved = У сохранённой партии уже есть настройки; уберите { $options }.
record-exists = Файл { $file } уже есть: «engawa play { $file }» продолжит его партию.
verified = { $draws ->
    [one] { $draws } случайный исход соответствует обязательству.
    [few] Все { $draws } случайных исхода соответствуют обязательству.
    [many] Все { $draws } случайных исходов соответствуют обязательству.
   *[other] Все { $draws } случайных исхода соответствуют обязательству.
}
commitment = Обязательство { $commitment }
version = engawa { $version }
game-samurai = Самурай: от 2 до 4 игроков борются за шлемы, Будд и рис
game-rent-a-hero = Rent a Hero: от 3 до 5 игроков угадывают, какой герой идёт по дороге
game-samurai-spirit = Samurai Spirit: от 1 до 7 игроков вместе защищают деревню

# Samurai Spirit: the table
samurai-spirit-title = Samurai Spirit
samurai-spirit-round = раунд { $round } из { $rounds } · { $level } уровень
samurai-spirit-barricades = { $number } из { $cap } укреплений
samurai-spirit-farmsteads = { $number ->
    [one] { $number } постройка
    [few] { $number } постройки
    [many] { $number } построек
   *[other] { $number } постройки
}
samurai-spirit-families = { $number ->
    [one] { $number } семья
    [few] { $number } семьи
    [many] { $number } семей
   *[other] { $number } семьи
}
samurai-spirit-stack = { $number } в колоде
samurai-spirit-intruders = { $number } в прорыве
samurai-spirit-discards = { $number } в сбросе
samurai-spirit-tokens = Жетоны рядом с деревней: { $samurai }
samurai-spirit-tokens-used = Все жетоны рядом с деревней уже использованы.
samurai-spirit-kiai-value = Киай { $kiai }
samurai-spirit-human = человек
samurai-spirit-animal = зверь
samurai-spirit-passed = пас
samurai-spirit-wounds = ранения
samurai-spirit-line-empty = боевая очередь пуста
samurai-spirit-token-home = жетон на месте
samurai-spirit-token-lent = жетон держит { $samurai }
samurai-spirit-talents-later = (следующий ход: { $samurai })

# Samurai Spirit: pages beside the table
samurai-spirit-discards-listed = { $number ->
    [0] Сброс пока пуст.
    [one] В сбросе { $number } бандит:
    [few] В сбросе { $number } бандита:
    [many] В сбросе { $number } бандитов:
   *[other] В сбросе { $number } бандита:
}
samurai-spirit-unknown-listed = { $number ->
    [0] Все карты уже известны.
   *[other] Ещё никто не видел, в колоде, в прорыве или в коробке ({ $number }):
}
samurai-spirit-talent = Способность: { $talent }
samurai-spirit-kiai-effect = Киай: { $effect }
samurai-spirit-talent-lent = { $when ->
    [now] Сейчас и способность с жетона «{ $samurai }»: { $talent }
   *[later] В следующий ход и способность с жетона «{ $samurai }»: { $talent }
}
samurai-spirit-line = Боевая очередь, сумма { $total }:
samurai-spirit-backs = Целые постройки скрывают: { $farmsteads } ({ $penalties ->
    [yes] действует, когда постройка сгорает
   *[no] на этом уровне не действует
}). Спасённые семьи дают: { $families } ({ $bonuses ->
    [yes] в конце каждого раунда
   *[no] на этом уровне не действует
}).
samurai-spirit-legend =
    ╫ укрепление · ⌂ постройка, × сгорела · ☗ семья, ☖ потеряна · ● ранение: второе пробуждает зверя, четвёртое смертельно
    Бандиты: 3☗ ранение† значит сила 3, кукла, штраф «ранение», пламя · ▲ шляпа, ⌂ дом, ☗ кукла · ! есть штраф · ? неизвестная карта
    Шкала боя: число это сумма, ◆ значение Киай, красным то, что выше него. Боевая очередь начинается с первой карты; действует только штраф последней.
samurai-spirit-village-left = Раунд { $round }: деревня сохраняет { $farmsteads } из { $all_farmsteads } построек, { $families } из { $all_families } семей и { $barricades ->
    [one] { $barricades } укрепление
    [few] { $barricades } укрепления
    [many] { $barricades } укреплений
   *[other] { $barricades } укрепления
}.
samurai-spirit-deeds = защита { $defend }×, поддержка { $support }×, Киай { $use }×, ранения: { $wounds }

# Samurai Spirit: a first game
samurai-spirit-welcome = Бандиты придут в деревню трижды, а самураи защищают её вместе. Enter выбирает то, что в скобках; h всегда поможет.
samurai-spirit-how-many-people = Сколько людей играет? От 1 до 7 [{ $usual }]
samurai-spirit-how-many-samurai = Сколько самураев вы ведёте? От 2 до 7 [{ $usual }]
samurai-spirit-which-level = Какой уровень? лёгкий, обычный, тяжёлый, героический [{ $usual }]

# Samurai: the table
samurai-seat = за ширмой { $hand } · запас { $reserve } · взято: { $captured }
samurai-behind-screen = за ширмой
samurai-hand = За ширмой: { $tiles }
samurai-set-aside = Выбыли из игры: { $figures }. Ещё не выложены жетоны:

# Samurai: how to type one of very many choices
samurai-type-tile = жетон и поле
samurai-type-figure = фигурка и поселение
samurai-type-swap = обмен фигурок: первая из них
samurai-type-exchange = обмен жетонов: какой жетон поднять
samurai-type-end-turn = конец хода
samurai-type-with = вторая фигурка
samurai-type-relay = поле

# Samurai: pages beside the table
samurai-help =
    Введите жетон и поле, действие или номер варианта, если варианты пронумерованы.
    rice-4 k17 | коротко вместо lay:rice-4@K17
    swap | обмен фигурок: swap helmet o14, затем with rice q15
    exchange | обмен жетонов: exchange k17, затем relay p14
    Enter | показать стол ещё раз
    ? | почему действие недоступно: ?rice-4 k17, ?end-turn
    c | тренер: шанс на победу у каждого варианта и почему
    i | что где стоит, по поселениям
    d | выбывшие фигурки и невыложенные жетоны
    l | последние события; l всё покажет весь лог
    r | оглавление правил; r 4.4 покажет раздел
    u | отменить последнее решение
    s | сохранить; s ИМЯ сохранит в другой файл
    q | выйти; несохранённую партию можно будет сохранить
samurai-legend =
    H шлем · B Будда · R рис · S самурай · N ронин · P корабль · X обмен жетонов; цифра — сила, знак перед ней — игрок
    ⌂ место в поселении · ~ море · на свободной суше её название; столбцы B, D, F … стоят на полполя ниже

# Samurai: a first game
samurai-welcome = В поселениях Японии стоят шлемы, Будды и рис; их берёт тот, чья армия вокруг сильнее. Enter принимает то, что в скобках; h поможет в любой момент.
samurai-how-many-people = Сколько игроков вместе с ботами? От 2 до 4 [{ $usual }]
# Rent a Hero: the table
rent-a-hero-title = Rent a Hero
rent-a-hero-required = требуемая сила: { $requirement }
rent-a-hero-lifted = снято
rent-a-hero-no-requirement = требования пока нет
rent-a-hero-deck = в колоде: { $number }
rent-a-hero-discards = в сбросе: { $number }
rent-a-hero-face-down = закрытых: { $number }
rent-a-hero-wanderer = Странник лежит здесь: { $seat }.
rent-a-hero-wanderer-known = Странник лежит здесь: { $seat }. Это { $hero }.
rent-a-hero-may-be = Возможная сила: { $heroes }.
rent-a-hero-own-hand = Ваша рука: { $cards }
rent-a-hero-own-hand-empty = В вашей руке нет карт.
rent-a-hero-sender = отправляет
rent-a-hero-hand = { $number ->
    [one] { $number } карта
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
}
rent-a-hero-band-empty = нет героев
rent-a-hero-used = использовано
rent-a-hero-lost = потеряно: { $number }
rent-a-hero-uses = { $number ->
    [one] { $number } способность
    [few] { $number } способности
    [many] { $number } способностей
   *[other] { $number } способности
}
rent-a-hero-lacks = не было { $heroes } (+{ $newer } новее)

# Rent a Hero: pages
rent-a-hero-discards-listed = В сбросе открыто: { $number }
rent-a-hero-hints-listed = Известные вам карты подсказок: { $number }
rent-a-hero-unseen-listed = Не видно вам: { $number }
rent-a-hero-legend = Герои по силе; в скобках: использованные. Карты записаны их силой.
rent-a-hero-result = { $seat }: героев { $heroes }, потеряно карт { $eliminated }, применено способностей { $uses }
rent-a-hero-welcome = Rent a Hero: кто примет нужного странника?
rent-a-hero-how-many-people = Сколько игроков вместе с ботами? От 3 до 5 [{ $usual }]
rent-a-hero-which-hints = Подсказки: standard (тот же герой?) или original (подходит по требованию?)? [{ $usual }]
rent-a-hero-which-deck = Колода: finite (до конца) или endless (без конца)? [{ $usual }]
