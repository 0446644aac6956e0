"""Play in a terminal, on one device in turn. What is specific to a game is in the game's folder."""
