# Przeglądarka: pierwsza runda, krok po kroku.

aim = Zbieraj bohaterów: drużyna sześciu różnych wygrywa od razu. Siedzisz na miejscu 1, z Wiedźmą i Czarnym Rycerzem. Od drzwi do drzwi wędruje zakryty bohater, Tułacz; kto przyjmie takiego, jakiego już ma, traci obu.
requirement = To ty wysyłasz. Odkryto Tresera Psów, więc wysłana karta musi mieć siłę nieparzystą. Liczby to siły: od Wściekłego Kurczaka, 1, do Czarodzieja, 7.
send = Oboje sąsiedzi mają Sierżanta, 5. Wyślij swojego: kto go przyjmie, straci dwóch.
hint-no = Miejsce 2 nie ma pewności i daje ci kartę jako wskazówkę: „Czy to ten?” Była to Wiedźma, więc odpowiadasz „nie”. Tułacz idzie dalej.
pair = Miejsce 3 werbuje, a to drugi Sierżant: obaj odchodzą. Gdyby wszyscy spasowali, wróciłby do ciebie i trzeba by go przyjąć.
reaction = Dobierasz kartę, a wysyła teraz miejsce 2. Zanim to zrobi, twój Czarny Rycerz mógłby znieść wymaganie. Nie ma potrzeby: nie używaj niczego.
comes = Tułacz jest w drodze. Miejsce 3 pasuje i teraz leży on przed tobą.
hint = Siła jest nieparzysta, więc to może być Wiedźma. Zapytaj, zanim otworzysz drzwi: daj Czarodzieja z ręki jako wskazówkę. Jedna karta musi ci zawsze zostać.
yes = „Tak!” Tułacz to Czarodziej.
recruit = Nie masz Czarodzieja w drużynie. Zwerbuj go.
wizard = Trzech bohaterów. Każdy ma zdolność do użycia raz. Użyj Czarodzieja: dobierz dwie karty.
witch = Użyty bohater leży na boku. Twoja Wiedźma może odnowić jednego: odnów Czarodzieja.
enough = Wiedźma jest użyta, a Czarodziej znów gotowy. Zachowaj go na później: nie używaj niczego.
third = Wysyła miejsce 3. Wymagana siła to 3, 4 albo 5, a karta trafia prosto do ciebie.
bold = Tylko Wiedźma, 3, kosztowałaby cię parę; jedną masz na ręce, jedna leży wśród odrzuconych. Odwagi: werbuj.
end = Treser Psów! Czterech różnych bohaterów, brakuje dwóch. Jeśli talia skończy się, zanim ktoś zbierze sześciu, wygra najwięcej bohaterów. Wysyłaj, blefuj i pytaj z głową.
