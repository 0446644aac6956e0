# What the terminal says. Sentences of one game begin with its name.
# Names come in the nominative, so choices keep them there: «поддержка: Горобэй».

# The prompt
hint = h помощь · c тренер · ? почему · u назад · i инфо · l журнал · r правила · s запись · q выход
hint-over = Enter выход · u назад · l журнал · i инфо · s запись
ask-chance = Что выпало?
which-action = Какое действие объяснить?
curtain = Экран только для: { $seat }. Нажмите Enter, когда больше никто не смотрит.
no-such-number = Варианта { $number } нет: введите число от 1 до { $last }.
ambiguous = «{ $typed }» может означать: { $actions }.
not-understood = «{ $typed }» — не номер, не действие и не команда; h покажет помощь.
allowed = Действие «{ $action }» доступно: это вариант { $number }.
likewise = То же самое: { $actions }.
taken-back = Последнее решение отменено.
taken-back-from-bots = Ваше последнее решение отменено вместе с тем, что после него сделали боты.
nothing-to-undo = Отменять пока нечего.
more-happened = { $lines ->
    [one] … и ещё { $lines } строка: l покажет журнал
    [few] … и ещё { $lines } строки: l покажет журнал
    [many] … и ещё { $lines } строк: l покажет журнал
   *[other] … и ещё { $lines } строки: l покажет журнал
}
one-of = Введите, пожалуйста, что-нибудь из этого: { $allowed }.
# The English words are understood too: the commands are in Latin letters.
yes-words = y yes д да
no-words = n no н нет

# A line is what to type, a bar, and what it does.
help =
    Введите номер варианта, название действия или его начало.
    3 | третий вариант
    fight | название действия; вместо «support gorobei» хватит «sup gor»
    Enter | показать стол ещё раз
    ? | почему действие недоступно: ?defend, ?support gorobei
    c | тренер: шанс на победу у каждого варианта и почему
    i | всё о самураях: способности, Киай, каждая карта
    d | сброс и карты, которых ещё никто не видел
    l | последние записи журнала; l всё покажет весь журнал
    r | оглавление правил; r 4.4 покажет раздел
    u | отменить последнее решение
    s | сохранить; s ИМЯ сохранит в другой файл
    q | выйти; несохранённую партию предложат сохранить

# People and bots
thinks = Бот думает: { $seat } …
sitting-down = Боты садятся за стол
compiling = Подготовка ботов: один раз на этом компьютере, около минуты
ask-people = Сколько человек играет?
ask-beginning = Подготовка:
beginning-quick = быстрый старт
beginning-book = как в правилах
ask-players = Сколько всего игроков, вместе с ботами?
from-to = От { $fewest } до { $most }
ask-bots = Кто займёт остальные места? Боты, от слабого к сильному: { $levels }; или { $people } [{ $usual }]
bot-none = люди
bot-uniform = случайный
bot-greedy = жадный
bot-beginner = новичок
bot-player = любитель
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
too-few-bots = Названо ботов: { $named }, а свободных мест: { $free }. Назовите одного на все места или по одному на каждое.

# The coach
coach-title = Что можно сделать ({ $seat }), судя по тому, что известно этому игроку:
coach-interval = { $low }–{ $high } %
coach-score = счёт { $score }
coach-rough = ≈ — приблизительное число: просчитано меньше { $few } партий.
coach-how = Шансы получены по просчитанным партиям (доверительные интервалы 95 %). Кто играет лучше программы, побеждает чаще.
coach-more = { $number ->
    [one] … и ещё { $number } вариант: его покажет --all
    [few] … и ещё { $number } варианта: их покажет --all
   *[other] … и ещё { $number } вариантов: их покажет --all
}
coach-over = Партия в файле { $file } окончена: решать нечего. Разбор покажет «engawa review { $file }».
coach-game-over = Партия окончена: решать нечего.
coach-chance = В партии из файла { $file } случайные исходы задают вручную, и сейчас решения ни от кого не ждут.
coach-no-time = Чтобы тренер мог думать, { $what } должно быть больше 0.
coach-nothing = В файле { $file } ещё никто ничего не решал: разбирать нечего.
coach-compiling = Подготовка тренера к этой игре, один раз
coach-thinking = Тренер думает
coach-reviewing = Разбор каждого решения
coach-checking = Повторный разбор переломных решений
review-title = { $game }: { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[other] { $decisions } решений
}
review-points = Переломные моменты: самые дорогие решения
review-point = Решение { $number }, { $seat }
review-lost = { $after } % вместо { $before } %
review-played = выбрано: { $action }
review-better = лучше: { $action }
review-none = Ни одно решение не стоило больше, чем можно объяснить случайностью.
review-luck = Везение и невезение
review-drawn = Решение { $number }, { $seat }, { $action }: случайность изменила шанс с { $after } % до { $drawn } %.
review-drawing = График шанса на победу — в файле { $file }.
graph-only-svg = График сохраняется в формате SVG: имя файла должно кончаться на .svg, а не так: { $file }.

