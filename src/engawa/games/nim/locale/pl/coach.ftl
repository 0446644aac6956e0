# What the coach says. “They” is the other player.
wins = Po tym ruchu przeciwnik nie może nic wziąć.
may-win = Zależnie od swojego tabu przeciwnik może po tym ruchu nie mieć co wziąć.
multiple = { $left } to wielokrotność czterech: bez tabu taki ruch wygrywa.
leaves = { $left ->
    [one] Zostaje { $left } kamień.
    [few] Zostają { $left } kamienie.
   *[many] Zostaje { $left } kamieni.
}
taboos = Możliwe tabu przeciwnika: { $numbers }.
