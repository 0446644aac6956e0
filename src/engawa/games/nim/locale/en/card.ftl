name = Nim with a taboo
tagline = 2 players take stones, but never their own secret number
minutes = about 3 minutes
about = A row of stones, and everybody takes one, two or three in turn, but never as many as their secret number says. Who cannot take any more has lost.
owner = an old game that belongs to nobody; the taboo is ours
