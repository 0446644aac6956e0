name = Samurai Spirit
tagline = 1 to 7 players defend a village, together
minutes = about 30 minutes
about = Three times raiders come down on the village. Confront them, hold them off, stand by one another, and let the animal within you wake.
owner = designed by Antoine Bauza, published by Funforge
