# The coach. Sentences of one game begin with its name. $percent is of a hundred, $seat a player or
# a samurai, $other another one; “you” is the player who decides.

# What the simulations say
always-won = { $number ->
    [one] Won in the only game simulated.
   *[other] Won in all { $number } games simulated.
}
rival = If you do not win, it is most likely { $seat }, who wins { $percent } % of the simulated games.

# Reviews. $before and $after are chances of a hundred: by the best action, by the one played;
# $drawn the one after the draws.
samurai-spirit-name = Samurai Spirit
samurai-name = Samurai
rent-a-hero-name = Rent a Hero
title = { $game }: the chance to win
unfinished = This game is not over yet.
common = all together
axis-chance = Chance to win
axis-decisions = { $number ->
    [one] { $number } decision, with the rounds
   *[other] { $number } decisions, with the rounds
}
lap = round { $number }
point = Decision { $number }, { $seat }: { $action } left { $after } %; { $best } had { $before } %.
luck = After decision { $number } ({ $seat }) the draws helped: from { $after } % to { $drawn } %.
bad-luck = After decision { $number } ({ $seat }) the draws hurt: from { $after } % to { $drawn } %.
no-points = No decision cost more than luck alone explains.

# Samurai Spirit
samurai-spirit-lost-samurai-died = When this is lost, then mostly because a samurai dies ({ $percent } % of the losses).
samurai-spirit-lost-farmsteads-lost = When this is lost, then mostly because the last farmstead burns ({ $percent } % of the losses).
samurai-spirit-lost-families-lost = When this is lost, then mostly because the last family is lost ({ $percent } % of the losses).
samurai-spirit-fight-known = The next raider is known: { $card }.
samurai-spirit-fight-risk = { $percent } % of the raiders that may come are above { $room } and would overcome { $seat }.
samurai-spirit-fight-hope = { $percent } % of the raiders that may come can go into { $seat }'s defence.
samurai-spirit-fight-kiai = { $percent } % of the raiders that may come are exactly { $room }, which sets off { $seat }'s kiai.
samurai-spirit-fight-safe = No raider that may come has to overcome { $seat }.
samurai-spirit-pass-complete = { $seat }'s defence is complete: the end of the round takes nothing for it.
samurai-spirit-pass-all = { $seat } leaves the round without any symbol: that costs a wound, a farmstead and a family.
samurai-spirit-pass-ends = { $number ->
    [one] The round ends: { $number } raider of the stack becomes an intruder, with flames at { $percent } %.
   *[other] The round ends: { $number } raiders of the stack become intruders, { $percent } % of them with flames.
}
samurai-spirit-lacks-hat = { $kind ->
    [kills] Without a hat { $seat } dies at the end of the round, and the game is lost!
    [wakes] Without a hat { $seat } is wounded at the end of the round, which wakes the animal.
   *[wounds] Without a hat { $seat } is wounded at the end of the round.
}
samurai-spirit-lacks-farm = { $left ->
    [1] Without a farm { $seat } costs the last farmstead at the end of the round, and the game!
   *[other] Without a farm { $seat } costs a farmstead at the end of the round; { $left } are left now.
}
samurai-spirit-lacks-doll = { $left ->
    [1] Without a doll { $seat } costs the last family at the end of the round, and the game!
   *[other] Without a doll { $seat } costs a family at the end of the round; { $left } are left now.
}
samurai-spirit-talent = { $seat } has one more talent in the next turn: { $talent }
samurai-spirit-intruder = The top raider joins the intruders unseen, with flames at { $percent } %.
samurai-spirit-intruder-known = The top raider joins the intruders: { $card }.
samurai-spirit-overcome = { $fate ->
    [barricade] { $total } is above kiai { $kiai }: a barricade falls, and { $seat } has to pass.
    [last] { $total } is above kiai { $kiai }: the last farmstead burns, and the game is lost!
   *[farmstead] { $total } is above kiai { $kiai }: no barricade is left, so a farmstead burns, and { $seat } has to pass.
}
samurai-spirit-kiai = { $seat } reaches the kiai: { $effect }
samurai-spirit-symbol-forgone = Gives up a symbol that the defence lacks: { $symbol }.
samurai-spirit-no-penalty = This raider brings no penalty.
samurai-spirit-penalty-due = As the last raider of the line it brings { $seat } its penalty next turn: { $penalty }.
samurai-spirit-penalty-ignored = { $seat } can ignore its penalty: { $penalty }.
samurai-spirit-penalty-kills = As the last raider of the line it would wound { $seat } to death next turn!
samurai-spirit-penalty-wakes = The last raider's wound would wake { $seat }'s animal.
samurai-spirit-room = { $seat } then stands at { $total } of { $kiai }: { $room } more to the kiai.
samurai-spirit-defend-hat = Keeps the hat that spares { $seat } a wound at the end of the round.
samurai-spirit-defend-life = Keeps the hat without which { $seat } would die at the end of the round.
samurai-spirit-defend-farm = { $left ->
    [1] Keeps the farm that spares the last farmstead at the end of the round.
   *[other] Keeps the farm that spares one of { $left } farmsteads at the end of the round.
}
samurai-spirit-defend-doll = { $left ->
    [1] Keeps the doll that spares the last family at the end of the round.
   *[other] Keeps the doll that spares one of { $left } families at the end of the round.
}
samurai-spirit-total-stays = The total stays at { $total } of { $kiai }.
samurai-spirit-discard = The raider goes without entering { $seat }'s line, and its penalty with it.
samurai-spirit-redraw = Another raider has to be kept; { $percent } % of those that may come would overcome { $seat }.
samurai-spirit-receive-defend = { $seat } lacks this symbol and can defend with it: { $symbol }.
samurai-spirit-receive-overcome = Confronted, it takes { $seat } to { $total }, above kiai { $kiai }.
samurai-spirit-receive-kiai = { $seat } would reach the kiai: { $effect }
samurai-spirit-receive-total = Confronted, it takes { $seat } to { $total } of { $kiai }.
samurai-spirit-ignore = Spares { $seat } the penalty: { $penalty }.
samurai-spirit-suffer = The penalty could be ignored: { $penalty }.
samurai-spirit-suffer-fire = { $fate ->
    [barricade] A barricade falls.
    [last] The last farmstead burns, and the game is lost!
   *[farmstead] No barricade is left: a farmstead burns.
}
samurai-spirit-wound-kills = { $seat } dies, and the game is lost!
samurai-spirit-wound-wakes = The wound wakes { $seat }'s animal: the kiai value rises by three.
samurai-spirit-wound-plain = { $seat } takes a wound.
samurai-spirit-penalty-first = First comes { $penalty }, then { $other }.
samurai-spirit-end-turn = { $seat } keeps { $total } of { $kiai }; nothing more can go wrong in this turn.
samurai-spirit-kiai-used = { $effect }
samurai-spirit-kiai-declined = The first card of { $seat }'s line is discarded all the same.
samurai-spirit-heal-none = All wound tokens stay where they are.
samurai-spirit-heal-token = { $seat } loses the wound token.
samurai-spirit-heal-life = { $seat } loses the wound token: the next wound no longer kills.
samurai-spirit-relieved = { $seat }'s total falls from { $before } to { $after } of { $kiai }.
samurai-spirit-penalty-gone = The penalty of that raider goes with it: { $penalty }.
samurai-spirit-lend-none = Every token stays where it is.
samurai-spirit-order = The next raider will be: { $card }.
samurai-spirit-tokens-kept = { $number ->
    [one] { $number } token stays beside the village for later.
   *[other] { $number } tokens stay beside the village for later.
}
samurai-spirit-token-taken = Until the end of the round { $seat } has one more talent; then the token is used up. { $talent }

