# Samurai Spirit. $seat and $other are samurai, $card a raider, $number what the sentence counts.
# Names come in the nominative, so sentences keep them there; all samurai are men.

samurai-heihachi = Хэйхати
samurai-daisuke = Ситиродзи
samurai-gorobei = Горобэй
samurai-kanbei = Канбэй
samurai-kikuchiyo = Кикутиё
samurai-kyuzo = Кюдзо
samurai-katsushiro = Кацусиро

symbol-hat = шляпа
symbol-farm = дом
symbol-doll = кукла
# As part of a card's name: «3 с куклой (ранение, пламя)».
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
kiai-kyuzo-human = Передаёт жетон поддержки одного самурая другому.
kiai-kyuzo-animal = Передаёт жетон поддержки одного самурая другому и добавляет укрепление.
kiai-katsushiro-human = Открывает 2 верхние карты колоды и кладёт их обратно в любом порядке.
kiai-katsushiro-animal = Открывает 3 верхние карты колоды и кладёт их обратно в любом порядке.

# What is asked
ask-village-tokens = { $samurai } может взять жетоны, лежащие рядом с деревней.
ask-penalty-order = Какой штраф последнего бандита { $samurai } применяет первым?
ask-ignore-or-suffer = Штраф «{ $penalty }»: { $samurai } может его игнорировать. Игнорировать или применить?
ask-lose-defence = Какую карту защиты сбрасывает { $samurai }?
ask-action = Ходит { $samurai }: выберите действие.
ask-play = { $way ->
    [handed] { $samurai } принимает этого бандита: как разыграть карту?
   *[drawn] { $samurai } открывает этого бандита: как разыграть карту?
}
ask-play-kept = { $samurai } обязан оставить этого бандита: как разыграть карту?
ask-fight-again = { $samurai } может в этот ход вступить в бой ещё раз.
ask-kiai = Киай! { $samurai } набирает ровно { $kiai }: использовать Киай?
ask-kiai-heal = Кого лечит { $samurai }?
ask-kiai-give = Чью последнюю карту и кому отдаёт { $samurai }?
ask-kiai-remove = Чью последнюю карту сбрасывает { $samurai }?
ask-kiai-lend = Чей жетон поддержки и кому передаёт { $samurai }?
ask-kiai-order = В каком порядке, начиная с верхней карты, { $samurai } кладёт бандитов обратно?

# What the choices do
do-take = взять жетон «{ $other }». { $talent }
do-begin = оставить жетоны и начать ход
do-first = сначала: { $penalty }
do-ignore = игнорировать штраф
do-suffer = применить штраф
do-lose = сбросить из защиты: { $symbol }
do-fight = вступить в бой: открыть верхнюю карту колоды
do-support = оказать поддержку: { $other }; верхняя карта уходит в стопку прорыва
do-pass = спасовать: до конца раунда самурай не участвует в бою
do-confront = { $fate ->
    [kiai] наступать: сумма { $total }, ровно значение Киай!
    [barricade] наступать: сумма { $total } больше значения Киай ({ $kiai }), рушится укрепление
    [farmstead] наступать: сумма { $total } больше значения Киай ({ $kiai }), сгорает постройка
   *[nothing] наступать: сумма { $total } из { $kiai }
}
do-defend = защищаться: { $symbol }
do-hand = передать карту: { $other }
do-discard = сбросить: такая сила уже есть в боевой очереди
do-redraw = положить под колоду, взять другую карту и оставить её
do-fight-again = вступить в бой второй раз
do-end-turn = закончить ход
do-use = использовать Киай. { $effect }
do-decline = отказаться от Киай
do-heal = вылечить: { $other }
do-heal-none = никого не лечить
do-give = { $other }: { $card } → { $receiver }
do-remove = { $other }: { $card }
do-lend = жетон: { $other } → { $receiver }
do-lend-none = не передавать жетон
do-order = { $cards }

