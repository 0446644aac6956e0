# Samurai
closes = Closes { $place }: { $takers }.
nobody = set aside
ends-game = That ends the game.
strength = { $place }: { $strengths }.
against = { $figure } { $mine } to { $theirs }
standing = { $place }: { $strengths } for you.
only-surrounds = { $left ->
    [one] Only helps to surround { $place }: { $left } open hex is left there.
   *[other] Only helps to surround { $place }: { $left } open hexes are left there.
}
still-behind = { $left ->
    [one] Still behind for the { $figure }, with { $left } open hex left there.
   *[other] Still behind for the { $figure }, with { $left } open hexes left there.
}
unanswered = { $left ->
    [one] Nobody can overtake you for the { $figure } with one tile; { $left } open hex is left there.
   *[other] Nobody can overtake you for the { $figure } with one tile; { $left } open hexes are left there.
}
answered = { $left ->
    [one] { $seats } may still overtake you for the { $figure } with one tile; { $left } open hex is left there.
   *[other] { $seats } may still overtake you for the { $figure } with one tile; { $left } open hexes are left there.
}
beside-nothing = It is beside no figure and changes nothing now.
fast = Uses up a fast tile: { $tile }.
no-ordinary = No ordinary tile was laid: this turn's ordinary tile is wasted.
draws = { $number ->
    [0] No tile is drawn.
    [one] Then { $number } tile is drawn.
   *[other] Then { $number } tiles are drawn.
}
swap = Uses up the figure exchange.
swap-nothing = Two figures of the same kind: the swap changes nothing.
exchange = Takes up { $tile }, which no longer counts for { $places }.
exchange-free = Takes up { $tile }, which no longer counts for any figure.
keep-fast = A fast tile can be laid in addition to another.
keep-exchange = Lets you move one of your tiles later in the game.
keep-all = Counts { $strength } for every kind of figure.
keep-kind = Counts { $strength }, for one kind only: { $figure }.
place = { $left ->
    [one] { $place } has { $left } open hex around it for this figure: { $figure }.
   *[other] { $place } has { $left } open hexes around it for this figure: { $figure }.
}
