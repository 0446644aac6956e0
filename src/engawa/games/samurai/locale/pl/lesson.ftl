# Przeglądarka: pierwsza runda, krok po kroku.

aim = W osadach Japonii stoją hełmy, figurki Buddy i pola ryżowe: w wiosce jedna figurka, w mieście dwie, w Edo trzy. Grasz jako Niebiescy. Wygrywa ten, kto ma najwięcej figurek dwóch rodzajów.
hand = Te pięć żetonów masz za parawanem. Żeton hełmu liczy się tylko dla hełmów; samuraj, ronin i statki liczą się dla wszystkich figurek. Liczba to siła.
first = Połóż hełm 2 na polu P14, między Edo a Tateyamą: żeton liczy się dla każdej osady, której dotyka.
fast = W turze można położyć tylko jeden żeton zwykły. Żetony z japońskim znakiem to jednak żetony specjalne: połóż ich, ile chcesz. Statki są specjalne i kładzie się je na morzu.
ship = Połóż statek 2 na polu R15, przy Tateyamie. Razem masz tam wtedy siłę 4 dla hełmu.
end-turn = Wystarczy. Zakończ turę; dobierzesz żetony znów do pięciu.
red = Czerwoni też kładą statek przy Tateyamie, a samuraja przy Edo.
balance = O hełm z Tateyamy jest 4 do 1. Figurkę zdobywa się, gdy zakryte zostanie ostatnie wolne pole lądu obok osady; morze się nie liczy. Wolne jest już tylko Q14. Liczba pod figurką pokazuje, kto tam prowadzi i z jaką siłą.
close = Zamknij osadę: połóż samuraja 3 na polu Q14. Dotyka także Mito.
take = Figurki zdobywa się na końcu tury. Zakończ ją.
taken = Hełm jest twój: 7 do 1. Przy remisie nie dostałby go nikt: trafiłby poza planszę, a cztery takie figurki kończą grę.
tie = Czerwoni chcą Buddę z Mito: żeton Buddy i statek to razem 3. Twój samuraj też ma 3: remis.
swap = Masz żeton specjalny, który zamienia dwie figurki. Wybierz hełm z Sunpu …
with = … i zamień go z Buddą z Mito.
close-again = W Mito stoi teraz hełm, a żeton Buddy nic tam Czerwonym nie daje. Zamknij Mito: połóż hełm 3 na polu P12.
take-again = 6 do 1. Zakończ turę.
ladder = Drugi hełm! Gra kończy się, gdy z planszy zniknie ostatnia figurka jednego rodzaju albo cztery trafią poza planszę. Wygrywa ten, kto prowadzi w dwóch rodzajach; jeśli nikt, to ten, kto prowadzi w jednym i ma najwięcej figurek pozostałych rodzajów.
end = To wszystko, czego trzeba. Jeden żeton zostaje do odkrycia: zamiana żetonów odzyskuje twój własny żeton z planszy i kładzie go gdzie indziej.
