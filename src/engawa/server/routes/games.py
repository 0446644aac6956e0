"""The games: their options, what is printed on cards and maps, and their rules as pages."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.params import PathParameter, QueryParameter

from engawa import bots
from engawa.core.game import Game
from engawa.core.options import Characters, Choice, Flag, Number, Option
from engawa.games import FOLDERS, find, names
from engawa.games.rules_page import sections
from engawa.server import rules_html
from engawa.server.errors import language_of
from engawa.server.messages import (
    FirstGameInfo,
    GameInfo,
    OptionInfo,
    OptionKind,
    PlayersInfo,
    RulesPage,
    RulesSection,
)
from engawa.server.refusals import Refused, spoken
from engawa.server.unchanging import answer, is_known, not_modified

DAY = 24 * 3600  # seconds: browsers cache it for a day, so a correction is seen the day after
KEEP = f"public, max-age={DAY}"
FACTS_KEPT = CacheControlHeader(public=True, max_age=DAY, immutable=True)

Name = Annotated[str, PathParameter(max_length=40)]
Language = Annotated[str | None, QueryParameter(name="language")]


class Games(Controller):
    path = "/api"
    tags = ("games",)
    opt = {"exclude_from_auth": True}  # noqa: RUF012 (as Litestar declares it)
    security = ()

    @get("/games")
    async def games(self) -> list[GameInfo]:
        """In the order of the start page."""
        return [_info(name) for name in FOLDERS]

    @get("/games/{game:str}/facts", cache_control=FACTS_KEPT)
    async def facts(self, game: Name) -> dict[str, Any]:
        """What is the same in every match: the cards, the map. Each game has its own format."""
        _check(game)
        return find(game).facts()

    @get("/rules/{game:str}")
    async def rules(
        self, request: Request[Any, Any, Any], game: Name, language: Language = None
    ) -> Response[RulesPage]:
        """The rules as a page; the heading of §4.4 has the id `s4-4`."""
        _check(game)
        told = _rules(game, spoken(language) if language else language_of(request))
        tag = hashlib.sha256(told.html.encode()).hexdigest()[:16]
        return not_modified(tag, KEEP) if is_known(request, tag) else answer(told, tag, KEEP)


def _check(game: str) -> None:
    if game not in FOLDERS:
        raise Refused("no-such-game", 404, f"there are {', '.join(names())}")


def _info(name: str) -> GameInfo:
    game = find(name)
    players = game.options.players
    return GameInfo(
        name=name,
        bots=list(bots.LEVELS),
        players=PlayersInfo(players.counts[0], players.counts[-1], players.usual),
        is_cooperative=game.is_cooperative,
        options=[told for option in game.options if (told := _option(option)) is not None],
        quick_start=dict(game.options.quick_start),
        first_game=_first_game(game),
    )


def _first_game(game: Game) -> FirstGameInfo:
    first = game.options.first_game
    seats = game.seats(game.set_up(game.options.read(first.options)))
    return FirstGameInfo(dict(first.options), ["me", *[first.bots] * (seats - 1)])


def _option(option: Option) -> OptionInfo | None:
    """As declared; the number of players is separate."""

    def told(
        kind: OptionKind,
        values: Sequence[str | int] = (),
        usual: str | int | bool | None = None,
        always_for: Sequence[int] = (),
        fewest: int = 0,
    ) -> OptionInfo:
        return OptionInfo(
            *(option.name, kind, option.section), list(values), usual, list(always_for), fewest
        )

    match option:
        case Choice():
            depends = callable(option.usual)
            return told("choice", option.values, None if depends else option.usual_for(0))
        case Flag():
            return told("flag", usual=False, always_for=option.always_for)
        case Number():
            return told("number", option.values, option.usual)
        case Characters():
            return told("characters", option.values, fewest=option.fewest)
    return None


def _rules(game: str, language: str) -> RulesPage:
    return RulesPage(
        game=game,
        language=language,  # type: ignore[arg-type]  # one of those that we speak
        title=rules_html.title(game, language),
        html=rules_html.html(game, language),
        sections=[RulesSection(s.number, s.title) for s in sections(game, language).values()],
    )
