# Samurai Spirit. $seat and $other are samurai, $card a raider, $number what the sentence counts.
# Names come in the nominative, so sentences keep them there; verbs are in the present tense,
# which does not tell the samurai's gender.

samurai-heihachi = Хэйхати
samurai-daisuke = Ситиродзи
samurai-gorobei = Горобэй
samurai-kanbei = Канбэй
samurai-kikuchiyo = Кикутиё
samurai-kyuzo = Кюдзо
samurai-katsushiro = Кацусиро

# They follow the value of a card: «3 с куклой (ранение, пламя)».
symbol-hat = шляпа
symbol-farm = дом
symbol-doll = кукла
# As part of a card's name: “3 doll (wound, flames)”.
card-symbol-hat = со шляпой
card-symbol-farm = с домом
card-symbol-doll = с куклой
flames = пламя

penalty-fire = пожар
penalty-wound = ранение
penalty-intruder = прорыв
penalty-no-defence = без защиты
penalty-no-support = без поддержки
penalty-left-draws = берёт сосед слева
penalty-right-draws = берёт сосед справа
penalty-must-pass = вынужденный пас
penalty-reinforce = подкрепление
penalty-no-talent = без способностей
penalty-lose-defence = потеря защиты

farmstead-family = семья
farmstead-farmstead = постройка
farmstead-barricade = укрепление
farmstead-wound = ранение

family-heal = лечение
family-barricade = новое укрепление
family-repel = отпор прорыву

# What each samurai can do, for boards and help.
talent-heihachi = Может передать соседу бандита с чётной силой.
talent-daisuke = Может передать соседу бандита с нечётной силой.
talent-gorobei = Может игнорировать штрафы бандитов с чётной силой.
talent-kanbei = Может игнорировать штрафы бандитов с нечётной силой.
talent-kikuchiyo = Может дважды вступить в бой в свой ход.
talent-kyuzo = Может сбросить бандита, если такая сила уже есть в боевой очереди.
talent-katsushiro = Может положить бандита под колоду и взять другого.

kiai-heihachi-human = Добавляет укрепление.
kiai-heihachi-animal = Добавляет укрепление и лечит любого самурая.
kiai-daisuke-human = Отдаёт последнюю карту одной боевой очереди другому самураю.
kiai-daisuke-animal = Дважды: отдаёт последнюю карту одной боевой очереди другому самураю.
kiai-gorobei-human = Сбрасывает 2 верхние карты колоды.
kiai-gorobei-animal = Сбрасывает 3 верхние карты колоды.
kiai-kanbei-human = Сбрасывает 2 верхние карты стопки прорыва.
kiai-kanbei-animal = Сбрасывает 3 верхние карты стопки прорыва.
kiai-kikuchiyo-human = Сбрасывает последнюю карту любой боевой очереди.
kiai-kikuchiyo-animal = Дважды: сбрасывает последнюю карту любой боевой очереди.
kiai-kyuzo-human = Жетон одного самурая поддерживает другого.
kiai-kyuzo-animal = Жетон одного самурая поддерживает другого; добавляется укрепление.
kiai-katsushiro-human = Открывает 2 верхние карты колоды и кладёт их в любом порядке.
kiai-katsushiro-animal = Открывает 3 верхние карты колоды и кладёт их в любом порядке.

# What is asked
ask-village-tokens = { $samurai } может взять жетоны, лежащие рядом с деревней.
ask-penalty-order = Какой штраф последнего бандита { $samurai } применяет первым?
ask-ignore-or-suffer = Штраф «{ $penalty }»: { $samurai } игнорирует его или применяет?
ask-lose-defence = Какую карту защиты теряет { $samurai }?
ask-action = Ходит { $samurai }: какое действие выбрать?
ask-play = { $way ->
    [handed] { $samurai } принимает этого бандита: как разыграть карту?
   *[drawn] { $samurai } открывает этого бандита: как разыграть карту?
}
ask-play-kept = { $samurai } не может отказаться от этого бандита: как разыграть карту?
ask-fight-again = { $samurai } может в этот ход вступить в бой ещё раз.
ask-kiai = Киай! { $samurai } набирает ровно { $kiai }: использовать Киай?
ask-kiai-heal = Кого лечит { $samurai }?
ask-kiai-give = Чьего последнего бандита и кому отдаёт { $samurai }?
ask-kiai-remove = Чьего последнего бандита сбрасывает { $samurai }?
ask-kiai-lend = Чей жетон и кому { $samurai } передаёт для поддержки?
ask-kiai-order = В каком порядке, начиная с верхнего, { $samurai } возвращает бандитов?

