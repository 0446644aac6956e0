# The browser: a first round of each game, led step by step.

lesson-place = Lesson, step { $number } of { $of }
lesson-next = Next
lesson-your-move = Your move
lesson-listen = One moment: read on with “Next”.
lesson-other = A fine idea for a game of your own. In this lesson, please do what is asked.
lesson-play-now = Play now
lesson-rules = All rules
lesson-again = From the start

# Samurai Spirit
lesson-spirit-aim = Raiders attack this village in three rounds. You lead Gorobei, and all of you win or lose together: every samurai must live, and one farmstead and one family must stand. Each samurai has a kiai value; Gorobei's is 9.
lesson-spirit-fight = On your turn you fight, support a friend or pass. Fight: turn up the top raider.
lesson-spirit-defend = A 2 with a hat. Confronted, it would add 2 to your total. Kept as defence, it protects instead: at the end of the round everyone without a hat is wounded. Defend with it.
lesson-spirit-doll = Heihachi turns up a doll and defends too. A doll spares a family, a farm spares a farmstead; each samurai needs one of each by the end of the round.
lesson-spirit-support = Katsushiro supports you: for your next turn his talent is yours too. The price is that the top raider slips unseen among the intruders, who are turned up at the end of the round; those with flames burn something.
lesson-spirit-fight-again = Your turn again. Fight.
lesson-spirit-confront = A 3 without a symbol: nobody can defend with that. Katsushiro's talent would let you put it under the stack, but you are strong. Confront it.
lesson-spirit-wound = The others defend. And now your turn begins with the penalty of your last raider: a wound. A second wound wakes the animal in you and raises your kiai value; the fourth would kill you and lose the game.
lesson-spirit-third = Your total is 3. Fight on.
lesson-spirit-towards-kiai = A 2 with a farm. You could defend, but look: 3 and 2 are 5, and 4 more would be exactly 9. Its penalty is fire, on an even card, and Gorobei may ignore penalties of even cards. Confront it.
lesson-spirit-forced = Heihachi has a doll already, so he has to confront his second one. Katsushiro protects a farmstead.
lesson-spirit-ignore = Fire would cost the village a barricade. Ignore it: that is your talent.
lesson-spirit-once-more = And fight.
lesson-spirit-nine = A 4! Confront it and your total is exactly 9. One more than 9 would have overcome you: a barricade lost, and you would have to pass.
lesson-spirit-kiai = Kiai! Whoever stands exactly at the value may use a special power: Gorobei discards two raiders from the stack, unfought. Use it.
lesson-spirit-hand = The first card has left your line, too: 6 now. Fire costs Heihachi a barricade. Then he turns up a 4 and hands it to you: even cards are his talent.
lesson-spirit-farm = It shows a farm, and you still lack one. Defend with it.
lesson-spirit-round-goes-on = The round goes on: Katsushiro and Heihachi complete their defence, you ignore a wound and confront a 1. Now you turn up the last raider of the stack.
lesson-spirit-last = A doll: the very last thing you lacked. Defend with it.
lesson-spirit-end = The stack is empty: the round ends. Everyone had hat, farm and doll, so nothing burns and nobody is lost. The families even heal you, build a barricade and repel the intruder. Two harder rounds would follow, with lieutenants and bosses. You are ready.

# Samurai
lesson-samurai-aim = Helmets, buddhas and rice stand in the settlements of Japan: one in a village, two in a city, three in Edo. You are Blue. Whoever has the most of two kinds wins.
lesson-samurai-hand = These five tiles are your hand. A helmet tile counts for helmets only; samurai, ronin and ships count for every kind. The number is the strength.
lesson-samurai-first = Lay your helmet 2 on P14, between Edo and Tateyama: a tile counts for every settlement it touches.
lesson-samurai-fast = Only one ordinary tile may be laid in a turn. But tiles with the Japanese sign are fast: lay as many of them as you like. Ships are fast, and lie on the sea.
lesson-samurai-ship = Lay the ship 2 on R15, beside Tateyama. There you have 4 for its helmet then.
lesson-samurai-end-turn = That is enough. End the turn; you draw up to five tiles again.
lesson-samurai-red = Red lays a ship beside Tateyama, too, and a samurai beside Edo.
lesson-samurai-balance = For the helmet of Tateyama it is 4 against 1. The figure is taken when the last open land beside the settlement is covered; sea does not matter. Only Q14 is open.
lesson-samurai-close = Close it: lay the samurai 3 on Q14. It touches Mito as well.
lesson-samurai-take = Figures are taken at the end of the turn. End it.
lesson-samurai-taken = The helmet is yours: 7 against 1. Had it been a tie, nobody would have got it: it would be set aside, and four figures set aside end the game.
lesson-samurai-tie = Red wants the buddha of Mito: the buddha tile and the ship are 3 together. Your samurai has 3 as well: a tie.
lesson-samurai-swap = You have a fast tile that exchanges two figures. Choose the helmet of Sunpu …
lesson-samurai-with = … and swap it with the buddha of Mito.
lesson-samurai-close-again = A helmet stands in Mito now, and Red's buddha tile is worth nothing there. Close Mito: lay the helmet 3 on P12.
lesson-samurai-take-again = 6 against 1. End the turn.
lesson-samurai-ladder = A second helmet. The game ends when one kind has left the board, or when four figures are set aside. Who then leads two kinds wins; if nobody does, whoever leads one kind and has the most of the others.
lesson-samurai-end = That is all you need. One tile is left for you to discover: the exchange of tiles takes back one of your own and lays it elsewhere.

# Rent a Hero
lesson-rent-aim = Gather heroes: a band of six different ones wins at once. You sit at seat 1, with the Witch and the Black Knight. A hero wanders from door to door, face down; whoever takes in one they already have loses both.
lesson-rent-requirement = You are the sender. A Dog Trainer was turned up, so the card that you send must be odd. Numbers are strengths: from the Angry Chicken, 1, to the Wizard, 7.
lesson-rent-send = Both neighbours have a Sergeant, 5. Send yours: whoever takes it in loses two.
lesson-rent-hint-no = Seat 2 is not sure and gives you a card as a hint: “Is it this one?” It was a Witch, so you answer “no”. Seat 2 passes the wanderer on.
lesson-rent-pair = Seat 3 recruits, and it is a second Sergeant: both are gone. Had everybody passed, it would have come home and you would have had to take it.
lesson-rent-reaction = You have drawn a card, and seat 2 is the sender. Before a card is sent your Black Knight could lift the requirement. There is no need: use nothing.
lesson-rent-comes = A wanderer is on its way. Seat 3 passes it on, and now it lies before you.
lesson-rent-hint = It is odd, so it may be your Witch. Ask before you open the door: give the Wizard from your hand as a hint. You always need one card to keep.
lesson-rent-yes = “Yes!” The wanderer is a Wizard.
lesson-rent-recruit = You have no Wizard in your band. Recruit it.
lesson-rent-wizard = Three heroes. Each has a power that can be used once. Use the Wizard's: draw two cards.
lesson-rent-witch = A used hero lies on its side. Your Witch can ready one: ready the Wizard.
lesson-rent-enough = Now the Witch is used and the Wizard is ready. Keep it for later: use nothing.
lesson-rent-third = Seat 3 sends. Required was 3, 4 or 5, and the card comes straight to you.
lesson-rent-bold = Only a Witch, 3, would cost you a pair; one Witch is in your hand, and one lies on the pile. Be bold: recruit.
lesson-rent-end = A Dog Trainer! Four different heroes, two to go. If the deck runs out before anybody has six, the most heroes win. Send, bluff and ask well.
