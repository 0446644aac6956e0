# Браузер: первый раунд каждой игры, шаг за шагом.

lesson-place = Урок, шаг { $number } из { $of }
lesson-next = Дальше
lesson-your-move = Ваш ход
lesson-listen = Минутку: читайте дальше кнопкой «Дальше».
lesson-other = Хорошая мысль для собственной партии. В этом уроке сделайте, пожалуйста, то, о чём просят.
lesson-play-now = Играть
lesson-rules = Все правила
lesson-again = Сначала
