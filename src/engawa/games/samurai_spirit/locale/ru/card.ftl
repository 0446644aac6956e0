name = Samurai Spirit
tagline = От 1 до 7 игроков вместе защищают деревню
