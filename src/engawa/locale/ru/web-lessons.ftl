# Браузер: первый раунд каждой игры, шаг за шагом.

lesson-place = Урок, шаг { $number } из { $of }
lesson-next = Дальше
lesson-your-move = Ваш ход
lesson-listen = Минутку: чтобы читать дальше, нажмите «Дальше».
lesson-other = Хорошая мысль для собственной партии. А в этом уроке сделайте, пожалуйста, то, что показано.
lesson-play-now = Играть
lesson-rules = Все правила
lesson-again = Сначала
