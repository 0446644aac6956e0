name = Rent a Hero
tagline = Od 3 do 5 osób zgaduje, który bohater nadchodzi
