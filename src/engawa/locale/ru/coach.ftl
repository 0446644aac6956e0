# The coach. Sentences of one game begin with its name. $percent is of a hundred, $seat a player or
# a samurai, $other another one. Names come in the nominative, so sentences keep them there; the
# players of Samurai are in the plural.

# What the simulations say
always-won = { $number ->
    [one] Победа во всех просчитанных партиях ({ $number }).
   *[other] Победа во всех просчитанных партиях ({ $number }).
}
rival = Если не вы, то чаще всего побеждает этот соперник: { $seat }, { $percent } % просчитанных партий.

# Reviews. $before and $after are chances of a hundred: by the best action, by the one played;
# $drawn the one after the draws.
samurai-spirit-name = Samurai Spirit
samurai-name = Samurai
rent-a-hero-name = Rent a Hero
title = { $game }: шанс на победу
unfinished = Эта партия ещё не окончена.
common = все вместе
axis-chance = Шанс на победу
axis-decisions = { $number ->
    [one] { $number } решение, с разбивкой по раундам
    [few] { $number } решения, с разбивкой по раундам
   *[other] { $number } решений, с разбивкой по раундам
}
lap = раунд { $number }
point = Решение { $number }, { $seat }: { $action } даёт { $after } %, а { $best } — { $before } %.
luck = После решения { $number } ({ $seat }) помогла удача: с { $after } % до { $drawn } %.
bad-luck = После решения { $number } ({ $seat }) подвела удача: с { $after } % до { $drawn } %.
no-points = Ни одно решение не стоило больше, чем объясняет случайность.

