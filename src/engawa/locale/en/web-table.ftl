# The browser: what every table shows.

board = The board
question = What is asked
seats = Seats
beside-board = Beside the board
tab-log = Log
tab-talk = Talk
tab-in-words = In words
undo = Take back
coach = Coach
rule = Rules, §{ $section }
percent = { $number } %
waiting = Waiting for { $seat } …
line-lost = The line is down; reconnecting …
you = you
say-something = Say something
send = Send
all-choices = All choices ({ $number })
bot-uniform = random bot
bot-greedy = greedy bot
bot-beginner = beginner
bot-player = player
bot-expert = expert
bot-master = master
