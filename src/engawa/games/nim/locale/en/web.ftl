# The browser: the table of nim. $seat is a seat's name.

wood = On the wood
you = you
left = { $number ->
    [one] { $number } stone is left.
   *[other] { $number } stones are left.
}
# Beside the number
on-wood = { $number ->
    [one] stone on the wood
   *[other] stones on the wood
}
taken = { $number ->
    [one] { $number } stone taken
   *[other] { $number } stones taken
}
take = { $number ->
    [one] Take { $number } stone
   *[other] Take { $number } stones
}
token-none = No secret number has been drawn yet.
token-mine = Your secret number is { $number }: you never take as many.
token-of = The secret number of { $seat } was { $number }.
token-hidden = { $seat } has a secret number.
token-not = { $seat } has a secret number; it is not { $numbers }.