# Samurai Spirit
samurai-spirit-lost-samurai-died = Если игра проиграна, то чаще всего из-за гибели самурая ({ $percent } % поражений).
samurai-spirit-lost-farmsteads-lost = Если игра проиграна, то чаще всего потому, что сгорела последняя постройка ({ $percent } % поражений).
samurai-spirit-lost-families-lost = Если игра проиграна, то чаще всего из-за потери последней семьи ({ $percent } % поражений).
samurai-spirit-fight-known = Следующий бандит известен: { $card }.
samurai-spirit-fight-risk = { $percent } % возможных карт больше { $room }, и { $seat } не устоит.
samurai-spirit-fight-hope = { $percent } % возможных карт годятся в защиту ({ $seat }).
samurai-spirit-fight-kiai = { $percent } % возможных карт — ровно { $room }, и { $seat } достигает Киай.
samurai-spirit-fight-safe = Ни одна из возможных карт не опасна: { $seat } устоит.
samurai-spirit-pass-complete = Защита полна ({ $seat }): конец раунда ничего за неё не возьмёт.
samurai-spirit-pass-all = { $seat } выходит из раунда без единого символа: это ранение, постройка и семья.
samurai-spirit-pass-ends = { $number ->
    [one] Раунд кончается: { $number } карта колоды уходит в стопку прорыва, шанс огня { $percent } %.
    [few] Раунд кончается: { $number } карты колоды уходят в стопку прорыва, с огнём { $percent } %.
   *[other] Раунд кончается: { $number } карт колоды уходит в стопку прорыва, с огнём { $percent } %.
}
samurai-spirit-lacks-hat = { $kind ->
    [kills] Без шляпы { $seat } погибает в конце раунда, и игра проиграна!
    [wakes] Без шляпы { $seat } получает в конце раунда ранение, которое будит зверя.
   *[wounds] Без шляпы { $seat } получает в конце раунда ранение.
}
samurai-spirit-lacks-farm = { $left ->
    [1] Без дома в защите ({ $seat }) в конце раунда сгорает последняя постройка, и игра проиграна!
    [one] Без дома в защите ({ $seat }) в конце раунда сгорает постройка; сейчас есть { $left }.
   *[other] Без дома в защите ({ $seat }) в конце раунда сгорает постройка; сейчас их { $left }.
}
samurai-spirit-lacks-doll = { $left ->
    [1] Без куклы ({ $seat }) в конце раунда пропадает последняя семья, и игра проиграна!
    [one] Без куклы ({ $seat }) в конце раунда пропадает семья; сейчас есть { $left }.
   *[other] Без куклы ({ $seat }) в конце раунда пропадает семья; сейчас их { $left }.
}
samurai-spirit-talent = { $seat } получает на следующий ход ещё одну способность. { $talent }
samurai-spirit-intruder = Верхняя карта уходит закрытой в стопку прорыва, шанс огня { $percent } %.
samurai-spirit-intruder-known = Верхняя карта уходит в стопку прорыва: { $card }.
samurai-spirit-overcome = { $fate ->
    [barricade] Сумма { $total } выше Киай { $kiai }: рушится укрепление, и { $seat } пасует.
    [last] Сумма { $total } выше Киай { $kiai }: сгорает последняя постройка, и игра проиграна!
   *[farmstead] Сумма { $total } выше Киай { $kiai }: укреплений нет, поэтому сгорает постройка, и { $seat } пасует.
}
samurai-spirit-kiai = { $seat } достигает Киай. { $effect }
samurai-spirit-symbol-forgone = Теряется символ, которого нет в защите: { $symbol }.
samurai-spirit-no-penalty = Этот бандит не приносит штрафа.
samurai-spirit-penalty-due = Последним в очереди он принесёт на следующем ходу штраф ({ $seat }): { $penalty }.
samurai-spirit-penalty-ignored = { $seat } может игнорировать этот штраф: { $penalty }.
samurai-spirit-penalty-kills = Последним в очереди он нанесёт на следующем ходу смертельное ранение: { $seat } погибнет!
samurai-spirit-penalty-wakes = Ранение от последнего бандита разбудит зверя: { $seat }.
samurai-spirit-room = { $seat } будет иметь { $total } из { $kiai }: до Киай ещё { $room }.
samurai-spirit-defend-hat = Остаётся шляпа, с которой { $seat } не получит ранения в конце раунда.
samurai-spirit-defend-life = Остаётся шляпа, без которой { $seat } погибнет в конце раунда.
samurai-spirit-defend-farm = { $left ->
    [1] Остаётся дом, который в конце раунда спасает последнюю постройку.
    [one] Остаётся дом, который в конце раунда спасает одну постройку из { $left }.
   *[other] Остаётся дом, который в конце раунда спасает одну постройку из { $left }.
}
samurai-spirit-defend-doll = { $left ->
    [1] Остаётся кукла, которая в конце раунда спасает последнюю семью.
    [one] Остаётся кукла, которая в конце раунда спасает одну семью из { $left }.
   *[other] Остаётся кукла, которая в конце раунда спасает одну семью из { $left }.
}
samurai-spirit-total-stays = Сумма не меняется: { $total } из { $kiai }.
samurai-spirit-discard = Бандит уходит вместе со штрафом и не встаёт в боевую очередь ({ $seat }).
samurai-spirit-redraw = Следующую карту придётся оставить; с { $percent } % возможных { $seat } не устоит.
samurai-spirit-receive-defend = { $seat } не имеет этого символа и может им защититься: { $symbol }.
samurai-spirit-receive-overcome = В боевой очереди ({ $seat }) сумма вырастет до { $total }, выше Киай { $kiai }.
samurai-spirit-receive-kiai = { $seat } достигнет Киай. { $effect }
samurai-spirit-receive-total = В боевой очереди ({ $seat }) сумма вырастет до { $total } из { $kiai }.
samurai-spirit-ignore = { $seat } избегает штрафа: { $penalty }.
samurai-spirit-suffer = Этот штраф можно игнорировать: { $penalty }.
samurai-spirit-suffer-fire = { $fate ->
    [barricade] Рушится укрепление.
    [last] Сгорает последняя постройка, и игра проиграна!
   *[farmstead] Укреплений нет: сгорает постройка.
}
samurai-spirit-wound-kills = { $seat } погибает, и игра проиграна!
samurai-spirit-wound-wakes = Ранение будит зверя: { $seat } имеет теперь Киай на три больше.
samurai-spirit-wound-plain = { $seat } получает ранение.
samurai-spirit-penalty-first = Сначала { $penalty }, потом { $other }.
samurai-spirit-end-turn = { $seat } остаётся при { $total } из { $kiai }; в этот ход больше ничего не грозит.
samurai-spirit-kiai-used = { $effect }
samurai-spirit-kiai-declined = Первая карта боевой очереди ({ $seat }) всё равно уходит в сброс.
samurai-spirit-heal-none = Все жетоны ранений остаются.
samurai-spirit-heal-token = { $seat } снимает жетон ранения.
samurai-spirit-heal-life = { $seat } снимает жетон ранения: следующее ранение уже не смертельно.
samurai-spirit-relieved = { $seat }: сумма падает с { $before } до { $after } из { $kiai }.
samurai-spirit-penalty-gone = С этой картой уходит и её штраф: { $penalty }.
samurai-spirit-lend-none = Все жетоны остаются на местах.
samurai-spirit-order = Следующий бандит: { $card }.
samurai-spirit-tokens-kept = { $number ->
    [one] У деревни остаётся на потом { $number } жетон.
    [few] У деревни остаются на потом { $number } жетона.
   *[other] У деревни остаётся на потом { $number } жетонов.
}
samurai-spirit-token-taken = До конца раунда { $seat } имеет ещё одну способность, потом жетон использован. { $talent }

