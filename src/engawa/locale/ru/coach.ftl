# The coach. Sentences of one game begin with its name. $percent is of a hundred, $seat a player or
# a samurai, $other another one. Names come in the nominative, so sentences keep them there; the
# players of Samurai are in the plural.

# What the simulations say
always-won = { $number ->
    [1] Победа в единственной просчитанной партии.
   *[other] Победа во всех просчитанных партиях ({ $number }).
}
rival = Если победите не вы, то вероятнее всего этот соперник: { $seat } ({ $percent } % просчитанных партий).

# Reviews. $before and $after are chances of a hundred: by the best action, by the one played;
# $drawn the one after the draws.
title = { $game }: шанс на победу
unfinished = Эта партия ещё не окончена.
common = все вместе
axis-chance = Шанс на победу
axis-decisions = { $number ->
    [one] { $number } решение, с разбивкой по раундам
    [few] { $number } решения, с разбивкой по раундам
   *[other] { $number } решений, с разбивкой по раундам
}
lap = раунд { $number }
point = Решение { $number }, { $seat }: «{ $action }» оставляет шанс { $after } %, а «{ $best }» давало { $before } %.
luck = После решения { $number } ({ $seat }) повезло: шанс вырос с { $after } % до { $drawn } %.
bad-luck = После решения { $number } ({ $seat }) не повезло: шанс упал с { $after } % до { $drawn } %.
no-points = Ни одно решение не стоило больше, чем можно объяснить случайностью.
