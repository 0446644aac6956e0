# Samurai. $seat is a player, named by colour; $place a settlement with its hex, $hex a hex, $tile
# a tile, $figure a kind of figure, $number what the sentence counts.

seat-blue = Blue
seat-red = Red
seat-green = Green
seat-yellow = Yellow
list = { $others } and { $last }

figure-helmet = helmet
figure-buddha = Buddha
figure-rice = rice

tile-helmet = helmet
tile-buddha = Buddha
tile-rice = rice
tile-samurai = samurai
tile-ronin = ronin
tile-ship = ship
tile-exchange-tiles = tile exchange
tile-exchange-figures = figure exchange

place-nagasaki = Nagasaki
place-kumamoto = Kumamoto
place-hakata = Hakata
place-funai = Funai
place-kagoshima = Kagoshima
place-shimonoseki = Shimonoseki
place-hagi = Hagi
place-uwajima = Uwajima
place-kochi = Kōchi
place-okayama = Okayama
place-takamatsu = Takamatsu
place-tottori = Tottori
place-tokushima = Tokushima
place-wakayama = Wakayama
place-kanazawa = Kanazawa
place-kyoto = Kyoto
place-toyama = Toyama
place-ishikari = Ishikari
place-matsumae = Matsumae
place-sunpu = Sunpu
place-soya = Sōya
place-hirosaki = Hirosaki
place-akita = Akita
place-niigata = Niigata
place-edo = Edo
place-abashiri = Abashiri
place-sapporo = Sapporo
place-urakawa = Urakawa
place-hachinohe = Hachinohe
place-sendai = Sendai
place-mito = Mito
place-tateyama = Tateyama
place-kushiro = Kushiro
place-nemuro = Nemuro

# What is asked
ask-keep = Which tile does { $seat } choose for the first hand?
ask-place-figure = Which figure does { $seat } place, and where?
ask-lay = { $laid ->
    [0] Which tile does { $seat } lay, and where?
   *[other] Does { $seat } lay another tile, or end the turn?
}
ask-swap-with = Which figure does { $seat } swap this one with: { $figure } in { $place }?
ask-relay = Where does { $seat } lay the tile taken up: { $tile }?

# What the choices do
do-keep = keep { $tile }
do-figure = { $place }: { $figure }
do-lay = { $tile } on { $place }
do-swap = swap { $figure } in { $place }
do-exchange = take up the tile on { $place }
do-end-turn = end the turn
do-with = { $figure } in { $place }
do-relay = on { $place }

# What happened
event-first-player = { $seat } begins.
event-drew = { $seat } draws a tile and has { $number } in hand.
event-drew-tile = It is: { $tile }.
event-kept = { $seat } keeps a tile and has { $number } in hand.
event-kept-tile = It is: { $tile }.
event-figure-dealt = { $place } gets: { $figure }.
event-figure-placed = { $seat } places in { $place }: { $figure }.
event-turn-begins = { $seat } to play.
event-skipped = { $seat } has no tile to lay and loses this turn.
event-laid = { $seat } lays { $tile } on { $hex }.
event-swapped = { $seat } swaps two figures: { $figure } in { $place } and { $other_figure } in { $other_place }.
event-exchanged = { $seat } takes up { $tile } from { $hex } and leaves the tile exchange there.
event-relaid = { $seat } lays { $tile } again, on { $hex }.
event-taken = { $seat } takes from { $place }: { $figure }, with strength { $number }.
event-tied = { $place }: a tie at { $number } for the { $figure }, which is set aside.
event-unclaimed = { $place }: nobody has strength for the { $figure }, which is set aside.
event-last-figure = There are no more figures of this kind on the board: { $figure }.
event-four-set-aside = { $number ->
    [one] { $number } figure set aside in total.
   *[other] { $number } figures set aside in total.
}
event-nobody-can-lay = Nobody can lay a tile.

# How it ended; $winners are players, $count of them.
ending-last-figure = { $count ->
    [one] { $winners } wins: the last figure of a kind has left the board.
   *[other] { $winners } share the win: the last figure of a kind has left the board.
}
ending-four-set-aside = { $count ->
    [one] { $winners } wins: four or more figures are set aside.
   *[other] { $winners } share the win: four or more figures are set aside.
}
ending-last-figure-four-set-aside = { $count ->
    [one] { $winners } wins: the last figure of a kind has left the board, and four or more are set aside.
   *[other] { $winners } share the win: the last figure of a kind has left the board, and four or more are set aside.
}
ending-nobody-can-lay = { $count ->
    [one] { $winners } wins: nobody can lay a tile.
   *[other] { $winners } share the win: nobody can lay a tile.
}

# Why not
refused-not-left = { $seat } has no such tile left to keep: { $tile }.
refused-not-in-play = { $players ->
    [one] { $hex } is not on the board with { $players } player.
   *[other] { $hex } is not on the board with { $players } players.
}
refused-capital-full = { $place } already holds its three figures.
refused-no-figure-left = No figure of this kind is left to place: { $figure }.
refused-cities-first = Villages such as { $place } are filled only when all cities are full.
refused-city-full = { $place } already holds its two figures.
refused-kind-there = { $place } already has this figure: { $figure }.
refused-village-full = { $place } already holds its figure.
refused-not-in-hand = { $seat } does not hold this tile: { $tile }.
refused-ordinary-laid = { $seat } has already laid an ordinary tile this turn; only fast ones may follow.
refused-tile-there = There is already a tile on { $hex }.
refused-nothing-laid = { $seat } must lay at least one tile first.
refused-no-such-figure = { $place } has no such figure: { $figure }.
refused-no-partner = No figure later on the map can be swapped with this one: { $figure } in { $place }.
refused-same-settlement = Both figures are in { $place }; a swap needs two settlements.
refused-earlier-figure = { $place } comes before { $first_place } on the map; choose the earlier one first.
refused-two-of-a-kind = That swap would leave a settlement with two figures of the same kind.
refused-not-your-tile = { $seat } has no ordinary tile on { $hex }.
refused-no-other-hex = There is no other empty land hex for the tile taken up.
refused-sea-only = Ships can only be laid on the sea, and { $hex } is land.
refused-land-only = Only ships can be laid on the sea, and { $hex } is sea.
refused-on-settlement = { $hex } is a settlement; tiles are laid beside it.
refused-written-otherwise = This tile is not laid on a hex: choose what it exchanges.

# What is agreed on before a game
beginning-quick-about = Tiles and figures are dealt: you play at once.
beginning-book-about = You choose your first tiles, and the players place the figures in turn.
option-hands = First tiles
option-hands-random = Dealt
option-hands-random-about = Five of your twenty tiles are dealt to you at random.
option-hands-chosen = Chosen
option-hands-chosen-about = Players choose five of their twenty tiles.
option-figures = Figures
option-figures-random = Dealt
option-figures-random-about = The figures are dealt to the settlements at random.
option-figures-players = Placed by players
option-figures-players-about = The players place the figures one by one: a longer start, and more to plan.
option-captures = Captured figures
option-captures-usual-about = Open with two players, behind the screen with three or four.
option-captures-open = Open
option-captures-open-about = Everyone sees who has taken what.
option-captures-hidden = Hidden
option-captures-hidden-about = They are behind the screens: you have to remember.
