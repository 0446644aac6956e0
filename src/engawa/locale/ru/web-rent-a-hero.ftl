# Браузер: стол игры rent-a-hero. Места и герои стоят в именительном падеже; настоящее время не
# выдаёт рода.

# Players
inn-you = вы
inn-mine = Ваша сторона стола
inn-sends = шлёт
inn-sender = Сейчас ход этого места: оно отправляет карту
inn-band = { $number ->
    [one] Отряд: { $number } герой из шести
    [few] Отряд: { $number } героя из шести
    [many] Отряд: { $number } героев из шести
   *[other] Отряд: { $number } героя из шести
}
inn-hero-ready = { $hero }: можно применить.
inn-hero-used = { $hero }: способность использована.
inn-hand = { $number ->
    [one] { $number } карта в руке
    [few] { $number } карты в руке
    [many] { $number } карт в руке
   *[other] { $number } карты в руке
}
inn-eliminated = { $number ->
    [one] { $number } карта потеряна парами
    [few] { $number } карты потеряны парами
    [many] { $number } карт потеряно парами
   *[other] { $number } карты потеряно парами
}
inn-powers-used = { $number ->
    [one] { $number } способность применена
    [few] { $number } способности применены
    [many] { $number } способностей применено
   *[other] { $number } способности применено
}
inn-looked = Знает странника благодаря Сержанту
inn-lacks = { $number ->
    [0] В этой руке нет ни одной из карт: { $heroes }.
    [one] В этой руке не было ни одной из карт: { $heroes }. Новее { $number } карта.
    [few] В этой руке не было ни одной из карт: { $heroes }. Новее { $number } карты.
    [many] В этой руке не было ни одной из карт: { $heroes }. Новее { $number } карт.
   *[other] В этой руке не было ни одной из карт: { $heroes }. Новее { $number } карты.
}

# My hand
inn-my-hand = { $number ->
    [one] Ваша рука: { $number } карта
    [few] Ваша рука: { $number } карты
    [many] Ваша рука: { $number } карт
   *[other] Ваша рука: { $number } карты
}
inn-hand-send = Выберите, кого отправить влево
inn-hand-drop = Выберите карту для сброса
inn-hand-hint = Картой можно попросить подсказку
inn-card-send = Отправить: { $hero }
inn-card-drop = Сбросить: { $hero }
inn-card-hint = Попросить подсказку картой: { $hero }
inn-choose-for-witch = Кого восстанавливает Ведьма?

# The wanderer
inn-wanderer-known = Странник: { $hero }
inn-wanderer-unknown = Странник под капюшоном
inn-may-be = Насколько вам известно, это может быть:
inn-nobody = В пути пока никого. Отправляет { $sender }.
inn-nobody-yours = В пути пока никого. Отправляете вы.
inn-sent = Странника отправляет { $sender }.
inn-sent-yours = Этот странник от вас.
inn-sent-top = Подходящей карты нет: { $sender } отправляет верх колоды.
inn-sent-top-yours = Подходящей карты у вас нет: странник — верх колоды.
inn-stands = Он стоит у двери: { $holder }.
inn-stands-yours = Он стоит у вашей двери.
inn-losing = { $holder } держит две копии и сейчас потеряет обе: { $hero }.
inn-losing-yours = У вас две копии, и сейчас вы потеряете обе: { $hero }.
inn-known = Вы знаете, кто это: { $hero }.
inn-percent = { $number } %
inn-wait = Ничего не применять
inn-recruit = Нанять
inn-pass = Передать

# Hints
inn-yes = да
inn-no = нет
inn-unknown-card = закрытая карта
inn-hint-given = Вопрос картой: { $hero }. Ответ: { $answer }
inn-answered = Ответ для: { $seat }. Звучит он так: { $answer }
inn-hint-line = { $giver } спрашивает, { $sender } отвечает. Карта: { $card }. Ответ: { $answer }.
inn-hint-about = Странником был { $hero }.

# Requirement and powers
inn-required = Требуемая сила
inn-lifted = снято
inn-pending = Ждёт, и её можно отменить
inn-power-of = { $hero } ({ $seat })

# Deck and discard pile
inn-deck = { $number ->
    [one] Колода: { $number } карта
    [few] Колода: { $number } карты
    [many] Колода: { $number } карт
   *[other] Колода: { $number } карты
}
inn-open-pile = { $number ->
    [one] Сброс: { $number } карта. Просмотреть
    [few] Сброс: { $number } карты. Просмотреть
    [many] Сброс: { $number } карт. Просмотреть
   *[other] Сброс: { $number } карты. Просмотреть
}
inn-pile = Сброс
inn-hero = Герой
inn-face-up = Открыто здесь
inn-not-seen = Ещё не видели
inn-not-seen-note = Каждого героя одиннадцать карт. Те, которых вы не видели, лежат в колоде, в чужих руках или закрытыми.
inn-face-down = { $number ->
    [one] { $number } карта подсказки лежит закрытой
    [few] { $number } карты подсказок лежат закрытыми
    [many] { $number } карт подсказок лежат закрытыми
   *[other] { $number } карты подсказок лежат закрытыми
}

# The legend
inn-legend = Герои
inn-legend-title = Как идёт игра и кто есть кто
inn-legend-aim = Шесть разных героев в отряде сразу побеждают. Вторая копия прогоняет обе.
inn-legend-send = Отправитель кладёт перед соседом слева закрытую карту требуемой силы: это странник.
inn-legend-hold = Тот, перед кем странник, нанимает его или передаёт дальше. Вернувшегося странника отправитель обязан принять.
inn-legend-hint = Сомневаетесь? Отдайте отправителю карту из руки: ответом будет «да», если это тот же герой.
inn-legend-power = Способность каждого героя отряда применяют один раз; потом он лежит боком. У карт в руке способностей нет.
inn-legend-requires = Открытый, требует силу: { $requirement }
inn-legend-rules = Все правила

# Waiting by itself
inn-patience = Если ничего не делать
inn-patience-after = играть дальше через { $number } с
inn-patience-never = ждать меня
inn-patience-held = Палочка не горит
inn-silent = Больше не спрашивать в этот ход

# The board in words
inn-words-turn = Этот ход
inn-words-piles = Колода и сброс
inn-words-sender = Отправляет { $seat }.
inn-words-required = Открыта карта: { $hero }. Требуемая сила: { $requirement }.
inn-words-lifted = Требование к силе снято.
inn-words-may-be = Насколько вам известно, странником может быть: { $heroes }.
inn-words-looked = На странника смотрели: { $seats }.
inn-words-pending = Ждёт способность: { $hero } ({ $seat }).
inn-words-no-band = Героев нет.
inn-words-ready = Готовы: { $heroes }.
inn-words-used = Использованы: { $heroes }.
inn-words-my-hand = В руке: { $heroes }.
inn-words-ruled-out = Из подсказок известно, что странник не из этих: { $heroes }.
inn-words-face-up = Открыто в сбросе: { $heroes }.
inn-words-not-seen = Ещё не видели: { $heroes }.
inn-words-times = { $number } × { $hero }
