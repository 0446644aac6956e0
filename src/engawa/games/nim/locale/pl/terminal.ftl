welcome = Kto nie może wziąć kamienia, przegrywa, a każdy ma liczbę, której nigdy nie wolno mu wziąć. Enter przyjmuje to, co w nawiasie; h zawsze pomoże.
seat = tabu { $taboo }, wzięto { $took }
bag = W woreczku było pięć żetonów: 1, 2, 2, 3, 3. Każdy gracz wylosował jeden.
legend = { $stone } to kamień; tabu drugiego gracza widać dopiero na końcu.
