# The browser: the table of samurai. Names of players, tiles, figures and places come from
# game.ftl, in the nominative; $choice is a whole choice in the server's words.

map = The map of Japan
hand = Your tiles
# On tiles, beside numbers
initial-blue = B
initial-red = R
initial-green = G
initial-yellow = Y

players = Players
# Whose turn it is: $name is a player
turn-of = { $name } to play
your-keep = Choose a tile for your first hand
your-place-figure = Your turn: place a figure
your-lay = { $laid ->
    [0] Your turn: lay a tile
   *[other] Lay another tile, or end your turn
}
your-swap-with = Choose the figure to swap with: { $figure } in { $place }
your-relay = Lay the tile you have taken up: { $tile }
leads = leads: { $figure }
closing = Closes next
empty = no figures
beside = { $choice }; beside it: { $places }
chance = { $number }%
take-first = First choose a tile below the map, then where to lay it.
now-keep = First choose the five tiles of your first hand.
now-place-figure = First place a figure: choose one, then a settlement. Tiles come later.
now-swap-with = First choose the second figure of the swap.
now-relay = First lay the tile you have taken up.
no-swap = These two figures cannot be swapped. Try another pair.
lay-here = Lay here: { $tile }
taken-up = Taken up, to be laid again: { $tile }
keep = Keep { $tile }
tiles-of = Tiles of { $seat }: { $hand } in hand, { $reserve } in reserve. Show what is not laid yet.
tiles-title = In hand and in reserve; show what is not laid yet
not-laid = Not laid yet: { $seat }
not-laid-why = In hand or in reserve: everyone can work it out from the board.
behind-screen = behind the screen
on-board = On the board
behind-screens = Behind screens
aside = Set aside
aside-why = Ties are set aside. With four of them, or when a kind has left the board, the game ends.
open-land = { $number ->
    [0] surrounded: taken at the end of the turn
    [one] { $number } open land hex left
   *[other] { $number } open land hexes left
}
open-land-after = { $number ->
    [0] would be surrounded
    [one] { $number } open land hex would be left
   *[other] { $number } open land hexes would be left
}
would-be-taken = would be taken at once
# How it ended: $winners are players, $count of them; $figures kinds of figures
you-win = You win!
you-share = You share the win!
winners = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
}
decided-kinds = { $number ->
    [2] The lead in two kinds decided: { $figures }.
   *[other] The lead in all three kinds decided.
}
decided-only-leader = Nobody leads two kinds, and only one player leads a kind at all ({ $figures }). That decided.
decided-others = Nobody leads two kinds. Between those who lead one, the most figures of the other kinds decided: { $most } against { $theirs }.
decided-total = Nobody leads two kinds, and those who lead one have the same number of other figures. The most figures in total decided: { $most } against { $theirs }.
decided-nobody = Nobody leads a kind. The most figures in total decided: { $most } against { $theirs }.
decided-shared = No step of the ladder decided: they have the same number of figures in total.
other-kinds = Other kinds
total = Total

# Buttons in the corner of the map
help = Legend
nearer = Zoom in
further = Zoom out
fit = Whole map
coordinates = Coordinates
north = The needle points north

# For those who are new
legend-aim = Lay tiles beside settlements. When the last open land beside one is covered, each of its figures goes to whoever is strongest for that kind. A tie sets it aside. Lead two kinds, and you win.
legend-own = Count for their own kind of figure only.
legend-all = Samurai count for every kind.
legend-fast = Ships (at sea) and the ronin count for every kind. They are fast: you may lay any number of fast tiles per turn, but only one other. Fast tiles carry this character:
legend-exchange-tiles = Takes the place of a tile you have laid, which you lay again elsewhere.
legend-exchange-figures = Swaps two figures in two settlements, then leaves the game. It is fast.
legend-pips = The number below a figure says who leads there, in colour and pattern, and with how much strength. In a tie, the colours share it.
legend-closing = A red ring marks a settlement that one more tile closes. A golden ring marks the tile laid last.
legend-keys = By mouse or touch: drag a tile to the map, or click it and then a hex. By keyboard: choose a tile with Enter, move from hex to hex with the arrow keys, lay it with Enter, put it back with Escape.

# The table in words
words-settlements = Settlements and strengths
words-settlement = { $open ->
    [0] { $place }: { $figures }. Surrounded.
    [one] { $place }: { $figures }. { $open } open land hex left.
   *[other] { $place }: { $figures }. { $open } open land hexes left.
}
words-nobody = nobody
words-tiles = Tiles on the board
words-players = Players
words-player = { $seat }: tiles in hand: { $hand }, in reserve: { $reserve }; figures: { $figures }
words-hidden = Behind all other screens together: { $figures }
