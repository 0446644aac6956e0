name = Nim with a taboo
tagline = 2 players take stones, but never their own secret number
minutes = about 3 minutes
about = There is a row of stones. Players take one, two or three in turn, but never as many as their secret number says. Whoever cannot take any loses.
owner = an old game that belongs to nobody; the taboo is ours
