# Samurai: the table
seat = hand { $hand } · reserve { $reserve } · captured: { $captured }
behind-screen = behind the screen
hand = In hand: { $tiles }
set-aside = Set aside: { $figures }. Tiles not laid yet:

# Samurai: how to type one of very many choices
type-tile = a tile and a hex
type-figure = a figure and a settlement
type-swap = figure exchange: the first figure
type-exchange = tile exchange: the tile to take up
type-end-turn = end the turn
type-with = the second figure
type-relay = a hex

# Samurai: pages beside the table
help =
    Type a tile and a hex, an action, or the number of a choice where there are numbers.
    rice-4 k17 | lay rice 4 on K17
    swap | figure exchange: swap helmet o14, then with rice q15
    exchange | tile exchange: exchange k17, then relay p14
    Enter | draw the table again
    ? | why an action is not allowed: ?rice-4 k17, ?end-turn
    c | the coach: every choice with its chance to win, and why
    i | what is where, settlement by settlement
    d | figures set aside, and tiles not laid yet
    l | latest log entries; l all shows everything
    r | contents of the rules; r 4.4 for a section
    u | undo the last decision
    s | save; s NAME for another file
    q | leave; you will be asked to save
legend =
    H helmet · B Buddha · R rice · S samurai · N ronin · P ship · X tile exchange; the number is the strength, the sign before it the player
    ⌂ room in a settlement · ~ sea · open land shows its own name; columns B, D, F … are half a hex lower

# Samurai: a first game
welcome = Helmets, Buddhas and rice stand in the towns of Japan; whoever is strongest around a town takes them. Enter takes what is in brackets; h helps at any time.
