name = Samurai Spirit
tagline = Od 1 do 7 osób wspólnie broni wioski
