# The coach. Sentences of one game begin with its name. $percent is of a hundred, $seat a player or
# a samurai, $other another one. Names come in the nominative, so sentences keep them there.

# What the simulations say
always-won = { $number ->
    [one] Jedyna symulowana partia kończy się zwycięstwem.
    [few] Wszystkie { $number } symulowane partie kończą się zwycięstwem.
   *[other] Wszystkie { $number } symulowanych partii kończy się zwycięstwem.
}
rival = Najgroźniejszy rywal: { $seat }, wygrane { $percent }% symulowanych partii.

# Reviews. $before and $after are chances of a hundred: by the best action, by the one played;
# $drawn the one after the draws.
title = { $game }: szansa na zwycięstwo
unfinished = Ta partia jeszcze trwa.
common = wszyscy razem
axis-chance = Szansa na zwycięstwo
axis-decisions = { $number ->
    [one] { $number } decyzja, z podziałem na rundy
    [few] { $number } decyzje, z podziałem na rundy
   *[other] { $number } decyzji, z podziałem na rundy
}
lap = runda { $number }
point = Decyzja { $number }, { $seat }: „{ $action }” daje { $after }%, a „{ $best }” dałoby { $before }%.
luck = Po decyzji { $number } ({ $seat }) pomógł los: z { $after }% do { $drawn }%.
bad-luck = Po decyzji { $number } ({ $seat }) los zaszkodził: z { $after }% do { $drawn }%.
no-points = Żadna decyzja nie kosztowała więcej, niż tłumaczy sam przypadek.
