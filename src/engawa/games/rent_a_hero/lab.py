"""What the lab reports about Rent a Hero: every single power is counted."""

from __future__ import annotations

from engawa.lab.extension import Extension


class RentAHeroLab(Extension):
    def kind_of(self, action: str) -> str:
        """'power:3>2' is a 'power:3'."""
        verb, _, details = action.partition(":")
        return f"{verb}:{details.partition('>')[0]}" if verb == "power" else verb


LAB = RentAHeroLab()
