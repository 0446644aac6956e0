# The browser: a first round of each game, led step by step.

lesson-place = Lesson, step { $number } of { $of }
lesson-next = Next
lesson-your-move = Your move
lesson-listen = One moment: read on with “Next”.
lesson-other = A fine idea for a game of your own. In this lesson, please do what is asked.
lesson-play-now = Play now
lesson-rules = All rules
lesson-again = From the start
