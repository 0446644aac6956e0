report-ending-last-figure = ostatnia figurka rodzaju
report-ending-four-set-aside = cztery figurki poza planszą
report-ending-last-figure-four-set-aside = oba naraz
report-ending-nobody-can-lay = nikt nie może położyć żetonu
