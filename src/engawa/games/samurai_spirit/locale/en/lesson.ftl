# The browser: a first round, led step by step.

aim = Raiders attack this village in three rounds. You lead Gorobei, and all of you win or lose together: every samurai must live, and one farmstead and one family must stand. Each samurai has a kiai value; Gorobei's is 9.
fight = On your turn you fight, support a friend or pass. Fight: turn up the top raider.
defend = A 2 with a hat. Confronted, it would add 2 to your total. Kept as defence, it protects instead: at the end of the round everyone without a hat is wounded. Defend with it.
doll = Heihachi turns up a doll and defends too. A doll spares a family, a farm spares a farmstead; each samurai needs one of each by the end of the round.
support = Katsushiro supports you: for your next turn his talent is yours too. The price is that the top raider slips unseen among the intruders, who are turned up at the end of the round; those with flames burn something.
fight-again = Your turn again. Fight.
confront = A 3 without a symbol: nobody can defend with that. Katsushiro's talent would let you put it under the stack, but you are strong. Confront it.
wound = The others defend. And now your turn begins with the penalty of your last raider: a wound. A second wound wakes the animal in you and raises your kiai value; the fourth would kill you and lose the game.
third = Your total is 3. Fight on.
towards-kiai = A 2 with a farm. You could defend, but look: 3 and 2 are 5, and 4 more would be exactly 9. Its penalty is fire, on an even card, and Gorobei may ignore penalties of even cards. Confront it.
forced = Heihachi has a doll already, so he has to confront his second one. Katsushiro protects a farmstead.
ignore = Fire would cost the village a barricade. Ignore it: that is your talent.
once-more = And fight.
nine = A 4! Confront it and your total is exactly 9. One more than 9 would have overcome you: a barricade lost, and you would have to pass.
kiai = Kiai! Whoever stands exactly at the value may use a special power: Gorobei discards two raiders from the stack, unfought. Use it.
hand = The first card has left your line, too: 6 now. Fire costs Heihachi a barricade. Then he turns up a 4 and hands it to you: even cards are his talent.
farm = It shows a farm, and you still lack one. Defend with it.
round-goes-on = The round goes on: Katsushiro and Heihachi complete their defence, you ignore a wound and confront a 1. Now you turn up the last raider of the stack.
last = A doll: the very last thing you lacked. Defend with it.
end = The stack is empty: the round ends. Everyone had hat, farm and doll, so nothing burns and nobody is lost. The families even heal you, build a barricade and repel the intruder. Two harder rounds would follow, with lieutenants and bosses. You are ready.
