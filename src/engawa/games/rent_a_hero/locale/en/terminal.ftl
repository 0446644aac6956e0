# Rent a Hero: the table
title = Rent a Hero
required = required: { $requirement }
lifted = lifted
no-requirement = nothing required yet
deck = { $number } in the deck
discards = { $number } discarded
face-down = { $number } face down
wanderer = A wanderer has reached { $seat }.
wanderer-known = The wanderer at { $seat } is: { $hero }.
may-be = It may be { $heroes }.
own-hand = Your hand: { $cards }
own-hand-empty = Your hand is empty.
sender = sender
hand = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
band-empty = no heroes
used = used
lost = { $number } lost
uses = { $number ->
    [one] { $number } power used
   *[other] { $number } powers used
}
lacks = had none of { $heroes } (+{ $newer } newer)

# Rent a Hero: pages
discards-listed = Discarded face up: { $number }
hints-listed = Hint cards you know: { $number }
unseen-listed = Unseen by you: { $number }
legend = Heroes by strength; in brackets: used. Cards are written as their strength.
result = { $seat }: heroes { $heroes }, eliminated cards { $eliminated }, powers used { $uses }
welcome = Rent a Hero: who recruits the right wanderer?
