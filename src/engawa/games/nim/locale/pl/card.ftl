name = Nim z tabu
tagline = 2 osoby biorą kamienie; każda ma tajną liczbę, której wziąć nie może
