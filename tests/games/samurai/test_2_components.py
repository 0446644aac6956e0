"""RULES.md §2: figures, tiles, the map."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.samurai.table import quick_start

from engawa.games.samurai import japan
from engawa.games.samurai.facts import ARMY, ARMY_SIZE
from engawa.games.samurai.game import GAME


def test_2_1_thirteen_figures_of_each_kind_with_four_players() -> None:
    match = quick_start(players=4, seed=1)
    standing = [kind for kinds in match.view(None)["settlements"].values() for kind in kinds]
    assert {kind: standing.count(kind) for kind in standing} == {
        "helmet": 13,
        "buddha": 13,
        "rice": 13,
    }


def test_2_2_twenty_tiles_of_which_five_are_fast() -> None:
    assert ARMY_SIZE == 20
    assert {tile.name: tile.copies for tile in ARMY if tile.is_fast} == {
        "ship-2": 1,
        "ship-1": 2,
        "ronin-1": 1,
        "exchange-figures": 1,
    }


def test_2_whoever_draws_is_told_what_is_printed_on_the_map_and_the_tiles() -> None:
    facts = GAME.facts()
    hexes = {printed["hex"]: printed for printed in facts["map"]}
    assert len(hexes) == 174
    assert hexes["O14"] == {
        "hex": "O14",
        "column": 14,
        "row": 14,
        "terrain": "settlement",
        "room": 3,
        "name": "Edo",
        "players": [2, 3, 4],
    }
    assert (hexes["K19"]["terrain"], hexes["K19"]["room"], hexes["K19"]["name"]) == ("sea", 0, None)
    assert hexes["P4"]["players"] == [4]
    tiles = {printed["tile"]: printed for printed in facts["tiles"]}
    assert tiles["ship-1"] == {
        "tile": "ship-1",
        "sign": "ship",
        "strength": 1,
        "kinds": ["helmet", "buddha", "rice"],
        "is_fast": True,
        "copies": 2,
    }
    assert (tiles["rice-4"]["kinds"], tiles["exchange-tiles"]["strength"]) == (["rice"], 0)


def test_2_3_the_drawing_has_174_hexes_56_of_open_land_and_34_settlements() -> None:
    assert (len(japan.MAP), japan.LAND, japan.SETTLEMENTS) == (174, 56, 34)
    assert japan.SPACES == 140


def test_2_3_o14_is_edo_and_every_settlement_has_a_name() -> None:
    assert japan.PLACES["O14"] == "Edo"
    assert len(set(japan.PLACES.values())) == 34
    cities = [
        name for name, room in zip(japan.PLACES.values(), japan.CAPACITY, strict=True) if room == 2
    ]
    assert cities == ["Kyoto", "Akita", "Sapporo"]


def test_2_3_map_order_is_column_then_row_as_a_number() -> None:
    names = japan.SETTLEMENT_NAMES
    assert names.index("N6") < names.index("N15") < names.index("O2") < names.index("O10")


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (("vc    ~x", ".c    ~x"), "part 1 shows 91 hexes and 16 settlements"),
        (("Cc    .c", "vc    .c"), "room for 21 figures"),
        ((".c    vc    ~c", "vc    .c    ~c"), "touch"),
    ],
)
def test_2_3_a_slip_in_the_drawing_stops_the_import(wrong: tuple[str, str], sentence: str) -> None:
    text = Path(japan.__file__).read_text("utf-8")
    assert wrong[0] in text
    with pytest.raises(ValueError, match=sentence):
        exec(compile(text.replace(wrong[0], wrong[1], 1), "japan", "exec"), {"__name__": "japan"})
