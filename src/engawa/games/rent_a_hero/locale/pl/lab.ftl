report-ending-six-heroes = sześciu bohaterów
report-ending-counted = policzono
