"""Refusals as people get them: of the rules, found by playing; and of the server, by asking for
what it does not do."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

from tests.server.program import Line, Player, Server, anybody, line

from engawa import bots
from engawa.core.chance import lesson_secret
from engawa.core.match import Match, Start
from engawa.core.names import word
from engawa.core.reasons import ALLOWED, NOT_NOW
from engawa.games import find
from engawa.games.samurai.asking import never_laid

Refusals = dict[str, str]  # code -> sentence
LANGUAGES = ("en", "pl", "ru")
LONGEST = 250  # decisions of a game that is tried
FOUR = ["kyuzo", "daisuke", "heihachi", "kikuchiyo"]
SEVEN = [*FOUR, "katsushiro", "gorobei", "kanbei"]
# Tables at which the rules have reasons to refuse, and how many games are tried there: what none of
# them meets is rendered directly.
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "samurai-spirit": [
        (20, {"samurai": FOUR, "level": "easy", "two_samurai_rule": True}),
        (20, {"samurai": SEVEN, "level": "easy"}),
    ],
    "samurai": [(1, {"players": 2, "hands": "chosen", "figures": "players"}), (1, {"players": 2})],
    "rent-a-hero": [(40, {"players": 3})],
    "nim": [(3, {})],
}


@dataclass
class Script:
    """Actions to play at a lesson's table, whose draws are always the same, and what to ask for
    on the way."""

    options: dict[str, Any]
    actions: list[str] = field(default_factory=list)
    asked: dict[int, dict[str, int]] = field(default_factory=dict)  # at which action: code, action


def scripts(game: str) -> Iterator[Script]:
    """Games that meet as many of the rules' reasons as can be found, each once."""
    declared, met = find(game), set[str]()
    wanted = {word(why) for why in declared.why}
    for games, options in TABLES[game]:
        for seed in range(games):
            script = _game(game, options, seed, met)
            if script.asked:
                yield script
            if wanted <= met:
                return


def _game(game: str, options: dict[str, Any], seed: int, met: set[str]) -> Script:
    """One by players who take what looks best, now and then or nearly always."""
    declared, dice = find(game), random.Random(seed)
    script = Script(options)
    match = Match(declared, Start(declared.options.read(options)), lesson_secret(game))
    bot, care = bots.new(game, "greedy"), 0.9 if seed % 2 else 0.3
    while isinstance(match.actor, int) and len(script.actions) < LONGEST:
        for code, number in _refused(match):
            if code not in met:
                met.add(code)
                script.asked.setdefault(len(script.actions), {})[code] = number
        careful = dice.random() < care
        view = match.view(match.actor)
        action = bot.choose(view, seed=seed) if careful else dice.choice(view["legal"])
        match.play(action)
        script.actions.append(action)
    del script.actions[max(script.asked, default=0) :]
    return script


def _refused(match: Match) -> Iterator[tuple[str, int]]:
    """The game's own reasons in this position, each with an action."""
    declared, state = match.game, match.state
    for number in range(declared.decisions):
        refusal = int(declared.rules.refusal(state, number))
        if refusal not in (ALLOWED, NOT_NOW):
            yield word(declared.why.numbered(refusal)), number


async def refused_by_rules(server: Server, game: str) -> dict[str, Refusals]:
    """By language: every reason that a game's rules gave over the socket."""
    told: dict[str, Refusals] = {language: {} for language in LANGUAGES}
    async with Player.arrive(server) as player:
        for script in scripts(game):
            await _follow(player, game, script, told)
    return told


async def _follow(player: Player, game: str, script: Script, told: dict[str, Refusals]) -> None:
    declared = find(game)
    seats = declared.seats(declared.set_up(declared.options.read(script.options)))
    table = await player.make(game, ["me"] * seats, options=script.options, lesson=True)
    async with AsyncExitStack() as stack:
        lines = {
            language: await stack.enter_async_context(player.at(table["id"], language=language))
            for language in LANGUAGES
        }
        first = lines["en"]
        await first.until(lambda it: it.position)
        for ply, action in enumerate([*script.actions, ""]):
            for code, number in script.asked.get(ply, {}).items():
                verb, names = declared.spellings[number].verb, declared.spellings[number].names
                for language, each in lines.items():
                    told[language][code] = await _why(each, verb, list(names), first.actor, code)
            if ply == 0:
                await _never(game, lines, first.actor, told)
            if action:
                version = first.position["version"]
                assert (await first.play(action))["kind"] == "done"
                await first.until(lambda it: it.position["version"] > version)  # noqa: B023 (awaited at once)