# Samurai
samurai-closes = Closes { $place }: { $takers }.
samurai-nobody = set aside
samurai-ends-game = That ends the game.
samurai-strength = { $place }: { $strengths }.
samurai-against = { $figure } { $mine } to { $theirs }
samurai-standing = { $place }: { $strengths } for you.
samurai-only-surrounds = { $left ->
    [one] Only helps to surround { $place }: { $left } open hex is left there.
   *[other] Only helps to surround { $place }: { $left } open hexes are left there.
}
samurai-still-behind = { $left ->
    [one] Still behind for the { $figure }, with { $left } open hex left there.
   *[other] Still behind for the { $figure }, with { $left } open hexes left there.
}
samurai-unanswered = { $left ->
    [one] Nobody can overtake you for the { $figure } with one tile; { $left } open hex is left there.
   *[other] Nobody can overtake you for the { $figure } with one tile; { $left } open hexes are left there.
}
samurai-answered = { $left ->
    [one] { $seats } may still overtake you for the { $figure } with one tile; { $left } open hex is left there.
   *[other] { $seats } may still overtake you for the { $figure } with one tile; { $left } open hexes are left there.
}
samurai-beside-nothing = It lies beside no figure and changes nothing now.
samurai-fast = Spends a fast tile: { $tile }.
samurai-no-ordinary = No ordinary tile was laid: its place in this turn is wasted.
samurai-draws = { $number ->
    [0] Nothing is drawn.
    [one] Then { $number } tile is drawn.
   *[other] Then { $number } tiles are drawn.
}
samurai-swap = Spends the exchange of figures.
samurai-swap-nothing = Two figures of a kind: the swap changes nothing.
samurai-exchange = Takes up { $tile }, which no longer counts for { $places }.
samurai-exchange-free = Takes up { $tile }, which counts for no figure any more.
samurai-keep-fast = A fast tile can be laid beside another one.
samurai-keep-exchange = Lets a tile on the board be laid anew, later in the game.
samurai-keep-all = Counts { $strength } for every kind of figure.
samurai-keep-kind = Counts { $strength }, for one kind only: { $figure }.
samurai-place = { $left ->
    [one] { $place } has { $left } open hex around it for this figure: { $figure }.
   *[other] { $place } has { $left } open hexes around it for this figure: { $figure }.
}

