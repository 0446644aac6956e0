# Rent a Hero
recruit-hero = It is a new hero for you: { $hero }.
recruit-wins = It is your sixth hero and wins the game: { $hero }.
recruit-pair = You have this hero already and would lose both: { $hero }.
recruit-certain = Whatever the wanderer is, it is new for you.
recruit-chance = By the cards you do not see, the wanderer is new for you at { $percent } %.
recruit-sixth = A new hero would be your sixth and win at once.
recruit-loss = Otherwise you lose one of these: { $heroes }.
pass-next = { $seat } gets it next; for what you know it is new there at { $percent } %.
pass-home = It comes home: { $seat } must take it, new there at { $percent } % for what you know.
pass-sixth = { $seat } has five heroes: at { $percent } % the wanderer would be the sixth and win.
pass-forgone = Gives up a wanderer that is new for you at { $percent } %.
pass-forgone-certain = Gives up a wanderer that is certainly new for you.
hint = The answer is “yes” at { $percent } %, and then you know that it is: { $hero }.
hint-useless = The wanderer cannot be this one, so the answer tells nothing: { $hero }.
hint-strength = The answer tells whether its strength is { $requirement }: “yes” at { $percent } %.
hint-costs = { $left ->
    [one] It costs a card: { $left } stays in your hand.
   *[other] It costs a card: { $left } stay in your hand.
}
send-top = The top card of the deck travels, whatever it is.
send-sixth = It would be the sixth hero and win the game for: { $seats } ({ $hero }).
send-lacking = { $count ->
    [one] One other lacks it and would gain by it: { $seats }.
   *[other] { $count } others lack it and would gain by it: { $seats }.
}
send-nobody = All the others have it and would lose a pair: { $hero }.
send-home-pair = If it comes home, you lose a pair: { $hero }.
send-home-new = If it comes home, you gain a new hero: { $hero }.
drop-held = You have this hero in your band already: { $hero }.
drop-lacking = Your band lacks this hero, which only a card sent could bring home: { $hero }.
drop-unseen = { $number ->
    [one] { $number } other copy is still unseen.
   *[other] { $number } other copies are still unseen.
}
burn = Keeps the wanderer from { $seat }, for whom it is new at { $percent } % for what you know.
chase = { $seat } must pass on a wanderer that is new there at { $percent } % for what you know.
look = Then you know whether it is new for you; now that is so at { $percent } %.
ready = This hero can be used once more: { $hero }.
lift = You may then send any card of your hand.
lift-other = { $seat } may then send any card.
draw-two = { $number ->
    [0] Your hand is empty: two more cards to send and to give as hints.
    [one] You hold { $number } card: two more to send and to give as hints.
   *[other] You hold { $number } cards: two more to send and to give as hints.
}
cancel = This power has no effect then: { $hero } of { $seat }.
power-spent = This hero is used then: { $hero }.
wait-power = This power takes effect: { $hero } of { $seat }.
wait-lose = Both copies are lost unused: { $hero }.
wait-hold = { $seat } decides about the wanderer, new there at { $percent } % for what you know.
wait-send = { $seat } sends under the requirement.
