# Rent a Hero
recruit-hero = To dla ciebie nowy bohater: { $hero }.
recruit-wins = To twój szósty bohater: wygrywasz grę ({ $hero }).
recruit-pair = Masz już tego bohatera i tracisz obie kopie: { $hero }.
recruit-certain = Kimkolwiek jest Tułacz, będzie dla ciebie nowy.
recruit-chance = Sądząc po kartach, których nie widzisz, szansa, że Tułacz jest dla ciebie nowy, wynosi { $percent }%.
recruit-sixth = Nowy bohater byłby twoim szóstym i dałby ci od razu zwycięstwo.
recruit-loss = W przeciwnym razie tracisz jednego z nich: { $heroes }.
pass-next = { $seat } dostaje go jako następny; z tego, co wiesz, szansa, że to dla niego nowy bohater, wynosi { $percent }%.
pass-home = Tułacz wraca: { $seat } musi go zwerbować; z tego, co wiesz, szansa, że to dla niego nowy bohater, wynosi { $percent }%.
pass-sixth = { $seat } ma pięciu bohaterów: szansa, że Tułacz byłby jego szóstym i dał mu zwycięstwo, wynosi { $percent }%.
pass-forgone = Oddajesz Tułacza; szansa, że jest dla ciebie nowy, wynosi { $percent }%.
pass-forgone-certain = Oddajesz Tułacza, który jest dla ciebie na pewno nowy.
hint = Szansa na odpowiedź „tak” wynosi { $percent }%; wtedy wiesz, kto to: { $hero }.
hint-useless = Tułacz nie może być tym bohaterem, więc odpowiedź nic nie mówi: { $hero }.
hint-strength = Odpowiedź mówi, czy siła Tułacza spełnia warunek: { $requirement }; szansa na „tak” wynosi { $percent }%.
hint-costs = { $left ->
    [one] To kosztuje kartę: na ręce zostaje { $left }.
    [few] To kosztuje kartę: na ręce zostają { $left }.
   *[other] To kosztuje kartę: na ręce zostaje { $left }.
}
send-top = Wędruje wierzchnia karta talii, jakakolwiek jest.
send-sixth = To byłby szósty bohater i zwycięstwo ({ $seats }): { $hero }.
send-lacking = { $count ->
    [one] { $count } gracz nie ma go i na nim zyska: { $seats }.
   *[other] { $count } graczy nie ma go i na nim zyska: { $seats }.
}
send-nobody = Wszyscy inni go mają i straciliby parę: { $hero }.
send-home-pair = Jeśli wróci, tracisz parę: { $hero }.
send-home-new = Jeśli wróci, zyskujesz nowego bohatera: { $hero }.
drop-held = Masz już tego bohatera w drużynie: { $hero }.
drop-lacking = Brakuje ci tego bohatera, a wrócić mógłby tylko jako wysłany Tułacz: { $hero }.
drop-unseen = { $number ->
    [one] Innych kopii, których nie widać: { $number }.
    [few] Innych kopii, których nie widać: { $number }.
   *[other] Innych kopii, których nie widać: { $number }.
}
burn = Tułacza nie dostanie { $seat }; z tego, co wiesz, szansa, że to dla niego nowy bohater, wynosi { $percent }%.
chase = { $seat } musi oddać Tułacza; z tego, co wiesz, szansa, że to dla niego nowy bohater, wynosi { $percent }%.
look = Potem wiesz, czy jest dla ciebie nowy; teraz szansa na to wynosi { $percent }%.
ready = Tego bohatera można użyć jeszcze raz: { $hero }.
lift = Możesz wtedy wysłać dowolną kartę z ręki.
lift-other = { $seat } może wtedy wysłać dowolną kartę.
draw-two = { $number ->
    [0] Twoja ręka jest pusta: dochodzą dwie karty do wysłania i na wskazówki.
    [one] Masz na ręce { $number } kartę: dochodzą dwie do wysłania i na wskazówki.
    [few] Masz na ręce { $number } karty: dochodzą dwie do wysłania i na wskazówki.
   *[other] Masz na ręce { $number } kart: dochodzą dwie do wysłania i na wskazówki.
}
cancel = Ta zdolność nie działa: { $hero } ({ $seat }).
power-spent = Ten bohater jest potem wykorzystany: { $hero }.
wait-power = Ta zdolność działa: { $hero } ({ $seat }).
wait-lose = Obie kopie przepadają bez użycia: { $hero }.
wait-hold = O Tułaczu decyduje { $seat }; z tego, co wiesz, szansa, że to dla niego nowy bohater, wynosi { $percent }%.
wait-send = { $seat } musi wysłać kartę, która spełnia warunek wymaganej siły.
