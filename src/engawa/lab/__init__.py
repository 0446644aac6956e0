"""For people who study the games: simulated games, tournaments of bots, ratings and reports."""
