seat-name = Player { $number }
ask-take = { $stones ->
    [one] { $seat }: { $stones } stone is left. How many do you take?
   *[other] { $seat }: { $stones } stones are left. How many do you take?
}
do-take = take { $number }
event-drew = { $seat } draws a taboo.
event-token-seen = It is { $number }.
event-took = { $seat } takes { $number }; { $left } left.
event-is-stuck = { $seat } cannot take any.
refused-too-few-stones = { $stones ->
    [one] There is only { $stones } stone, so { $number } cannot be taken.
   *[other] There are only { $stones } stones, so { $number } cannot be taken.
}
refused-taboo = { $number } is your taboo, so you may not take that many.
ending-stuck = { $seat } wins.

# What is agreed on before a game
option-stones = How many stones
option-stones-about = 15 is usual; more stones make a longer game.
