name = Samurai
tagline = 2 to 4 players fight for helmets, buddhas and rice
minutes = about 45 minutes
about = Helmets, buddhas and rice stand in the settlements of Japan. Surround them with your tiles and take the most of two kinds.
owner = designed by Reiner Knizia, first published by Hans im Glück
