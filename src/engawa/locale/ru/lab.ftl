# What the arena says.

about-arena = Пусть боты сыграют друг с другом и покажут, кто сильнее.
about-arena-game = Какая игра.
about-arena-seats = Бот на каждое место, через запятую: uniform, greedy, beginner, player, expert, master. В Samurai Spirit хватит одного.
about-arena-games = Сколько партий, не меньше.
about-arena-seconds = На каждое решение; тогда итоги зависят от компьютера.
about-arena-simulations = На каждое решение бота, который ведёт поиск.
about-arena-seed = То же зерно даёт те же партии: число или любой текст.
about-arena-jobs = Сколько процессов играет сразу; без этого по одному на ядро.
about-arena-output = Записать ещё и всё в этот файл, как JSON.

arena-playing = Идут партии
arena-compiling = Подготовка ботов: один раз на этом компьютере, около минуты
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
arena-interval = 95 %
arena-score = средний счёт
arena-decisions = решений за партию
arena-seconds = секунд на решение
arena-ending = исход
arena-games = партии
arena-share = доля
arena-won = Побед: { $wins } из { $games }, то есть { $rate }, интервал 95 % { $interval }; средний счёт { $score }.
