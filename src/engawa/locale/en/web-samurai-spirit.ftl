# The browser: the table of samurai-spirit. Samurai come as $samurai, raiders as $card.

# The village and the piles
spirit-village = The village
spirit-round = Round { $number } of 3
spirit-barricades-name = Barricades
spirit-barricades = { $number ->
    [one] { $number } barricade of { $most } stands.
   *[other] { $number } barricades of { $most } stand.
}
spirit-farmsteads-name = Farmsteads
spirit-farmsteads = { $number ->
    [one] { $number } farmstead of 6 stands.
   *[other] { $number } farmsteads of 6 stand.
}
spirit-families-name = Families
spirit-families = { $number ->
    [one] { $number } family of 3 is safe.
   *[other] { $number } families of 3 are safe.
}
spirit-farmstead-backs = Backs of the farmsteads that stand: { $backs }
spirit-family-backs = Backs of the families still here: { $backs }
spirit-village-tokens = Tokens beside the village
spirit-token-beside = { $place ->
    [used] { $samurai }'s token has been used in this game.
   *[face-up] { $samurai }'s token lies beside the village. { $talent }
}
spirit-raiders = Raiders
spirit-stack = Stack
spirit-intruders = Intruders
spirit-discard = Discarded
spirit-open-discard = Discarded: { $number }. Look through it and see what is still unseen.
spirit-unseen = Not seen yet
spirit-unseen-note = { $hidden ->
    [one] { $hidden } face-down raider is one of these { $number }.
   *[other] { $hidden } face-down raiders are among these { $number }.
}
spirit-set-aside = Set aside
spirit-known = Known to all, with their place in the pile
spirit-known-card = in place { $place }: { $card }
spirit-none = none
spirit-in-question = { $samurai } has to decide about { $card }.
spirit-ending = { $ending ->
    [victory] The village is saved
   *[other] The village is lost
}

# A samurai's board
spirit-talent = Talent
spirit-kiai = Kiai { $number }
spirit-side = { $side ->
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
spirit-total = Total { $total }, kiai at { $kiai }
spirit-wounds = { $number ->
    [0] No wounds; the second wakes the animal, the fourth is deadly
    [one] { $number } wound; the second wakes the animal
    [2] { $number } wounds: the animal is awake
   *[other] { $number } wounds: the next one is deadly
}
spirit-line = Combat line
spirit-line-of = Combat line: { $samurai }
spirit-defence = Defence
spirit-unprotected = Not protected yet: { $symbol }
spirit-due = Due at the next turn: { $penalties }
spirit-bound = In force in this turn: { $penalty }
spirit-turn = It is this samurai's turn.
spirit-in-kiai = Kiai!
spirit-passed = passed
spirit-token-home = The support token is at home.
spirit-token-away = The support token is with { $samurai }.
spirit-token-here = { $kind ->
    [village] { $samurai }'s token, from beside the village. { $talent }
    [idle] { $samurai }'s token, without effect in this turn. { $talent }
   *[lent] { $samurai }'s token on loan. { $talent }
}
spirit-about = About { $samurai }

# Answers on the pieces
spirit-verb-fight = Fight
spirit-verb-fight-again = Fight a second time
spirit-verb-confront = Confront it
spirit-verb-redraw = Put it under the stack
spirit-pick = { $verb ->
    [support] Support { $samurai }
    [hand] Hand it to { $samurai }
    [heal] Heal { $samurai }
    [remove] Discard the last raider: { $samurai }
    [give] Last raider: { $samurai }
   *[lend] Support token: { $samurai }
}
# A short word on the board that can be chosen.
spirit-flag = { $verb ->
    [support] Support
    [hand] Hand over
    [heal] Heal
    [remove] Discard
    [giver] From here
   *[other] Choose
}
spirit-to-whom = From { $samurai } to whom? Choosing { $samurai } again takes it back.
