# The browser: a first round, led step by step.

aim = Gather heroes: a band of six different ones wins at once. You sit at seat 1, with the Witch and the Black Knight. A hero wanders from door to door, face down; whoever takes in one they already have loses both.
requirement = You are the sender. A Dog Trainer was turned up, so the card that you send must be odd. Numbers are strengths: from the Angry Chicken, 1, to the Wizard, 7.
send = Both neighbours have a Sergeant, 5. Send yours: whoever takes it in loses two.
hint-no = Seat 2 is not sure and gives you a card as a hint: “Is it this one?” It was a Witch, so you answer “no”. Seat 2 passes the wanderer on.
pair = Seat 3 recruits, and it is a second Sergeant: both are gone. Had everybody passed, it would have come home and you would have had to take it.
reaction = You have drawn a card, and seat 2 is the sender. Before a card is sent your Black Knight could lift the requirement. There is no need: use nothing.
comes = A wanderer is on its way. Seat 3 passes it on, and now it lies before you.
hint = It is odd, so it may be your Witch. Ask before you open the door: give the Wizard from your hand as a hint. You always need one card to keep.
yes = “Yes!” The wanderer is a Wizard.
recruit = You have no Wizard in your band. Recruit it.
wizard = Three heroes. Each has a power that can be used once. Use the Wizard's: draw two cards.
witch = A used hero lies on its side. Your Witch can ready one: ready the Wizard.
enough = Now the Witch is used and the Wizard is ready. Keep it for later: use nothing.
third = Seat 3 sends. Required was 3, 4 or 5, and the card comes straight to you.
bold = Only a Witch, 3, would cost you a pair; one Witch is in your hand, and one lies on the pile. Be bold: recruit.
end = A Dog Trainer! Four different heroes, two to go. If the deck runs out before anybody has six, the most heroes win. Send, bluff and ask well.
