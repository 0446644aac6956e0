# Rent a Hero
recruit-hero = This hero is new to you: { $hero }.
recruit-wins = This is your sixth hero and wins the game: { $hero }.
recruit-pair = You already have this hero and would lose both: { $hero }.
recruit-certain = Whatever the wanderer is, it is new to you.
recruit-chance = Judging by the cards you have not seen, there is a { $percent }% chance that the wanderer is new to you.
recruit-sixth = A new hero would be your sixth and win at once.
recruit-loss = Otherwise you lose one of these: { $heroes }.
pass-next = { $seat } gets it next; as far as you know, there is a { $percent }% chance that it is new to them.
pass-home = It goes back to { $seat }, who must recruit it; as far as you know, there is a { $percent }% chance that it is new to them.
pass-sixth = { $seat } has five heroes: there is a { $percent }% chance that the wanderer would be the sixth and win.
pass-forgone = Gives up a wanderer with a { $percent }% chance to be new to you.
pass-forgone-certain = Gives up a wanderer that is certainly new to you.
hint = There is a { $percent }% chance of “yes”, and then you know that it is: { $hero }.
hint-useless = The wanderer cannot be this hero, so the answer would tell you nothing: { $hero }.
hint-strength = The answer says whether its strength is { $requirement }; there is a { $percent }% chance of “yes”.
hint-costs = { $left ->
    [one] It costs a card, which leaves { $left } in your hand.
   *[other] It costs a card, which leaves { $left } in your hand.
}
send-top = The top card of the deck travels, whatever it is.
send-sixth = It would be the sixth hero and win the game for: { $seats } ({ $hero }).
send-lacking = { $count ->
    [one] One other player lacks it and would gain by it: { $seats }.
   *[other] { $count } other players lack it and would gain by it: { $seats }.
}
send-nobody = All the others already have it and would lose a pair: { $hero }.
send-home-pair = If it comes back to you, you lose a pair: { $hero }.
send-home-new = If it comes back to you, you gain a new hero: { $hero }.
drop-held = You already have this hero in your band: { $hero }.
drop-lacking = Your band lacks this hero, and only a card you send could come back to you: { $hero }.
drop-unseen = { $number ->
    [one] { $number } other copy has not been seen yet.
   *[other] { $number } other copies have not been seen yet.
}
burn = Keeps the wanderer from { $seat }; as far as you know, there is a { $percent }% chance that it is new to them.
chase = { $seat } must pass on the wanderer; as far as you know, there is a { $percent }% chance that it is new to them.
look = Then you know whether it is new to you; for now the chance is { $percent }%.
ready = This hero can be used once more: { $hero }.
lift = You may then send any card in your hand.
lift-other = { $seat } may then send any card.
draw-two = { $number ->
    [0] Your hand is empty: two more cards to send or give as hints.
    [one] You hold { $number } card: two more to send or give as hints.
   *[other] You hold { $number } cards: two more to send or give as hints.
}
cancel = This power then has no effect: { $hero } of { $seat }.
power-spent = This hero is then used: { $hero }.
wait-power = This power takes effect: { $hero } of { $seat }.
wait-lose = Both copies are lost unused: { $hero }.
wait-hold = { $seat } decides about the wanderer; as far as you know, there is a { $percent }% chance that it is new to them.
wait-send = { $seat } must send a card that meets the requirement.
