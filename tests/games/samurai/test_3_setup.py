"""RULES.md §3: setting up."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.samurai.table import play, quick_start

import engawa
from engawa.games.samurai.japan import CAPACITY, PLACES


def _manual(**options: Any) -> engawa.Match:
    """A quick start, but for what is said otherwise."""
    return quick_start(chance="manual", **options)


def _first(match: engawa.Match) -> engawa.Match:
    """Draw the first outcome for chance until a player decides."""
    while match.actor == "chance":
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize(
    ("players", "settlements", "figures"), [(2, 17, 7), (3, 26, 10), (4, 34, 13)]
)
def test_3_1_the_parts_of_the_map_follow_the_players(
    players: int, settlements: int, figures: int
) -> None:
    match = quick_start(players=players, seed=5)
    standing = match.view(None)["settlements"]
    assert len(standing) == settlements
    for kind in ("helmet", "buddha", "rice"):
        assert sum(kind in kinds for kinds in standing.values()) == figures


@pytest.mark.parametrize(("players", "land", "sea"), [(2, 30, 44), (3, 43, 64), (4, 56, 84)])
def test_3_1_hexes_of_parts_not_in_play_do_not_exist(players: int, land: int, sea: int) -> None:
    match = quick_start(players=players, seed=1)
    while not any(action.startswith("lay:ship") for action in match.legal()):
        match.play(match.legal()[0])
    laid = len(match.view(None)["board"])
    for ship in (True, False):
        lays = [a for a in match.legal() if a.startswith("lay:ship") == ship and a[:4] == "lay:"]
        places = {action.partition("@")[2] for action in lays}
        assert not places or len(places) + (0 if ship else laid) == (sea if ship else land)


def test_3_1_a_hex_not_in_play_is_refused_by_name() -> None:
    match = _first(_manual(players=2))
    tile = match.to_dict()["seats"][0]["hand"][0]
    reason = match.why_not(f"lay:{tile}@C20")
    assert reason
    assert (reason.code, reason.section) == ("not-in-play", "3.1")


def test_3_2_ruling_the_first_player_is_drawn() -> None:
    match = _manual(players=3)
    assert match.weights() == {"seat:0": 1, "seat:1": 1, "seat:2": 1}
    play(match, "seat:2")
    assert match.view(None)["first"] == 2


def test_3_3_hands_are_dealt_from_the_first_player_on_by_copies() -> None:
    match = play(_manual(players=2), "seat:1")
    assert match.weights()["tile:samurai-2"] == 2
    play(match, *["tile:samurai-2", "tile:samurai-2", "tile:rice-4", "tile:ship-1", "tile:ronin-1"])
    assert "tile:samurai-2" in match.weights()  # the other player's
    assert match.to_dict()["seats"][1]["hand"] == [
        "rice-4",
        "samurai-2",
        "samurai-2",
        "ronin-1",
        "ship-1",
    ]
    assert match.to_dict()["seats"][0]["hand"] == []


def test_3_3_chosen_hands_are_kept_in_secret() -> None:
    match = play(_manual(players=2, hands="chosen"), "seat:1")
    assert match.actor == 1
    assert "keep:exchange-figures" in match.legal()
    play(match, "keep:ronin-1", "keep:ship-2")
    assert match.view(0)["seats"][1]["hand"] == ["?", "?"]
    assert match.view(1)["seats"][1]["hand"] == ["ronin-1", "ship-2"]
    assert match.seen(0)[-1][1] == "keep:?"
    assert "ship" not in match.seen(0)[-1][2]
    assert "ship 2" in match.seen(1)[-1][2]
    reason = match.why_not("keep:ronin-1")
    assert reason
    assert reason.code == "not-left"
    play(match, "keep:rice-4", "keep:rice-3", "keep:rice-2")
    assert match.view(None)["turn"] == 0


def test_3_4_edo_gets_one_of_each_and_dealt_figures_fill_cities_first() -> None:
    match = play(_manual(players=2), "seat:0")
    for _ in range(10):
        match.play(match.legal()[0])
    assert match.to_dict()["settlements"]["O14"] == ["helmet", "buddha", "rice"]
    assert match.weights() == {f"figure:{kind}@L16": 6 for kind in ("helmet", "buddha", "rice")}
    play(match, "figure:rice@L16")
    assert match.weights() == {"figure:helmet@L16": 6, "figure:buddha@L16": 6}
    play(match, "figure:helmet@L16", "figure:rice@O10", "figure:buddha@O10")
    assert match.weights() == {
        "figure:helmet@F18": 5,
        "figure:buddha@F18": 5,
        "figure:rice@F18": 4,
    }


def test_3_4_players_place_figures_in_turn_cities_first() -> None:
    match = _first(_manual(players=3, figures="players"))
    assert match.actor == 0
    assert len(match.legal()) == 6  # two cities, three kinds
    for action, code in {
        "figure:helmet@O14": "capital-full",
        "figure:helmet@F18": "cities-first",
        "figure:helmet@P5": "not-in-play",
    }.items():
        reason = match.why_not(action)
        assert reason
        assert reason.code == code
    play(match, "figure:helmet@L16")
    assert match.view(None)["turn"] == 1
    reason = match.why_not("figure:helmet@L16")
    assert reason
    assert (reason.code, reason.section) == ("kind-there", "3.4")
    play(match, "figure:rice@L16", "figure:helmet@O10")
    assert match.view(None)["turn"] == 0
    reason = match.why_not("figure:buddha@L16")
    assert reason
    assert reason.code == "city-full"
    play(match, "figure:buddha@O10", "figure:buddha@B20")
    assert match.view(None)["turn"] == 2  # the next player goes on
    reason = match.why_not("figure:rice@B20")
    assert reason
    assert reason.code == "village-full"


def test_3_4_a_kind_that_is_used_up_cannot_be_placed() -> None:
    match = _first(_manual(players=2, figures="players"))
    play(match, "figure:buddha@L16", "figure:rice@L16", "figure:buddha@O10", "figure:rice@O10")
    while helmets := [action for action in match.legal() if action.startswith("figure:helmet")]:
        match.play(helmets[0])
    reason = match.why_not("figure:helmet@Q15")
    assert reason
    assert reason.code == "no-figure-left"


def test_3_4_the_last_figure_is_not_asked_for() -> None:
    match = _first(_manual(players=2, figures="players"))
    asked = 0
    while match.legal()[0].startswith("figure:"):
        match.play(match.legal()[0])
        asked += 1
    assert asked < 18
    assert all(len(kinds) for kinds in match.view(None)["settlements"].values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_5_the_first_player_takes_the_first_turn(players: int) -> None:
    match = engawa.new("samurai", players=players, figures="players", seed=players)
    first = match.view(None)["first"]
    while match.legal()[0].startswith("figure:"):
        match.play(match.legal()[-1])
    assert match.actor == first


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 1}, "1 players cannot play; 2 to 4 can"),
        ({"players": 5}, "5 players cannot play"),
        ({"players": True}, "True players cannot play"),
        ({"players": "two"}, "'two' players cannot play"),
        ({"hands": "best"}, "hands is random or chosen, not 'best'"),
        ({"figures": 3}, "figures is random or players, not 3"),
        ({"captures": None}, "captures is open or hidden, not None"),
        ({"level": "easy"}, "there is no option 'level'; there are players, hands"),
    ],
)
def test_3_options_that_make_no_sense_are_refused(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(engawa.BadInput, match=sentence):
        engawa.new("samurai", **options)


def test_3_options_have_the_books_defaults() -> None:
    """Polish book, §3.3: each "wybiera 5 spośród 20 żetonów"; §3.4: "wszyscy gracze" place."""
    assert engawa.new("samurai").start.options == {
        "players": 2,
        "hands": "chosen",
        "figures": "players",
        "captures": "open",
    }
    assert engawa.new("samurai", players=3).start.options["captures"] == "hidden"


def test_3_places_have_room_for_all_figures() -> None:
    assert sum(CAPACITY) == 39
    assert len(PLACES) == 34
