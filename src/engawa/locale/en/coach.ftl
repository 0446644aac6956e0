# The coach. Sentences of one game begin with its name. $percent is of a hundred, $seat a player or
# a samurai, $other another one; “you” is the player who decides.

# What the simulations say
always-won = { $number ->
    [one] Won the only simulated game.
   *[other] Won all { $number } simulated games.
}
rival = If you do not win, { $seat } is the most likely winner, with { $percent }% of the simulated games.

# Reviews. $before and $after are chances of a hundred: by the best action, by the one played;
# $drawn the one after the draws.
title = { $game }: chance to win
unfinished = This game is not over yet.
common = all together
axis-chance = Chance to win
axis-decisions = { $number ->
    [one] { $number } decision, by round
   *[other] { $number } decisions, by round
}
lap = round { $number }
point = Decision { $number }, { $seat }: { $action } left a { $after }% chance; { $best } had { $before }%.
luck = After decision { $number } ({ $seat }) the draws helped: from { $after }% to { $drawn }%.
bad-luck = After decision { $number } ({ $seat }) the draws hurt: from { $after }% to { $drawn }%.
no-points = No decision cost more than luck alone explains.
