"""Samurai in a terminal."""

from engawa.terminal.samurai.table import SamuraiTable

TABLE = SamuraiTable()
