name = Samurai
tagline = Od 2 do 4 osób walczy o hełmy, figurki Buddy i pola ryżowe
