name = Nim with a taboo
tagline = 2 players take stones; each has a secret number they may not take