async def _never(game: str, lines: dict[str, Line], actor: int, told: dict[str, Refusals]) -> None:
    """What no position allows: nonsense, outcomes of chance, another's turn, tiles at sea."""
    declared = find(game)
    drawn = declared.spellings[declared.decisions]
    asked = {"unknown-action": ("fly", []), "only-chance": (drawn.verb, list(drawn.names))}
    if game == "samurai":
        for text, (why, _, _) in never_laid().items():
            if text not in declared.numbers:
                asked[word(why)] = ("lay", text.partition(":")[2].split("@"))
    for language, each in lines.items():
        for code, (verb, names) in asked.items():
            told[language][code] = await _why(each, verb, names, actor, code)
        other = 0 if actor else 1
        told[language]["wrong-seat"] = await _why(each, "fly", [], other, "wrong-seat")


async def _why(each: Line, verb: str, names: list[str], seat: int, code: str) -> str:
    answer = await each.ask(kind="why", verb=verb, names=names, seat=seat)
    assert answer["refusal"]["code"] == code, (verb, names, answer)
    return str(answer["refusal"]["sentence"])


async def refused_by_server(server: Server, language: str) -> Refusals:
    """What the server itself refuses, over its sockets and addresses."""
    told: Refusals = {}
    async for refusal in _asked_for_nonsense(server, language):
        assert refusal.get("code") not in (None, "our-fault"), refusal
        told[refusal["code"]] = refusal["sentence"]
    return told


async def _asked_for_nonsense(server: Server, language: str) -> AsyncIterator[dict[str, Any]]:
    async with (
        Player.arrive(server, "Ann", language) as ann,
        Player.arrive(server, "Bob", language) as bob,
    ):
        for each in (ann, bob):
            each.http.headers["accept-language"] = language
        async for refusal in _at_addresses(server, ann, language):
            yield refusal
        async for refusal in _at_a_table(ann, bob, language):
            yield refusal
        async for refusal in _alone(ann, language):
            yield refusal


async def _at_addresses(
    server: Server, ann: Player, language: str
) -> AsyncIterator[dict[str, Any]]:
    wrong: list[tuple[str, str, dict[str, Any]]] = [
        ("GET", "/api/tables/none", {}),
        ("GET", "/api/invites/none", {}),
        ("GET", "/api/rules/chess", {}),
        ("GET", "/api/nothing", {}),
        ("PUT", "/api/tables", {"json": {}}),
        ("POST", "/api/tables", {"json": {"game": 5}}),
        ("POST", "/api/tables", {"json": {"game": "samurai", "options": {"players": 9}}}),
        ("POST", "/api/tables", {"json": {"game": "samurai", "options": {"hands": "full"}}}),
        ("POST", "/api/tables", {"json": {"game": "samurai", "seats": ["me"] * 5}}),
        ("POST", "/api/tables", {"json": {"game": "samurai", "seats": ["me", "wizard"]}}),
        ("POST", "/api/tables", {"json": {"game": "nim", "seats": ["me", "open"], "lesson": True}}),
        ("POST", "/api/tables", {"content": b"x" * 10_000_000}),
        ("POST", "/api/me/push", {"json": {"endpoint": "https://x", "keys": PUSH_KEYS}}),
    ]
    for method, path, given in wrong:
        answer = await ann.request(method, path, **given)
        assert answer.status_code >= 400, (method, path, answer.text)
        yield answer.json()
    async with anybody(server) as nobody:
        nobody.headers["accept-language"] = language
        yield (await nobody.get("/api/tables")).json()
        yield (await nobody.post("/api/guests", json={"name": "Eve"})).json()


PUSH_KEYS = {"p256dh": "x", "auth": "x"}


