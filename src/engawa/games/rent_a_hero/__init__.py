"""Rent a Hero: who knows which hero is coming along the road? (RULES.md)."""
