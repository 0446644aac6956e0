name = Samurai Spirit
tagline = 1 to 7 players defend a village, together
minutes = about 30 minutes
about = Raiders attack the village three times. Confront them, hold them off, support one another, and let the animal within you wake.
owner = designed by Antoine Bauza, published by Funforge
defeat = The village has fallen
