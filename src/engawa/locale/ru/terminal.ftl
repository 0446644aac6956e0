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
ask-people = Сколько людей играет?
ask-players = Сколько игроков вместе с ботами?
from-to = От { $fewest } до { $most }
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
no-such-seat = Места «{ $seat }» нет; места пронумерованы от 1 до { $last }.
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
about-players = Сколько людей играет.
about-bots = Боты на остальные места, один на все или по одному: uniform, greedy, beginner, player, expert, master; none: люди.
about-seat = Место, которое вы занимаете, считая от 1; через запятую, если играет несколько человек.
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
