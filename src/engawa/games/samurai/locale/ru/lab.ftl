report-ending-last-figure = последняя фигура вида
report-ending-four-set-aside = четыре отложены
report-ending-last-figure-four-set-aside = то и другое
report-ending-nobody-can-lay = никто не может выложить
