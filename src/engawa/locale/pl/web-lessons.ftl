# Przeglądarka: pierwsza runda każdej gry, krok po kroku.

lesson-place = Lekcja, krok { $number } z { $of }
lesson-next = Dalej
lesson-your-move = Twój ruch
lesson-listen = Chwileczkę: czytaj dalej przyciskiem „Dalej”.
lesson-other = Dobry pomysł na własną partię. W tej lekcji zrób, proszę, to, o co prosimy.
lesson-play-now = Zagraj teraz
lesson-rules = Wszystkie zasady
lesson-again = Od początku

# Samurai Spirit
lesson-spirit-aim = Najeźdźcy atakują tę wioskę przez trzy rundy. Prowadzisz samuraja Gorobei; wszyscy razem wygrywacie albo przegrywacie. Każdy samuraj musi przeżyć, musi też ocaleć jedno gospodarstwo i jedna rodzina. Każdy samuraj ma swoją wartość Kiai; Gorobei ma 9.
lesson-spirit-fight = W swojej turze walczysz, wspierasz kogoś albo pasujesz. Walcz: odkryj wierzchniego najeźdźcę.
lesson-spirit-defend = Dwójka z kapeluszem. Zaatakowana, doda 2 do twojej sumy. Zatrzymana w obronie będzie chronić: na końcu rundy każdy, kto nie ma kapelusza, otrzyma ranę. Obroń się nią.
lesson-spirit-doll = Heihachi odkrywa lalkę i też się broni. Lalka ocala rodzinę, chata ocala gospodarstwo; do końca rundy każdy potrzebuje wszystkich trzech symboli.
lesson-spirit-support = Katsushiro cię wspiera: w najbliższej turze masz także jego talent. Ceną jest wierzchni najeźdźca, który niewidziany trafia do intruzów. Intruzów odkrywa się na końcu rundy; ci z płomieniami coś podpalą.
lesson-spirit-fight-again = Znów twoja tura. Walcz.
lesson-spirit-confront = Trójka bez symbolu: nią nie można się bronić. Talent, który daje Katsushiro, pozwoliłby odłożyć ją na spód stosu, ale masz dość siły. Atakuj.
lesson-spirit-wound = Pozostali się bronią. A twoja tura zaczyna się od kary ostatniego najeźdźcy: to rana. Druga rana budzi w samuraju zwierzę i podnosi wartość Kiai; czwarta by go zabiła, a to przegrana.
lesson-spirit-third = Twoja suma to 3. Walcz dalej.
lesson-spirit-towards-kiai = Dwójka z chatą. Można się nią bronić, ale policz: 3 i 2 to 5, a jeszcze 4 dałoby dokładnie 9. Jej karą jest pożar, a Gorobei może ignorować kary kart parzystych. Atakuj.
lesson-spirit-forced = Heihachi ma już lalkę, więc drugą musi zaatakować. Katsushiro chroni gospodarstwo.
lesson-spirit-ignore = Pożar kosztowałby wioskę barykadę. Zignoruj go: to twój talent.
lesson-spirit-once-more = I walcz.
lesson-spirit-nine = Czwórka! Zaatakuj ją, a suma wyniesie dokładnie 9. Każda większa by cię pokonała: pada barykada, a ty musisz spasować.
lesson-spirit-kiai = Kiai! Kto osiągnie dokładnie swoją wartość, może użyć szczególnej mocy: Gorobei odrzuca ze stosu dwóch najeźdźców bez walki. Skorzystaj.
lesson-spirit-hand = Z twojej linii odeszła też pierwsza karta: suma to teraz 6. Pożar kosztuje barykadę, po czym Heihachi odkrywa czwórkę i przekazuje ją tobie: karty parzyste to jego talent.
lesson-spirit-farm = Jest na niej chata, a jej jeszcze ci brakuje. Obroń się nią.
lesson-spirit-round-goes-on = Runda trwa: Katsushiro i Heihachi uzupełniają obronę, ty ignorujesz ranę i atakujesz jedynkę. Teraz odkrywasz ostatniego najeźdźcę ze stosu.
lesson-spirit-last = Lalka: ostatnie, czego brakowało. Obroń się nią.
lesson-spirit-end = Stos jest pusty, runda się kończy. Wszyscy mają kapelusz, chatę i lalkę, więc nic nie płonie i nikt nie ginie. Rodziny leczą cię, stawiają barykadę i przepędzają intruza. Dalej byłyby dwie trudniejsze rundy, z porucznikami i bossami. Do dzieła!

