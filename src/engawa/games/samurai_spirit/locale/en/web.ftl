# The browser: the table of samurai-spirit. Samurai come as $samurai, raiders as $card.

# The village and the piles
village = The village
round = Round { $number } of 3
barricades-name = Barricades
barricades = { $number ->
    [one] { $number } barricade of { $most } stands.
   *[other] { $number } barricades of { $most } stand.
}
farmsteads-name = Farmsteads
farmsteads = { $number ->
    [one] { $number } farmstead of 6 stands.
   *[other] { $number } farmsteads of 6 stand.
}
families-name = Families
families = { $number ->
    [one] { $number } family of 3 is safe.
   *[other] { $number } families of 3 are safe.
}
farmstead-backs = Backs of the remaining farmsteads: { $backs }
family-backs = Backs of the remaining families: { $backs }
village-tokens = Tokens beside the village
token-beside = { $place ->
    [used] { $samurai }'s token has already been used in this game.
   *[face-up] { $samurai }'s token is beside the village. { $talent }
}
raiders = Raiders
stack = Stack
intruders = Intruders
discard = Discarded
open-discard = Discarded: { $number }. Look through it and see what is still unseen.
unseen = Not seen yet
unseen-note = { $hidden ->
    [one] { $hidden } face-down raider is one of these { $number }.
   *[other] { $hidden } face-down raiders are among these { $number }.
}
set-aside = Set aside
known = Known to all, with their place in the pile
known-card = in place { $place }: { $card }
none = none
in-question = { $samurai } has to decide about { $card }.
ending = { $ending ->
    [victory] The village is saved
   *[other] The village has fallen
}

# A samurai's board
talent = Talent
kiai = Kiai { $number }
side = { $side ->
    [animal] { $samurai ->
        [heihachi] Animal side: the tanuki
        [daisuke] Animal side: the fox
        [gorobei] Animal side: the boar
        [kanbei] Animal side: the stag
        [kikuchiyo] Animal side: the bear
        [kyuzo] Animal side: the tiger
       *[katsushiro] Animal side: the falcon
    }
   *[human] Human side
}
total = Total { $total }, kiai at { $kiai }
wounds = { $number ->
    [0] No wounds; the second wakes the animal, the fourth is deadly
    [one] { $number } wound; the second wakes the animal
    [2] { $number } wounds: the animal is awake
   *[other] { $number } wounds: the next one is deadly
}
line = Combat line
line-of = Combat line: { $samurai }
defence = Defence
unprotected = Not protected yet: { $symbol }
due = Due next turn: { $penalties }
bound = Applies this turn: { $penalty }
turn = It is this samurai's turn.
in-kiai = Kiai!
passed = passed
token-home = The support token is here.
token-away = The support token is with { $samurai }.
token-here = { $kind ->
    [village] { $samurai }'s token, from beside the village. { $talent }
    [idle] { $samurai }'s token, without effect this turn. { $talent }
   *[lent] { $samurai }'s token on loan. { $talent }
}
about = About { $samurai }

# Answers on the pieces
verb-fight = Fight
verb-fight-again = Fight a second time
verb-confront = Confront it
verb-redraw = Put it under the stack
pick = { $verb ->
    [support] Support { $samurai }
    [hand] Hand it to { $samurai }
    [heal] Heal { $samurai }
    [remove] Discard the last raider: { $samurai }
    [give] Last raider: { $samurai }
   *[lend] Support token: { $samurai }
}
# A short word on the board that can be chosen.
flag = { $verb ->
    [support] Support
    [hand] Hand over
    [heal] Heal
    [remove] Discard
    [giver] From here
   *[other] Choose
}
to-whom = From { $samurai } to whom? Choose { $samurai } again to cancel.

sum-barricade-lost = { $number ->
    [one] { $number } barricade lost
   *[other] { $number } barricades lost
}
sum-farmstead-lost = { $number ->
    [one] { $number } farmstead lost
   *[other] { $number } farmsteads lost
}
sum-family-lost = { $number ->
    [one] { $number } family lost
   *[other] { $number } families lost
}
sum-wounded = { $number ->
    [one] { $number } wound
   *[other] { $number } wounds
}

# What everything is
help-rank-plunderer = A plunderer: here from the first round on.
help-rank-lieutenant = A lieutenant: joins in the second round.
help-rank-boss = A boss: joins in the third round, with two penalties.
help-symbol = Can be laid in your defence, if that still lacks this: { $symbol }.
help-bare = Shows no symbol: it cannot be laid in the defence.
help-flames = Flames: if it ends the round among the intruders, a barricade falls.
help-penalty-fire = lose a barricade; if there is none, a farmstead burns.
help-penalty-wound = take a wound.
help-penalty-intruder = the top raider of the stack joins the intruders unseen.
help-penalty-no-defence = cannot defend this turn.
help-penalty-no-support = cannot support anyone this turn.
help-penalty-left-draws = the left neighbour draws a raider straight into their combat line.
help-penalty-right-draws = the right neighbour draws a raider straight into their combat line.
help-penalty-must-pass = must pass this turn.
help-penalty-reinforce = a random discarded raider is shuffled back into the stack.
help-penalty-no-talent = cannot use any talent or token this turn.
help-penalty-lose-defence = discard a card from the defence.
help-lacks-hat = Without a hat, you take a wound at the end of the round.
help-lacks-farm = Without a farm, the village loses a farmstead at the end of the round.
help-lacks-doll = Without a doll, a family is lost at the end of the round.
help-wounds = Wounds
help-track = { $left ->
    [0] The total is exactly the kiai value.
   *[other] The total of the combat line against the kiai value; the difference is { $left }.
}
help-track-below = Reach the kiai value exactly to trigger the kiai; above it, the samurai is overcome.
help-track-at = The kiai is triggered.
help-track-above = Overcome: this samurai must pass at their next turn.
help-token = { $samurai }’s support token
help-token-use = Whoever holds it may use this talent in their own turn.
help-stack = A fight draws the top card. When the stack is empty, the round ends.
help-intruders = At the end of the round they are turned up one by one: each with flames costs a barricade.
help-discard = Raiders that are out for this round. Open it to see what is still to come.
help-village = The game is lost when the last farmstead burns, the last family is lost or a samurai dies.