# What happened
event-samurai-drawn = { $samurai } занимает место { $seat_number }.
event-first-player = Игру начинает { $seat }.
event-deal-set-aside = На розданных картах мародёров ({ $number }) меньше двух кукол: раздаём заново.
event-round-begins = Раунд { $number }, начинает { $seat }.
event-token-taken = { $seat } берёт лежащий рядом с деревней жетон «{ $samurai }».
event-turn-begins = Ходит { $seat }.
event-penalty-suffered = { $seat } применяет штраф: { $penalty }.
event-penalty-ignored = { $seat } игнорирует штраф: { $penalty }.
event-penalty-impossible = { $seat } не может применить штраф «{ $penalty }» и вместо этого получает ранение.
event-barricade-lost = { $number ->
    [0] Рушится последнее укрепление.
   *[other] Рушится укрепление, осталось { $number }.
}
event-barricade-added = { $number ->
    [1] Возведено укрепление, теперь оно одно.
   *[other] Возведено укрепление, теперь их { $number }.
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
event-animal-wakes = { $seat } пробуждает в себе зверя: отныне значение Киай { $number }.
event-healed = { $seat } снимает жетон ранения.
event-moved-unseen = Верхняя карта уходит закрытой в стопку прорыва.
event-moved-known = Верхняя карта, { $card }, уходит в стопку прорыва.
event-drew = { $seat } открывает карту: { $card }.
event-drew-straight = { $seat } вынужден взять карту: { $card }.
event-confronted = { $seat } наступает: { $card }, сумма { $number }.
event-defended = { $seat } защищается картой: { $card }.
event-handed = { $seat } передаёт карту, её принимает { $other }: { $card }.
event-discarded = { $seat } сбрасывает карту: { $card }. Такая сила уже есть в боевой очереди.
event-put-under = { $seat } кладёт карту под колоду: { $card }.
event-overcome = { $seat }: бандиты одержали верх, сумма { $number } больше значения Киай ({ $kiai }).
event-kiai = Киай! { $seat } набирает ровно { $number }.
event-kiai-used = { $seat } использует Киай.
event-kiai-declined = { $seat } отказывается от Киай.
event-kiai-first-card = { $seat } сбрасывает первую карту боевой очереди: { $card }. Сумма теперь { $number }.
event-stack-discarded = Из колоды в сброс уходит карта: { $card }.
event-turned-up = Наверху колоды открыта карта: { $card }.
event-reordered = Следующей на колоду { $seat } кладёт карту: { $card }.
event-given = Карту отдаёт { $seat }, получает { $other }: { $card }.
event-removed = Последняя карта боевой очереди ({ $seat }) уходит в сброс: { $card }.
event-lent = Жетон поддержки отдаёт { $seat }, получает { $other }.
event-token-home = Жетон поддержки возвращается к владельцу: { $samurai }.
event-defence-lost = { $seat } сбрасывает карту из защиты: { $card }.
event-reinforced = В колоду замешана карта из сброса: { $card }.
event-intruders-settled = Колода перетасована.
event-supported = { $seat } оказывает поддержку, жетон получает { $other }.
event-passed = { $seat } пасует.
event-must-pass = { $seat } вынужден спасовать: сумма { $number } больше значения Киай ({ $kiai }).
event-fights-again = { $seat } вступает в бой второй раз.
event-round-ends-stack = Колода пуста: раунд { $number } окончен.
event-round-ends-passed = Все спасовали: раунд { $number } окончен.
event-lacks-hat = { $seat } оставляет крестьян без защиты.
event-lacks-farm = { $seat } оставляет постройку без защиты.
event-lacks-doll = { $seat } оставляет семью без защиты.
event-repelled = Прорыв отбит, карта уходит в сброс: { $card }.
event-intruder-burns = Бандит прорвался и принёс пламя: { $card }.
event-intruder-harmless = Бандит прорвался, но вреда не принёс: { $card }.
event-victory = Деревня спасена: { $number ->
    [one] { $number } очко.
    [few] { $number } очка.
    [many] { $number } очков.
   *[other] { $number } очка.
}
event-samurai-died = { $seat } погибает: деревня потеряна.

# How it ended
ending-victory = Деревня спасена, результат { $score }.
ending-samurai-died = Погиб самурай: деревня потеряна.
ending-farmsteads-lost = Сгорела последняя постройка: деревня потеряна.
ending-families-lost = Не осталось ни одной семьи: деревня потеряна.

# Why not
refused-not-in-play = { $other } не участвует в этой игре.
refused-samurai-passed = { $other } уже спасовал и до конца раунда не участвует в бою.
refused-token-in-play = { $other } участвует в игре; взять можно только жетон, лежащий рядом с деревней.
refused-token-flipped = Жетон «{ $other }» в этой игре уже использован.
refused-penalty-not-on-card = { $seat }: на последней карте боевой очереди такого штрафа нет.
refused-nothing-to-lose = { $seat }: такой карты в защите нет.
refused-no-support = Из-за штрафа { $seat } не может в этот ход оказывать поддержку.
refused-token-away = Жетон поддержки сейчас у другого самурая.
refused-support-self = { $seat } может поддержать только другого самурая.
refused-no-defence = Из-за штрафа { $seat } не может в этот ход защищаться.
refused-no-symbol = На этой карте нет символа, остаётся только наступать: { $card }.
refused-symbol-held = { $seat }: такой символ в защите уже есть.
refused-card-kept = Эту карту нужно оставить, можно наступать или защищаться: { $card }.
refused-no-talent = Из-за штрафа { $seat } не может в этот ход использовать способности.
refused-talent-missing = { $seat }: для этого нет нужной способности. Карта: { $card }.
refused-already-handed = { $seat } уже передавал эту карту: второй раз нельзя.
refused-not-a-neighbour = { $seat } передаёт карты только соседям, а { $other } сидит не рядом.
refused-no-equal-value = { $seat }: в боевой очереди нет бандита с силой { $value }.
refused-stack-empty = Колода пуста: другой карты взять нельзя.
refused-no-wound-token = { $other }: жетона ранения нет.
refused-same-samurai = Отдающий и получающий должны быть разными самураями.
refused-line-empty = { $other }: боевая очередь пуста.
refused-lend-must = В человеческом облике Кюдзо должен выбрать жетон поддержки.
refused-wrong-number = Порядок должен включать все открытые карты, и только их.

# What is agreed on before a game
option-samurai = Самураи
option-samurai-number = Сколько самураев
option-samurai-at = Самурай на месте { $seat }
option-samurai-random = Случайный
option-samurai-drawn = Самурай { $number }
option-level = Уровень
option-level-easy-about = Больше укреплений и меньше бандитов.
option-level-normal-about = В самый раз для первой игры.
option-level-hard-about = На одно укрепление меньше, а на обороте сгоревших построек действуют штрафы.
option-level-heroic-about = Меньше всего укреплений, и семьи не помогают.
option-two-samurai-rule = Правила игры вдвоём
option-two-samurai-rule-about = Каждую способность самураев, которых нет в игре, можно использовать один раз: играть легче.
option-two-samurai-rule-always = При одном или двух игроках правила игры вдвоём действуют всегда: каждую способность самураев, которых нет в игре, можно использовать один раз.

option-level-easy = лёгкий
option-level-normal = обычный
option-level-hard = тяжёлый
option-level-heroic = героический
