"""For people who study the games: tournaments of bots, and what they prove."""
