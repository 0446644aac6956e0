"""The games: what can be chosen, and their rules to read."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.params import PathParameter, QueryParameter

from engawa import bots
from engawa.games import find, names
from engawa.games.rules_page import sections
from engawa.server import rules_html
from engawa.server.errors import language_of
from engawa.server.messages import GameInfo, OptionInfo, PlayersInfo, RulesPage, RulesSection
from engawa.server.refusals import Refused, spoken
from engawa.server.unchanging import answer, is_known, not_modified

KEEP = "public, max-age=86400"

Name = Annotated[str, PathParameter(max_length=40)]
Language = Annotated[str | None, QueryParameter(name="language")]


class Games(Controller):
    path = "/api"
    tags = ("games",)
    opt = {"exclude_from_auth": True}  # noqa: RUF012 (as Litestar declares it)
    security = ()

    @get("/games")
    async def games(self) -> list[GameInfo]:
        return [_info(name) for name in names()]

    @get("/rules/{game:str}")
    async def rules(
        self, request: Request[Any, Any, Any], game: Name, language: Language = None
    ) -> Response[RulesPage]:
        """The rules as a page; the heading of §4.4 has the id `s4-4`."""
        if game not in names():
            raise Refused("no-such-game", 404, games=", ".join(names()))
        told = _rules(game, spoken(language) if language else language_of(request))
        tag = hashlib.sha256(told.html.encode()).hexdigest()[:16]
        return not_modified(tag, KEEP) if is_known(request, tag) else answer(told, tag, KEEP)


def _info(name: str) -> GameInfo:
    game = find(name)
    usual = game.options.read({})
    return GameInfo(
        name=name,
        bots=list(bots.LEVELS),
        players=PlayersInfo(min(game.players), max(game.players), usual["players"]),
        options={
            option: OptionInfo(list(values), usual[option])
            for option, values in game.choices.items()
        },
        samurai=list(game.characters),
    )


def _rules(game: str, language: str) -> RulesPage:
    return RulesPage(
        game=game,
        language=language,  # type: ignore[arg-type]  # one of those that we speak
        title=rules_html.title(game, language),
        html=rules_html.html(game, language),
        sections=[RulesSection(s.number, s.title) for s in sections(game, language).values()],
    )
