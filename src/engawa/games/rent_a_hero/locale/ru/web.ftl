# Браузер: стол игры rent-a-hero. Игроки и герои стоят в именительном падеже.

# Players
you = вы
mine = Ваша сторона стола
sends = отправляет
sender = Сейчас ход этого игрока: он отправитель
band = { $number ->
    [one] Отряд: { $number } герой из шести
    [few] Отряд: { $number } героя из шести
    [many] Отряд: { $number } героев из шести
   *[other] Отряд: { $number } героя из шести
}
hero-ready = { $hero }: можно применить.
hero-used = { $hero }: способность использована.
hand = { $number ->
    [one] { $number } карта на руке
    [few] { $number } карты на руке
    [many] { $number } карт на руке
   *[other] { $number } карты на руке
}
eliminated = { $number ->
    [one] { $number } карта потеряна парами
    [few] { $number } карты потеряны парами
    [many] { $number } карт потеряно парами
   *[other] { $number } карты потеряно парами
}
powers-used = { $number ->
    [one] { $number } способность применена
    [few] { $number } способности применены
    [many] { $number } способностей применено
   *[other] { $number } способности применено
}
looked = Знает странника благодаря Сержанту
lacks = { $number ->
    [0] На руке нет ни одной из этих карт: { $heroes }.
    [one] На руке не было ни одной из этих карт: { $heroes }. С тех пор взята { $number } карта.
    [few] На руке не было ни одной из этих карт: { $heroes }. С тех пор взяты { $number } карты.
    [many] На руке не было ни одной из этих карт: { $heroes }. С тех пор взято { $number } карт.
   *[other] На руке не было ни одной из этих карт: { $heroes }. С тех пор взято { $number } карты.
}

# My hand
my-hand = { $number ->
    [one] Ваша рука: { $number } карта
    [few] Ваша рука: { $number } карты
    [many] Ваша рука: { $number } карт
   *[other] Ваша рука: { $number } карты
}
hand-send = Выберите, кого отправить влево
hand-drop = Выберите карту для сброса
hand-hint = За карту можно получить подсказку
card-send = Отправить: { $hero }
card-drop = Сбросить: { $hero }
card-hint = Попросить подсказку картой: { $hero }
choose-for-witch = Какого героя восстанавливает Ведьма?

# The wanderer
wanderer-known = Странник: { $hero }
wanderer-unknown = Странник под капюшоном
may-be = Насколько вам известно, это может быть:
nobody = В пути пока никого нет. Героя отправляет { $sender }.
nobody-yours = В пути пока никого нет. Героя отправляете вы.
sent = Странника отправляет { $sender }.
sent-yours = Этого странника отправили вы.
sent-top = Подходящей карты нет: { $sender } отправляет верхнюю карту колоды.
sent-top-yours = Подходящей карты у вас нет: странник — верхняя карта колоды.
stands = Его встречает { $holder }.
stands-yours = Он стоит перед вами.
losing = { $holder }: теперь таких героев двое, и сейчас оба будут потеряны ({ $hero }).
losing-yours = Теперь у вас двое таких героев, и сейчас вы потеряете обоих: { $hero }.
known = Вы знаете, кто это: { $hero }.
percent = { $number } %
wait = Ничего не применять
recruit = Нанять
pass = Передать дальше

# Hints
yes = да
no = нет
unknown-card = закрытая карта
hint-given = Вопрос картой: { $hero }. Ответ: { $answer }
answered = Ответ ({ $seat }): { $answer }
hint-line = { $giver } спрашивает, { $sender } отвечает. Карта: { $card }. Ответ: { $answer }.
hint-about = Странник: { $hero }.

# Что следует из подсказки
sum-is = Это: { $hero }.
sum-is-not = Это не: { $hero }.
sum-fits = Сила странника: { $requirement }.
sum-fits-not = Сила странника не такая: { $requirement }.
sum-hidden = Карту знают только эти два игрока.

# Requirement and powers
required = Требуемая сила
lifted = снято
pending = Способность ждёт, её можно отменить
power-of = { $hero } ({ $seat })

