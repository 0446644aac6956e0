# Samurai: the table
seat = hand { $hand } · reserve { $reserve } · captured: { $captured }
behind-screen = behind the screen
hand = In hand: { $tiles }
set-aside = Set aside: { $figures }. Tiles not laid yet:

# Samurai: how to type one of very many choices
type-tile = a tile and a hex
type-figure = a figure and a settlement
type-swap = exchange of figures: the first one
type-exchange = exchange of tiles: the tile to take up
type-end-turn = end the turn
type-with = the second figure
type-relay = a hex

# Samurai: pages beside the table
help =
    Type a tile and a hex, an action, or the number of a choice where there are numbers.
    rice-4 k17 | lay:rice-4@K17, in short
    swap | exchange of figures: swap helmet o14, then with rice q15
    exchange | exchange of tiles: exchange k17, then relay p14
    Enter | draw the table again
    ? | why is an action not allowed: ?rice-4 k17, ?end-turn
    c | the coach: every choice with its chance to win, and why
    i | what stands where, settlement by settlement
    d | figures set aside, and tiles not laid yet
    l | the latest of the log; l all for all of it
    r | contents of the rules; r 4.4 for a section
    u | take back the last decision
    s | save; s NAME for another file
    q | leave; unsaved matches are offered to be saved
legend =
    H helmet · B buddha · R rice · S samurai · N ronin · P ship · X exchange of tiles; the figure is the strength, the sign before it the player
    ⌂ room of a settlement · ~ sea · open land shows its own name; columns B, D, F … stand half a hex lower

# Samurai: a first game
welcome = Helmets, buddhas and rice stand in the towns of Japan; who is strongest round a town takes them. Enter takes what is in brackets; h helps at any time.
