"""Rent a Hero in a terminal."""

from engawa.terminal.rent_a_hero.table import RentAHeroTable

TABLE = RentAHeroTable()
