# Rent a Hero: the table
title = Rent a Hero
required = требуемая сила: { $requirement }
lifted = снято
no-requirement = требования пока нет
deck = в колоде: { $number }
discards = в сбросе: { $number }
face-down = закрытых: { $number }
wanderer = { $seat }: перед этим игроком лежит странник.
wanderer-known = { $seat }: перед этим игроком лежит странник, это { $hero }.
may-be = Возможная сила: { $heroes }.
own-hand = На руке: { $cards }
own-hand-empty = На руке нет карт.
sender = отправитель
hand = { $number ->
    [one] { $number } карта
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
}
band-empty = нет героев
used = использовано
lost = потеряно: { $number }
uses = { $number ->
    [one] { $number } способность
    [few] { $number } способности
    [many] { $number } способностей
   *[other] { $number } способности
}
lacks = не было { $heroes } (новых карт: { $newer })

# Rent a Hero: pages
discards-listed = В сбросе открыто: { $number }
hints-listed = Известные вам карты подсказок: { $number }
unseen-listed = Вы ещё не видели: { $number }
legend = Герои по силе; в скобках — использованные. Карты обозначены их силой.
result = { $seat }: героев — { $heroes }, потеряно карт — { $eliminated }, применено способностей — { $uses }
welcome = Rent a Hero: кто наймёт нужного странника?
