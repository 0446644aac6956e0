"""Every law can be broken, and is then seen to be: for each, a game that breaks it."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import engawa
from engawa.core.game import NOBODY
from engawa.core.match import Match
from engawa.games import FOLDERS, register
from engawa.games.nim import position, rules, view
from engawa.games.nim.game import GAME, Nim
from engawa.games.nim.schema import Position
from engawa.games.nim.state import MOST_TAKEN, SEATS, Action, State
from engawa.testing import Broken, Law, check, laws

Patch = pytest.MonkeyPatch
Break = Callable[[Patch], None]
BREAKS: dict[str, Break] = {}  # by the name of the law


def breaks(*laws: str) -> Callable[[Break], Break]:
    def note(breaking: Break) -> Break:
        for law in laws:
            BREAKS[law.replace(" ", "_")] = breaking
        return breaking

    return note


@breaks("whatever is legal can be played to the end")
def takes_nothing(patch: Patch) -> None:
    def apply(s: State, action: int) -> None:
        stones = s.stones
        rules.apply(s, action)
        s.stones, s.ending = stones, 0

    patch.setitem(vars(GAME.rules), "apply", apply)


@breaks("no component is ever lost")
def loses_a_token(patch: Patch) -> None:
    def apply(s: State, action: int) -> None:
        s.bag[1] = 0
        rules.apply(s, action)

    patch.setitem(vars(GAME.rules), "apply", apply)


@breaks("a refused action changes nothing and says why")
def is_changed_by_a_refusal(patch: Patch) -> None:
    def refusal(s: State, action: int) -> int:
        s.took[1] = (s.took[1] + 1) % 100
        return rules.refusal(s, action)

    patch.setitem(vars(GAME.rules), "refusal", refusal)


@breaks("only the seat that is asked may act")
def asks_somebody_else_each_time(patch: Patch) -> None:
    asked = itertools.cycle(range(SEATS))

    def actor(s: State) -> int:
        who = rules.actor(s)
        return next(asked) if who >= 0 else who

    patch.setitem(vars(GAME.rules), "actor", actor)


@breaks(
    "the same seed and decisions give the same game",
    "undo takes back one decision",
    "going back and following the log come to the same",
    "a text record replays to the same state",
    "manual chance plays the same game",
)
def remembers_something_outside_the_record(patch: Patch) -> None:
    memory = itertools.count()

    def apply(s: State, action: int) -> None:
        rules.apply(s, action)
        s.took[0] = next(memory) % 100

    patch.setitem(vars(GAME.rules), "apply", apply)


@breaks("copies are independent")
def copies_share_rows(patch: Patch) -> None:
    patch.setattr(State, "twin", copy.copy)


@breaks("there is no going back to what was not")
def begins_in_the_middle(patch: Patch) -> None:
    new = engawa.new

    def begun(*about: Any, **options: Any) -> Match:
        match = new(*about, **options)
        match.play(match.legal()[0])
        return match

    patch.setattr(engawa, "new", begun)


@breaks("a position survives json")
def forgets_what_was_taken(patch: Patch) -> None:
    patch.setattr(Nim, "describe", lambda _, s: position.describe(s) | {"took": [[], []]})


@breaks("a position survives json while the table is set up")
def fills_the_bag_again(patch: Patch) -> None:
    def restore(_: Nim, described: dict[str, Any], *, hidden: bool = False) -> State:
        s = position.restore(described, hidden=hidden)
        s.bag[1] = 1
        return s

    patch.setattr(Nim, "restore", restore)


@breaks("draws are what the secret gives")
def weighs_otherwise_each_time(patch: Patch) -> None:
    moods = itertools.count(1)

    def weight(s: State, action: int) -> int:
        return rules.weight(s, action) * next(moods)

    patch.setitem(vars(GAME.rules), "weight", weight)


@breaks("a changed record is refused")
def reads_any_record(patch: Patch) -> None:
    patch.setattr(engawa, "load", lambda _: engawa.new("nim"))


@breaks("a record remembers who is a bot")
def forgets_the_bots(patch: Patch) -> None:
    patch.setattr(Match, "seat_bots", lambda *_: None)


@breaks("another hidden world leaves the view unchanged")
def hides_nothing_from_the_second_seat(patch: Patch) -> None:
    def hide(s: State, seat: int) -> None:
        if seat != 1:
            view.hide(s, seat)

    patch.setitem(vars(GAME.rules), "hide", hide)
    patch.setitem(vars(GAME.rules), "guess", lambda s, dice: (view.hide(s, 1), view.guess(s, dice)))


@breaks("what a seat may do depends only on what it sees")
def forbids_the_taboo_of_the_other(patch: Patch) -> None:
    def legal(s: State, mask: list[int]) -> int:
        rules.legal(s, mask)
        other = s.taboo[1 - s.turn]
        if s.drawn == SEATS and not s.ending and sum(mask[:MOST_TAKEN]) > 1:
            mask[Action.TAKE + other - 1] = 0
        return sum(mask)

    patch.setitem(vars(GAME.rules), "legal", legal)


@breaks("an action looks the same whatever is hidden")
def likes_what_the_other_may_not_take(patch: Patch) -> None:
    patch.setitem(vars(GAME.rules), "appeal", lambda s, _: s.taboo[1 - s.turn])


@breaks("every world that fits looks the same to its seat")
def leaves_a_gap_in_the_bag(patch: Patch) -> None:
    def hide(s: State, seat: int) -> None:
        bag = list(s.bag)
        view.hide(s, seat)
        s.bag = bag

    def guess(s: State, dice: Any) -> None:
        s.bag = [copies - s.taboo.count(n) if n else 0 for n, copies in enumerate((0, 1, 2, 2))]
        view.guess(s, dice)

    patch.setitem(vars(GAME.rules), "hide", hide)
    patch.setitem(vars(GAME.rules), "guess", guess)


@breaks("a seat reads of each action all of it or only its kind")
def shows_nobody_anything(patch: Patch) -> None:
    patch.setattr(Nim, "audience", lambda *_: NOBODY)


@breaks("the log is read from anywhere in any language")
def speaks_english_to_everybody(patch: Patch) -> None:
    tell = Nim.tell
    patch.setattr(Nim, "tell", lambda nim, s, note, _: tell(nim, s, note, "en"))


@breaks("looking changes nothing")
def hides_the_table_itself(patch: Patch) -> None:
    patch.setattr(State, "twin", lambda s: s)


@breaks("a seat that does not exist has no view")
def shows_everybody(patch: Patch) -> None:
    patch.setattr(Match, "_check_seat", lambda *_: None)


@breaks("every position is asked in words")
def tells_all_answers_alike(patch: Patch) -> None:
    patch.setattr(Nim, "choice", lambda *_: "take some")


@breaks("everybody is told the same question")
def asks_about_a_secret(patch: Patch) -> None:
    patch.setattr(Nim, "asked", lambda _, view, __: f"{view['taboo']}?")


@breaks("an edited position is refused or plays on")
def reads_any_position(patch: Patch) -> None:
    anything = msgspec.defstruct("Anything", Position.__struct_fields__)
    patch.setattr(position, "Position", anything)


# Compiled rules: these change after compiling, so one of the two is another game


@breaks(
    "interpreted and compiled games are identical after every action",
    "whole playouts are identical",
)
def forgets_what_was_taken_when_interpreted(patch: Patch) -> None:
    engawa.rules("nim")

    def apply(s: State, action: int) -> None:
        rules.apply(s, action)
        s.took[0] = 0

    patch.setitem(vars(GAME.rules), "apply", apply)


@breaks("masks refusals and weights agree in both modes")
def weighs_more_when_interpreted(patch: Patch) -> None:
    engawa.rules("nim")
    patch.setitem(vars(GAME.rules), "weight", lambda s, action: rules.weight(s, action) + 1)


@breaks("what a seat observes does not depend on what it cannot see")
def observes_the_taboo_of_the_other(patch: Patch) -> None:
    def observe(states: Any, index: int, *about: Any) -> None:
        about[-1][:2] = 1 + states[index]["taboo"]

    patch.setattr(engawa.rules("nim"), "observe", observe)


@breaks("random games end and lose no component")
def ends_no_game(patch: Patch) -> None:
    compiled = engawa.rules("nim")
    check_many = compiled.check_many

    def count_as_unfinished(*about: Any) -> int:
        wrong: int = check_many(*about)
        about[-1][0] += 1
        return wrong

    patch.setattr(compiled, "check_many", count_as_unfinished)


@breaks("a step from python does what apply and draws do")
def leaves_the_mask_empty(patch: Patch) -> None:
    compiled = engawa.rules("nim")
    start = compiled.start

    def start_blindly(states: Any, index: int, cup: Any, mask: Any) -> int:
        who: int = start(states, index, cup, mask)
        mask[:] = 0
        return who

    patch.setattr(compiled, "start", start_blindly)


@breaks("a state is small")
def is_as_big_as_a_page(patch: Patch) -> None:
    patch.setattr(engawa.rules("nim"), "dtype", SimpleNamespace(itemsize=4096))


@pytest.mark.parametrize(
    "law",
    [law for law in laws() if law.hold.__name__ != "rules_write_nothing_outside_the_record"],
    ids=lambda law: law.hold.__name__,
)
def test_a_game_that_breaks_the_law_is_found(law: Law, monkeypatch: Patch) -> None:
    BREAKS[law.hold.__name__](monkeypatch)
    with pytest.raises(Broken) as broken:
        check("nim", only=[law], seed=1)
    assert broken.value.law == law.name
    assert (broken.value.game, broken.value.start) == ("nim", "usual")


def test_a_game_that_writes_outside_its_record_is_found(monkeypatch: Patch, tmp_path: Path) -> None:
    """In a package of its own, as another process compiles it."""
    home = tmp_path / "outside"
    home.mkdir()
    (home / "game.py").write_text(WRITES_OUTSIDE)
    (home / "locale").mkdir()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("ENGAWA_CACHE", str(tmp_path / "cache"))
    register("outside", "outside")
    law = next(law for law in laws() if "outside" in law.name)
    try:
        with pytest.raises(Broken, match="IndexError"):
            check("outside", only=[law], seed=1)
    finally:
        del FOLDERS["outside"]


WRITES_OUTSIDE = """
from engawa.games.nim import rules
from engawa.games.nim.game import Nim
from engawa.games.nim.state import SEATS, State
from engawa.core.rule import rule
from engawa.core.rules import Rules

@rule
def apply(s: State, action: int) -> None:
    rules_apply(s, action)
    if s.stones < 3:
        s.took[SEATS + s.turn] = 1  # one seat too far

rules_apply = rules.apply

class Outside(Nim):
    name = "outside"
    rules = Rules({**Nim.rules, "apply": apply})

GAME = Outside()
"""


def test_a_law_that_is_broken_tells_how_to_see_it_again(monkeypatch: Patch) -> None:
    forgets_what_was_taken(monkeypatch)
    law = next(law for law in laws() if law.name == "a position survives json")
    with pytest.raises(Broken) as first:
        check("nim", only=[law])
    assert f"seed {first.value.seed}: AssertionError" in str(first.value)
    with pytest.raises(Broken) as again:
        check("nim", only=[law], seed=first.value.seed, games=1)
    assert str(again.value) == str(first.value)


def test_a_game_that_breaks_nothing_is_left_in_peace() -> None:
    held: list[str] = []
    check("nim", games=2, compiled=False, report=lambda law, _: held.append(law.name))
    assert held == [law.name for law in laws(compiled=False)]
