# Samurai. $seat is a player, named by colour; $place a settlement with its hex, $hex a hex, $tile
# a tile, $figure a kind of figure, $number what the sentence counts.

seat-blue = Blue
seat-red = Red
seat-green = Green
seat-yellow = Yellow
list = { $others } and { $last }

figure-helmet = helmet
figure-buddha = buddha
figure-rice = rice

tile-helmet = helmet
tile-buddha = buddha
tile-rice = rice
tile-samurai = samurai
tile-ronin = ronin
tile-ship = ship
tile-exchange-tiles = exchange of tiles
tile-exchange-figures = exchange of figures

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
ask-keep = Which tile does { $seat } keep for the first hand?
ask-place-figure = Where does { $seat } place which figure?
ask-lay = { $laid ->
    [0] What does { $seat } lay?
   *[other] Does { $seat } lay another tile, or end the turn?
}
ask-swap-with = With what does { $seat } swap this figure: { $figure } of { $place }?
ask-relay = Where does { $seat } lay the tile taken up: { $tile }?

# What the choices do
do-keep = keep { $tile }
do-figure = { $place }: { $figure }
do-lay = { $tile } on { $place }
do-swap = swap { $figure } of { $place }
do-exchange = take up the tile of { $place }
do-end-turn = end the turn
do-with = { $figure } of { $place }
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
event-skipped = { $seat } has no tile to lay and is skipped.
event-laid = { $seat } lays { $tile } on { $hex }.
event-swapped = { $seat } swaps two figures: { $figure } of { $place } and { $other_figure } of { $other_place }.
event-exchanged = { $seat } takes up { $tile } from { $hex } and leaves the exchange of tiles there.
event-relaid = { $seat } lays { $tile } again, on { $hex }.
event-taken = { $seat } takes from { $place }: { $figure }, with strength { $number }.
event-tied = { $place }: a tie at { $number } for the { $figure }, which is set aside.
event-unclaimed = { $place }: nobody has strength for the { $figure }, which is set aside.
event-last-figure = No more figures of this kind are on the board: { $figure }.
event-four-set-aside = { $number ->
    [one] { $number } figure is set aside in all.
   *[other] { $number } figures are set aside in all.
}
event-nobody-can-lay = Nobody can lay a tile.

# How it ended; $winners are players, $count of them.
ending-last-figure = { $count ->
    [one] { $winners } wins: the last figure of a kind has left the board.
   *[other] { $winners } share the win: the last figure of a kind has left the board.
}
ending-four-set-aside = { $count ->
    [one] { $winners } wins: four figures or more are set aside.
   *[other] { $winners } share the win: four figures or more are set aside.
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
refused-capital-full = { $place } holds its three figures already.
refused-no-figure-left = No figure of this kind is left to place: { $figure }.
refused-cities-first = Villages like { $place } are filled when all cities are full.
refused-city-full = { $place } holds its two figures already.
refused-kind-there = { $place } has this figure already: { $figure }.
refused-village-full = { $place } holds its figure already.
refused-not-in-hand = { $seat } does not hold this tile: { $tile }.
refused-ordinary-laid = { $seat } has laid an ordinary tile in this turn; only fast ones may follow.
refused-tile-there = A tile lies on { $hex } already.
refused-nothing-laid = { $seat } must lay at least one tile first.
refused-no-such-figure = { $place } has no such figure: { $figure }.
refused-no-partner = No figure later on the map can be swapped with this one: { $figure } of { $place }.
refused-same-settlement = Both figures stand in { $place }; a swap needs two settlements.
refused-earlier-figure = { $place } comes before { $first_place } on the map; name the earlier one first.
refused-two-of-a-kind = That swap would leave a settlement with two figures of a kind.
refused-not-your-tile = { $hex } holds no ordinary tile of { $seat }.
refused-no-other-hex = No other open land is empty for the tile that would be taken up.
refused-sea-only = Ships are laid on the sea, and { $hex } is land.
refused-land-only = Only ships are laid on the sea, and { $hex } is sea.
refused-on-settlement = { $hex } is a settlement; tiles are laid beside it.
refused-written-otherwise = This tile is not laid like others: write “swap:…” to exchange figures, “exchange:…” to exchange tiles.

# What is agreed on before a game
beginning-quick-about = Tiles and figures are dealt: you play at once.
beginning-book-about = You choose your first tiles, and the players place the figures in turn.
option-hands = First tiles
option-hands-random = Dealt
option-hands-random-about = Five of your twenty tiles are dealt to you.
option-hands-chosen = Chosen
option-hands-chosen-about = Everybody chooses five of their twenty tiles.
option-figures = Figures
option-figures-random = Dealt
option-figures-random-about = Chance puts the figures into the settlements.
option-figures-players = Placed by players
option-figures-players-about = The players place the figures one by one: a longer start, more to plan.
option-captures = Captured figures
option-captures-usual-about = Open with two players, behind the screen with three or four.
option-captures-open = Open
option-captures-open-about = Everybody sees who has taken what.
option-captures-hidden = Hidden
option-captures-hidden-about = They lie behind the screen: you have to remember.
