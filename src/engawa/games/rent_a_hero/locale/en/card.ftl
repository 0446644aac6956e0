name = Rent a Hero
tagline = 3 to 5 players guess which hero is at the door
minutes = about 20 minutes
about = A hooded hero goes from door to door. Ask for a hint, recruit the wanderer or pass it on: six different heroes win you the game.
owner = published by IELLO; also known as Seventh Hero