# Rent a Hero
rent-a-hero-recruit-hero = It is a new hero for you: { $hero }.
rent-a-hero-recruit-wins = It is your sixth hero and wins the game: { $hero }.
rent-a-hero-recruit-pair = You have this hero already and would lose both: { $hero }.
rent-a-hero-recruit-certain = Whatever the wanderer is, it is new for you.
rent-a-hero-recruit-chance = By the cards you do not see, the wanderer is new for you at { $percent } %.
rent-a-hero-recruit-sixth = A new hero would be your sixth and win at once.
rent-a-hero-recruit-loss = Otherwise you lose one of these: { $heroes }.
rent-a-hero-pass-next = { $seat } gets it next; for what you know it is new there at { $percent } %.
rent-a-hero-pass-home = It comes home: { $seat } must take it, new there at { $percent } % for what you know.
rent-a-hero-pass-sixth = { $seat } has five heroes: at { $percent } % the wanderer would be the sixth and win.
rent-a-hero-pass-forgone = Gives up a wanderer that is new for you at { $percent } %.
rent-a-hero-pass-forgone-certain = Gives up a wanderer that is certainly new for you.
rent-a-hero-hint = The answer is “yes” at { $percent } %, and then you know that it is: { $hero }.
rent-a-hero-hint-useless = The wanderer cannot be this one, so the answer tells nothing: { $hero }.
rent-a-hero-hint-strength = The answer tells whether its strength is { $requirement }: “yes” at { $percent } %.
rent-a-hero-hint-costs = { $left ->
    [one] It costs a card: { $left } stays in your hand.
   *[other] It costs a card: { $left } stay in your hand.
}
rent-a-hero-send-top = The top card of the deck travels, whatever it is.
rent-a-hero-send-sixth = It would be the sixth hero and win the game for: { $seats } ({ $hero }).
rent-a-hero-send-lacking = { $count ->
    [one] One other lacks it and would gain by it: { $seats }.
   *[other] { $count } others lack it and would gain by it: { $seats }.
}
rent-a-hero-send-nobody = All the others have it and would lose a pair: { $hero }.
rent-a-hero-send-home-pair = If it comes home, you lose a pair: { $hero }.
rent-a-hero-send-home-new = If it comes home, you gain a new hero: { $hero }.
rent-a-hero-drop-held = You have this hero in your band already: { $hero }.
rent-a-hero-drop-lacking = Your band lacks this hero, which only a card sent could bring home: { $hero }.
rent-a-hero-drop-unseen = { $number ->
    [one] { $number } other copy is still unseen.
   *[other] { $number } other copies are still unseen.
}
rent-a-hero-burn = Keeps the wanderer from { $seat }, for whom it is new at { $percent } % for what you know.
rent-a-hero-chase = { $seat } must pass on a wanderer that is new there at { $percent } % for what you know.
rent-a-hero-look = Then you know whether it is new for you; now that is so at { $percent } %.
rent-a-hero-ready = This hero can be used once more: { $hero }.
rent-a-hero-lift = You may then send any card of your hand.
rent-a-hero-lift-other = { $seat } may then send any card.
rent-a-hero-draw-two = { $number ->
    [0] Your hand is empty: two more cards to send and to give as hints.
    [one] You hold { $number } card: two more to send and to give as hints.
   *[other] You hold { $number } cards: two more to send and to give as hints.
}
rent-a-hero-cancel = This power has no effect then: { $hero } of { $seat }.
rent-a-hero-power-spent = This hero is used then: { $hero }.
rent-a-hero-wait-power = This power takes effect: { $hero } of { $seat }.
rent-a-hero-wait-lose = Both copies are lost unused: { $hero }.
rent-a-hero-wait-hold = { $seat } decides about the wanderer, new there at { $percent } % for what you know.
rent-a-hero-wait-send = { $seat } sends under the requirement.
