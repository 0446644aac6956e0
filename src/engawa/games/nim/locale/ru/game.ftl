seat-name = Игрок { $number }
ask-take = { $stones ->
    [one] { $seat }: остался { $stones } камень. Сколько взять?
    [few] { $seat }: осталось { $stones } камня. Сколько взять?
   *[many] { $seat }: осталось { $stones } камней. Сколько взять?
}
do-take = взять { $number }
event-drew = { $seat } вытягивает табу.
event-token-seen = Это { $number }.
event-took = { $seat } берёт { $number }; остаётся { $left }.
event-is-stuck = { $seat } ничего не может взять.
refused-too-few-stones = { $stones ->
    [one] Есть только { $stones } камень, взять { $number } нельзя.
    [few] Есть только { $stones } камня, взять { $number } нельзя.
   *[many] Есть только { $stones } камней, взять { $number } нельзя.
}
refused-taboo = { $number } — это ваше табу, столько камней вы никогда не берёте.
ending-stuck = { $seat } побеждает.

# What is agreed on before a game
option-stones = Сколько камней
option-stones-about = Обычно 15; чем больше камней, тем дольше игра.