# Samurai
samurai-closes = Закрывает поселение { $place }: { $takers }.
samurai-nobody = из игры
samurai-ends-game = На этом игра кончается.
samurai-strength = { $place }: { $strengths }.
samurai-against = { $figure } { $mine } против { $theirs }
samurai-standing = { $place }: { $strengths }, если считать от вас.
samurai-only-surrounds = { $left ->
    [one] Только помогает окружить поселение { $place }: там остаётся { $left } свободное поле.
    [few] Только помогает окружить поселение { $place }: там остаются { $left } свободных поля.
   *[other] Только помогает окружить поселение { $place }: там остаётся { $left } свободных полей.
}
samurai-still-behind = { $left ->
    [one] Кто-то там всё ещё сильнее ({ $figure }); остаётся { $left } свободное поле.
    [few] Кто-то там всё ещё сильнее ({ $figure }); остаются { $left } свободных поля.
   *[other] Кто-то там всё ещё сильнее ({ $figure }); остаётся { $left } свободных полей.
}
samurai-unanswered = { $left ->
    [one] Одним жетоном вас там никто не обойдёт ({ $figure }); остаётся { $left } свободное поле.
    [few] Одним жетоном вас там никто не обойдёт ({ $figure }); остаются { $left } свободных поля.
   *[other] Одним жетоном вас там никто не обойдёт ({ $figure }); остаётся { $left } свободных полей.
}
samurai-answered = { $left ->
    [one] { $seats } ещё могут обойти вас там одним жетоном ({ $figure }); остаётся { $left } свободное поле.
    [few] { $seats } ещё могут обойти вас там одним жетоном ({ $figure }); остаются { $left } свободных поля.
   *[other] { $seats } ещё могут обойти вас там одним жетоном ({ $figure }); остаётся { $left } свободных полей.
}
samurai-beside-nothing = Рядом нет ни одной фигурки: сейчас это ничего не меняет.
samurai-fast = Тратит быстрый жетон: { $tile }.
samurai-no-ordinary = Обычный жетон не выложен: эта возможность в этот ход пропадает.
samurai-draws = { $number ->
    [0] Добирать нечего.
    [one] Затем вы берёте { $number } жетон.
    [few] Затем вы берёте { $number } жетона.
   *[other] Затем вы берёте { $number } жетонов.
}
samurai-swap = Тратит обмен фигурок.
samurai-swap-nothing = Две фигурки одного вида: обмен ничего не меняет.
samurai-exchange = Поднимает жетон { $tile }, который больше не считается здесь: { $places }.
samurai-exchange-free = Поднимает жетон { $tile }, который уже ни за какую фигурку не считается.
samurai-keep-fast = Быстрый жетон можно положить вдобавок к другому.
samurai-keep-exchange = Позволит позже переложить жетон на карте.
samurai-keep-all = Даёт силу { $strength } для фигурок любого вида.
samurai-keep-kind = Даёт силу { $strength }, но только для одного вида: { $figure }.
samurai-place = { $left ->
    [one] { $place }: вокруг { $left } свободное поле ({ $figure }).
    [few] { $place }: вокруг { $left } свободных поля ({ $figure }).
   *[other] { $place }: вокруг { $left } свободных полей ({ $figure }).
}

