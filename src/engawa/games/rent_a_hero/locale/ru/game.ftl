# Rent a Hero. $seat is a player, by seat; $hero a hero; $requirement words such as “3 or less”.
# Names come in the nominative, so sentences keep them there.

seat-name = Игрок { $number }

hero-angry-chicken = Злая курица
hero-pyromaniac = Поджигатель
hero-witch = Ведьма
hero-dog-trainer = Дрессировщик собак
hero-sergeant = Сержант
hero-black-knight = Чёрный рыцарь
hero-wizard = Волшебник

requirement-angry-chicken = 3 или меньше
requirement-pyromaniac = 5 или больше
requirement-witch = 3, 4 или 5
requirement-dog-trainer = нечётная
requirement-sergeant = чётная
requirement-black-knight = { $players } или меньше
requirement-wizard = { $players } или больше

# What each hero can do, for cards and help.
power-angry-chicken = Отменяет только что применённую способность.
power-pyromaniac = Сбрасывает странника.
power-witch = Восстанавливает одного использованного героя своего отряда.
power-dog-trainer = Игрок, перед которым лежит странник, обязан спасовать.
power-sergeant = Смотрит на странника.
power-black-knight = Снимает требование к силе.
power-wizard = Берёт две карты.

# What is asked
ask-send = { $seat }: какую карту отправить влево?
ask-drop = { $seat }: какую карту сбросить?
ask-hold = { $seat } встречает странника: что делать?
ask-lose = { $seat } сейчас потеряет обе копии: { $hero }.
ask-react-send = { $seat }: применить способность, прежде чем { $sender } отправит карту?
ask-react-hold = { $seat }: применить способность, пока странника встречает { $holder }?
ask-react-power = { $seat }: { $holder } применяет способность героя «{ $hero }». Отменить её?

# What the choices do
do-send = отправить: { $hero }
do-send-top = подходящей карты нет: отправить верхнюю карту колоды
do-drop = сбросить: { $hero }
do-hint = попросить подсказку картой: { $hero }
do-recruit = нанять странника
do-pass = спасовать и передать влево
do-power = { $hero }: { $effect }
do-power-witch = { $hero }: восстановить героя: { $other }
do-wait = ничего не применять

# What happened
event-band-dealt = { $seat } начинает с этим героем: { $hero }.
event-band-pair = { $seat } получает вторую копию, она уходит в сброс: { $hero }.
event-drew = { $seat } берёт карту.
event-card-seen = Эта карта: { $hero }.
event-turn-begins = { $seat } становится отправителем.
event-requirement = Открыта карта: { $hero }. Требуемая сила: { $requirement }.
event-sent = { $seat } отправляет странника в путь.
event-sent-top = { $seat }: подходящей карты нет, странником становится верхняя карта колоды.
event-nothing-to-send = Взять карту неоткуда, поэтому в этот ход странника нет.
event-dropped = { $seat } сбрасывает карту: { $hero }.
event-arrived = { $seat } встречает странника.
event-hint-given = { $seat } отдаёт карту для подсказки.
event-answered-yes = { $seat } отвечает «да».
event-answered-no = { $seat } отвечает «нет».
event-passed = { $seat } пасует.
event-recruited = { $seat } нанимает героя: { $hero }.
event-joined-used = Герой «{ $hero }» приходит использованным: его способность уже применяли.
event-pair-lost = { $seat } теряет обе копии: { $hero }.
event-power-used = { $seat } применяет способность: { $hero }.
event-cancelled = Способность отменена: { $hero } ({ $seat }).
event-wanderer-discarded = Странник уходит в сброс: { $hero }.
event-readied = { $seat } восстанавливает героя: { $hero }.
event-chased = { $seat } вынужден спасовать.
event-looked = { $seat } смотрит на странника.
event-lifted = В этот ход требование к силе снято.
event-reshuffled = { $number ->
    [one] Сброс становится новой колодой: { $number } карта.
    [few] Сброс становится новой колодой: { $number } карты.
    [many] Сброс становится новой колодой: { $number } карт.
   *[other] Сброс становится новой колодой: { $number } карты.
}
event-six-heroes = { $seat } собирает шесть разных героев и побеждает.
event-counted = Карт в колоде больше нет: считаем героев.

