"""Rent a Hero in a terminal."""

from engawa.games.rent_a_hero.terminal.table import RentAHeroTable

TABLE = RentAHeroTable()
