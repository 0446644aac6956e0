"""Samurai Spirit in a terminal."""

from engawa.games.samurai_spirit.terminal.table import SamuraiSpiritTable

TABLE = SamuraiSpiritTable()
