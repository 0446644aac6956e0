"""The games for OpenSpiel: `pyspiel.load_game("engawa_samurai(players=3)")`, once this module is
imported. Its algorithms see chance as a player with probabilities, as ours do.

States run the rules as plain Python, at about the speed of OpenSpiel's other Python games. The
observation is what a seat sees, as in docs/environments.md; the information state, a string, is
everything it has seen happen as well. Returns: 1 for a win, shared by those who share it; in
cooperative games all get 1, or all get 0.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engawa.core.contract import CHANCE, OVER
from engawa.core.game import EVERYBODY, Game
from engawa.core.options import Flag, Number
from engawa.core.playout import STEP_LIMIT
from engawa.core.reasons import BadInput
from engawa.core.record import Record
from engawa.games import find, names

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("OpenSpiel is not installed: pip install 'engawa[peers]'") from missing

KIND = pyspiel.GameType


class Table(pyspiel.Game):  # type: ignore[misc] # OpenSpiel ships no types
    """A game with its options."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        self.engawa = game
        given = {name: value for name, value in (params or {}).items() if value not in ("", 0)}
        try:
            self.options = game.options.read(
                {name: _read(game, name, value) for name, value in given.items()}
            )
        except BadInput as wrong:
            raise pyspiel.SpielError(str(wrong)) from wrong
        self.start = game.begin(self.options)
        self.seats = game.seats(self.start)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.decisions,
            max_chance_outcomes=len(game.actions),
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=STEP_LIMIT,
        )
        super().__init__(game_type(game), info, params or {})

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise BadInput(f"an observer takes no parameters, not {params!r}")
        return Observer(self.engawa, bool(iig_obs_type and iig_obs_type.perfect_recall))


class State(pyspiel.State):  # type: ignore[misc]
    """A position, and what each seat saw happen."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.engawa = table.engawa
        self.seats = table.seats
        self.position = table.start.twin()
        self.seen: list[tuple[int, int, int]] = []  # actor, action, audience

    def current_player(self) -> int:
        who = self.engawa.rules.actor(self.position)
        if who == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if who == CHANCE else int(who)

    def is_terminal(self) -> bool:
        return bool(self.engawa.rules.actor(self.position) == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        del player  # only the player who decides may act
        mask = [0] * len(self.engawa.actions)
        self.engawa.rules.legal(self.position, mask)
        return [action for action, is_legal in enumerate(mask) if is_legal]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each outcome with its share of the weights."""
        outcomes = self._legal_actions(pyspiel.PlayerId.CHANCE)
        weights = [self.engawa.rules.weight(self.position, action) for action in outcomes]
        total = sum(weights)
        return [(action, weight / total) for action, weight in zip(outcomes, weights)]

    def _apply_action(self, action: int) -> None:
        who = self.engawa.rules.actor(self.position)
        self.seen.append((who, action, self.engawa.audience(self.position, action)))
        self.position.notes = []
        self.engawa.rules.apply(self.position, action)

    def _action_to_string(self, player: int, action: int) -> str:
        del player
        return self.engawa.actions[action]

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.seats
        won = self.engawa.rules.winners(self.position)
        winners = [won >> seat & 1 for seat in range(self.seats)]
        share = 1 if self.engawa.is_cooperative else max(1, sum(winners))
        return [is_winner / share for is_winner in winners]

    def __str__(self) -> str:
        return " ".join(self.engawa.actions[action] for _, action, _ in self.seen)


class Observer:
    """What a seat sees, as OpenSpiel's observers expect it."""

    def __init__(self, game: Game, perfect_recall: bool) -> None:
        self.engawa = game
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(sum(length for _, length in game.features), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, length in game.features:
            self.dict[name] = self.tensor[at : at + length]
            at += length

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = self._numbers(state.position, player)

    def string_from(self, state: State, player: int) -> str:
        now = " ".join(map(str, self._numbers(state.position, player)))
        if not self.perfect_recall:
            return f"seat {player}: {now}"
        happened = " ".join(_as_seen(self.engawa, player, *entry) for entry in state.seen)
        return f"seat {player}: {happened}; {now}"

    def _numbers(self, position: Record, player: int) -> list[int]:
        hidden, out = position.twin(), [0] * len(self.tensor)
        self.engawa.rules.hide(hidden, player)
        self.engawa.rules.features(hidden, player, out)
        return out


def _as_seen(game: Game, seat: int, who: int, action: int, audience: int) -> str:
    text = game.actions[action]
    if audience != EVERYBODY and not audience >> seat & 1:
        text = f"{text.partition(':')[0]}:?"
    return f"{'chance' if who == CHANCE else who}.{text}"


def parameters(game: Game) -> dict[str, Any]:
    """A game's options as OpenSpiel's parameters: '', 0 and False leave them to the game."""
    blank: dict[str, Any] = {"players": 0}
    for option in game.options:
        if option.name not in blank:
            blank[option.name] = {Flag: False, Number: 0}.get(type(option), "")
    return blank


def _read(game: Game, name: str, value: Any) -> Any:
    """A comma would end a parameter: names are separated by a plus."""
    characters = game.options.characters
    is_list = characters is not None and name == characters.name
    return characters.read_text(value.replace("+", ",")) if characters and is_list else value


def game_type(game: Game) -> Any:
    return KIND(
        short_name=f"engawa_{game.name.replace('-', '_')}",
        long_name=f"Engawa {game.name.replace('-', ' ').title()}",
        dynamics=KIND.Dynamics.SEQUENTIAL,
        chance_mode=KIND.ChanceMode.EXPLICIT_STOCHASTIC,
        information=KIND.Information.IMPERFECT_INFORMATION,
        utility=KIND.Utility.IDENTICAL if game.is_cooperative else KIND.Utility.GENERAL_SUM,
        reward_model=KIND.RewardModel.TERMINAL,
        max_num_players=game.options.players.counts[-1],
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # what was seen has no maximum length
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
        default_loadable=True,
    )


def _register() -> None:
    for name in names():
        game = find(name)

        class Registered(Table):
            """OpenSpiel makes games from a class and their parameters."""

            def __init__(self, params: dict[str, Any] | None = None, game: Game = game) -> None:
                super().__init__(game, params)

        pyspiel.register_game(game_type(game), Registered)


_register()
