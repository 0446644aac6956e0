# The browser: the table of samurai. Names of players, tiles, figures and places come from
# samurai.ftl, in the nominative; $choice is a whole choice in the server's words.

hex-map = The map of Japan
hex-hand = Your tiles
# On tiles, beside numbers
hex-initial-blue = B
hex-initial-red = R
hex-initial-green = G
hex-initial-yellow = Y

hex-players = Players
hex-empty = no figures
hex-beside = { $choice }; beside it: { $places }
hex-chance = { $number } %
hex-take-first = First choose a tile below the map, then where to lay it.
hex-no-swap = These two figures cannot be swapped. Try another pair.
hex-taken-up = Taken up, to be laid again: { $tile }
hex-keep = Keep { $tile }
hex-tiles-of = Tiles of { $seat }: { $hand } in hand, { $reserve } in reserve. Show what is not laid yet.
hex-tiles-title = In hand and in reserve; show what is not laid yet
hex-not-laid = Not laid yet: { $seat }
hex-not-laid-why = In hand or in reserve: everybody can work it out from what lies on the board.
hex-behind-screen = behind the screen
hex-on-board = On the board
hex-behind-screens = Behind screens
hex-aside = Set aside
hex-aside-why = Ties are set aside. With four of them, or when a kind has left the board, the game ends.
hex-open-land = { $number ->
    [0] surrounded: taken at the end of the turn
    [one] { $number } open land hex left
   *[other] { $number } open land hexes left
}
hex-open-land-after = { $number ->
    [0] would be surrounded
    [one] { $number } open land hex would be left
   *[other] { $number } open land hexes would be left
}
hex-would-be-taken = would be taken at once

# Buttons in the corner of the map
hex-help = What is what
hex-nearer = Nearer
hex-further = Further
hex-fit = The whole map
hex-north = North is where the needle points

# For those who are new
hex-legend-aim = Lay tiles beside settlements. When the last open land beside one is covered, each of its figures goes to whoever is strongest for that kind. A tie sets it aside. Lead two kinds, and you win.
hex-legend-own = Count for their own kind of figure only.
hex-legend-all = Samurai count for every kind.
hex-legend-fast = Ships (at sea) and the ronin count for every kind. They are fast: in a turn you may lay any number of fast tiles, but only one other. Fast tiles bear this sign:
hex-legend-exchange-tiles = Takes the place of a tile you have laid, which you lay again elsewhere.
hex-legend-exchange-figures = Swaps two figures of two settlements, then leaves the game. It is fast.
hex-legend-closing = A red ring marks a settlement that one more tile closes. A golden ring marks the tile laid last.
hex-legend-keys = By mouse or finger: carry a tile to the map, or click it and then a hex. By keyboard: choose a tile with Enter, go from hex to hex with the arrow keys, lay with Enter, put back with Escape.

# The table in words
hex-words-settlements = Settlements and strengths
hex-words-settlement = { $open ->
    [0] { $place }: { $figures }. Surrounded.
    [one] { $place }: { $figures }. { $open } open land hex left.
   *[other] { $place }: { $figures }. { $open } open land hexes left.
}
hex-words-nobody = nobody
hex-words-tiles = Tiles on the board
hex-words-players = Players
hex-words-player = { $seat }: tiles in hand: { $hand }, in reserve: { $reserve }; figures: { $figures }
hex-words-hidden = Behind all other screens together: { $figures }
