"""Samurai Spirit in a terminal."""

from engawa.terminal.samurai_spirit.table import SamuraiSpiritTable

TABLE = SamuraiSpiritTable()
