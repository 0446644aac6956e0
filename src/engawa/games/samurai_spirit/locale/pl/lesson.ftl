# Przeglądarka: pierwsza runda, krok po kroku.

aim = Najeźdźcy atakują tę wioskę przez trzy rundy. Prowadzisz samuraja Gorobei; wszyscy razem wygrywacie albo przegrywacie. Każdy samuraj musi przeżyć, musi też ocaleć jedno gospodarstwo i jedna rodzina. Każdy samuraj ma swoją wartość Kiai; Gorobei ma 9.
fight = W swojej turze walczysz, wspierasz kogoś albo pasujesz. Walcz: odkryj wierzchniego najeźdźcę.
defend = Dwójka z kapeluszem. Zaatakowana, doda 2 do twojej sumy. Zatrzymana w obronie będzie chronić: na końcu rundy każdy, kto nie ma kapelusza, otrzyma ranę. Obroń się nią.
doll = Heihachi odkrywa lalkę i też się broni. Lalka ratuje rodzinę, chata gospodarstwo; do końca rundy każdy potrzebuje wszystkich trzech symboli.
support = Katsushiro cię wspiera: w najbliższej turze masz także jego talent. Ceną jest wierzchni najeźdźca, który zakryty trafia na stos intruzów. Intruzów odkrywa się na końcu rundy; ci z płomieniami coś podpalą.
fight-again = Znów twoja tura. Walcz.
confront = Trójka bez symbolu: nią nie można się bronić. Talent, który daje Katsushiro, pozwoliłby odłożyć ją na spód stosu, ale masz dość siły. Atakuj.
wound = Pozostali się bronią. A twoja tura zaczyna się od kary ostatniego najeźdźcy: to rana. Druga rana budzi w samuraju zwierzę i podnosi wartość Kiai; czwarta by go zabiła, a to przegrana.
third = Twoja suma to 3. Walcz dalej.
towards-kiai = Dwójka z chatą. Można się nią bronić, ale policz: 3 i 2 to 5, a jeszcze 4 dałoby dokładnie 9. Jej karą jest pożar, a Gorobei może ignorować kary kart parzystych. Atakuj.
forced = Heihachi ma już lalkę, więc drugą musi zaatakować. Katsushiro chroni gospodarstwo.
ignore = Pożar kosztowałby wioskę barykadę. Zignoruj go: to twój talent.
once-more = I walcz.
nine = Czwórka! Zaatakuj ją, a suma wyniesie dokładnie 9. Przy większej sumie Gorobei zostałby pokonany: padłaby barykada i trzeba by spasować.
kiai = Kiai! Samuraj, który osiągnie dokładnie swoją wartość Kiai, może użyć szczególnej mocy: Gorobei odrzuca ze stosu dwóch najeźdźców bez walki. Skorzystaj.
hand = Z twojej linii odeszła też pierwsza karta: suma to teraz 6. Pożar kosztuje barykadę, po czym Heihachi odkrywa czwórkę i przekazuje ją tobie: karty parzyste to jego talent.
farm = Jest na niej chata, a jej jeszcze ci brakuje. Obroń się nią.
round-goes-on = Runda trwa: Katsushiro i Heihachi uzupełniają obronę, ty ignorujesz ranę i atakujesz jedynkę. Teraz odkrywasz ostatniego najeźdźcę ze stosu.
last = Lalka: ostatnie, czego brakowało. Obroń się nią.
end = Stos jest pusty, runda się kończy. Wszyscy mają kapelusz, chatę i lalkę, więc nic nie płonie i nikt nie ginie. Rodziny leczą cię, dokładają barykadę i odpierają intruza. Dalej byłyby dwie trudniejsze rundy, z porucznikami i hersztami. Do dzieła!
