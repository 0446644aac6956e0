"""Engawa: a table for three board games. Complete rules, as plain Python and very fast.

>>> import engawa
>>> m = engawa.new("samurai-spirit", samurai=["kyuzo", "gorobei", "kanbei"], seed=7)
>>> m.legal()  # doctest: +SKIP
['fight', 'support:gorobei', 'support:kanbei', 'pass']
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import engawa.games as _games
from engawa.core import chance as _chance
from engawa.core.game import Outcome
from engawa.core.match import ChanceMode, Match, Start
from engawa.core.reasons import BadInput, IllegalAction, Reason

__version__ = "0.1.0"
__all__ = [
    "BadInput",
    "IllegalAction",
    "Match",
    "Outcome",
    "Reason",
    "from_dict",
    "games",
    "load",
    "new",
    "rules",
    "verify",
]


def games() -> list[str]:
    """The names of the games."""
    return _games.names()


def new(
    game: str,
    *,
    seed: int | str | None = None,
    chance: ChanceMode = "fair",
    language: str = "en",
    **options: Any,
) -> Match:
    """Start a match. Options are `players` and the game's own; a seed makes it repeatable."""
    found = _games.find(game)
    _check_chance(chance)
    return Match(found, Start(found.options.read(options)), _secret(seed), chance, language)


def load(text: str, language: str = "en") -> Match:
    """The match of a text record, replayed and checked."""
    from engawa.core import text_record

    return text_record.read(text, _games.find, language)


def from_dict(
    position: Any,
    *,
    seed: int | str | None = None,
    chance: ChanceMode = "fair",
    language: str = "en",
) -> Match:
    """A match that starts from a position: a dict as `Match.to_dict` gives it, or edited."""
    if not isinstance(position, Mapping) or "game" not in position:
        raise BadInput("the position does not name its 'game'")
    found = _games.find(position["game"])
    _check_chance(chance)
    described = {key: value for key, value in position.items() if key != "game"}
    return Match(found, Start({}, described), _secret(seed), chance, language)


def verify(text: str) -> Match:
    """Compute all draws of a text record again; BadInput says what was changed."""
    match = load(text)
    match.verify()
    return match


def rules(game: str) -> Any:
    """The compiled rules of a game, for search and bulk simulation; see `core.compiled`."""
    from engawa.core.compiled import compiled_rules

    return compiled_rules(_games.find(game))


def _secret(seed: int | str | None) -> str:
    if seed is None:
        return _chance.fresh_secret()
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise BadInput(f"a seed is a whole number or a text, not {seed!r}")
    return _chance.secret_from_seed(seed)


def _check_chance(chance: str) -> None:
    if chance not in ("fair", "manual"):
        raise BadInput(f"chance is 'fair' or 'manual', not {chance!r}")
