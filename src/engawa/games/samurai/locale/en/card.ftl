name = Samurai
tagline = 2 to 4 players fight for helmets, buddhas and rice
