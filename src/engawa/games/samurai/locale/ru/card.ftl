name = Samurai
tagline = От 2 до 4 игроков борются за шлемы, Будд и рис