# Карта, о которой спросили: способность в двух-трёх словах и что она может сейчас
short-angry-chicken = Отменить способность
short-pyromaniac = Сбросить странника
short-witch = Восстановить героя
short-dog-trainer = Заставить пасовать
short-sergeant = Увидеть странника
short-black-knight = Снять требование
short-wizard = Взять две карты
about-offered = Способность можно применить сейчас.
about-ready = Способность готова.
about-used = Способность использована: восстановить героя может только Ведьма.
about-hand = У карты на руке способности нет, у героя в отряде есть.
about-elsewhere = Способность действует только в отряде.
about-rule = Правила, §{ $section }

# Deck and discard pile
deck = { $number ->
    [one] Колода: { $number } карта
    [few] Колода: { $number } карты
    [many] Колода: { $number } карт
   *[other] Колода: { $number } карты
}
open-pile = { $number ->
    [one] Сброс: { $number } карта. Просмотреть
    [few] Сброс: { $number } карты. Просмотреть
    [many] Сброс: { $number } карт. Просмотреть
   *[other] Сброс: { $number } карты. Просмотреть
}
pile = Сброс
hero = Герой
face-up = Открыто здесь
not-seen = Ещё не видели
not-seen-note = Каждого героя — одиннадцать карт. Те, которых вы ещё не видели, лежат в колоде, на руках у других игроков или закрытыми в сбросе.
face-down = { $number ->
    [one] { $number } карта подсказки лежит закрытой
    [few] { $number } карты подсказок лежат закрытыми
    [many] { $number } карт подсказок лежат закрытыми
   *[other] { $number } карты подсказок лежат закрытыми
}

# The legend
legend = Герои
legend-title = Как играть и кто есть кто
legend-aim = Побеждает тот, кто соберёт в отряде шесть разных героев. Вторая копия — и обе потеряны.
legend-send = Отправитель кладёт перед соседом слева закрытую карту требуемой силы: это странник.
legend-hold = Игрок, перед которым лежит странник, нанимает его или передаёт дальше. Вернувшегося странника отправитель обязан нанять.
legend-hint = Сомневаетесь? Отдайте отправителю карту с руки: он ответит «да», если это тот же герой.
legend-power = Способность каждого героя отряда применяют один раз; потом его карта лежит боком. У карт на руке способностей нет.
legend-requires = Если карту открыли, требуемая сила: { $requirement }
legend-rules = Все правила

# Waiting by itself
patience = Если ничего не делать
patience-after = продолжить через { $number } с
patience-never = ждать меня
patience-held = Отсчёт остановлен
silent = Больше не спрашивать в этот ход
waited = Игра пошла дальше без вас
waited-log = Игра пошла дальше без вас: способность не применена.

# Несколько игроков у одного устройства
anyone = Применит ли кто-нибудь способность?
anyone-later = Сейчас решает кто-то другой
anyone-nobody = Никто
anyone-somebody = Кто-то
wanderer-at = Странника встречает { $holder }.

# Конец
won = Победа ваша!
won-shared = Победа общая, и ваша тоже!
decided-six = Шесть разных героев — победа сразу.
decided-heroes = Колода кончилась: побеждает тот, у кого больше героев.
decided-lost = Героев поровну: побеждает тот, у кого меньше карт потеряно парами.
decided-powers = Героев и потерянных карт поровну: побеждает тот, кто применил меньше способностей.
decided-shared = Героев, потерянных карт и применённых способностей поровну: победа общая.
ending-heroes = Герои
ending-lost = Потеряно карт
ending-powers = Применено способностей

# The board in words
words-turn = Этот ход
words-piles = Колода и сброс
words-sender = Отправитель: { $seat }.
words-required = Открыта карта: { $hero }. Требуемая сила: { $requirement }.
words-lifted = Требование к силе снято.
words-may-be = Насколько вам известно, странником может быть: { $heroes }.
words-looked = На странника смотрели: { $seats }.
words-pending = Ждёт способность: { $hero } ({ $seat }).
words-no-band = Героев нет.
words-ready = Готовы: { $heroes }.
words-used = Использованы: { $heroes }.
words-my-hand = На руке: { $heroes }.
words-ruled-out = Из подсказок известно, что странник — никто из этих: { $heroes }.
words-face-up = Открыто в сбросе: { $heroes }.
words-not-seen = Ещё не видели: { $heroes }.
words-times = { $number } × { $hero }
