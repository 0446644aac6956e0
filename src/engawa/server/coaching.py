"""The coach at a table: what each choice is worth, and what an action would lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engawa.server import requests
from engawa.server.executors import Executors
from engawa.server.messages import Advise, Advised, AdvisedOption, Preview, Previewed
from engawa.server.refusals import Refused
from engawa.server.table import Table

if TYPE_CHECKING:
    from engawa.coach import Advice


async def advised(
    executors: Executors, table: Table, asked: Advise, guest: str, language: str, seconds: float
) -> Advised:
    """From the seat's own view, for the one who has to decide."""
    if not table.row.coach:
        raise Refused("no-coach", 403)
    requests.check_decision(table, guest, asked.seat, asked.version)
    assert table.match is not None
    advice = await executors.advise(table.match.view(asked.seat), language, seconds)
    return Advised(
        re=asked.re,
        seat=asked.seat,
        version=asked.version,
        options=_options(advice),
        outlook=advice.outlook,
    )


def _options(advice: Advice) -> list[AdvisedOption]:
    return [
        AdvisedOption(
            action=option.action,
            chance=round(option.win.chance, 4),
            low=round(option.win.low, 4),
            high=round(option.win.high, 4),
            score=round(option.score, 2),
            why=list(option.why),
        )
        for option in advice.options
    ]


def previewed(table: Table, asked: Preview, guest: str, language: str) -> Previewed:
    """What a seat would see after an action of its own: from what it sees now, nothing else."""
    requests.why_not(table, guest, asked.seat, asked.action, language)
    assert table.match is not None
    view = table.match.game.preview(table.match.view(asked.seat), asked.action)
    if view is None:
        raise Refused("no-preview")
    return Previewed(re=asked.re, view=view)
