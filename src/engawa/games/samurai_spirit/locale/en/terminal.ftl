# Samurai Spirit: the table
title = Samurai Spirit
round = round { $round } of { $rounds } · { $level }
barricades = { $number } of { $cap } barricades
farmsteads = { $number ->
    [one] { $number } farmstead
   *[other] { $number } farmsteads
}
families = { $number ->
    [one] { $number } family
   *[other] { $number } families
}
stack = { $number } in the stack
intruders = { $number ->
    [one] { $number } intruder
   *[other] { $number } intruders
}
discards = { $number } discarded
tokens = Tokens beside the village: { $samurai }
tokens-used = All tokens beside the village have been used.
kiai-value = kiai { $kiai }
human = human
animal = animal
passed = passed
wounds = wounds
line-empty = no raiders in the line
token-home = has own token
token-lent = token with { $samurai }
talents-later = (next turn: { $samurai })

# Samurai Spirit: pages beside the table
discards-listed = { $number ->
    [0] The discard pile is empty.
    [one] { $number } raider on the discard pile:
   *[other] { $number } raiders on the discard pile:
}
unknown-listed = { $number ->
    [0] Every card has been seen.
   *[other] Unseen, in the stack, among the intruders or in the box ({ $number }):
}
talent = Talent: { $talent }
kiai-effect = Kiai: { $effect }
talent-lent = { $when ->
    [now] Now also { $samurai }'s talent: { $talent }
   *[later] Next turn also { $samurai }'s talent: { $talent }
}
line = Combat line, total { $total }:
backs = Hidden under the remaining farmsteads: { $farmsteads } ({ $penalties ->
    [yes] suffered when one burns
   *[no] without effect at this level
}). The remaining families give: { $families } ({ $bonuses ->
    [yes] at the end of each round
   *[no] without effect at this level
}).
legend =
    ╫ barricade · ⌂ farmstead, × burnt · ☗ family, ☖ lost · ● wound: the second wakes the animal, the fourth kills
    Raiders: 3☗ wound† is value 3, doll, penalty wound, flames · ▲ hat, ⌂ farm, ☗ doll · ! a penalty · ? unseen
    The track: the number is the total, ◆ the kiai value, red what overcomes. Combat lines begin with the first card; only the last one's penalty is due.
village-left = Round { $round }: { $farmsteads } of { $all_farmsteads } farmsteads, { $families } of { $all_families } families and { $barricades ->
    [one] { $barricades } barricade
   *[other] { $barricades } barricades
} are left.
deeds = defended { $defend }×, supported { $support }×, used the kiai { $use }×, wounds { $wounds }

# Samurai Spirit: a first game
welcome = Raiders attack the village three times, and the samurai defend it together. Enter takes what is in brackets; h helps at any time.
