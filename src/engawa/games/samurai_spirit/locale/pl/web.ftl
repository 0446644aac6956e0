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

sum-barricade-lost = { $number ->
    [one] { $number } stracona barykada
    [few] { $number } stracone barykady
   *[many] { $number } straconych barykad
}
sum-farmstead-lost = { $number ->
    [one] { $number } stracone gospodarstwo
    [few] { $number } stracone gospodarstwa
   *[many] { $number } straconych gospodarstw
}
sum-family-lost = { $number ->
    [one] { $number } stracona rodzina
    [few] { $number } stracone rodziny
   *[many] { $number } straconych rodzin
}
sum-wounded = { $number ->
    [one] { $number } rana
    [few] { $number } rany
   *[many] { $number } ran
}

# What everything is
help-rank-plunderer = Grabieżca: od pierwszej rundy.
help-rank-lieutenant = Porucznik: dołącza w drugiej rundzie.
help-rank-boss = Herszt: dołącza w trzeciej rundzie, z dwiema karami.
help-symbol = Można go położyć w obronie, jeśli brakuje w niej tego symbolu: { $symbol }.
help-bare = Bez symbolu: nie można go położyć w obronie.
help-flames = Płomienie: jeśli na koniec rundy jest wśród intruzów, pada barykada.
help-penalty-fire = pada barykada, a gdy nie ma żadnej, płonie gospodarstwo.
help-penalty-wound = samuraj otrzymuje ranę.
help-penalty-intruder = wierzchni najeźdźca ze stosu trafia zakryty do intruzów.
help-penalty-no-defence = w tej turze nie można się bronić.
help-penalty-no-support = w tej turze nie można nikogo wesprzeć.
help-penalty-left-draws = lewy sąsiad dobiera najeźdźcę prosto do swojej linii walki.
help-penalty-right-draws = prawy sąsiad dobiera najeźdźcę prosto do swojej linii walki.
help-penalty-must-pass = w tej turze trzeba spasować.
help-penalty-reinforce = losowego odrzuconego najeźdźcę wtasowuje się w stos.
help-penalty-no-talent = w tej turze nie można użyć żadnego talentu ani żetonu.
help-penalty-lose-defence = trzeba odrzucić kartę z obrony.
help-lacks-hat = Bez kapelusza samuraj otrzymuje ranę na koniec rundy.
help-lacks-farm = Bez chaty na koniec rundy płonie gospodarstwo.
help-lacks-doll = Bez lalki na koniec rundy ginie rodzina.
help-wounds = Rany
help-track = { $left ->
    [0] Suma jest równa wartości Kiai.
   *[other] Suma linii walki wobec wartości Kiai; różnica: { $left }.
}
help-track-below = Suma równa wartości Kiai uruchamia Kiai; powyżej niej samuraj zostaje pokonany.
help-track-at = Kiai zostaje uruchomione.
help-track-above = Samuraj pokonany: w swojej następnej turze musi spasować.
help-token = Żeton wsparcia: { $samurai }
help-token-use = Kto go ma, może użyć tego talentu we własnej turze.
help-stack = Walka odkrywa wierzchnią kartę. Gdy stos jest pusty, runda się kończy.
help-intruders = Na koniec rundy odkrywa się ich po kolei: każdy z płomieniami kosztuje barykadę.
help-discard = Najeźdźcy, którzy odpadli w tej rundzie. Otwórz, żeby zobaczyć, co jeszcze może przyjść.
help-village = Gra jest przegrana, gdy spłonie ostatnie gospodarstwo, zginie ostatnia rodzina albo samuraj.
