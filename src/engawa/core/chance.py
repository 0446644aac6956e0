"""Fair draws that anyone can check.

Before a match its secret is fixed and its hash shown: the commitment. Every draw is computed from
the secret, the match and the ply; nobody can change one without breaking the commitment. When the
secret is revealed, everyone can compute the draws again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping


def fresh_secret() -> str:
    return secrets.token_hex(32)


def secret_from_seed(seed: int | str) -> str:
    """A secret that the same seed always gives; for repeatable games, not for strangers."""
    return hashlib.sha256(f"engawa seed {seed}".encode()).hexdigest()


def lesson_secret(game: str) -> str:
    """Of a lesson: everybody who takes it has the same draws."""
    return hashlib.sha256(f"engawa lesson {game}".encode()).hexdigest()


def commitment_to(secret: str) -> str:
    """What players see before the match: it fixes the secret without revealing it."""
    return hashlib.sha256(f"engawa secret {secret}".encode()).hexdigest()


def bot_seed(match: str, ply: int) -> int:
    """A seed for a bot's own dice at this ply. It comes from what everybody knows, so that it
    reveals nothing."""
    digest = hashlib.sha256(f"engawa bot {match}:{ply}".encode()).digest()
    return int.from_bytes(digest[:4], "big")


def draw(secret: str, match: str, ply: int, weights: Mapping[str, int]) -> str:
    """The outcome of this match's chance action at this ply.

    `weights` lists the possible outcomes in the order of their numbers. The digest has 256 bits,
    so that taking it modulo the sum of weights favours no outcome by more than 1 in 2**240.
    """
    digest = hmac.new(secret.encode(), f"{match}:{ply}".encode(), hashlib.sha256).digest()
    number = int.from_bytes(digest, "big") % sum(weights.values())
    for outcome, weight in weights.items():
        number -= weight
        if number < 0:
            return outcome
    raise AssertionError("the number is below the sum of weights")
