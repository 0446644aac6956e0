# The browser: the table of nim. $seat is a seat's name.

wood = On the table
you = you
left = { $number ->
    [one] { $number } stone is left.
   *[other] { $number } stones are left.
}
# Beside the number
on-wood = { $number ->
    [one] stone left
   *[other] stones left
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
token-mine = Your secret number is { $number }: you may not take that many.
token-of = The secret number of { $seat } was { $number }.
token-hidden = { $seat } has a secret number.
token-not = { $seat } has a secret number; it is not { $numbers }.
