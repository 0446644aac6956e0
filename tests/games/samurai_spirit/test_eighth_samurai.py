"""An eighth samurai fits: one is made up, with the raiders that come for him, and plays.

He is added to a copy of the game's facts and words alone, so whatever still counted to seven would
lose components, run out of a row or leave answers out.
"""

from __future__ import annotations

import random
import shutil
import sys
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest
from tests.games.samurai_spirit.table import board, play, table

import engawa
from engawa.core.dice import new_dice
from engawa.core.record import pack, unpack, values
from engawa.core.words import languages
from engawa.games import FOLDERS, find, register
from engawa.games.samurai_spirit import game as seven

GAME, PACKAGE = "eight-samurai", "eight_samurai"
EIGHT = (
    *("kyuzo", "gorobei", "kanbei", "heihachi", "daisuke", "kikuchiyo", "katsushiro"),
    "shichiroji",
)
FACTS = {  # what the facts say, and what they say with him
    "KYUZO, KATSUSHIRO = range(7)": "KYUZO, KATSUSHIRO, SHICHIROJI = range(8)",
    "KIAI_VALUES = {": "KIAI_VALUES = {\n    Samurai.SHICHIROJI: (8, 11),",
    "    4-none-wound\n": "    4-none-wound 4-none-fire 4-none-intruder 4-none-no-defence 4-none\n",
    "5-none-no-support-flames": "5-none-no-support-flames 5-none-no-defence-flames",
    "6-none-lose-defence-flames": "6-none-lose-defence-flames 6-none-must-pass-flames",
}
WORDS = """
samurai-shichiroji = Shichiroji
talent-shichiroji = Keeps the others in good spirits.
kiai-shichiroji-human = Turn up the top 2 raiders and order them.
kiai-shichiroji-animal = Turn up the top 3 raiders and order them.
"""


@pytest.fixture(scope="module", autouse=True)
def _registered(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A game of its own, while these tests run."""
    home = tmp_path_factory.mktemp("games")
    _copy_with_him(home / PACKAGE)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(home)
        register(GAME, PACKAGE)
        yield
        del FOLDERS[GAME]
        for module in [name for name in sys.modules if name.split(".")[0] == PACKAGE]:
            del sys.modules[module]


def _copy_with_him(folder: Path) -> None:
    shutil.copytree(Path(seven.__file__).parent, folder)
    for file in folder.rglob("*.py"):
        text = file.read_text("utf-8").replace("engawa.games.samurai_spirit", PACKAGE)
        file.write_text(text.replace('"samurai-spirit"', f'"{GAME}"'), "utf-8")
    facts = (folder / "facts.py").read_text("utf-8")
    for said, with_him in FACTS.items():
        assert facts.count(said) == 1
        facts = facts.replace(said, with_him)
    (folder / "facts.py").write_text(facts, "utf-8")
    for language in languages():
        with (folder / "locale" / language / "game.ftl").open("a", encoding="utf-8") as catalogue:
            catalogue.write(WORDS)


@pytest.mark.parametrize("level", ["easy", "normal", "heroic"])
@pytest.mark.parametrize("seed", range(10))
def test_eight_play_whole_games_and_lose_no_component(level: str, seed: int) -> None:
    choose = random.Random(seed)
    match = engawa.new(GAME, players=8, level=level, seed=seed)
    assert {match.game.seat_name(match.view(None), seat, "en") for seat in range(8)} == {
        name.capitalize() for name in EIGHT
    }
    while match.actor is not None:
        match.play(choose.choice(match.legal()))
        assert match.game.rules.conserved(match.state)
        assert fits_its_record(match)
    assert engawa.load(match.save()).outcome == match.outcome


@pytest.mark.parametrize("seed", range(5))
def test_worlds_that_are_guessed_for_eight_lose_no_component(seed: int) -> None:
    choose = random.Random(seed)
    match = engawa.new(GAME, players=1, samurai=8, level="normal", seed=seed)
    for _ in range(20):
        match.play(choose.choice(match.legal()))
        world = match.state
        match.game.rules.hide(world, match.actor)
        match.game.rules.guess(world, new_dice(seed))
        assert match.game.rules.conserved(world)
        assert engawa.from_dict(match.to_dict()).to_dict() == match.to_dict()


def test_the_eighth_seat_hands_a_raider_on() -> None:
    seats = [*EIGHT[:3], *EIGHT[4:], "heihachi"]
    match = table(*seats, game=GAME, level="easy", turn="heihachi", stack=["2-doll"])
    play(match, "fight", "hand:kyuzo")
    assert match.view(None)["handed"] == [7]
    assert fits_its_record(match)


def fits_its_record(match: engawa.Match) -> bool:
    """Does the packed record hold every number of the plain one?"""
    s = match.state
    return values(unpack(type(s), pack(s))) == values(s)


def kyuzo_lends(side: str) -> engawa.Match:
    """Kyuzo's kiai among eight: whose token is lent, and to whom?"""
    line = ["4-hat", "2-doll"] if side == "human" else ["4-hat", "3-hat-flames", "2-doll"]
    match = table(
        *EIGHT,
        game=GAME,
        level="easy",
        combat={"kyuzo": line},
        wounds={"kyuzo": 0 if side == "human" else 2},
        stack=["3-doll"],
    )
    return play(match, "fight", "confront", "use")


def test_any_of_eight_lends_to_any_other() -> None:
    pairs = {f"lend:{owner}>{borrower}" for owner, borrower in permutations(EIGHT, 2)}
    assert set(kyuzo_lends("human").legal()) == pairs
    assert set(kyuzo_lends("animal").legal()) == {*pairs, "lend:none"}


def test_what_is_lent_among_eight_arrives() -> None:
    match = play(kyuzo_lends("animal"), "lend:shichiroji>katsushiro")
    assert board(match, "shichiroji")["token_lent_to"] == EIGHT.index("katsushiro")
    lent_nothing = play(kyuzo_lends("animal"), "lend:none")
    assert {seat["token_lent_to"] for seat in lent_nothing.view(None)["seats"]} == {None}


def test_random_players_find_every_loan_among_eight() -> None:
    match, rules = kyuzo_lends("animal"), find(GAME).rules
    picked = {rules.pick(match.state, new_dice(seed)) for seed in range(2000)}
    assert sorted(match.game.actions[action] for action in picked) == sorted(match.legal())


def test_every_choice_among_eight_has_words_of_its_own() -> None:
    match = kyuzo_lends("animal")
    view = match.view(0)
    for language in languages():
        told = {match.game.choice(view, action, language) for action in match.legal()}
        assert len(told) == len(match.legal())


def test_a_card_of_the_eighth_is_not_taken_for_one_of_the_stack() -> None:
    match = table(
        *EIGHT, game=GAME, level="easy", combat={"shichiroji": ["4-hat"]}, stack=["2-doll"]
    )
    game, s = match.game, match.state
    out = [0] * sum(length for _, length in game.features)
    game.rules.hide(s, 0)
    game.rules.features(s, 0, out)
    first = int(game.feature["CARD_HOLDER"])
    cards = [
        game.numbers[f"deal:{card}"] - game.numbers["deal:1-hat-wound-flames"]
        for card in ("4-hat", "2-doll")
    ]
    assert out[first + cards[0]] == 1 + EIGHT.index("shichiroji")
    assert out[first + cards[1]] > 8
