# Samurai Spirit
lost-samurai-died = Most losses from here: a samurai dies ({ $percent }% of losses).
lost-farmsteads-lost = Most losses from here: the last farmstead burns ({ $percent }% of losses).
lost-families-lost = Most losses from here: the last family is lost ({ $percent }% of losses).
fight-known = The next raider is known: { $card }.
fight-risk = { $percent }% of the raiders that may come are above { $room } and would overcome { $seat }.
fight-hope = { $percent }% of the raiders that may come can go into { $seat }'s defence.
fight-kiai = { $percent }% of the raiders that may come are exactly { $room }, which triggers { $seat }'s kiai.
fight-safe = Whatever raider comes next, { $seat } can avoid being overcome.
pass-complete = { $seat }'s defence is complete, so the end of the round will cost nothing.
pass-all = { $seat } leaves the round without any symbol: that will cost a wound, a farmstead and a family.
pass-ends = { $number ->
    [one] The round ends: { $number } raider of the stack becomes an intruder, with a { $percent }% chance of flames.
   *[other] The round ends: { $number } raiders of the stack become intruders, { $percent }% of them with flames.
}
lacks-hat = { $kind ->
    [kills] Without a hat, { $seat } will die at the end of the round, and the game is lost!
    [wakes] Without a hat, { $seat } will be wounded at the end of the round, which wakes the animal.
   *[wounds] Without a hat, { $seat } will be wounded at the end of the round.
}
lacks-farm = { $left ->
    [1] Without a farm, { $seat } will cost the village its last farmstead at the end of the round, and the game is lost!
   *[other] Without a farm, { $seat } will cost the village a farmstead at the end of the round ({ $left } left).
}
lacks-doll = { $left ->
    [1] Without a doll, { $seat } will cost the village its last family at the end of the round, and the game is lost!
   *[other] Without a doll, { $seat } will cost the village a family at the end of the round ({ $left } left).
}
talent = { $seat } has one more talent next turn: { $talent }
intruder = The top raider joins the intruders unseen, with a { $percent }% chance of flames.
intruder-known = The top raider joins the intruders: { $card }.
overcome = { $fate ->
    [barricade] { $total } is above kiai { $kiai }: a barricade falls, and { $seat } will have to pass.
    [last] { $total } is above kiai { $kiai }: the last farmstead burns, and the game is lost!
   *[farmstead] { $total } is above kiai { $kiai }: no barricade is left, so a farmstead burns, and { $seat } will have to pass.
}
kiai = { $seat } reaches the kiai: { $effect }
symbol-forgone = Forgoes a symbol the defence lacks: { $symbol }.
no-penalty = This raider has no penalty.
penalty-due = As the last raider of the line, it has a penalty for { $seat } next turn: { $penalty }.
penalty-ignored = { $seat } can ignore its penalty: { $penalty }.
penalty-kills = As the last raider of the line, it would kill { $seat } next turn!
penalty-wakes = The last raider's wound would wake { $seat }'s animal.
room = { $seat } is then at { $total } of { $kiai }: { $room } more to the kiai.
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
redraw = The next raider must be kept; { $percent }% of those that may come would overcome { $seat }.
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
penalty-first = First { $penalty }, then { $other }.
end-turn = { $seat } stays at { $total } of { $kiai }; nothing more can go wrong this turn.
kiai-used = { $effect }
kiai-declined = The first card of { $seat }'s line is discarded in any case.
heal-none = All wound tokens stay where they are.
heal-token = { $seat } removes a wound token.
heal-life = { $seat } removes a wound token: the next wound no longer kills.
relieved = { $seat }'s total falls from { $before } to { $after } of { $kiai }.
penalty-gone = That raider's penalty goes with it: { $penalty }.
lend-none = Every token stays where it is.
order = The next raider will be: { $card }.
tokens-kept = { $number ->
    [one] { $number } token stays beside the village for later.
   *[other] { $number } tokens stay beside the village for later.
}
token-taken = Until the end of the round { $seat } has one more talent; then the token is used up. { $talent }
