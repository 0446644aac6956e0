"""The page of observations and actions: `python -m engawa.envs.reference docs/environments.md`."""

from __future__ import annotations

import hashlib
import inspect
import re
import sys
from collections.abc import Iterator
from enum import IntEnum
from itertools import groupby
from pathlib import Path
from typing import cast

from engawa.core.game import Game
from engawa.core.names import word
from engawa.core.options import ANYBODY, Characters, Choice, Flag, Number, Option, Players
from engawa.games import find, names

HEAD = """# Options, observations and actions

Made by `python -m engawa.envs.reference docs/environments.md`; a test keeps it up to date.

The options of a game are those of `engawa.new`, of `engawa play` and of the form in the browser.
All environments (`engawa.envs`) show a seat the same numbers and take the same actions. An
observation is a row of signed bytes, made of the blocks in the tables below. Seats in it are
counted from the observing seat, so the same policy can play any seat. A mask has a 1 for every
decision that is allowed. The version in an environment's id is bumped when any number changes
meaning; the fingerprint of the tables is computed from them.

Rewards come when a game ends. A win is worth 1, divided equally among the winners. In a cooperative
game everybody gets 1, or everybody gets 0. `reward="worth"` gives instead the value that the bots
maximise, from 0 to 1, which may change with any release.
"""


def page() -> str:
    return "\n".join([HEAD, *(line for name in names() for line in section(find(name)))])


def section(game: Game) -> Iterator[str]:
    length = sum(size for _, size in game.features)
    yield f"## {game.name}-v{game.numbers_version}\n"
    yield f"Tables `{fingerprint(game)}`: {length} numbers, {game.decisions:,} decisions.\n"
    yield "| option | values | section |"
    yield "| :-- | :-- | :-- |"
    for option in game.options:
        yield f"| `{option.name}` | {told_values(option)} | §{option.section} |"
    yield "\n| numbers | block | meaning |"
    yield "| --: | :-- | :-- |"
    meanings, at = meaning(game), 0
    for name, size in game.features:
        yield f"| {span(at, size)} | `{name}` | {meanings.get(name, '')} |"
        at += size
    yield "\n| actions | kind | from | to |"
    yield "| --: | :-- | :-- | :-- |"
    at = 0
    for verb, texts in groupby(game.actions[: game.decisions], lambda text: text.split(":")[0]):
        group = list(texts)
        last = f"`{group[-1]}`" if len(group) > 1 else ""
        yield f"| {span(at, len(group))} | {verb} | `{group[0]}` | {last} |"
        at += len(group)
    yield ""


def told_values(option: Option) -> str:
    """The allowed values, the default first where it does not depend on the players."""
    if isinstance(option, Flag):
        players = " and ".join(map(str, option.always_for))
        always = f"; always `true` with {players} players" if players else ""
        return f"`false`, `true`{always}"
    if isinstance(option, Choice):
        return ", ".join(f"`{value}`" for value in option.values)
    if isinstance(option, Characters):
        names = ", ".join(f"`{value}`" for value in option.values)
        return f"a list of {names} or `{ANYBODY}`, {option.fewest} at least; or how many"
    numbers = option.counts if isinstance(option, Players) else cast(Number, option).values
    return f"{numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


def span(first: int, size: int) -> str:
    return str(first) if size == 1 else f"{first}–{first + size - 1}"


def comments(game: Game) -> dict[str, str]:
    """The comment on each block where the game declares it."""
    lines = re.findall(r"^    (\w+) = length\(.+\)  # (.+)$", inspect.getsource(game.feature), re.M)
    return {name.lower(): comment for name, comment in lines}


def meaning(game: Game) -> dict[str, str]:
    """The comments; where one says that a number is a Step, or such, also what each one is."""
    modules = {game.feature.__module__, game.state.__module__}
    kinds = {
        f"a {name}": value
        for module in modules
        for name, value in vars(sys.modules[module]).items()
        if isinstance(value, type) and issubclass(value, IntEnum)
    }
    told = comments(game)
    for block, comment in told.items():
        for name, kind in kinds.items():
            if comment.endswith(name):
                values = ", ".join(f"{member.value} {word(member)}" for member in kind)
                told[block] = f"{comment}: {values}"
    return told


def fingerprint(game: Game) -> str:
    tables = repr((game.features, game.actions[: game.decisions]))
    return hashlib.sha256(tables.encode()).hexdigest()[:8]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), "utf-8")
