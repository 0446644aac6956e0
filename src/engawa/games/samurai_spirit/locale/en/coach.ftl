# Samurai Spirit
lost-samurai-died = When this is lost, then mostly because a samurai dies ({ $percent } % of the losses).
lost-farmsteads-lost = When this is lost, then mostly because the last farmstead burns ({ $percent } % of the losses).
lost-families-lost = When this is lost, then mostly because the last family is lost ({ $percent } % of the losses).
fight-known = The next raider is known: { $card }.
fight-risk = { $percent } % of the raiders that may come are above { $room } and would overcome { $seat }.
fight-hope = { $percent } % of the raiders that may come can go into { $seat }'s defence.
fight-kiai = { $percent } % of the raiders that may come are exactly { $room }, which sets off { $seat }'s kiai.
fight-safe = No raider that may come has to overcome { $seat }.
pass-complete = { $seat }'s defence is complete: the end of the round takes nothing for it.
pass-all = { $seat } leaves the round without any symbol: that costs a wound, a farmstead and a family.
pass-ends = { $number ->
    [one] The round ends: { $number } raider of the stack becomes an intruder, with flames at { $percent } %.
   *[other] The round ends: { $number } raiders of the stack become intruders, { $percent } % of them with flames.
}
lacks-hat = { $kind ->
    [kills] Without a hat { $seat } dies at the end of the round, and the game is lost!
    [wakes] Without a hat { $seat } is wounded at the end of the round, which wakes the animal.
   *[wounds] Without a hat { $seat } is wounded at the end of the round.
}
lacks-farm = { $left ->
    [1] Without a farm { $seat } costs the last farmstead at the end of the round, and the game!
   *[other] Without a farm { $seat } costs a farmstead at the end of the round; { $left } are left now.
}
lacks-doll = { $left ->
    [1] Without a doll { $seat } costs the last family at the end of the round, and the game!
   *[other] Without a doll { $seat } costs a family at the end of the round; { $left } are left now.
}
talent = { $seat } has one more talent in the next turn: { $talent }
intruder = The top raider joins the intruders unseen, with flames at { $percent } %.
intruder-known = The top raider joins the intruders: { $card }.
overcome = { $fate ->
    [barricade] { $total } is above kiai { $kiai }: a barricade falls, and { $seat } has to pass.
    [last] { $total } is above kiai { $kiai }: the last farmstead burns, and the game is lost!
   *[farmstead] { $total } is above kiai { $kiai }: no barricade is left, so a farmstead burns, and { $seat } has to pass.
}
kiai = { $seat } reaches the kiai: { $effect }
symbol-forgone = Gives up a symbol that the defence lacks: { $symbol }.
no-penalty = This raider brings no penalty.
penalty-due = As the last raider of the line it brings { $seat } its penalty next turn: { $penalty }.
penalty-ignored = { $seat } can ignore its penalty: { $penalty }.
penalty-kills = As the last raider of the line it would wound { $seat } to death next turn!
penalty-wakes = The last raider's wound would wake { $seat }'s animal.
room = { $seat } then stands at { $total } of { $kiai }: { $room } more to the kiai.
defend-hat = Keeps the hat that spares { $seat } a wound at the end of the round.
defend-life = Keeps the hat without which { $seat } would die at the end of the round.
defend-farm = { $left ->
    [1] Keeps the farm that spares the last farmstead at the end of the round.
   *[other] Keeps the farm that spares one of { $left } farmsteads at the end of the round.
}
defend-doll = { $left ->
    [1] Keeps the doll that spares the last family at the end of the round.
   *[other] Keeps the doll that spares one of { $left } families at the end of the round.
}
total-stays = The total stays at { $total } of { $kiai }.
discard = The raider goes without entering { $seat }'s line, and its penalty with it.
redraw = Another raider has to be kept; { $percent } % of those that may come would overcome { $seat }.
receive-defend = { $seat } lacks this symbol and can defend with it: { $symbol }.
receive-overcome = Confronted, it takes { $seat } to { $total }, above kiai { $kiai }.
receive-kiai = { $seat } would reach the kiai: { $effect }
receive-total = Confronted, it takes { $seat } to { $total } of { $kiai }.
ignore = Spares { $seat } the penalty: { $penalty }.
suffer = The penalty could be ignored: { $penalty }.
suffer-fire = { $fate ->
    [barricade] A barricade falls.
    [last] The last farmstead burns, and the game is lost!
   *[farmstead] No barricade is left: a farmstead burns.
}
wound-kills = { $seat } dies, and the game is lost!
wound-wakes = The wound wakes { $seat }'s animal: the kiai value rises by three.
wound-plain = { $seat } takes a wound.
penalty-first = First comes { $penalty }, then { $other }.
end-turn = { $seat } keeps { $total } of { $kiai }; nothing more can go wrong in this turn.
kiai-used = { $effect }
kiai-declined = The first card of { $seat }'s line is discarded all the same.
heal-none = All wound tokens stay where they are.
heal-token = { $seat } loses the wound token.
heal-life = { $seat } loses the wound token: the next wound no longer kills.
relieved = { $seat }'s total falls from { $before } to { $after } of { $kiai }.
penalty-gone = The penalty of that raider goes with it: { $penalty }.
lend-none = Every token stays where it is.
order = The next raider will be: { $card }.
tokens-kept = { $number ->
    [one] { $number } token stays beside the village for later.
   *[other] { $number } tokens stay beside the village for later.
}
token-taken = Until the end of the round { $seat } has one more talent; then the token is used up. { $talent }
