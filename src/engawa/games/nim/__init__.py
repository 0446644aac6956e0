"""Nim with a taboo: the smallest game with everything a game can have. See docs/add-a-game.md."""
