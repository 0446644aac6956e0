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
