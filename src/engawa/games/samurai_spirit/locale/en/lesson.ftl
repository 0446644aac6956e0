# The browser: a first round, led step by step.

aim = Raiders attack this village in three rounds. You lead Gorobei, and all of you win or lose together: every samurai must survive, and at least one farmstead and one family must remain. Each samurai has a kiai value; Gorobei's is 9.
fight = On your turn you fight, support a friend or pass. Fight: turn up the top raider.
defend = A 2 with a hat. Confronted, it would add 2 to your total. Kept as defence, it protects instead: at the end of the round everyone without a hat is wounded. Defend with it.
doll = Heihachi turns up a doll and defends too. A doll saves a family, a farm saves a farmstead; each samurai needs one of each by the end of the round.
support = Katsushiro supports you: in your next turn you have his talent too. The price: the top raider slips unseen among the intruders, who are turned up at the end of the round; those with flames burn something.
fight-again = Your turn again. Fight.
confront = A 3 without a symbol: nobody can defend with that. Katsushiro's talent would let you put it under the stack, but you are strong. Confront it.
wound = The others defend. Now your turn begins with the penalty of your last raider: a wound. A second wound wakes the animal in you and raises your kiai value; the fourth would kill you and lose the game.
third = Your total is 3. Fight on.
towards-kiai = A 2 with a farm. You could defend, but look: 3 and 2 make 5, and 4 more would be exactly 9. Its penalty is fire, on an even card, and Gorobei may ignore penalties of even cards. Confront it.
forced = Heihachi already has a doll, so he has to confront his second one. Katsushiro protects a farmstead.
ignore = Fire would cost the village a barricade. Ignore it: that is your talent.
once-more = And fight.
nine = A 4! Confront it and your total is exactly 9. One more than 9 would have overcome you: you would lose a barricade and have to pass.
kiai = Kiai! A samurai exactly at the kiai value may use a special power: Gorobei discards two raiders from the stack, unfought. Use it.
hand = The first card has left your line, too: your total is now 6. Fire costs Heihachi a barricade. Then he turns up a 4 and hands it to you: even cards are his talent.
farm = It shows a farm, and you still lack one. Defend with it.
round-goes-on = The round continues: Katsushiro and Heihachi complete their defence, you ignore a wound and confront a 1. Now you turn up the last raider of the stack.
last = A doll: the last thing you needed. Defend with it.
end = The stack is empty: the round ends. Everyone has a hat, a farm and a doll, so nothing burns and nobody is lost. The families even heal you, build a barricade and repel the intruder. Two harder rounds would follow, with lieutenants and bosses. You are ready.
