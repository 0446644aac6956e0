# What the arena and the lab say.

about-arena = Пусть боты сыграют друг с другом: станет видно, кто сильнее.
about-arena-game = Какая игра.
about-arena-seats = Бот на каждое место, через запятую: uniform, greedy, beginner, player, expert, master. В игре «7 самураев» хватит одного.
about-arena-games = Сколько партий сыграть, не меньше.
about-arena-seconds = Сколько думать над каждым решением; тогда итоги зависят от компьютера.
about-arena-simulations = Сколько партий просчитывать для каждого решения бота, который ведёт поиск.
about-arena-seed = То же зерно даёт те же партии: число или любой текст.
about-arena-jobs = Сколько процессов играет одновременно; если не указано, по одному на ядро.
about-arena-output = Записать всё ещё и в этот файл, в формате JSON.

arena-won-so-far = победы { $rate }
arena-rounded = Партий будет { $games }, а не { $wanted }: каждая раздача играется при каждой рассадке.
arena-stopped = Остановлено, сыграно партий: { $played } из { $games }.
arena-broken = Процесс был остановлен, возможно, из-за нехватки памяти: попробуйте меньше --jobs.
arena-written = Записано в { $file }.
arena-title = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, зерно { $seed }
arena-bot = бот
arena-seats = места
arena-wins = победы
arena-rate = доля побед
arena-interval = 95 %
arena-score = средний счёт
arena-decisions = решений за партию
arena-seconds = секунд на решение
arena-ending = исход
arena-games = партии
arena-share = доля
arena-won = Побед: { $wins } из { $games }, то есть { $rate }, доверительный интервал 95 % { $interval }; средний счёт { $score }.

# What `engawa lab` says.

about-lab = Изучайте игры: сыграйте миллионы партий и постройте графики результатов.
about-lab-simulate = Сыграть много партий с одними настройками и записать таблицу (Parquet) со строкой на каждую.
about-lab-sweep = То же для каждого сочетания заданных значений; значения разделяют косой чертой.
about-lab-arena = Пусть боты сыграют друг с другом на каждом месте и получат рейтинги (Эло с доверительными интервалами).
about-lab-report = Показать на графиках, что в таблице: одна страница HTML, которой больше ничего не нужно.
about-lab-seats = Бот на все места или по одному на каждое, через запятую.
about-lab-bots = Боты, которых надо оценить, через запятую.
about-lab-games = Сколько партий сыграть с каждым сочетанием настроек.
about-lab-output = Файл для записи; пока партии идут, частичные результаты лежат рядом с ним.
about-lab-on = Где играть: на ядрах этого компьютера (cores) или на кластере Ray (ray; его указывает RAY_ADDRESS).
about-lab-table = Таблица, записанная командой simulate, sweep или arena.
about-lab-page = Страница для записи; если не указана, ляжет рядом с таблицей.
about-lab-every = В sweep «all» означает каждое значение, а «every-3» — все составы из трёх самураев.

lab-playing = Идут партии
lab-compiling = Подготовка: один раз на этом компьютере, около минуты
lab-left-out = { $number ->
    [1] Пропущено одно сочетание: { $reason }.
    [one] Пропущено { $number } сочетание; причина для первого: { $reason }.
    [few] Пропущено { $number } сочетания; причина для первого: { $reason }.
    [many] Пропущено { $number } сочетаний; причина для первого: { $reason }.
   *[other] Пропущено { $number } сочетания; причина для первого: { $reason }.
}
lab-stopped = Прервано, сыграно партий: { $played } из { $games }; та же команда продолжит с этого места.
lab-written = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
} в { $file }.
lab-report-written = Отчёт в { $file }.
lab-ratings-title = Рейтинги, { $game }
lab-rating = Эло
lab-prior = Среднее всех рейтингов равно 0. Слабое априорное распределение (большинство ботов не дальше 800 от него) оставляет конечным рейтинг бота, который выиграл или проиграл всё.

report-title = { $game }: что показывают партии
report-about = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, способов игры: { $ways }, боты: { $bots }, зерно { $seed }, Engawa { $version }. Те же настройки и зерно дают в точности эту страницу.
report-count = { $number }
report-settings = Все настройки
report-numbers = Числа
report-all-games = все партии
report-of-seats = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
    [many] { $number } игроков
   *[other] { $number } игрока
}
report-won = выигранные партии
report-ratings = Какие боты сильнее всех?
report-elo = Эло, относительно среднего всех
report-ratings-note = Рейтинги по модели Брэдли — Терри с доверительными интервалами 95 %: 400 очков — это шансы десять к одному. Слабое априорное распределение (большинство ботов не дальше 800 от среднего) оставляет конечным рейтинг бота, который выиграл или проиграл всё.
report-endings = Как кончаются партии?
report-endings-note = Доли всех партий.
report-length = Насколько длинна партия?
report-length-note = Партии по числу решений всех игроков вместе.
report-length-cut = Последний столбец — { $longest } и больше.
report-median = в половине партий не больше { $number }
report-decisions = решения
report-share = доля партий
report-place = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
    [many] { $seats } игроков
   *[other] { $seats } игрока
}: ходит { $number ->
    [1] первым
    [2] вторым
    [3] третьим
    [4] четвёртым
    [5] пятым
    [6] шестым
   *[7] седьмым
}
report-order-seats = Лучше ли ходить первым?
report-order-seats-axis = выигранные партии, в процентных пунктах: больше или меньше равной доли
report-order-seats-note = Победы по порядку хода (ничья делится поровну), с доверительными интервалами 95 %; на пунктире у всех было бы поровну.
report-powers = Как часто используют каждое действие?
report-powers-note = Сколько раз за партию действие в среднем выбирает один игрок, в обозначениях правил; площадь круга равна числу под ним.
report-head-games = партии
report-head-won = победы
report-head-score = средний счёт
report-head-decisions = решений за партию
report-head-interval = доверительный интервал 95 %
report-head-difference = разница
report-head-bot = бот
report-head-elo = Эло
report-head-games-of = партии
report-head-seats = игроки
report-head-five = 5 % не больше
report-head-median = половина
report-head-ninety-five = 95 %
report-head-place = порядок
report-head-who = кто
report-ending-none = без конца
