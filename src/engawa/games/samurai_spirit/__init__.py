"""Samurai Spirit: seven samurai defend a village, together (RULES.md)."""
