# Браузер: стол игры ним. $seat — имя игрока, в именительном падеже.

wood = На доске
you = вы
left = { $number ->
    [one] Остался { $number } камень.
    [few] Осталось { $number } камня.
   *[many] Осталось { $number } камней.
}
# Рядом с числом
on-wood = { $number ->
    [one] камень на доске
    [few] камня на доске
   *[many] камней на доске
}
taken = { $number ->
    [one] взят { $number } камень
    [few] взято { $number } камня
   *[many] взято { $number } камней
}
take = { $number ->
    [one] Взять { $number } камень
    [few] Взять { $number } камня
   *[many] Взять { $number } камней
}
token-none = Тайное число ещё не вытянуто.
token-mine = Ваше тайное число — { $number }: столько камней вы никогда не берёте.
token-of = { $seat }: тайным числом было { $number }.
token-hidden = { $seat }: есть тайное число.
token-not = { $seat }: тайное число есть, и это не { $numbers }.
