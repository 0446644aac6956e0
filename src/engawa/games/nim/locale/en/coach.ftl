# What the coach says. “They” is the other player.
wins = After this they cannot take any.
may-win = Depending on their taboo, they may be unable to take any after this.
multiple = { $left } is a multiple of four: without taboos that wins.
leaves = { $left ->
    [one] Leaves { $left } stone.
   *[other] Leaves { $left } stones.
}
taboos = Their taboo may be: { $numbers }.
