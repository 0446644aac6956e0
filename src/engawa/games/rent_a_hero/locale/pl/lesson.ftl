# Przeglądarka: pierwsza runda, krok po kroku.

aim = Zbieraj bohaterów: drużyna sześciu różnych wygrywa od razu. Jesteś graczem 1, z Wiedźmą i Czarnym Rycerzem. Od drzwi do drzwi wędruje zakryty bohater, Tułacz; kto zwerbuje takiego, jakiego już ma, traci obu.
requirement = Jesteś Rozgrywającym. Odkryto Tresera Psów, więc wysłana karta musi mieć siłę nieparzystą. Liczby to siły: od Wściekłego Kurczaka, 1, do Czarodzieja, 7.
send = Obaj sąsiedzi mają Sierżanta, 5. Wyślij swojego: kto go zwerbuje, straci dwóch.
hint-no = Gracz 2 nie ma pewności i daje ci kartę jako wskazówkę: „Czy to ten?” Była to Wiedźma, więc odpowiadasz „nie”. Tułacz idzie dalej.
pair = Gracz 3 werbuje, a to drugi Sierżant: obaj zostają wykluczeni. Gdyby wszyscy spasowali, Tułacz wróciłby do ciebie i trzeba by go zwerbować.
reaction = Dobierasz kartę, a Rozgrywającym jest teraz gracz 2. Zanim wyśle kartę, twój Czarny Rycerz mógłby znieść warunek wymaganej siły. Nie ma potrzeby: niczego nie używaj.
comes = Tułacz jest w drodze. Gracz 3 pasuje i Tułacz leży teraz przed tobą.
hint = Siła jest nieparzysta, więc może to być Wiedźma, 3. Jedną już masz: przepadłyby obie. Zapytaj, zanim otworzysz drzwi: daj Wiedźmę z ręki jako wskazówkę. Jedna karta musi ci zawsze zostać.
heard = „Nie”. Tułacz to nie Wiedźma, więc ma siłę 1, 5 albo 7. Takich bohaterów nie masz.
recruit = Ktokolwiek to jest, będzie w drużynie nowy. Zwerbuj Tułacza.
wizard = Czarodziej! Trzech bohaterów. Każdy ma zdolność do użycia raz. Użyj Czarodzieja: dobierz dwie karty.
witch = Wykorzystany bohater leży poziomo. Twoja Wiedźma może odnowić jednego: odnów Czarodzieja.
enough = Wiedźma jest wykorzystana, a Czarodziej znów gotowy. Zachowaj go na później: niczego nie używaj.
third = Rozgrywającym jest gracz 3. Wymagana siła to 3, 4 albo 5, a karta trafia prosto do ciebie.
bold = Tylko Wiedźma, 3, kosztowałaby cię parę, a cztery z jedenastu już znasz. Odwagi: werbuj.
end = Treser Psów! Czterech różnych bohaterów, brakuje dwóch. Jeśli talia skończy się, zanim ktoś zbierze sześciu, wygra ten, kto ma najwięcej bohaterów. Wysyłaj, blefuj i pytaj z głową.
