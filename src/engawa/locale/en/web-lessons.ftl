# The browser: a first round of each game, led step by step.

lesson-place = Lesson, step { $number } of { $of }
lesson-next = Next
lesson-your-move = Your move
lesson-listen = One moment: press “Next” first.
lesson-listen-others = One moment: the others are playing.
lesson-over = The lesson is over. Start a game of your own, or start the lesson again.
lesson-other = Good idea for your own game. In this lesson, please follow the step shown.
lesson-rules = All rules
lesson-again = Start again