async def _at_a_table(ann: Player, bob: Player, language: str) -> AsyncIterator[dict[str, Any]]:
    """From an open seat to a match of two, with a third who comes too late."""
    table = await ann.make("samurai", ["me", "open"], coach=False)
    address, invite = f"/api/tables/{table['id']}", f"/api/invites/{table['invite']}"
    async with ann.at(table["id"], language=language) as line_of_ann:

        async def refused(**message: Any) -> dict[str, Any]:
            answer = await line_of_ann.ask(**message)
            refusal: dict[str, Any] = answer["refusal"]
            return refusal

        yield await refused(kind="play", seat=0, version=0, action="pass")
        yield await refused(kind="play", seat=7, version=0, action="pass")
        yield await refused(kind="why", seat=1, verb="end-turn", names=[])
        yield await refused(kind="answer", agrees=True)
        await line_of_ann.send_raw('{"re": "?", "kind": "play", "seat": "first"}')
        yield (await _next_refusal(line_of_ann))["refusal"]
        async with bob.at(table["id"], language=language) as stranger:
            yield stranger.received[0]["refusal"]
        yield await _refusal(bob, "POST", invite, json={"seat": 0})
        yield await _refusal(bob, "POST", f"{address}/leave", json={})
        yield await _refusal(ann, "POST", f"{address}/rematch", json={})
        yield await _refusal(ann, "POST", f"{address}/seats/1/hand", json={"bot": "hal"})
        await bob.post(invite)
        await line_of_ann.until(lambda it: it.position)
        async with bob.at(table["id"], language=language) as line_of_bob:
            await line_of_bob.until(lambda it: it.position)
            await line_of_ann.until(lambda it: it.table["seats"][1].get("is_present", True))
            yield await _refusal(ann, "POST", f"{address}/seats/1/hand", json={"bot": "uniform"})
        version = line_of_ann.position["version"]
        yield await refused(kind="play", seat=0, version=version + 9, action="pass")
        yield await refused(kind="play", seat=1, version=version, action="pass")
        yield await refused(kind="undo", seat=0, version=version)
        yield await refused(kind="advise", seat=0, version=version)
        yield await refused(kind="review")
        async with Player.arrive(ann.server, "Eve", language) as eve:
            eve.http.headers["accept-language"] = language
            yield await _refusal(eve, "POST", invite, json={})
        await ann.post(f"{address}/seats/0/hand", bot="uniform")
        yield await _refusal(ann, "POST", f"{address}/seats/0/hand", json={"bot": "uniform"})
        await line_of_ann.until(lambda it: it.table["seats"][0]["bot"])
        version = line_of_ann.position["version"]
        yield await refused(kind="play", seat=0, version=version, action="pass")
    watched = f"/api/watch/{table['watch']}/socket"
    async with line(ann.server, watched, language=language) as spectator:
        yield (await spectator.ask(kind="say", text="Hello"))["refusal"]


async def _alone(ann: Player, language: str) -> AsyncIterator[dict[str, Any]]:
    """A short game with oneself, to its end."""
    table = await ann.make("nim", ["me", "me"])
    async with ann.at(table["id"], language=language) as mine:
        await mine.until(lambda it: it.position)
        version, actor = mine.position["version"], mine.actor
        yield (await mine.ask(kind="advise", seat=1 - actor, version=version))["refusal"]
        first = mine.legal()[0]
        yield (await mine.ask(kind="preview", seat=actor, action=first))["refusal"]
        while not mine.is_over:
            version = mine.position["version"]
            assert (await mine.play(mine.legal()[0]))["kind"] == "done"
            await mine.until(lambda it: it.position["version"] > version)  # noqa: B023 (awaited at once)
        version = mine.position["version"]
        answer = await mine.ask(kind="play", seat=0, version=version, action=first)
        yield answer["refusal"]
        yield (await mine.ask(kind="undo", seat=0, version=version))["refusal"]
    yield await _refusal(ann, "GET", f"/api/tables/{table['id']}/plies/999")


async def _refusal(player: Player, method: str, path: str, **given: Any) -> dict[str, Any]:
    answer = await player.request(method, path, **given)
    assert answer.status_code >= 400, (method, path, answer.text)
    refusal: dict[str, Any] = answer.json()
    return refusal


async def _next_refusal(each: Line) -> dict[str, Any]:
    while True:
        message = await each.hear()
        if message["kind"] == "refused":
            return message
