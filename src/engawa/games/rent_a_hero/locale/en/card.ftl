name = Rent a Hero
tagline = 3 to 5 players guess which hero comes along