# Rules
no-section = В правилах нет раздела «{ $number }»; главы идут с { $first } по { $last }.
read-section = r и номер покажут раздел: r 4.4
read-on = Дальше: r { $number }

# Files
saved = Сохранено в { $file }; «engawa play { $file }» продолжит партию отсюда.
not-saved = Партия не сохранена.
save-as = Сохранить в { $file }? [Enter — да, n — нет, или имя файла]
overwrite = В { $file } уже что-то другое: заменить? [y — да, Enter — нет]
not-written = Не удалось записать { $file }: { $reason }.
not-read = Не удалось использовать { $file }: { $reason }.
not-text = Это не запись партии: { $file } — не текст в UTF-8.
goodbye = До новой встречи.

# Commands
about = Стол для настольных игр. Без команды открывается в браузере; командами можно играть в терминале, проверять и изучать.
about-play = Сыграть в этом терминале или продолжить сохранённую партию.
about-play-target = Игра или файл сохранённой партии.
about-players = Сколько человек играет.
about-bots = Боты на остальные места, один на все или по одному: uniform, greedy, beginner, player, expert, master; none: люди.
about-seat = Место, которое вы занимаете, считая от 1; через запятую, если играет несколько человек.
about-seed = Повторить те же случайные исходы: число или любой текст.
about-language = Язык стола.
about-record = Вести запись партии в этом файле с первого до последнего действия.
about-resume = Продолжить партию, сохранённую в этом файле.
about-rules = Показать правила игры или один их раздел.
about-rules-game = Какая игра.
about-rules-section = Раздел, например 4 или 4.4.
about-serve = Запустить сервер столов для совместной игры и открыть браузер.
about-prepare = Скомпилировать всё сейчас, один раз на этом компьютере, чтобы потом никто не ждал.
preparing = Компиляция правил, ботов и тренера: несколько минут, один раз на этом компьютере
prepared = Готово: { $game }.
about-host = На каком адресе принимать соединения; 0.0.0.0 — на всех.
about-port = Какой порт; 0 берёт любой свободный.
about-database = Файл или postgresql://…; иначе файл в вашей папке данных.
about-open = Открыть браузер.
about-export = Записать в файл всё, что хранит сервер.
about-export-file = Новый файл; в нём секреты.
about-import = Прочитать экспортированный файл в пустую базу данных.
about-import-file = То, что записала команда engawa export.
serving = Сервер работает по адресу { $address }. Остановить: Ctrl-C.
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
about-verify = Вычислить заново все случайные исходы сохранённой партии.
about-verify-file = Файл сохранённой партии.
about-hint = Чего стоит каждый вариант игрока, который сейчас решает, и почему.
about-hint-file = Файл сохранённой партии.
about-seconds = Сколько секунд думать (примерно).
about-simulations = Сколько партий просчитать; то же число даёт тот же совет.
about-all = Показать все варианты, а не только лучшие.
about-review = Где сохранённая партия была выиграна или проиграна.
about-review-simulations = Сколько партий просчитать для каждого решения.
about-graph = Сохранить график шанса на победу в этот файл, в формате SVG.
about-games = Перечислить игры.
about-version = Показать версию.
no-language = Терминал не знает языка «{ $wanted }»; знает: { $languages }.
no-table = Игры «{ $game }» пока нет в терминале; есть: { $games }.
no-such-target = Нет ни игры, ни файла «{ $target }»; есть игры: { $games }.
two-matches = Назовите игру или сохранённую партию, но не то и другое сразу.
options-are-saved = У сохранённой партии уже есть настройки; уберите { $options }.
record-exists = Файл { $file } уже есть: «engawa play { $file }» продолжит его партию.
verified = { $draws ->
    [1] Единственный случайный исход соответствует отпечатку секрета.
    [one] Все случайные исходы ({ $draws }) соответствуют отпечатку секрета.
    [few] Все { $draws } случайных исхода соответствуют отпечатку секрета.
   *[many] Все { $draws } случайных исходов соответствуют отпечатку секрета.
}
commitment = Отпечаток секрета: { $commitment }
version = engawa { $version }
