# Браузер: стол игры rent-a-hero. Места и герои стоят в именительном падеже; настоящее время не
# выдаёт рода.

# Players
you = вы
mine = Ваша сторона стола
sends = шлёт
sender = Сейчас ход этого места: оно отправляет карту
band = { $number ->
    [one] Отряд: { $number } герой из шести
    [few] Отряд: { $number } героя из шести
    [many] Отряд: { $number } героев из шести
   *[other] Отряд: { $number } героя из шести
}
hero-ready = { $hero }: можно применить.
hero-used = { $hero }: способность использована.
hand = { $number ->
    [one] { $number } карта в руке
    [few] { $number } карты в руке
    [many] { $number } карт в руке
   *[other] { $number } карты в руке
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
    [0] В этой руке нет ни одной из карт: { $heroes }.
    [one] В этой руке не было ни одной из карт: { $heroes }. Новее { $number } карта.
    [few] В этой руке не было ни одной из карт: { $heroes }. Новее { $number } карты.
    [many] В этой руке не было ни одной из карт: { $heroes }. Новее { $number } карт.
   *[other] В этой руке не было ни одной из карт: { $heroes }. Новее { $number } карты.
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
hand-hint = Картой можно попросить подсказку
card-send = Отправить: { $hero }
card-drop = Сбросить: { $hero }
card-hint = Попросить подсказку картой: { $hero }
choose-for-witch = Кого восстанавливает Ведьма?

# The wanderer
wanderer-known = Странник: { $hero }
wanderer-unknown = Странник под капюшоном
may-be = Насколько вам известно, это может быть:
nobody = В пути пока никого. Отправляет { $sender }.
nobody-yours = В пути пока никого. Отправляете вы.
sent = Странника отправляет { $sender }.
sent-yours = Этот странник от вас.
sent-top = Подходящей карты нет: { $sender } отправляет верх колоды.
sent-top-yours = Подходящей карты у вас нет: странник — верх колоды.
stands = Он стоит у двери: { $holder }.
stands-yours = Он стоит у вашей двери.
losing = { $holder } держит две копии и сейчас потеряет обе: { $hero }.
losing-yours = У вас две копии, и сейчас вы потеряете обе: { $hero }.
known = Вы знаете, кто это: { $hero }.
percent = { $number } %
wait = Ничего не применять
recruit = Нанять
pass = Передать

# Hints
yes = да
no = нет
unknown-card = закрытая карта
hint-given = Вопрос картой: { $hero }. Ответ: { $answer }
answered = Ответ для: { $seat }. Звучит он так: { $answer }
hint-line = { $giver } спрашивает, { $sender } отвечает. Карта: { $card }. Ответ: { $answer }.
hint-about = Странником был { $hero }.

# Requirement and powers
required = Требуемая сила
lifted = снято
pending = Ждёт, и её можно отменить
power-of = { $hero } ({ $seat })

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
not-seen-note = Каждого героя одиннадцать карт. Те, которых вы не видели, лежат в колоде, в чужих руках или закрытыми.
face-down = { $number ->
    [one] { $number } карта подсказки лежит закрытой
    [few] { $number } карты подсказок лежат закрытыми
    [many] { $number } карт подсказок лежат закрытыми
   *[other] { $number } карты подсказок лежат закрытыми
}

# The legend
legend = Герои
legend-title = Как идёт игра и кто есть кто
legend-aim = Шесть разных героев в отряде сразу побеждают. Вторая копия прогоняет обе.
legend-send = Отправитель кладёт перед соседом слева закрытую карту требуемой силы: это странник.
legend-hold = Тот, перед кем странник, нанимает его или передаёт дальше. Вернувшегося странника отправитель обязан принять.
legend-hint = Сомневаетесь? Отдайте отправителю карту из руки: ответом будет «да», если это тот же герой.
legend-power = Способность каждого героя отряда применяют один раз; потом он лежит боком. У карт в руке способностей нет.
legend-requires = Открытый, требует силу: { $requirement }
legend-rules = Все правила

# Waiting by itself
patience = Если ничего не делать
patience-after = играть дальше через { $number } с
patience-never = ждать меня
patience-held = Палочка не горит
silent = Больше не спрашивать в этот ход

# The board in words
words-turn = Этот ход
words-piles = Колода и сброс
words-sender = Отправляет { $seat }.
words-required = Открыта карта: { $hero }. Требуемая сила: { $requirement }.
words-lifted = Требование к силе снято.
words-may-be = Насколько вам известно, странником может быть: { $heroes }.
words-looked = На странника смотрели: { $seats }.
words-pending = Ждёт способность: { $hero } ({ $seat }).
words-no-band = Героев нет.
words-ready = Готовы: { $heroes }.
words-used = Использованы: { $heroes }.
words-my-hand = В руке: { $heroes }.
words-ruled-out = Из подсказок известно, что странник не из этих: { $heroes }.
words-face-up = Открыто в сбросе: { $heroes }.
words-not-seen = Ещё не видели: { $heroes }.
words-times = { $number } × { $hero }
