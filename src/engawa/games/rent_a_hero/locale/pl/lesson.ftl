# Przeglądarka: pierwsza runda, krok po kroku.

aim = Zbieraj bohaterów: drużyna sześciu różnych wygrywa od razu. Jesteś graczem 1, z Wiedźmą i Czarnym Rycerzem. Od drzwi do drzwi wędruje zakryty bohater, Tułacz; kto zwerbuje takiego, jakiego już ma, traci obu.
requirement = Jesteś Rozgrywającym. Odkryto Tresera Psów, więc wysłana karta musi mieć siłę nieparzystą. Liczby to siły: od Wściekłego Kurczaka, 1, do Czarodzieja, 7.
send = Obaj sąsiedzi mają Sierżanta, 5. Wyślij swojego: kto go zwerbuje, straci dwóch.
hint-no = Gracz 2 nie ma pewności i daje ci kartę jako wskazówkę: „Czy to ten?” Była to Wiedźma, więc odpowiadasz „nie”. Tułacz idzie dalej.
pair = Gracz 3 werbuje, a to drugi Sierżant: obaj zostają wykluczeni. Gdyby wszyscy spasowali, Tułacz wróciłby do ciebie i trzeba by go zwerbować.
reaction = Dobierasz kartę, a Rozgrywającym jest teraz gracz 2. Zanim wyśle kartę, twój Czarny Rycerz mógłby znieść warunek wymaganej siły. Nie ma potrzeby: niczego nie używaj.
comes = Tułacz jest w drodze. Gracz 3 pasuje i Tułacz leży teraz przed tobą.
hint = Siła jest nieparzysta, więc to może być Wiedźma. Zapytaj, zanim otworzysz drzwi: daj Czarodzieja z ręki jako wskazówkę. Jedna karta musi ci zawsze zostać.
yes = „Tak!” Tułacz to Czarodziej.
recruit = Nie masz Czarodzieja w drużynie. Zwerbuj go.
wizard = Trzech bohaterów. Każdy ma zdolność do użycia raz. Użyj Czarodzieja: dobierz dwie karty.
witch = Wykorzystany bohater leży poziomo. Twoja Wiedźma może odnowić jednego: odnów Czarodzieja.
enough = Wiedźma jest wykorzystana, a Czarodziej znów gotowy. Zachowaj go na później: niczego nie używaj.
third = Rozgrywającym jest gracz 3. Wymagana siła to 3, 4 albo 5, a karta trafia prosto do ciebie.
bold = Tylko Wiedźma, 3, kosztowałaby cię parę; jedną masz na ręce, jedna leży wśród odrzuconych. Odwagi: werbuj.
end = Treser Psów! Czterech różnych bohaterów, brakuje dwóch. Jeśli talia skończy się, zanim ktoś zbierze sześciu, wygra ten, kto ma najwięcej bohaterów. Wysyłaj, blefuj i pytaj z głową.
