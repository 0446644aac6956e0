# Rent a Hero: the table
title = Rent a Hero
required = wymagana siła: { $requirement }
lifted = zniesiona
no-requirement = jeszcze bez wymaganej siły
deck = w talii: { $number }
discards = odrzucone: { $number }
face-down = zakryte: { $number }
wanderer = Tułacza ma przed sobą { $seat }.
wanderer-known = Tułacza ma przed sobą { $seat }, a jest to: { $hero }.
may-be = Możliwa siła: { $heroes }.
own-hand = Twoja ręka: { $cards }
own-hand-empty = Twoja ręka jest pusta.
sender = Rozgrywający
hand = { $number ->
    [one] { $number } karta
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}
band-empty = bez bohaterów
used = wykorzystany
lost = wykluczone: { $number }
uses = { $number ->
    [one] { $number } użyta zdolność
    [few] { $number } użyte zdolności
    [many] { $number } użytych zdolności
   *[other] { $number } użytej zdolności
}
lacks = bez { $heroes } (+{ $newer } od tamtej pory)

# Rent a Hero: pages
discards-listed = Odrzucone odkryte: { $number }
hints-listed = Znane ci karty wskazówek: { $number }
unseen-listed = Niewidoczne dla ciebie: { $number }
legend = Bohaterowie według siły; w nawiasach: wykorzystani. Karty zapisujemy ich siłą.
result = { $seat }: bohaterowie { $heroes }, wykluczone karty { $eliminated }, użyte zdolności { $uses }
welcome = Rent a Hero: kto zwerbuje właściwego Tułacza?
