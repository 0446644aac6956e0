name = Samurai Spirit
tagline = 1 to 7 players defend a village, together
