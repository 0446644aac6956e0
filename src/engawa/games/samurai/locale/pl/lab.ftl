report-ending-last-figure = ostatnia figura rodzaju
report-ending-four-set-aside = cztery odłożone
report-ending-last-figure-four-set-aside = oba naraz
report-ending-nobody-can-lay = nikt nie może dołożyć
