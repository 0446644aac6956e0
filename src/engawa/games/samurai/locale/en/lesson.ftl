# The browser: a first round, led step by step.

aim = Helmets, buddhas and rice stand in the settlements of Japan: one in a village, two in a city, three in Edo. You are Blue. Whoever has the most of two kinds wins.
hand = These five tiles are your hand. A helmet tile counts for helmets only; samurai, ronin and ships count for every kind. The number is the strength.
first = Lay your helmet 2 on P14, between Edo and Tateyama: a tile counts for every settlement it touches.
fast = Only one ordinary tile may be laid in a turn. But tiles with the Japanese sign are fast: lay as many of them as you like. Ships are fast, and lie on the sea.
ship = Lay the ship 2 on R15, beside Tateyama. There you have 4 for its helmet then.
end-turn = That is enough. End the turn; you draw up to five tiles again.
red = Red lays a ship beside Tateyama, too, and a samurai beside Edo.
balance = For the helmet of Tateyama it is 4 against 1. The figure is taken when the last open land beside the settlement is covered; sea does not matter. Only Q14 is open.
close = Close it: lay the samurai 3 on Q14. It touches Mito as well.
take = Figures are taken at the end of the turn. End it.
taken = The helmet is yours: 7 against 1. Had it been a tie, nobody would have got it: it would be set aside, and four figures set aside end the game.
tie = Red wants the buddha of Mito: the buddha tile and the ship are 3 together. Your samurai has 3 as well: a tie.
swap = You have a fast tile that exchanges two figures. Choose the helmet of Sunpu …
with = … and swap it with the buddha of Mito.
close-again = A helmet stands in Mito now, and Red's buddha tile is worth nothing there. Close Mito: lay the helmet 3 on P12.
take-again = 6 against 1. End the turn.
ladder = A second helmet. The game ends when one kind has left the board, or when four figures are set aside. Who then leads two kinds wins; if nobody does, whoever leads one kind and has the most of the others.
end = That is all you need. One tile is left for you to discover: the exchange of tiles takes back one of your own and lays it elsewhere.