# Rent a Hero
rent-a-hero-recruit-hero = Это новый для вас герой: { $hero }.
rent-a-hero-recruit-wins = Это ваш шестой герой, и он выигрывает игру: { $hero }.
rent-a-hero-recruit-pair = Такой герой у вас уже есть, и вы потеряете обоих: { $hero }.
rent-a-hero-recruit-certain = Кем бы ни был странник, он для вас новый.
rent-a-hero-recruit-chance = Судя по картам, которых вы не видите, странник для вас новый с шансом { $percent } %.
rent-a-hero-recruit-sixth = Новый герой был бы шестым и сразу принёс бы победу.
rent-a-hero-recruit-loss = Иначе вы потеряете одного из них: { $heroes }.
rent-a-hero-pass-next = Следующее — { $seat }; насколько вы знаете, там он новый с шансом { $percent } %.
rent-a-hero-pass-home = Странник возвращается: { $seat } обязано его принять; насколько вы знаете, там он новый с шансом { $percent } %.
rent-a-hero-pass-sixth = { $seat } имеет пять героев: с шансом { $percent } % странник был бы шестым и принёс бы победу.
rent-a-hero-pass-forgone = Вы отдаёте странника, который для вас новый с шансом { $percent } %.
rent-a-hero-pass-forgone-certain = Вы отдаёте странника, который для вас точно новый.
rent-a-hero-hint = Ответ будет «да» с шансом { $percent } %, и тогда вы знаете, кто это: { $hero }.
rent-a-hero-hint-useless = Этим героем странник быть не может, и ответ ничего не скажет: { $hero }.
rent-a-hero-hint-strength = Ответ скажет, такова ли его сила: { $requirement }; «да» с шансом { $percent } %.
rent-a-hero-hint-costs = { $left ->
    [one] Это стоит карты: на руке остаётся { $left }.
   *[other] Это стоит карты: на руке остаётся { $left }.
}
rent-a-hero-send-top = Странствует верхняя карта колоды, какой бы она ни была.
rent-a-hero-send-sixth = Он был бы шестым героем и принёс бы победу: { $seats } ({ $hero }).
rent-a-hero-send-lacking = { $count ->
    [one] Его нет у одного из соперников, для него это выгода: { $seats }.
   *[other] Его нет у нескольких соперников ({ $count }), для них это выгода: { $seats }.
}
rent-a-hero-send-nobody = У всех остальных он есть, и они потеряли бы пару: { $hero }.
rent-a-hero-send-home-pair = Если он вернётся, вы потеряете пару: { $hero }.
rent-a-hero-send-home-new = Если он вернётся, у вас будет новый герой: { $hero }.
rent-a-hero-drop-held = Этот герой у вас в отряде уже есть: { $hero }.
rent-a-hero-drop-lacking = Этого героя вам не хватает, а вернуться он мог бы только странником: { $hero }.
rent-a-hero-drop-unseen = { $number ->
    [one] Ещё не видно { $number } другой копии.
   *[other] Ещё не видно { $number } других копий.
}
rent-a-hero-burn = Странник не достанется сопернику ({ $seat }); насколько вы знаете, там он новый с шансом { $percent } %.
rent-a-hero-chase = { $seat } отдаёт странника дальше; насколько вы знаете, там он новый с шансом { $percent } %.
rent-a-hero-look = Потом вы знаете, новый ли он для вас; сейчас шанс на это { $percent } %.
rent-a-hero-ready = Этого героя можно применить ещё раз: { $hero }.
rent-a-hero-lift = Тогда можно отправить любую карту с руки.
rent-a-hero-lift-other = { $seat } сможет отправить любую карту.
rent-a-hero-draw-two = { $number ->
    [0] Рука пуста: добавятся две карты, чтобы отправлять и подсказывать.
    [one] На руке { $number } карта: добавятся две, чтобы отправлять и подсказывать.
    [few] На руке { $number } карты: добавятся две, чтобы отправлять и подсказывать.
   *[other] На руке { $number } карт: добавятся две, чтобы отправлять и подсказывать.
}
rent-a-hero-cancel = Эта способность не сработает: { $hero } ({ $seat }).
rent-a-hero-power-spent = Этот герой потом использован: { $hero }.
rent-a-hero-wait-power = Эта способность сработает: { $hero } ({ $seat }).
rent-a-hero-wait-lose = Обе копии пропадают без применения: { $hero }.
rent-a-hero-wait-hold = О страннике решает { $seat }; насколько вы знаете, там он новый с шансом { $percent } %.
rent-a-hero-wait-send = { $seat } отправляет карту требуемой силы.
