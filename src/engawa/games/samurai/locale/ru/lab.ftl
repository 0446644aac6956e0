report-ending-last-figure = последняя фигурка вида
report-ending-four-set-aside = выбыли четыре фигурки
report-ending-last-figure-four-set-aside = то и другое сразу
report-ending-nobody-can-lay = никто не может выложить жетон
