# Rent a Hero: the table
title = Rent a Hero
required = требуемая сила: { $requirement }
lifted = снято
no-requirement = требования пока нет
deck = в колоде: { $number }
discards = в сбросе: { $number }
face-down = закрытых: { $number }
wanderer = Странник лежит здесь: { $seat }.
wanderer-known = Странник лежит здесь: { $seat }. Это { $hero }.
may-be = Возможная сила: { $heroes }.
own-hand = Ваша рука: { $cards }
own-hand-empty = В вашей руке нет карт.
sender = отправляет
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
lacks = не было { $heroes } (+{ $newer } новее)

# Rent a Hero: pages
discards-listed = В сбросе открыто: { $number }
hints-listed = Известные вам карты подсказок: { $number }
unseen-listed = Не видно вам: { $number }
legend = Герои по силе; в скобках: использованные. Карты записаны их силой.
result = { $seat }: героев { $heroes }, потеряно карт { $eliminated }, применено способностей { $uses }
welcome = Rent a Hero: кто примет нужного странника?
