# The browser: a first round, led step by step.

aim = Gather heroes: a band of six different ones wins at once. You are Player 1, with the Witch and the Black Knight. A hero wanders from door to door, face down. If you recruit one you already have, you lose both.
requirement = You are the sender. A Dog Trainer was turned up, so the card you send must be odd. The numbers are strengths, from 1 for the Angry Chicken to 7 for the Wizard.
send = Both of the others have a Sergeant, 5. Send yours: whoever recruits it loses two.
hint-no = Player 2 is not sure and gives you a card as a hint: “Is it this one?” It was a Witch, so you answer “no”. Player 2 passes the wanderer on.
pair = Player 3 recruits, and it is a second Sergeant: both are gone. If everyone had passed, it would have come back to you, and you would have had to recruit it.
reaction = You have drawn a card, and Player 2 is the sender. Before a card is sent, your Black Knight could lift the requirement. There is no need: use nothing.
comes = A wanderer is on its way. Player 3 passes it on, and now it has reached you.
hint = The card sent must be odd, so it may be a Witch, 3. You have one already and would lose both. Ask before you open the door: give the Witch from your hand as a hint. You must always keep one card.
heard = “No.” The wanderer is not a Witch, so it is 1, 5 or 7. You have none of these.
recruit = Whoever it is, it is new to you. Recruit the wanderer.
wizard = A Wizard! Three heroes. Each has a power that can be used once. Use the Wizard's: draw two cards.
witch = A used hero is turned sideways. Your Witch can ready one: ready the Wizard.
enough = Now the Witch is used and the Wizard is ready. Keep it for later: use nothing.
third = Player 3 sends. The requirement was 3, 4 or 5, and the card comes straight to you.
bold = Only a Witch, 3, would cost you a pair, and you have already seen four of the eleven. Be bold: recruit.
end = A Dog Trainer! Four different heroes, two to go. If the deck runs out before anyone has six, the most heroes win. Send, bluff and ask well.
