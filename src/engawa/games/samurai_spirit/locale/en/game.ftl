# Samurai Spirit. $seat and $other are samurai, $card a raider, $number what the sentence counts.

samurai-heihachi = Heihachi
samurai-daisuke = Daisuke
samurai-gorobei = Gorobei
samurai-kanbei = Kanbei
samurai-kikuchiyo = Kikuchiyo
samurai-kyuzo = Kyuzo
samurai-katsushiro = Katsushiro

symbol-hat = hat
symbol-farm = farm
symbol-doll = doll
# As part of a card's name: “3 doll (wound, flames)”.
card-symbol-hat = hat
card-symbol-farm = farm
card-symbol-doll = doll
flames = flames

penalty-fire = fire
penalty-wound = wound
penalty-intruder = intruder
penalty-no-defence = no defence
penalty-no-support = no support
penalty-left-draws = left draws
penalty-right-draws = right draws
penalty-must-pass = must pass
penalty-reinforce = reinforce
penalty-no-talent = no talent
penalty-lose-defence = lose defence

farmstead-family = family
farmstead-farmstead = farmstead
farmstead-barricade = barricade
farmstead-wound = wound

family-heal = healing
family-barricade = building
family-repel = repelling

# What each samurai can do, for boards and help.
talent-heihachi = May hand an even raider to a neighbour.
talent-daisuke = May hand an odd raider to a neighbour.
talent-gorobei = May ignore penalties of even raiders.
talent-kanbei = May ignore penalties of odd raiders.
talent-kikuchiyo = May fight twice in his turn.
talent-kyuzo = May discard a raider whose value is already in his combat line.
talent-katsushiro = May put a raider under the stack and draw another.

kiai-heihachi-human = Add a barricade.
kiai-heihachi-animal = Add a barricade and heal any samurai.
kiai-daisuke-human = Give the last raider of one line to another samurai.
kiai-daisuke-animal = Twice: give the last raider of one line to another samurai.
kiai-gorobei-human = Discard the top 2 raiders of the stack.
kiai-gorobei-animal = Discard the top 3 raiders of the stack.
kiai-kanbei-human = Discard the top 2 intruders.
kiai-kanbei-animal = Discard the top 3 intruders.
kiai-kikuchiyo-human = Discard the last raider of any line.
kiai-kikuchiyo-animal = Twice: discard the last raider of any line.
kiai-kyuzo-human = Lend one samurai's token to another.
kiai-kyuzo-animal = Lend one samurai's token to another; add a barricade.
kiai-katsushiro-human = Turn up the top 2 raiders and order them.
kiai-katsushiro-animal = Turn up the top 3 raiders and order them.

# What is asked
ask-village-tokens = { $samurai } may take tokens from beside the village.
ask-penalty-order = Which penalty of the last raider does { $samurai } suffer first?
ask-ignore-or-suffer = { $samurai } can ignore { $penalty }: ignore or suffer it?
ask-lose-defence = Which card of the defence does { $samurai } lose?
ask-action = { $samurai }'s turn: choose an action.
ask-play = { $way ->
    [handed] { $samurai } is handed this raider: how do you play it?
   *[drawn] { $samurai } has turned up this raider: how do you play it?
}
ask-play-kept = { $samurai } must keep this raider: how do you play it?
ask-fight-again = { $samurai } may fight once more this turn.
ask-kiai = Kiai! { $samurai } is exactly at { $kiai }: use the kiai?
ask-kiai-heal = Whom does { $samurai } heal?
ask-kiai-give = Whose last raider does { $samurai } give, and to whom?
ask-kiai-remove = Whose last raider does { $samurai } discard?
ask-kiai-lend = Whose token does { $samurai } lend, and to whom?
ask-kiai-order = In which order does { $samurai } put the raiders back, top first?

# What the choices do
do-take = take { $other }'s token. { $talent }
do-begin = leave the tokens and begin the turn
do-first = first { $penalty }
do-ignore = ignore it
do-suffer = suffer it
do-lose = lose the { $symbol }
do-fight = fight: turn up the top raider
do-support = support { $other }; the top raider joins the intruders
do-pass = pass: out for the rest of the round
do-confront = { $fate ->
    [kiai] confront it: total { $total }, exactly the kiai!
    [barricade] confront it: { $total } is above kiai { $kiai }, a barricade falls
    [farmstead] confront it: { $total } is above kiai { $kiai }, a farmstead burns
   *[nothing] confront it: total { $total } of { $kiai }
}
do-defend = defend with the { $symbol }
do-hand = hand it to { $other }
do-discard = discard it: its value is already in the line
do-redraw = put it under the stack, draw another and keep it
do-fight-again = fight a second time
do-end-turn = end the turn
do-use = use it: { $effect }
do-decline = decline it
do-heal = heal { $other }
do-heal-none = heal nobody
do-give = { $other }'s { $card } to { $receiver }
do-remove = { $other }'s { $card }
do-lend = { $other }'s token to { $receiver }
do-lend-none = lend nothing
do-order = { $cards }

