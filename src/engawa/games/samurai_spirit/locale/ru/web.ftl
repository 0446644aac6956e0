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
    [one] Закрытых карт на столе: { $hidden }, из этой { $number }.
   *[other] Закрытых карт на столе: { $hidden }, они из этих { $number }.
}
set-aside = Отложены
known = Известны всем, с местом в стопке
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
        [heihachi] Сторона зверя: тануки
        [daisuke] Сторона зверя: лис
        [gorobei] Сторона зверя: кабан
        [kanbei] Сторона зверя: олень
        [kikuchiyo] Сторона зверя: медведь
        [kyuzo] Сторона зверя: тигр
       *[katsushiro] Сторона зверя: сокол
    }
   *[human] Сторона человека
}
total = Сумма { $total }, Киай при { $kiai }
wounds = { $number ->
    [0] Без ранений; второе пробуждает зверя, четвёртое смертельно
    [one] { $number } ранение; второе пробуждает зверя
    [2] { $number } ранения: зверь уже пробудился
   *[other] Ранений: { $number }; следующее смертельно
}
line = Боевая очередь
line-of = Боевая очередь: { $samurai }
defence = Защита
unprotected = Ещё не защищено: { $symbol }
due = В начале следующего хода: { $penalties }
bound = Действует в этот ход: { $penalty }
turn = Сейчас ход этого самурая.
in-kiai = Киай!
passed = пас
token-home = Жетон поддержки на своём месте.
token-away = Жетон поддержки сейчас у соратника: { $samurai }.
token-here = { $kind ->
    [village] Жетон «{ $samurai }», взятый из деревни. { $talent }
    [idle] Жетон «{ $samurai }», в этот ход не действует. { $talent }
   *[lent] Переданный жетон «{ $samurai }». { $talent }
}
about = Кто такой { $samurai }?

# Answers on the pieces
verb-fight = Бой
verb-fight-again = Второй бой
verb-confront = Наступление
verb-redraw = Под колоду
pick = { $verb ->
    [support] Поддержка: { $samurai }
    [hand] Принимает: { $samurai }
    [heal] Лечение: { $samurai }
    [remove] Сбросить последнего бандита: { $samurai }
    [give] Последний бандит: { $samurai }
   *[lend] Жетон поддержки: { $samurai }
}
# A short word on the board that can be chosen.
flag = { $verb ->
    [support] Поддержать
    [hand] Передать
    [heal] Лечить
    [remove] Сбросить
    [giver] Отсюда
   *[other] Выбрать
}
to-whom = { $samurai }: кому? Повторный выбор того же планшета отменяет.
