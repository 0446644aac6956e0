# The browser: the table of samurai-spirit. Samurai come as $samurai, raiders as $card.
# Names come in the nominative, so sentences keep them there.

# The village and the piles
spirit-village = Wioska
spirit-round = Runda { $number } z 3
spirit-barricades-name = Barykady
spirit-barricades = { $number ->
    [one] Stoi { $number } barykada z { $most }.
    [few] Stoją { $number } barykady z { $most }.
   *[many] Stoi { $number } barykad z { $most }.
}
spirit-farmsteads-name = Gospodarstwa
spirit-farmsteads = { $number ->
    [one] Stoi { $number } gospodarstwo z 6.
    [few] Stoją { $number } gospodarstwa z 6.
   *[many] Stoi { $number } gospodarstw z 6.
}
spirit-families-name = Rodziny
spirit-families = { $number ->
    [one] Bezpieczna jest { $number } rodzina z 3.
    [few] Bezpieczne są { $number } rodziny z 3.
   *[many] Bezpiecznych jest { $number } rodzin z 3.
}
spirit-farmstead-backs = Rewersy stojących gospodarstw: { $backs }
spirit-family-backs = Rewersy pozostałych rodzin: { $backs }
spirit-village-tokens = Żetony przy wiosce
spirit-token-beside = { $place ->
    [used] Żeton „{ $samurai }” został już w tej grze użyty.
   *[face-up] Żeton „{ $samurai }” leży przy wiosce. { $talent }
}
spirit-raiders = Najeźdźcy
spirit-stack = Stos
spirit-intruders = Intruzi
spirit-discard = Odrzucone
spirit-open-discard = Karty odrzucone: { $number }. Przejrzyj je i zobacz, czego jeszcze nie odkryto.
spirit-unseen = Jeszcze nieodkryte
spirit-unseen-note = { $number ->
    [one] Liczba kart zakrytych na stole: { $hidden }, z tej { $number }.
   *[other] Liczba kart zakrytych na stole: { $hidden }, spośród tych { $number }.
}
spirit-set-aside = Odłożone
spirit-known = Znane wszystkim, z miejscem w stosie
spirit-known-card = na miejscu { $place }: { $card }
spirit-none = brak
spirit-in-question = { $samurai } decyduje o karcie: { $card }.
spirit-ending = { $ending ->
    [victory] Wioska ocalona
   *[other] Wioska stracona
}

# A samurai's board
spirit-talent = Talent
spirit-kiai = Kiai { $number }
spirit-side = { $side ->
    [animal] { $samurai ->
        [heihachi] Strona zwierzęca: jenot
        [daisuke] Strona zwierzęca: lis
        [gorobei] Strona zwierzęca: dzik
        [kanbei] Strona zwierzęca: jeleń
        [kikuchiyo] Strona zwierzęca: niedźwiedź
        [kyuzo] Strona zwierzęca: tygrys
       *[katsushiro] Strona zwierzęca: sokół
    }
   *[human] Strona ludzka
}
spirit-total = Suma { $total }, Kiai przy { $kiai }
spirit-wounds = { $number ->
    [0] Bez ran; druga budzi zwierzę, czwarta jest śmiertelna
    [one] { $number } rana; druga budzi zwierzę
    [2] { $number } rany: zwierzę już się obudziło
   *[other] Rany: { $number }; następna jest śmiertelna
}
spirit-line = Linia walki
spirit-line-of = Linia walki: { $samurai }
spirit-defence = Obrona
spirit-unprotected = Jeszcze bez ochrony: { $symbol }
spirit-due = Na początku następnej tury: { $penalties }
spirit-bound = Obowiązuje w tej turze: { $penalty }
spirit-turn = Trwa tura tego samuraja.
spirit-in-kiai = Kiai!
spirit-passed = pas
spirit-token-home = Żeton wsparcia jest na swoim miejscu.
spirit-token-away = Żeton wsparcia ma teraz { $samurai }.
spirit-token-here = { $kind ->
    [village] Żeton „{ $samurai }” wzięty z wioski. { $talent }
    [idle] Żeton „{ $samurai }”, w tej turze bez działania. { $talent }
   *[lent] Użyczony żeton „{ $samurai }”. { $talent }
}
spirit-about = Kim jest { $samurai }?

# Answers on the pieces
spirit-verb-fight = Walka
spirit-verb-fight-again = Walka po raz drugi
spirit-verb-confront = Atak
spirit-verb-redraw = Na spód stosu
spirit-pick = { $verb ->
    [support] Wsparcie: { $samurai }
    [hand] Przejmuje: { $samurai }
    [heal] Leczenie: { $samurai }
    [remove] Odrzuć ostatniego najeźdźcę: { $samurai }
    [give] Ostatni najeźdźca: { $samurai }
   *[lend] Żeton wsparcia: { $samurai }
}
# A short word on the board that can be chosen.
spirit-flag = { $verb ->
    [support] Wesprzyj
    [hand] Przekaż
    [heal] Ulecz
    [remove] Odrzuć
    [giver] Stąd
   *[other] Wybierz
}
spirit-to-whom = { $samurai }: komu? Ponowny wybór tej samej planszy to cofa.
