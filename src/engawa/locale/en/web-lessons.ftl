# The browser: a first round of each game, led step by step.

lesson-place = Lesson, step { $number } of { $of }
lesson-next = Next
lesson-your-move = Your move
lesson-listen = One moment: press “Next” first.
lesson-other = Good idea for your own game. In this lesson, please follow the step shown.
lesson-play-now = Play now
lesson-rules = All rules
lesson-again = Start again
