"""Pages beside the table: piles, boards in words, what the signs mean, how a game went."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

from rich.text import Text

from engawa.core.match import Match
from engawa.core.names import words
from engawa.core.words import say
from engawa.games.samurai_spirit.facts import (
    FAMILY_BONUSES,
    FARMSTEAD_PENALTIES,
    FARMSTEADS,
    RAIDER,
    FamilyBack,
    Level,
)
from engawa.games.samurai_spirit.terminal import names
from engawa.games.samurai_spirit.terminal.board import Board, boards
from engawa.games.samurai_spirit.terminal.raiders import short
from engawa.terminal.lines import Lines, in_rows, indented, joined, wrapped

COUNTED = ("defend", "support", "use")  # decisions that are never forced, so that all are logged


def piles(match: Match, width: int) -> Lines:
    """The discard pile, and the raiders that nobody has seen, by value."""
    view = match.view(None)
    return [
        *_by_value(match.language, "discards-listed", view["discard"], width),
        *_by_value(match.language, "unknown-listed", view["unknown"], width),
    ]


def _by_value(language: str, title: str, cards: list[str], width: int) -> Lines:
    lines = wrapped(Text(names.words(language, title, number=len(cards)), "title"), width)
    for _, run in groupby(cards, key=lambda card: RAIDER[card].value):
        lines += indented(in_rows([short(language, card) for card in run], width - 2))
    return lines


def boards_in_words(match: Match, width: int) -> Lines:
    """Each samurai: talent, kiai, tokens, every card; then what the village hides."""
    lines = [line for board in boards(match) for line in _in_words(board, width)]
    return [*lines, *wrapped(_backs(match), width)]


def _in_words(board: Board, width: int) -> Lines:
    language, shown = board.language, board.shown
    head = Text().append(board.name, board.ink).append(f", {board.words(shown['side'])}, ")
    head.append(board.words("kiai-value", kiai=shown["kiai"]), "kiai")
    talent = say(language, names.PART, f"talent-{board.samurai}")
    effect = say(language, names.PART, f"kiai-{board.samurai}-{shown['side']}")
    said = [board.words("talent", talent=talent), board.words("kiai-effect", effect=effect)]
    for name in [*board.talents, *board.waiting]:
        owner, talent = names.samurai(language, name), say(language, names.PART, f"talent-{name}")
        when = "now" if name in board.talents else "later"
        said.append(board.words("talent-lent", samurai=owner, talent=talent, when=when))
    lines = [line for text in said for line in wrapped(Text(text), width - 2, hanging=2)]
    if shown["combat"]:
        cards = [short(language, card) for card in shown["combat"]]
        total = Text(board.words("line", total=shown["total"]))
        lines += in_rows([total, *cards], width - 2)
    return [head, *indented(lines)]


def _backs(match: Match) -> Text:
    """§11.2, §11.3: what the farmsteads and families still there hide, and whether it counts."""
    language, view = match.language, match.view(None)
    level = words(Level).index(view["level"])
    farmsteads = [
        f"{number}× " + say(language, names.PART, f"farmstead-{back}")
        for back, number in view["farmsteads"].items()
        if number
    ]
    families = [say(language, names.PART, f"family-{back}") for back in view["families"]]
    told = names.words(
        language,
        "backs",
        farmsteads=", ".join(farmsteads),
        families=", ".join(families),
        penalties="yes" if FARMSTEAD_PENALTIES[level] else "no",
        bonuses="yes" if FAMILY_BONUSES[level] else "no",
    )
    return Text(told)


def legend(language: str, width: int) -> Lines:
    paragraphs = names.words(language, "legend").splitlines()
    return [line for text in paragraphs for line in wrapped(Text(text, "faint"), width)]


def summary(match: Match, width: int) -> Lines:
    """What is left of the village, and what each samurai did."""
    view = match.view(None)
    left = names.words(
        match.language,
        "village-left",
        round=view["round"],
        farmsteads=sum(view["farmsteads"].values()),
        all_farmsteads=sum(FARMSTEADS.values()),
        families=len(view["families"]),
        all_families=len(FamilyBack),
        barricades=view["barricades"],
    )
    lines = wrapped(Text(left), width, hanging=2)
    for board in boards(match):
        verbs = [match.game.spelled(a).verb for seat, a, _ in match.log if seat == board.seat]
        done = Counter(verb for verb in verbs if verb in COUNTED)
        deeds = board.words(
            "deeds", wounds=board.shown["wounds"], **{verb: done[verb] for verb in COUNTED}
        )
        told = joined([Text(board.name, board.ink), f": {deeds}"])
        lines += wrapped(told, width, hanging=2)
    return lines
