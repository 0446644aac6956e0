# The browser: the table of samurai-spirit. Samurai come as $samurai, raiders as $card.
# Names come in the nominative, so sentences keep them there.

# The village and the piles
village = Wioska
round = Runda { $number } z 3
barricades-name = Barykady
barricades = { $number ->
    [one] Stoi { $number } barykada z { $most }.
    [few] Stoją { $number } barykady z { $most }.
   *[many] Stoi { $number } barykad z { $most }.
}
farmsteads-name = Gospodarstwa
farmsteads = { $number ->
    [one] Stoi { $number } gospodarstwo z 6.
    [few] Stoją { $number } gospodarstwa z 6.
   *[many] Stoi { $number } gospodarstw z 6.
}
families-name = Rodziny
families = { $number ->
    [one] Bezpieczna jest { $number } rodzina z 3.
    [few] Bezpieczne są { $number } rodziny z 3.
   *[many] Bezpiecznych jest { $number } rodzin z 3.
}
farmstead-backs = Rewersy stojących gospodarstw: { $backs }
family-backs = Rewersy pozostałych rodzin: { $backs }
village-tokens = Żetony przy wiosce
token-beside = { $place ->
    [used] Żeton „{ $samurai }” został już w tej grze użyty.
   *[face-up] Żeton „{ $samurai }” leży przy wiosce. { $talent }
}
raiders = Najeźdźcy
stack = Stos
intruders = Intruzi
discard = Odrzucone
open-discard = Karty odrzucone: { $number }. Przejrzyj je i zobacz, czego jeszcze nie odkryto.
unseen = Jeszcze nieodkryte
unseen-note = { $number ->
    [one] Nieodkryta pozostaje tylko { $number } karta; zakrytych na stole: { $hidden }.
   *[other] Zakryte karty na stole ({ $hidden }) są wśród tych { $number }.
}
set-aside = Odłożone
known = Znane wszystkim, z pozycją w stosie
known-card = na pozycji { $place }: { $card }
none = brak
in-question = { $samurai } decyduje o karcie: { $card }.
ending = { $ending ->
    [victory] Wioska ocalona
   *[other] Wioska przepadła
}

# A samurai's board
talent = Talent
kiai = Kiai { $number }
side = { $side ->
    [animal] { $samurai ->
        [heihachi] Strona zwierzęcia: jenot
        [daisuke] Strona zwierzęcia: lis
        [gorobei] Strona zwierzęcia: dzik
        [kanbei] Strona zwierzęcia: jeleń
        [kikuchiyo] Strona zwierzęcia: niedźwiedź
        [kyuzo] Strona zwierzęcia: tygrys
       *[katsushiro] Strona zwierzęcia: sokół
    }
   *[human] Strona człowieka
}
total = Suma { $total }, Kiai przy { $kiai }
wounds = { $number ->
    [0] Bez ran; druga budzi zwierzę, czwarta jest śmiertelna
    [one] { $number } rana; druga budzi zwierzę
    [2] { $number } rany: zwierzę już się obudziło
   *[other] Rany: { $number }; następna jest śmiertelna
}
line = Linia walki
line-of = Linia walki: { $samurai }
defence = Obrona
unprotected = Jeszcze bez ochrony: { $symbol }
due = Na początku następnej tury: { $penalties }
bound = Obowiązuje w tej turze: { $penalty }
turn = Trwa tura tego samuraja.
in-kiai = Kiai!
passed = pas
token-home = Żeton wsparcia jest u właściciela.
token-away = Żeton wsparcia ma teraz { $samurai }.
token-here = { $kind ->
    [village] Żeton „{ $samurai }” wzięty z wioski. { $talent }
    [idle] Żeton „{ $samurai }”, w tej turze bez działania. { $talent }
   *[lent] Użyczony żeton „{ $samurai }”. { $talent }
}
about = Kim jest { $samurai }?

# Answers on the pieces
verb-fight = Walka
verb-fight-again = Walcz po raz drugi
verb-confront = Atak
verb-redraw = Na spód stosu
pick = { $verb ->
    [support] Wsparcie: { $samurai }
    [hand] Przekaż kartę: { $samurai }
    [heal] Leczenie: { $samurai }
    [remove] Odrzuć ostatniego najeźdźcę: { $samurai }
    [give] Ostatni najeźdźca: { $samurai }
   *[lend] Żeton wsparcia: { $samurai }
}
# A short word on the board that can be chosen.
flag = { $verb ->
    [support] Wesprzyj
    [hand] Przekaż
    [heal] Ulecz
    [remove] Odrzuć
    [giver] Stąd
   *[other] Wybierz
}
to-whom = { $samurai }: komu? Aby cofnąć, wybierz ponownie tę samą planszę.
