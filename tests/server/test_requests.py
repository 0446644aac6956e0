"""Requests on a draft: an action is judged once, and a refusal changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.test_projections import table_of

from engawa.core.match import Match
from engawa.server import requests
from engawa.server.entries import Played
from engawa.server.refusals import RefusedByRules


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every action that the rules judge from now on."""
    actions: list[str] = []
    why_not = Match.why_not

    def judge(match: Match, action: str, seat: int | None = None) -> Any:
        actions.append(action)
        return why_not(match, action, seat)

    monkeypatch.setattr(Match, "why_not", judge)
    return actions


def test_an_action_is_judged_once(judged: list[str]) -> None:
    table = table_of("samurai-spirit", 3)
    assert table.match is not None
    draft, seat, action = table.draft(), table.actor, table.match.legal()[0]
    assert seat is not None
    requests.play(draft, f"guest-{seat}", seat, table.version, action, "pl")
    assert judged == [action]
    written = draft.written[0]
    assert isinstance(written, Played)
    assert written.action == action
    assert draft.match is not None
    assert draft.match.ply == table.match.ply + 1 + len(written.draws)
    assert draft.match.language == table.match.language


def test_a_refused_action_is_judged_once_in_the_readers_language(judged: list[str]) -> None:
    sentences = []
    for language in ("en", "pl", "ru"):
        table = table_of("samurai-spirit", 3)
        draft, seat = table.draft(), table.actor
        assert seat is not None
        with pytest.raises(RefusedByRules) as refused:
            requests.play(draft, f"guest-{seat}", seat, table.version, "redraw", language)
        assert refused.value.refusal(language).section
        sentences.append(refused.value.refusal(language).sentence)
        assert draft.written == []
        assert (draft.number, draft.version) == (table.number, table.version)
    assert judged == ["redraw"] * 3
    assert len(set(sentences)) == 3
