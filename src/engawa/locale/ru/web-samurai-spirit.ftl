# The browser: the table of samurai-spirit. Samurai come as $samurai, raiders as $card.
# Names come in the nominative, so sentences keep them there.

# The village and the piles
spirit-village = Деревня
spirit-round = Раунд { $number } из 3
spirit-barricades-name = Укрепления
spirit-barricades = { $number ->
    [one] Стоит { $number } укрепление из { $most }.
    [few] Стоят { $number } укрепления из { $most }.
   *[many] Стоит { $number } укреплений из { $most }.
}
spirit-farmsteads-name = Постройки
spirit-farmsteads = { $number ->
    [one] Уцелела { $number } постройка из 6.
    [few] Уцелели { $number } постройки из 6.
   *[many] Уцелело { $number } построек из 6.
}
spirit-families-name = Семьи
spirit-families = { $number ->
    [one] В безопасности { $number } семья из 3.
    [few] В безопасности { $number } семьи из 3.
   *[many] В безопасности { $number } семей из 3.
}
spirit-farmstead-backs = Обороты уцелевших построек: { $backs }
spirit-family-backs = Обороты оставшихся семей: { $backs }
spirit-village-tokens = Жетоны рядом с деревней
spirit-token-beside = { $place ->
    [used] Жетон «{ $samurai }» в этой игре уже использован.
   *[face-up] Жетон «{ $samurai }» лежит рядом с деревней. { $talent }
}
spirit-raiders = Бандиты
spirit-stack = Колода
spirit-intruders = Прорыв
spirit-discard = Сброс
spirit-open-discard = Сброс: { $number }. Просмотреть его и узнать, какие карты ещё не открыты.
spirit-unseen = Ещё не открыты
spirit-unseen-note = { $number ->
    [one] Закрытых карт на столе: { $hidden }, из этой { $number }.
   *[other] Закрытых карт на столе: { $hidden }, они из этих { $number }.
}
spirit-set-aside = Отложены
spirit-known = Известны всем, с местом в стопке
spirit-known-card = на месте { $place }: { $card }
spirit-none = нет
spirit-in-question = { $samurai } решает, что делать с картой: { $card }.
spirit-ending = { $ending ->
    [victory] Деревня спасена
   *[other] Деревня потеряна
}

# A samurai's board
spirit-talent = Способность
spirit-kiai = Киай { $number }
spirit-side = { $side ->
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
spirit-total = Сумма { $total }, Киай при { $kiai }
spirit-wounds = { $number ->
    [0] Без ранений; второе пробуждает зверя, четвёртое смертельно
    [one] { $number } ранение; второе пробуждает зверя
    [2] { $number } ранения: зверь уже пробудился
   *[other] Ранений: { $number }; следующее смертельно
}
spirit-line = Боевая очередь
spirit-line-of = Боевая очередь: { $samurai }
spirit-defence = Защита
spirit-unprotected = Ещё не защищено: { $symbol }
spirit-due = В начале следующего хода: { $penalties }
spirit-bound = Действует в этот ход: { $penalty }
spirit-turn = Сейчас ход этого самурая.
spirit-in-kiai = Киай!
spirit-passed = пас
spirit-token-home = Жетон поддержки на своём месте.
spirit-token-away = Жетон поддержки сейчас у соратника: { $samurai }.
spirit-token-here = { $kind ->
    [village] Жетон «{ $samurai }», взятый из деревни. { $talent }
    [idle] Жетон «{ $samurai }», в этот ход не действует. { $talent }
   *[lent] Переданный жетон «{ $samurai }». { $talent }
}
spirit-about = Кто такой { $samurai }?

# Answers on the pieces
spirit-verb-fight = Бой
spirit-verb-fight-again = Второй бой
spirit-verb-confront = Наступление
spirit-verb-redraw = Под колоду
spirit-pick = { $verb ->
    [support] Поддержка: { $samurai }
    [hand] Принимает: { $samurai }
    [heal] Лечение: { $samurai }
    [remove] Сбросить последнего бандита: { $samurai }
    [give] Последний бандит: { $samurai }
   *[lend] Жетон поддержки: { $samurai }
}
# A short word on the board that can be chosen.
spirit-flag = { $verb ->
    [support] Поддержать
    [hand] Передать
    [heal] Лечить
    [remove] Сбросить
    [giver] Отсюда
   *[other] Выбрать
}
spirit-to-whom = { $samurai }: кому? Повторный выбор того же планшета отменяет.
