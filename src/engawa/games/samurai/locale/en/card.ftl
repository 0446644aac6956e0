name = Samurai
tagline = 2 to 4 players compete for helmets, Buddhas and rice
minutes = about 45 minutes
about = Helmets, Buddhas and rice stand in the settlements of Japan. Surround them with your tiles and take the most of two kinds.
owner = designed by Reiner Knizia, first published by Hans im Glück
