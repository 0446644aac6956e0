"""Samurai in a terminal."""

from engawa.games.samurai.terminal.table import SamuraiTable

TABLE = SamuraiTable()
