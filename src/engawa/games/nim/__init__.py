"""Nim with a taboo: the smallest game that has all a game can have. See docs/add-a-game.md."""
