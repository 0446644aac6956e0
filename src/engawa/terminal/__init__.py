"""Play in a terminal, on one device in turn. What knows a game is in the folder of its name."""
