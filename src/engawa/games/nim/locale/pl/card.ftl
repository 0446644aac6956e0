name = Nim z tabu
tagline = 2 osoby biorą kamienie, ale nigdy tyle, ile mówi ich tabu
minutes = około 3 minut
about = Rząd kamieni: na zmianę bierze się jeden, dwa albo trzy, ale nigdy tyle, ile wynosi własna tajna liczba. Kto nie może nic wziąć, przegrywa.
owner = stara gra, która nie należy do nikogo; tabu jest nasze
