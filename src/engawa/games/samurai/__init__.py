"""Samurai: 2 to 4 players, an army of twenty tiles each, and the map of Japan."""
