"""Samurai as a `Game`: options, names and words around the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engawa.core.game import EVERYBODY, Game, Outcome
from engawa.core.names import word
from engawa.core.reasons import BadInput
from engawa.core.words import say
from engawa.games.samurai import actions as act
from engawa.games.samurai import (
    asking,
    conservation,
    evaluate,
    guess,
    position,
    preview,
    refusals,
    rules,
    setup,
    standing,
    view,
)
from engawa.games.samurai.events import PRIVATE
from engawa.games.samurai.facts import MOST_PLAYERS, TILES
from engawa.games.samurai.japan import SETTLEMENT_NAMES, SPACE_NAMES
from engawa.games.samurai.notation import ACTION_TEXTS, SEA_NAMES
from engawa.games.samurai.reasons import NEVER_SECTIONS, SECTIONS, STEP_SECTIONS, Never, Why
from engawa.games.samurai.sentences import (
    list_of,
    reason_details,
    seat_name,
    sentence_for,
    tile_name,
)
from engawa.games.samurai.state import ENDINGS, State, Step
from engawa.games.samurai.winners import figures_of, winners

OPTIONS = ("players", "hands", "figures", "captures")
CHOICES = {
    "hands": ("random", "chosen"),
    "figures": ("random", "players"),
    "captures": ("open", "hidden"),
}


class Samurai(Game):
    name = "samurai"
    state = State
    rules: ClassVar = {
        "actor": rules.actor,
        "legal": rules.legal,
        "refusal": refusals.refusal,
        "weight": rules.weight,
        "apply": rules.apply,
        "advance": rules.advance,
        "ending": rules.ending,
        "conserved": conservation.conserved,
        "pick": rules.pick,
        "hide": view.hide,
        "guess": guess.guess,
        "features": view.features,
        "winners": winners,
        "score": evaluate.score,
        "appeal": evaluate.appeal,
        "lap": evaluate.lap,
        "worth": evaluate.worth,
    }
    players = range(2, MOST_PLAYERS + 1)
    choices: ClassVar = CHOICES
    actions = ACTION_TEXTS
    decisions = act.DECISIONS
    endings = ENDINGS
    private = PRIVATE
    features = view.FEATURES

    def read_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        unknown = [name for name in options if name not in OPTIONS]
        if unknown:
            raise BadInput(f"there is no option '{unknown[0]}'; there are {', '.join(OPTIONS)}")
        players = options.get("players", 2)
        is_number = isinstance(players, int) and not isinstance(players, bool)
        if not is_number or players not in self.players:
            raise BadInput(f"{players!r} players cannot play; 2 to {MOST_PLAYERS} can (§3.1)")
        usual = {
            "hands": "random",
            "figures": "random",
            "captures": "open" if players == 2 else "hidden",
        }
        read = {"players": players}
        for name, allowed in CHOICES.items():
            value = options.get(name, usual[name])
            if value not in allowed:
                raise BadInput(f"option {name} is {' or '.join(allowed)}, not {value!r}")
            read[name] = value
        return read

    def set_up(self, options: Mapping[str, Any]) -> State:
        s = State()
        chosen = [int(options[name] == choices[1]) for name, choices in CHOICES.items()]
        setup.lay_out(s, options["players"], *chosen)
        return s

    def describe(self, s: State) -> dict[str, Any]:
        return position.describe(s)

    def restore(self, described: Mapping[str, Any], *, hidden: bool = False) -> State:
        return position.restore(described, hidden=hidden)

    def show(self, s: State) -> dict[str, Any]:
        shown = position.describe(s) | {
            "names": position.names(s),
            "behind_screens": position.behind_screens(s),
            "strengths": standing.strengths_by_settlement(s),
            "open_land": standing.open_land(s),
        }
        for seat, player in enumerate(shown["seats"]):
            player["unlaid"] = position.unlaid(s, seat)
        return shown

    def preview(self, view: Mapping[str, Any], action: str) -> dict[str, Any]:
        s = preview.after(view, action)
        return preview.told(view, s, self.show(s))

    def seats(self, s: State) -> int:
        return s.players

    def audience(self, s: State, action: int) -> int:
        """§7.1: a tile drawn or kept is seen by its owner alone."""
        is_secret = action >= act.DRAW_TILE or action < act.FIGURE
        return 1 << s.turn if is_secret else EVERYBODY

    def outcome(self, s: State, language: str) -> Outcome:
        won = winners(s)
        seats = tuple(seat for seat in range(s.players) if won >> seat & 1)
        names = list_of(language, [seat_name(language, seat) for seat in seats])
        ending = ENDINGS[s.ending]
        message = f"ending-{ending.replace('+', '-')}"
        text = say(language, self.name, message, winners=names, count=len(seats))
        scores = tuple(figures_of(s, seat) for seat in range(s.players))
        return Outcome(ending, seats, scores, text)

    def tell(self, s: State, note: tuple[int, ...], language: str) -> str:  # noqa: ARG002 (sentences need no position)
        return sentence_for(note, language)

    def asked(self, view: Mapping[str, Any], language: str) -> str:
        return asking.asked(view, language)

    def choice(self, view: Mapping[str, Any], action: str, language: str) -> str:  # noqa: ARG002 (the action says it all)
        return asking.choice(action, language)

    def seat_name(self, view: Mapping[str, Any], seat: int, language: str) -> str:  # noqa: ARG002 (seats have colours)
        return seat_name(language, seat)

    def reason(self, s: State, refusal: int, action: int, language: str) -> tuple[str, str, str]:
        why = Why(refusal)
        details = reason_details(s, action, language)
        text = say(language, self.name, f"refused-{word(why)}", **details)
        return word(why), text, SECTIONS[why]

    def section(self, s: State) -> str:
        return STEP_SECTIONS[Step(s.step)]

    def never(self, action: str, language: str) -> tuple[str, str, str] | None:
        """§4.2: tiles and hexes that do not go together, which have no number."""
        verb, _, rest = action.partition(":")
        tile, _, at = rest.partition("@")
        if verb != "lay" or tile not in TILES or at not in (*SPACE_NAMES, *SETTLEMENT_NAMES):
            return None
        if tile.startswith("exchange"):
            why = Never.WRITTEN_OTHERWISE
        elif at in SETTLEMENT_NAMES:
            why = Never.ON_SETTLEMENT
        else:
            why = Never.LAND_ONLY if at in SEA_NAMES else Never.SEA_ONLY
        name = tile_name(language, TILES.index(tile))
        text = say(language, self.name, f"refused-{word(why)}", tile=name, hex=at)
        return word(why), text, NEVER_SECTIONS[why]


GAME = Samurai()
