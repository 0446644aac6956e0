# The browser: a first round, led step by step.

aim = Helmets, Buddhas and rice stand in the settlements of Japan: one in a village, two in a city, three in Edo. You are Blue. Whoever has the most of two kinds wins.
hand = These five tiles are your hand. A helmet tile counts for helmets only; samurai, ronin and ships count for every kind. The number is the strength.
first = Lay your helmet 2 on P14, between Edo and Tateyama: a tile counts for every settlement it touches.
fast = You may lay only one ordinary tile per turn. But tiles with the Japanese character are fast: lay as many of them as you like. Ships are fast, and go on the sea.
ship = Lay the ship 2 on R15, beside Tateyama. That gives you 4 for its helmet.
end-turn = That is enough. End the turn; you draw back up to five tiles.
red = Red also lays a ship beside Tateyama, and a samurai beside Edo.
balance = For the helmet in Tateyama it is 4 against 1. The figure is taken when the last open land beside the settlement is covered; sea does not matter. Only Q14 is still open. The number below a figure shows who leads there, and with how much.
close = Close it: lay the samurai 3 on Q14. It touches Mito as well.
take = Figures are taken at the end of the turn. End it.
taken = The helmet is yours: 7 against 1. In a tie, nobody would have got it: it would have been set aside, and four figures set aside end the game.
tie = Red wants the Buddha in Mito: the Buddha tile and the ship make 3 together. Your samurai has 3 as well: a tie.
swap = You have a fast tile that exchanges two figures. Choose the helmet in Sunpu …
with = … and swap it with the Buddha in Mito.
close-again = Now there is a helmet in Mito, and Red's Buddha tile is worth nothing there. Close Mito: lay the helmet 3 on P12.
take-again = 6 against 1. End the turn.
ladder = A second helmet. The game ends when one kind has left the board, or when four figures are set aside. Whoever then leads in two kinds wins; otherwise the leader in one kind with the most other figures.
end = That is all you need. One tile is left for you to discover: the tile exchange takes up one of your own tiles and lays it elsewhere.
