# The browser: the table of samurai-spirit. Samurai come as $samurai, raiders as $card.
# Names come in the nominative, so sentences keep them there.

# The village and the piles
village = Деревня
round = Раунд { $number } из 3
barricades-name = Укрепления
barricades = { $number ->
    [one] Стоит { $number } укрепление из { $most }.
    [few] Стоят { $number } укрепления из { $most }.
   *[many] Стоит { $number } укреплений из { $most }.
}
farmsteads-name = Постройки
farmsteads = { $number ->
    [one] Уцелела { $number } постройка из 6.
    [few] Уцелели { $number } постройки из 6.
   *[many] Уцелело { $number } построек из 6.
}
families-name = Семьи
families = { $number ->
    [one] В безопасности { $number } семья из 3.
    [few] В безопасности { $number } семьи из 3.
   *[many] В безопасности { $number } семей из 3.
}
farmstead-backs = Обороты уцелевших построек: { $backs }
family-backs = Обороты оставшихся семей: { $backs }
village-tokens = Жетоны рядом с деревней
token-beside = { $place ->
    [used] Жетон «{ $samurai }» в этой игре уже использован.
   *[face-up] Жетон «{ $samurai }» лежит рядом с деревней. { $talent }
}
raiders = Бандиты
stack = Колода
intruders = Прорыв
discard = Сброс
open-discard = Сброс: { $number }. Просмотреть его и узнать, какие карты ещё не открыты.
unseen = Ещё не открыты
unseen-note = { $number ->
    [1] Закрытая карта на столе ({ $hidden }) — это она.
   *[other] Закрытые карты на столе ({ $hidden }) — среди этих { $number }.
}
set-aside = Отложены
known = Известны всем; указано место в стопке
known-card = на месте { $place }: { $card }
none = нет
in-question = { $samurai } решает, что делать с картой: { $card }.
ending = { $ending ->
    [victory] Деревня спасена
   *[other] Деревня потеряна
}

# A samurai's board
talent = Способность
kiai = Киай { $number }
side = { $side ->
    [animal] { $samurai ->
        [heihachi] Звериный облик: тануки
        [daisuke] Звериный облик: лис
        [gorobei] Звериный облик: кабан
        [kanbei] Звериный облик: олень
        [kikuchiyo] Звериный облик: медведь
        [kyuzo] Звериный облик: тигр
       *[katsushiro] Звериный облик: сокол
    }
   *[human] Человеческий облик
}
total = Сумма { $total }, значение Киай { $kiai }
wounds = { $number ->
    [0] Ранений нет; второе пробуждает зверя, четвёртое смертельно
    [1] { $number } ранение; второе пробуждает зверя
    [2] { $number } ранения: зверь пробудился
   *[other] Ранений: { $number }; следующее смертельно
}
line = Боевая очередь
line-of = Боевая очередь: { $samurai }
defence = Защита
unprotected = Ещё не защищено: { $symbol }
due = В начале следующего хода применяется: { $penalties }
bound = Действует в этот ход: { $penalty }
turn = Сейчас ход этого самурая.
in-kiai = Киай!
passed = пас
token-home = Жетон поддержки у владельца.
token-away = Жетон поддержки сейчас у другого самурая: { $samurai }.
token-here = { $kind ->
    [village] Жетон «{ $samurai }», взят рядом с деревней. { $talent }
    [idle] Жетон «{ $samurai }», в этот ход не действует. { $talent }
   *[lent] Переданный жетон «{ $samurai }». { $talent }
}
about = Самурай { $samurai }

# Answers on the pieces
verb-fight = Вступить в бой
verb-fight-again = Вступить в бой ещё раз
verb-confront = Наступать
verb-redraw = Положить под колоду
pick = { $verb ->
    [support] Оказать поддержку: { $samurai }
    [hand] Передать карту: { $samurai }
    [heal] Вылечить: { $samurai }
    [remove] Сбросить последнюю карту: { $samurai }
    [give] Последняя карта: { $samurai }
   *[lend] Жетон поддержки: { $samurai }
}
# A short word on the board that can be chosen.
flag = { $verb ->
    [support] Поддержать
    [hand] Передать
    [heal] Вылечить
    [remove] Сбросить
    [giver] Отсюда
   *[other] Выбрать
}
to-whom = { $samurai } отдаёт. Кому? Чтобы отменить выбор, нажмите на тот же планшет ещё раз.

sum-barricade-lost = { $number ->
    [one] потеряно { $number } укрепление
    [few] потеряно { $number } укрепления
   *[many] потеряно { $number } укреплений
}
sum-farmstead-lost = { $number ->
    [one] потеряна { $number } постройка
    [few] потеряны { $number } постройки
   *[many] потеряно { $number } построек
}
sum-family-lost = { $number ->
    [one] потеряна { $number } семья
    [few] потеряны { $number } семьи
   *[many] потеряно { $number } семей
}
sum-wounded = { $number ->
    [one] { $number } ранение
    [few] { $number } ранения
   *[many] { $number } ранений
}

# What everything is
help-rank-plunderer = Мародёр: с первого раунда.
help-rank-lieutenant = Подручный: появляется во втором раунде.
help-rank-boss = Главарь: появляется в третьем раунде, с двумя штрафами.
help-symbol = Его можно положить в защиту, если в ней ещё нет этого символа: { $symbol }.
help-bare = Без символа: в защиту его не положить.
help-flames = Пламя: если в конце раунда он в стопке прорыва, рушится укрепление.
help-penalty-fire = рушится укрепление, а если их нет, сгорает постройка.
help-penalty-wound = самурай получает ранение.
help-penalty-intruder = верхний бандит колоды, не глядя, попадает в стопку прорыва.
help-penalty-no-defence = в этот ход нельзя защищаться.
help-penalty-no-support = в этот ход нельзя оказывать поддержку.
help-penalty-left-draws = сосед слева берёт бандита прямо в свою боевую очередь.
help-penalty-right-draws = сосед справа берёт бандита прямо в свою боевую очередь.
help-penalty-must-pass = в этот ход нужно спасовать.
help-penalty-reinforce = случайного бандита из сброса замешивают обратно в колоду.
help-penalty-no-talent = в этот ход нельзя использовать способности и жетоны.
help-penalty-lose-defence = нужно сбросить карту защиты.
help-lacks-hat = Без шляпы самурай получает ранение в конце раунда.
help-lacks-farm = Без дома в конце раунда сгорает постройка.
help-lacks-doll = Без куклы в конце раунда погибает семья.
help-wounds = Ранения
help-track = { $left ->
    [0] Сумма равна значению Киай.
   *[other] Сумма боевой очереди и значение Киай; разница: { $left }.
}
help-track-below = Сумма, равная значению Киай, вызывает Киай; если она больше, бандиты одерживают над самураем верх.
help-track-at = Срабатывает Киай.
help-track-above = Бандиты одержали верх: в свой следующий ход этот самурай пасует.
help-token = Жетон поддержки: { $samurai }
help-token-use = У кого он лежит, тот может использовать эту способность в свой ход.
help-stack = В бою открывают верхнюю карту. Когда колода пуста, раунд заканчивается.
help-intruders = В конце раунда их открывают по одному: каждый с пламенем стоит укрепления.
help-discard = Бандиты, выбывшие в этом раунде. Откройте, чтобы увидеть, что ещё может прийти.
help-village = Игра проиграна, когда сгорает последняя постройка, погибает последняя семья или самурай.