# What the choices do
do-take = взять жетон «{ $other }». { $talent }
do-begin = оставить жетоны и начать ход
do-first = сначала: { $penalty }
do-ignore = игнорировать штраф
do-suffer = применить штраф
do-lose = потеря: { $symbol }
do-fight = бой: открыть верхнего бандита
do-support = поддержка: { $other }; верхняя карта уходит в прорыв
do-pass = пас: вне игры до конца раунда
do-confront = { $fate ->
    [kiai] наступление: сумма { $total }, ровно Киай!
    [barricade] наступление: { $total } выше Киай { $kiai }, рушится укрепление
    [farmstead] наступление: { $total } выше Киай { $kiai }, сгорает постройка
   *[nothing] наступление: сумма { $total } из { $kiai }
}
do-defend = защита: { $symbol }
do-hand = передать: принимает { $other }
do-discard = сбросить: такая сила есть в боевой очереди
do-redraw = убрать под колоду, взять и оставить другую
do-fight-again = вступить в бой второй раз
do-end-turn = закончить ход
do-use = использовать Киай. { $effect }
do-decline = отказаться от Киай
do-heal = лечение: { $other }
do-heal-none = никого не лечить
do-give = { $other }: { $card } → { $receiver }
do-remove = { $other }: { $card }
do-lend = жетон: { $other } → { $receiver }
do-lend-none = не передавать жетон
do-order = { $cards }

# What happened
event-samurai-drawn = { $samurai } занимает место { $seat_number }.
event-first-player = Игру начинает { $seat }.
event-deal-set-aside = { $number ->
    [one] На { $number } карте мародёров нет даже двух кукол: раздаём другие.
   *[other] На { $number } картах мародёров нет даже двух кукол: раздаём другие.
}
event-round-begins = Раунд { $number }, начинает { $seat }.
event-token-taken = { $seat } берёт из деревни жетон «{ $samurai }».
event-turn-begins = Ходит { $seat }.
event-penalty-suffered = { $seat } применяет штраф: { $penalty }.
event-penalty-ignored = { $seat } игнорирует штраф: { $penalty }.
event-penalty-impossible = { $seat } не может применить штраф «{ $penalty }», поэтому взамен будет ранение.
event-barricade-lost = { $number ->
    [0] Рушится последнее укрепление.
   *[other] Рушится укрепление, осталось { $number }.
}
event-barricade-added = { $number ->
    [1] Появляется укрепление, пока единственное.
   *[other] Появляется укрепление, теперь их { $number }.
}
event-farmstead-lost = { $number ->
    [0] Сгорает последняя постройка.
    [one] Сгорает постройка, осталась { $number }.
    [few] Сгорает постройка, остались { $number }.
    [many] Сгорает постройка, осталось { $number }.
   *[other] Сгорает постройка, осталось { $number }.
}
event-farmstead-penalty = На обороте: { $farmstead }.
event-family-lost = { $number ->
    [0] Деревня теряет последнюю семью.
    [one] Деревня теряет семью (на обороте: { $family }), осталась { $number }.
    [few] Деревня теряет семью (на обороте: { $family }), остались { $number }.
    [many] Деревня теряет семью (на обороте: { $family }), осталось { $number }.
   *[other] Деревня теряет семью (на обороте: { $family }), осталось { $number }.
}
event-wounded = { $seat } получает ранение.
event-animal-wakes = { $seat } пробуждает в себе зверя: отныне Киай { $number }.
event-healed = { $seat } снимает жетон ранения.
event-moved-unseen = Верхняя карта уходит закрытой в стопку прорыва.
event-moved-known = Верхняя карта, { $card }, уходит в стопку прорыва.
event-drew = { $seat } открывает { $card }.
event-drew-straight = { $seat } вынужденно берёт { $card }.
event-confronted = { $seat } наступает: { $card }, сумма { $number }.
event-defended = { $seat } защищается картой { $card }.
event-handed = { $seat } передаёт { $card }, а принимает её { $other }.
event-discarded = { $seat } сбрасывает { $card }: такая сила уже есть в боевой очереди.
event-put-under = { $seat } кладёт { $card } под колоду.
event-overcome = { $seat } уступает бандитам: сумма { $number } выше Киай { $kiai }.
event-kiai = Киай! { $seat } набирает ровно { $number }.
event-kiai-used = { $seat } использует Киай.
event-kiai-declined = { $seat } отказывается от Киай.
event-kiai-first-card = { $seat } сбрасывает первую карту боевой очереди, { $card }: сумма { $number }.
event-stack-discarded = Из колоды в сброс уходит { $card }.
event-turned-up = На колоде открывается { $card }.
event-reordered = Следующей в колоде { $seat } кладёт { $card }.
event-given = Карту { $card } отдаёт { $seat }, а берёт { $other }.
event-removed = { $seat } избавляется от бандита: в сброс уходит { $card }.
event-lent = Жетон поддержки отдаёт { $seat }, а получает { $other }.
event-token-home = { $samurai } получает свой жетон обратно.
event-defence-lost = { $seat } теряет из защиты { $card }.
event-reinforced = В колоду возвращается { $card }.
event-intruders-settled = Колоду перетасовывают.
event-supported = { $seat } оказывает поддержку, жетон получает { $other }.
event-passed = { $seat } пасует.
event-must-pass = { $seat } пасует вынужденно: сумма { $number } выше Киай { $kiai }.
event-fights-again = { $seat } вступает в бой второй раз.
event-round-ends-stack = Колода пуста: раунд { $number } окончен.
event-round-ends-passed = Все спасовали: раунд { $number } окончен.
event-lacks-hat = { $seat } оставляет крестьян без защиты.
event-lacks-farm = { $seat } оставляет постройку без защиты.
event-lacks-doll = { $seat } оставляет семью без защиты.
event-repelled = Прорыв отбит: { $card }.
event-intruder-burns = Бандит прорывается с огнём: { $card }.
event-intruder-harmless = Бандит прорывается без вреда: { $card }.
event-victory = Деревня спасена: { $number ->
    [one] { $number } очко.
    [few] { $number } очка.
    [many] { $number } очков.
   *[other] { $number } очка.
}
event-samurai-died = { $seat } погибает, и деревня потеряна.