# Samurai
lesson-samurai-aim = W osadach Japonii stoją hełmy, Buddowie i pola ryżowe: w wiosce jedna figurka, w mieście dwie, w Edo trzy. Grasz jako Niebiescy. Wygrywa ten, kto ma najwięcej figurek dwóch rodzajów.
lesson-samurai-hand = Te pięć żetonów to twoja ręka. Żeton hełmu liczy się tylko do hełmów; samuraj, ronin i statki liczą się do wszystkiego. Liczba to siła.
lesson-samurai-first = Połóż hełm 2 na polu P14, między Edo a Tateyamą: żeton liczy się do każdej osady, której dotyka.
lesson-samurai-fast = W turze można położyć tylko jeden zwykły żeton. Żetony z japońskim znakiem są jednak szybkie: połóż ich, ile chcesz. Statki są szybkie i leżą na morzu.
lesson-samurai-ship = Połóż statek 2 na polu R15, przy Tateyamie. Będzie tam razem 4 za jej hełm.
lesson-samurai-end-turn = Wystarczy. Zakończ turę; dobierzesz żetony znów do pięciu.
lesson-samurai-red = Czerwoni też kładą statek przy Tateyamie, a samuraja przy Edo.
lesson-samurai-balance = O hełm z Tateyamy jest 4 do 1. Figurkę zdobywa się, gdy zakryte zostanie ostatnie wolne pole lądu obok osady; morze się nie liczy. Wolne jest już tylko Q14.
lesson-samurai-close = Zamknij osadę: połóż samuraja 3 na polu Q14. Dotyka także Mito.
lesson-samurai-take = Figurki zdobywa się na końcu tury. Zakończ ją.
lesson-samurai-taken = Hełm jest twój: 7 do 1. Przy remisie nie dostałby go nikt: trafiłby poza planszę, a cztery takie figurki kończą grę.
lesson-samurai-tie = Czerwoni chcą Buddę z Mito: żeton Buddy i statek to razem 3. Twój samuraj też ma 3: remis.
lesson-samurai-swap = Masz szybki żeton, który zamienia dwie figurki. Wybierz hełm z Sunpu …
lesson-samurai-with = … i zamień go z Buddą z Mito.
lesson-samurai-close-again = W Mito stoi teraz hełm, a żeton Buddy nic tam Czerwonym nie daje. Zamknij Mito: połóż hełm 3 na polu P12.
lesson-samurai-take-again = 6 do 1. Zakończ turę.
lesson-samurai-ladder = Drugi hełm! Gra kończy się, gdy z planszy zniknie ostatnia figurka jednego rodzaju albo cztery trafią poza planszę. Wygrywa ten, kto prowadzi w dwóch rodzajach; jeśli nikt, to ten, kto prowadzi w jednym i ma najwięcej pozostałych.
lesson-samurai-end = To wszystko, czego trzeba. Jeden żeton zostaje do odkrycia: zamiana żetonów zabiera twój własny żeton z planszy i kładzie go gdzie indziej.

# Rent a Hero
lesson-rent-aim = Zbieraj bohaterów: drużyna sześciu różnych wygrywa od razu. Siedzisz na miejscu 1, z Wiedźmą i Czarnym Rycerzem. Od drzwi do drzwi wędruje zakryty bohater, Tułacz; kto przyjmie takiego, jakiego już ma, traci obu.
lesson-rent-requirement = To ty wysyłasz. Odkryto Tresera Psów, więc wysłana karta musi mieć siłę nieparzystą. Liczby to siły: od Wściekłego Kurczaka, 1, do Czarodzieja, 7.
lesson-rent-send = Oboje sąsiedzi mają Sierżanta, 5. Wyślij swojego: kto go przyjmie, straci dwóch.
lesson-rent-hint-no = Miejsce 2 nie ma pewności i daje ci kartę jako wskazówkę: „Czy to ten?” Była to Wiedźma, więc odpowiadasz „nie”. Tułacz idzie dalej.
lesson-rent-pair = Miejsce 3 werbuje, a to drugi Sierżant: obaj odchodzą. Gdyby wszyscy spasowali, wróciłby do ciebie i trzeba by go przyjąć.
lesson-rent-reaction = Dobierasz kartę, a wysyła teraz miejsce 2. Zanim to zrobi, twój Czarny Rycerz mógłby znieść wymaganie. Nie ma potrzeby: nie używaj niczego.
lesson-rent-comes = Tułacz jest w drodze. Miejsce 3 pasuje i teraz leży on przed tobą.
lesson-rent-hint = Siła jest nieparzysta, więc to może być Wiedźma. Zapytaj, zanim otworzysz drzwi: daj Czarodzieja z ręki jako wskazówkę. Jedna karta musi ci zawsze zostać.
lesson-rent-yes = „Tak!” Tułacz to Czarodziej.
lesson-rent-recruit = Nie masz Czarodzieja w drużynie. Zwerbuj go.
lesson-rent-wizard = Trzech bohaterów. Każdy ma zdolność do użycia raz. Użyj Czarodzieja: dobierz dwie karty.
lesson-rent-witch = Użyty bohater leży na boku. Twoja Wiedźma może odnowić jednego: odnów Czarodzieja.
lesson-rent-enough = Wiedźma jest użyta, a Czarodziej znów gotowy. Zachowaj go na później: nie używaj niczego.
lesson-rent-third = Wysyła miejsce 3. Wymagana siła to 3, 4 albo 5, a karta trafia prosto do ciebie.
lesson-rent-bold = Tylko Wiedźma, 3, kosztowałaby cię parę; jedną masz na ręce, jedna leży wśród odrzuconych. Odwagi: werbuj.
lesson-rent-end = Treser Psów! Czterech różnych bohaterów, brakuje dwóch. Jeśli talia skończy się, zanim ktoś zbierze sześciu, wygra najwięcej bohaterów. Wysyłaj, blefuj i pytaj z głową.
