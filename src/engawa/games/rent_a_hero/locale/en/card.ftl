name = Rent a Hero
tagline = 3 to 5 players guess which hero comes along
minutes = about 20 minutes
about = A hooded hero goes from door to door. Ask for a hint, take the wanderer in or send them on: six different heroes win.
owner = published by IELLO; also known as Seventh Hero
