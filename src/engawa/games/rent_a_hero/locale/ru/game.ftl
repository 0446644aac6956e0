# Rent a Hero. $seat is a player, by seat; $hero a hero; $requirement words such as “3 or less”.
# Names come in the nominative, so sentences keep them there; verbs are in the present tense,
# which does not tell a player's gender.

seat-name = Место { $number }

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
power-dog-trainer = Тот, перед кем лежит странник, пасует.
power-sergeant = Смотрит на странника.
power-black-knight = Снимает требование к силе.
power-wizard = Берёт две карты.

# What is asked
ask-send = { $seat }: какую карту отправить влево?
ask-drop = { $seat }: какую карту сбросить?
ask-hold = { $seat } держит странника: что делать?
ask-lose = { $seat } сейчас потеряет обе копии: { $hero }.
ask-react-send = { $seat }: применить способность, пока { $sender } не отправит карту?
ask-react-hold = { $seat }: применить способность, пока { $holder } держит странника?
ask-react-power = { $seat }: { $holder } применяет способность «{ $hero }». Отменить её?

# What the choices do
do-send = отправить: { $hero }
do-send-top = подходящей карты нет: отправить верхнюю карту колоды
do-drop = сбросить: { $hero }
do-hint = попросить подсказку картой: { $hero }
do-recruit = нанять странника
do-pass = спасовать и передать влево
do-power = { $hero }: { $effect }
do-power-witch = { $hero }: восстановить героя { $other }
do-wait = ничего не применять

# What happened
event-band-dealt = { $seat } начинает с героем: { $hero }.
event-band-pair = { $seat } получает вторую копию, она уходит в сброс: { $hero }.
event-drew = { $seat } берёт карту.
event-card-seen = Эта карта: { $hero }.
event-turn-begins = { $seat } отправляет странника в этом ходу.
event-requirement = Открыта карта: { $hero }. Требуемая сила: { $requirement }.
event-sent = { $seat } отправляет странника в путь.
event-sent-top = { $seat } не имеет подходящей карты: странником становится верхняя карта колоды.
event-nothing-to-send = Взять карту неоткуда, поэтому в этот ход никто не странствует.
event-dropped = { $seat } сбрасывает карту: { $hero }.
event-arrived = Странник лежит здесь: { $seat }.
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
event-chased = { $seat } пасует вынужденно.
event-looked = { $seat } смотрит на странника.
event-lifted = В этот ход требование к силе снято.
event-reshuffled = { $number ->
    [one] Сброс становится новой колодой: { $number } карта.
    [few] Сброс становится новой колодой: { $number } карты.
    [many] Сброс становится новой колодой: { $number } карт.
   *[other] Сброс становится новой колодой: { $number } карты.
}
event-six-heroes = { $seat } собирает шесть разных героев и побеждает.
event-counted = Карт больше нет: считаем героев.

# How it ended: $seats are numbers with commas, $winners how many they are
ending-six-heroes = Шесть разных героев: побеждает место { $seats }.
ending-counted = { $winners ->
    [one] Побеждает место { $seats }: { $heroes ->
        [one] { $heroes } герой.
        [few] { $heroes } героя.
        [many] { $heroes } героев.
       *[other] { $heroes } героя.
    }
   *[other] Победу делят места { $seats }: { $heroes ->
        [one] у каждого { $heroes } герой.
        [few] у каждого { $heroes } героя.
        [many] у каждого { $heroes } героев.
       *[other] у каждого { $heroes } героя.
    }
}

# Why not
refused-not-in-hand = { $seat } не держит в руке такой карты: { $hero }.
refused-requirement-not-met = Эта карта не подходит, требуемая сила: { $requirement }; а это { $hero }.
refused-has-fitting-card = { $seat } держит подходящую карту (требуемая сила: { $requirement }), поэтому странник идёт из руки.
refused-sender-asks-nothing = { $seat } само отправляет странника, поэтому подсказок не просит.
refused-last-card = { $seat } держит одну карту, а последнюю для подсказки не отдают.
refused-must-recruit = Странник вернулся туда, откуда вышел: { $seat } обязано его нанять.
refused-dropping = { $seat } сейчас сбрасывает карту; способности подождут.
refused-not-in-band = { $seat } не имеет в отряде такого героя: { $hero }.
refused-already-used = { $seat } больше не может применить эту способность: { $hero }.
refused-power-pending = Против применённой способности помогает только Злая курица или Ведьма, которая её восстановит; не { $hero }.
refused-another-is-lost = { $seat } сейчас теряет другого героя, и применить можно только его; не { $hero }.
refused-nothing-to-cancel = Никто другой не применил способность, которую можно отменить.
refused-no-wanderer = Сейчас никто не странствует: { $hero } тут не поможет.
refused-witch-herself = Ведьма не восстанавливает саму себя.
refused-not-used = Этот герой и так готов: { $hero }.
refused-not-the-holder = Странник лежит перед другим игроком.
refused-oneself = Собаки не бросаются на того, кто их посылает: { $seat }.
refused-has-seen-it = { $seat } уже знает этого странника.
refused-not-before-sending = Требование можно снять, только пока карта не отправлена.
refused-already-lifted = Требование в этот ход уже снято.
refused-empty-hand = В руке нет ни одной карты для отправки: снимать требование незачем.
refused-nothing-to-draw = Взять карту неоткуда.

# What is agreed on before a game
option-hints = Подсказки
option-hints-standard = Обычные
option-hints-standard-about = Ответ говорит, тот же ли герой на карте подсказки, что и странник.
option-hints-original = Исходные
option-hints-original-about = Ответ говорит, отвечает ли странник требованию на карте подсказки.
option-deck = Колода
option-deck-finite = Один раз
option-deck-finite-about = Игра кончается с последней картой, если раньше никто не собрал шестерых героев.
option-deck-endless = Бесконечная
option-deck-endless-about = Сброс становится новой колодой, пока кто-нибудь не соберёт шестерых героев.
option-powers = Способности
option-powers-game = Раз за игру
option-powers-game-about = Каждая способность — один раз за игру: герой, потерянный после применения и нанятый снова, приходит использованным.
option-powers-card = Раз на карту
option-powers-card-about = Герой, нанятый снова, готов, даже если его способность уже применяли.
