# Samurai Spirit: the table
title = 7 Samurajów (Samurai Spirit)
round = runda { $round } z { $rounds } · poziom { $level }
barricades = { $number } z { $cap } barykad
farmsteads = { $number ->
    [one] { $number } gospodarstwo
    [few] { $number } gospodarstwa
    [many] { $number } gospodarstw
   *[other] { $number } gospodarstwa
}
families = { $number ->
    [one] { $number } rodzina
    [few] { $number } rodziny
    [many] { $number } rodzin
   *[other] { $number } rodziny
}
stack = { $number } w stosie
intruders = { $number ->
    [one] { $number } intruz
   *[other] { $number } intruzów
}
discards = { $number ->
    [one] { $number } odrzucony
   *[other] { $number } odrzuconych
}
tokens = Żetony przy wiosce: { $samurai }
tokens-used = Wszystkie żetony przy wiosce są już użyte.
kiai-value = Kiai { $kiai }
human = człowiek
animal = zwierzę
passed = pas
wounds = rany
line-empty = linia walki jest pusta
token-home = żeton u właściciela
token-lent = żeton ma { $samurai }
talents-later = (następna tura: { $samurai })

# Samurai Spirit: pages beside the table
discards-listed = { $number ->
    [0] Stos kart odrzuconych jest pusty.
    [one] Wśród odrzuconych leży { $number } najeźdźca:
   *[other] Wśród odrzuconych leży { $number } najeźdźców:
}
unknown-listed = { $number ->
    [0] Wszystkie karty są już znane.
   *[other] Jeszcze nieznani, w stosie, wśród intruzów lub w pudełku ({ $number }):
}
talent = Talent: { $talent }
kiai-effect = Kiai: { $effect }
talent-lent = { $when ->
    [now] Teraz także talent z żetonu „{ $samurai }”: { $talent }
   *[later] W następnej turze także talent z żetonu „{ $samurai }”: { $talent }
}
line = Linia walki, suma { $total }:
backs = Rewersy stojących gospodarstw: { $farmsteads } ({ $penalties ->
    [yes] działa, gdy gospodarstwo płonie
   *[no] na tym poziomie bez skutku
}). Rewersy ocalałych rodzin: { $families } ({ $bonuses ->
    [yes] na koniec każdej rundy
   *[no] na tym poziomie bez skutku
}).
legend =
    ╫ barykada · ⌂ gospodarstwo, × spalone · ☗ rodzina, ☖ stracona · ● rana: druga budzi zwierzę, czwarta zabija
    Najeźdźcy: 3☗ rana† to wartość 3, lalka, kara „rana”, płomienie · ▲ kapelusz, ⌂ chata, ☗ lalka · ! jakaś kara · ? karta nieznana
    Tor walki: liczba to suma, ◆ to wartość Kiai, a czerwień to, co ją przekracza. Linia walki zaczyna się od pierwszej karty; liczy się tylko kara ostatniej.
village-left = Runda { $round }: wiosce zostaje { $farmsteads } z { $all_farmsteads } gospodarstw, { $families } z { $all_families } rodzin i { $barricades ->
    [one] { $barricades } barykada
    [few] { $barricades } barykady
    [many] { $barricades } barykad
   *[other] { $barricades } barykady
}.
deeds = obrona { $defend }×, wsparcie { $support }×, Kiai { $use }×, rany: { $wounds }

# Samurai Spirit: a first game
welcome = Najeźdźcy przyjdą do wioski trzy razy, a samuraje bronią jej razem. Enter wybiera to, co w nawiasie; h zawsze pomoże.
