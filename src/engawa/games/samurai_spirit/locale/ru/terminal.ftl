# Samurai Spirit: the table
title = 7 самураев
round = раунд { $round } из { $rounds } · { $level } уровень
barricades = { $number } из { $cap } укреплений
farmsteads = { $number ->
    [one] { $number } постройка
    [few] { $number } постройки
    [many] { $number } построек
   *[other] { $number } постройки
}
families = { $number ->
    [one] { $number } семья
    [few] { $number } семьи
    [many] { $number } семей
   *[other] { $number } семьи
}
stack = в колоде: { $number }
intruders = в стопке прорыва: { $number }
discards = в сбросе: { $number }
tokens = Жетоны рядом с деревней: { $samurai }
tokens-used = Все жетоны рядом с деревней уже использованы.
kiai-value = Киай { $kiai }
human = человек
animal = зверь
passed = пас
wounds = ранения
line-empty = боевая очередь пуста
token-home = жетон у владельца
token-lent = жетон у другого: { $samurai }
talents-later = (следующий ход: { $samurai })

# Samurai Spirit: pages beside the table
discards-listed = { $number ->
    [0] Сброс пуст.
    [one] В сбросе { $number } бандит:
    [few] В сбросе { $number } бандита:
    [many] В сбросе { $number } бандитов:
   *[other] В сбросе { $number } бандита:
}
unknown-listed = { $number ->
    [0] Все карты уже известны.
   *[other] Ещё никто не видел; они в колоде, в стопке прорыва или в коробке ({ $number }):
}
talent = Способность: { $talent }
kiai-effect = Киай: { $effect }
talent-lent = { $when ->
    [now] Сейчас также способность с жетона «{ $samurai }»: { $talent }
   *[later] В следующий ход также способность с жетона «{ $samurai }»: { $talent }
}
line = Боевая очередь, сумма { $total }:
backs = На обороте уцелевших построек: { $farmsteads } ({ $penalties ->
    [yes] штраф применяют, когда постройка сгорает
   *[no] на этом уровне не действует
}). Бонусы уцелевших семей: { $families } ({ $bonuses ->
    [yes] в конце каждого раунда
   *[no] на этом уровне не действуют
}).
legend =
    ╫ укрепление · ⌂ постройка, × сгорела · ☗ семья, ☖ потеряна · ● ранение: второе пробуждает зверя, четвёртое смертельно
    Бандиты: 3☗ ранение† — это сила 3, кукла, штраф «ранение», пламя · ▲ шляпа, ⌂ дом, ☗ кукла · ! есть штраф · ? неизвестная карта
    Счётчик боя: число — это сумма, ◆ — значение Киай, красным — то, что больше него. Боевая очередь начинается с первой карты; действует только штраф последней.
village-left = Раунд { $round }: остались постройки ({ $farmsteads } из { $all_farmsteads }), семьи ({ $families } из { $all_families }) и { $barricades ->
    [one] { $barricades } укрепление
    [few] { $barricades } укрепления
    [many] { $barricades } укреплений
   *[other] { $barricades } укрепления
}.
deeds = защита { $defend }×, поддержка { $support }×, Киай { $use }×, ранения: { $wounds }

# Samurai Spirit: a first game
welcome = Бандиты придут в деревню трижды, а самураи защищают её вместе. Enter выбирает то, что в скобках; h поможет в любой момент.