# How it ended
ending-victory = Деревня спасена, результат { $score }.
ending-samurai-died = Погиб самурай: деревня потеряна.
ending-farmsteads-lost = Сгорела последняя постройка: деревня потеряна.
ending-families-lost = Не осталось ни одной семьи: деревня потеряна.

# Why not
refused-not-in-play = { $other } не участвует в этой игре.
refused-samurai-passed = { $other } пасует до конца этого раунда.
refused-token-in-play = { $other } участвует в игре; взять можно только жетон, лежащий рядом с деревней.
refused-token-flipped = Жетон «{ $other }» в этой игре уже использован.
refused-penalty-not-on-card = { $seat } не находит такого штрафа на последней карте боевой очереди.
refused-nothing-to-lose = { $seat } не держит такой карты в защите.
refused-no-support = Из-за штрафа { $seat } не может в этот ход оказывать поддержку.
refused-token-away = Жетон поддержки ещё не вернулся к хозяину.
refused-support-self = { $seat } может поддержать только другого самурая.
refused-no-defence = Из-за штрафа { $seat } не может в этот ход защищаться.
refused-no-symbol = На карте { $card } нет символа: остаётся только наступать.
refused-symbol-held = { $seat } уже держит этот символ в защите.
refused-card-kept = Карту { $card } нужно оставить: можно наступать или защищаться.
refused-no-talent = Из-за штрафа { $seat } не может в этот ход использовать способности.
refused-talent-missing = { $seat } не может так поступить с картой { $card }: нет нужной способности.
refused-already-handed = Эту карту { $seat } может передать только один раз.
refused-not-a-neighbour = { $seat } передаёт карты только соседям, а { $other } сидит не рядом.
refused-no-equal-value = { $seat } не может сбросить карту: в боевой очереди нет бандита с силой { $value }.
refused-stack-empty = Колода пуста: другой карты взять нельзя.
refused-no-wound-token = Лечить нечего: { $other } без жетона ранения.
refused-same-samurai = Отдаёт один самурай, получает другой.
refused-line-empty = { $other } пока без бандитов: боевая очередь пуста.
refused-lend-must = В человеческом облике Кюдзо называет жетон для поддержки.
refused-wrong-number = В порядок входят все открытые карты, и только они.

# What is agreed on before a game
option-samurai = Самураи
option-samurai-number = Сколько самураев
option-samurai-at = Самурай на месте { $seat }
option-samurai-random = По воле случая
option-samurai-drawn = Самурай { $number }
option-level = Уровень
option-level-easy-about = Больше укреплений и меньше бандитов.
option-level-normal-about = В самый раз для первой игры.
option-level-hard-about = На одно укрепление меньше, а сгоревшие постройки приносят новые беды.
option-level-heroic-about = Меньше всего укреплений, и семьи не помогают.
option-two-samurai-rule = Правило двух самураев
option-two-samurai-rule-about = Способности самураев, которых нет в игре, можно одолжить по одному разу: играть легче.
option-two-samurai-rule-always = При одном или двух игроках правило двух самураев действует всегда: способности самураев, которых нет в игре, можно одолжить по одному разу.

option-level-easy = лёгкий
option-level-normal = обычный
option-level-hard = тяжёлый
option-level-heroic = героический