# How it ended: $seats are numbers with commas, $winners how many they are
ending-six-heroes = Шесть разных героев: побеждает игрок { $seats }.
ending-counted = { $winners ->
    [1] Побеждает игрок { $seats }: { $heroes ->
        [one] { $heroes } герой.
        [few] { $heroes } героя.
        [many] { $heroes } героев.
       *[other] { $heroes } героя.
    }
   *[other] Победу делят игроки { $seats }: { $heroes ->
        [one] у каждого { $heroes } герой.
        [few] у каждого { $heroes } героя.
        [many] у каждого { $heroes } героев.
       *[other] у каждого { $heroes } героя.
    }
}

# Why not
refused-not-in-hand = { $seat }: такой карты на руке нет ({ $hero }).
refused-requirement-not-met = { $hero }: карта не подходит, требуемая сила — { $requirement }.
refused-has-fitting-card = { $seat }: на руке есть подходящая карта (требуемая сила — { $requirement }), поэтому нужно отправить карту с руки.
refused-sender-asks-nothing = { $seat } сам отправил странника и поэтому не может просить подсказок.
refused-last-card = { $seat }: на руке одна карта, а последнюю карту для подсказки не отдают.
refused-must-recruit = Странник вернулся к отправителю: { $seat } обязан его нанять.
refused-dropping = { $seat }: сначала нужно сбросить карту, до этого способности применять нельзя.
refused-not-in-band = { $seat }: такого героя в отряде нет ({ $hero }).
refused-already-used = { $seat }: способность этого героя уже использована ({ $hero }).
refused-power-pending = Против применённой способности действует только Злая курица или Ведьма, которая восстановит Злую курицу. Не подходит: { $hero }.
refused-another-is-lost = { $seat } сейчас теряет другого героя, и применить можно только его. Не подходит: { $hero }.
refused-nothing-to-cancel = Сейчас нет способности другого игрока, которую можно отменить.
refused-no-wanderer = Сейчас странника в пути нет: применить способность нельзя ({ $hero }).
refused-witch-herself = Ведьма не может восстановить саму себя.
refused-not-used = Этот герой и так готов: { $hero }.
refused-not-the-holder = Странник лежит перед другим игроком.
refused-oneself = { $seat } не может применить Дрессировщика собак к самому себе.
refused-has-seen-it = { $seat } уже знает этого странника.
refused-not-before-sending = Требование можно снять, только пока карта не отправлена.
refused-already-lifted = Требование в этот ход уже снято.
refused-empty-hand = У отправителя нет карт на руке: снимать требование незачем.
refused-nothing-to-draw = Взять карту неоткуда.

# What is agreed on before a game
option-hints = Подсказки
option-hints-standard = Обычные
option-hints-standard-about = Ответ говорит, тот же ли герой на карте подсказки, что и странник.
option-hints-original = Исходные
option-hints-original-about = Ответ говорит, соответствует ли сила странника требованию на карте подсказки.
option-deck = Колода
option-deck-finite = Один проход
option-deck-finite-about = Игра кончается с последней картой колоды, если раньше никто не собрал шесть разных героев.
option-deck-endless = Бесконечная
option-deck-endless-about = Сброс становится новой колодой, пока кто-нибудь не соберёт шесть разных героев.
option-powers = Способности
option-powers-game = Раз за игру
option-powers-game-about = Как в печатных правилах: каждая способность — один раз за игру. Герой, потерянный после применения и нанятый снова, приходит использованным.
option-powers-card = Раз на карту
option-powers-card-about = Герой, нанятый снова, готов, даже если его способность уже применяли.