# What happened
event-samurai-drawn = { $samurai } takes seat { $seat_number }.
event-first-player = { $seat } begins.
event-deal-set-aside = Fewer than two dolls among { $number } plunderers: a new deal is made.
event-round-begins = Round { $number } begins with { $seat }.
event-token-taken = { $seat } takes { $samurai }'s token from the village.
event-turn-begins = { $seat }'s turn.
event-penalty-suffered = { $seat } suffers { $penalty }.
event-penalty-ignored = { $seat } ignores { $penalty }.
event-penalty-impossible = The penalty cannot be applied ({ $penalty }): { $seat } takes a wound instead.
event-barricade-lost = { $number ->
    [0] The last barricade falls.
    [one] A barricade falls, { $number } is left.
   *[other] A barricade falls, { $number } are left.
}
event-barricade-added = { $number ->
    [one] A barricade is built; now there is { $number }.
   *[other] A barricade is built; now there are { $number }.
}
event-farmstead-lost = { $number ->
    [0] The last farmstead burns.
    [one] A farmstead burns, { $number } is left.
   *[other] A farmstead burns, { $number } are left.
}
event-farmstead-penalty = Its back shows: { $farmstead }.
event-family-lost = { $number ->
    [0] The last family is lost.
    [one] A family is lost ({ $family }), { $number } is left.
   *[other] A family is lost ({ $family }), { $number } are left.
}
event-wounded = { $seat } is wounded.
event-animal-wakes = The animal in { $seat } wakes: the kiai value is now { $number }.
event-healed = { $seat } removes a wound token.
event-moved-unseen = The top raider goes unseen to the intruders.
event-moved-known = The top raider, { $card }, goes to the intruders.
event-drew = { $seat } turns up { $card }.
event-drew-straight = { $seat } must take { $card }.
event-confronted = { $seat } confronts { $card }: total { $number }.
event-defended = { $seat } defends with { $card }.
event-handed = { $seat } hands { $card } to { $other }.
event-discarded = { $seat } discards { $card }: its value is already in the line.
event-put-under = { $seat } puts { $card } under the stack.
event-overcome = { $seat } is overcome: { $number } is above kiai { $kiai }.
event-kiai = Kiai! { $seat } is exactly at { $number }.
event-kiai-used = { $seat } uses the kiai.
event-kiai-declined = { $seat } declines the kiai.
event-kiai-first-card = { $card } leaves { $seat }'s line: total { $number }.
event-stack-discarded = { $card } goes from the stack to the discard pile.
event-turned-up = { $card } is turned up on the stack.
event-reordered = { $seat } puts { $card } next on the stack.
event-given = { $card } goes from { $seat } to { $other }.
event-removed = { $card } leaves { $seat }'s line.
event-lent = { $seat }'s token supports { $other }.
event-token-home = { $samurai }'s token returns to { $samurai }.
event-defence-lost = { $seat } loses { $card } from the defence.
event-reinforced = { $card } goes back into the stack.
event-intruders-settled = The stack is shuffled.
event-supported = { $seat } supports { $other }.
event-passed = { $seat } passes.
event-must-pass = { $seat } must pass: { $number } is above kiai { $kiai }.
event-fights-again = { $seat } fights a second time.
event-round-ends-stack = The stack is empty: round { $number } ends.
event-round-ends-passed = All have passed: round { $number } ends.
event-lacks-hat = { $seat } protected no peasants.
event-lacks-farm = { $seat } protected no farmstead.
event-lacks-doll = { $seat } protected no family.
event-repelled = Intruder { $card } is repelled.
event-intruder-burns = Intruder { $card } has flames.
event-intruder-harmless = Intruder { $card } does no harm.
event-victory = The village is saved: { $number ->
    [one] { $number } point.
   *[other] { $number } points.
}
event-samurai-died = { $seat } dies, and the village falls.

# How it ended
ending-victory = The village is saved, score { $score }.
ending-samurai-died = A samurai has died: the village has fallen.
ending-farmsteads-lost = The last farmstead has burnt: the village has fallen.
ending-families-lost = The last family is lost: the village has fallen.

# Why not
refused-not-in-play = { $other } is not in play.
refused-samurai-passed = { $other } has passed and is out for this round.
refused-token-in-play = { $other } is in play; only tokens beside the village can be taken.
refused-token-flipped = { $other }'s token has already been used in this game.
refused-penalty-not-on-card = That penalty is not on the last raider of { $seat }'s line.
refused-nothing-to-lose = { $seat }'s defence has no such card.
refused-no-support = A penalty keeps { $seat } from supporting this turn.
refused-token-away = The support token is lent out.
refused-support-self = { $seat } cannot support himself.
refused-no-defence = A penalty keeps { $seat } from defending this turn.
refused-no-symbol = { $card } shows no symbol, so it can only be confronted.
refused-symbol-held = { $seat }'s defence already shows that symbol.
refused-card-kept = { $card } must be kept: confront it or defend.
refused-no-talent = A penalty keeps { $seat } from using any talent this turn.
refused-talent-missing = { $seat } has no talent that allows this with { $card }.
refused-already-handed = { $seat } has already handed this card on once.
refused-not-a-neighbour = { $other } is not { $seat }'s neighbour.
refused-no-equal-value = { $seat }'s combat line has no raider of value { $value }.
refused-stack-empty = The stack is empty: there is no other raider to draw.
refused-no-wound-token = { $other } has no wound token.
refused-same-samurai = Giver and receiver must be two different samurai.
refused-line-empty = { $other }'s combat line is empty.
refused-lend-must = On his human side Kyuzo must choose a token to lend.
refused-wrong-number = The order must list exactly the cards turned up.

# What is agreed on before a game
option-samurai = Samurai
option-samurai-number = How many samurai
option-samurai-at = The samurai at seat { $seat }
option-samurai-random = Random
option-samurai-drawn = Samurai { $number }
option-level = Level
option-level-easy-about = More barricades and fewer raiders.
option-level-normal-about = The level for a first game.
option-level-hard-about = One barricade fewer than at normal, and burnt farmsteads do more harm.
option-level-heroic-about = The fewest barricades, and the families do not help.
option-two-samurai-rule = Two-samurai rule
option-two-samurai-rule-about = The talents of samurai not in play can be borrowed once each: an easier game.
option-two-samurai-rule-always = With one or two players the two-samurai rule always applies: the talents of samurai not in play can be borrowed once each.

option-level-easy = easy
option-level-normal = normal
option-level-hard = hard
option-level-heroic = heroic
