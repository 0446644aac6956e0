"""RULES.md §13: what players know."""

import json

import pytest
from tests.games.samurai_spirit.table import (
    BOSSES,
    LIEUTENANTS,
    PLUNDERERS,
    board,
    last_turn,
    play,
    protected,
    refused,
    table,
)

import engawa

# §13.1


def dealt(*cards: str) -> engawa.Match:
    match = engawa.new(
        "samurai-spirit", samurai=["kyuzo", "gorobei", "kanbei"], chance="manual", seed=1
    )
    return play(match, "seat:0", *(f"deal:{card}" for card in cards))


def test_13_1_no_view_tells_which_plunderers_were_dealt() -> None:
    one, other = dealt(*PLUNDERERS[:21]), dealt(*PLUNDERERS[31:])
    assert one.to_dict() != other.to_dict()
    for seat in (0, 1, 2, None):
        assert one.view(seat) == other.view(seat)
    assert one.view(0)["stack"] == ["?"] * 21
    assert sorted(one.view(0)["unknown"]) == sorted(PLUNDERERS)


def test_13_1_no_view_tells_which_plunderers_were_dealt_while_they_are_dealt() -> None:
    one, other = dealt(*PLUNDERERS[:5]), dealt(*PLUNDERERS[5:10])
    assert one.view(0) == other.view(0)


def test_13_1_no_view_tells_which_cards_the_doll_check_set_aside() -> None:
    others = [card for card in PLUNDERERS if "doll" not in card]
    views = []
    for cards in (others[:14], others[14:28]):
        match = engawa.new("samurai-spirit", samurai=["kyuzo", "gorobei"], chance="manual", seed=1)
        play(match, "seat:0", *(f"deal:{card}" for card in cards))
        assert sorted(match.to_dict()["set_aside"]) == sorted(cards)
        views.append(match.view(0))
    assert views[0] == views[1]


def test_13_1_all_else_is_open_to_all_and_all_players_know_the_same() -> None:
    match = table(
        "kyuzo",
        "gorobei",
        "kanbei",
        wounds={"kanbei": 3},
        passed=["kanbei"],
        barricades=2,
        families=["heal", "repel"],
        combat={"gorobei": ["4-hat", "3-doll"]},
        defence={"kanbei": ["2-doll"]},
        discard=["4-doll", "1-doll"],
        intruders=["?", "3-hat-flames"],
        lent={"gorobei": "kyuzo"},
    )
    shown = match.view(1)
    assert shown["seats"][1]["combat"] == ["4-hat", "3-doll"]
    assert shown["seats"][1]["token_lent_to"] == 0
    assert shown["seats"][2]["defence"] == ["2-doll"]
    assert (shown["seats"][2]["wounds"], shown["seats"][2]["passed"]) == (3, True)
    assert sorted(shown["discard"]) == ["1-doll", "4-doll"]
    assert (shown["barricades"], shown["families"]) == (2, ["heal", "repel"])
    assert len(shown["stack"]) == 14
    assert shown["intruders"] == ["?", "3-hat-flames"]
    for seat in (0, 2, None):
        other = match.view(seat)
        assert {**other, "seat": 1, "legal": []} == shown


def test_13_1_only_the_one_who_is_asked_sees_what_may_be_done() -> None:
    match = table("kyuzo", "gorobei", "kanbei")
    assert match.view(0)["legal"] == match.legal()
    assert match.view(1)["legal"] == match.view(None)["legal"] == []
    assert match.view(1)["actor"] == 0


def test_13_1_a_card_turned_up_is_no_longer_unknown() -> None:
    match = table("gorobei", "kyuzo", "kanbei", coming=["3-doll"])
    play(match, "fight", "draw:3-doll")
    assert "3-doll" not in match.view(None)["unknown"]
    assert match.view(1)["agenda"][-1] == {"step": "play", "seat": 0, "value": "3-doll"}


@pytest.mark.parametrize("card", ["3-none-wound", "1-hat-wound-flames"])
def test_13_1_a_view_names_the_card_whose_penalty_is_due(card: str) -> None:
    match = table("kanbei", "gorobei", combat={"kanbei": [card]})
    assert match.legal() == ["ignore", "suffer"]
    assert match.view(1)["penalty_card"] == card


def test_13_1_a_view_is_plain_json() -> None:
    shown = table("kyuzo", "gorobei", "kanbei", intruders=["?"]).view(0)
    assert json.loads(json.dumps(shown)) == shown


def test_13_1_there_is_no_view_from_a_seat_that_does_not_exist() -> None:
    with pytest.raises(engawa.BadInput, match="seats are 0 to 1"):
        table("kyuzo", "gorobei").view(2)


# §13.2


def katsushiro_has_looked(order: str) -> engawa.Match:
    """Katsushiro's kiai turned up 3-hat-flames and 4-doll on the stack and ordered them."""
    match = table(
        "katsushiro",
        "gorobei",
        "kanbei",
        combat={"katsushiro": ["4-hat", "3-doll"]},
        coming=["3-none-wound", "3-hat-flames", "4-doll"],
    )
    play(match, "fight", "draw:3-none-wound", "confront", "use")
    return play(match, "draw:3-hat-flames", "draw:4-doll", order)


@pytest.mark.parametrize(
    ("order", "top"),
    [("order:1-2", ["3-hat-flames", "4-doll"]), ("order:2-1", ["4-doll", "3-hat-flames"])],
)
def test_13_2_cards_katsushiros_kiai_turned_up_stay_known_on_the_stack(
    order: str, top: list[str]
) -> None:
    match = katsushiro_has_looked(order)
    for seat in (0, 1, 2, None):
        assert match.view(seat)["stack"][:3] == [*top, "?"]
        assert not set(top) & set(match.view(seat)["unknown"])


def test_13_2_a_known_card_is_drawn_without_asking_chance() -> None:
    match = katsushiro_has_looked("order:2-1")
    before = match.ply
    play(match, "fight")
    assert match.ply == before + 1
    assert match.legal() == ["confront", "defend"]
    play(match, "confront")
    assert board(match, "gorobei")["combat"] == ["4-doll"]


def test_13_2_a_known_card_stays_known_when_support_moves_it_to_the_intruders() -> None:
    match = play(katsushiro_has_looked("order:1-2"), "support:kanbei")
    assert match.view(0)["intruders"] == ["3-hat-flames"]
    assert match.view(0)["stack"][:2] == ["4-doll", "?"]


def test_13_2_a_known_card_stays_known_when_a_penalty_moves_it_to_the_intruders() -> None:
    match = table(
        "gorobei", "kyuzo", combat={"gorobei": ["1-farm-intruder"]}, stack=["4-doll", "3-doll"]
    )
    assert match.view(0)["intruders"] == ["4-doll"]
    assert match.view(0)["stack"][:2] == ["3-doll", "?"]


def test_13_2_a_known_card_stays_known_when_all_have_passed() -> None:
    match = table("gorobei", "kyuzo", passed=["kyuzo"], stack=["4-doll"], stack_left=2)
    play(match, "pass")
    assert match.view(0)["intruders"] == ["4-doll", "?"]


def test_13_2_a_card_put_under_the_stack_stays_known_there() -> None:
    match = table("katsushiro", "gorobei", "kanbei", coming=["4-doll", "3-doll"])
    play(match, "fight", "draw:4-doll", "redraw", "draw:3-doll", "confront")
    stack = match.view(1)["stack"]
    assert stack[-1] == "4-doll"
    assert set(stack[:-1]) == {"?"}
    assert len(stack) == 20
    assert "4-doll" not in match.view(1)["unknown"]


def test_13_2_the_card_put_under_is_not_drawn_in_its_place() -> None:
    match = table("katsushiro", "gorobei", "kanbei", coming=["4-doll", "3-doll"])
    play(match, "fight", "draw:4-doll", "redraw")
    assert refused(match, "draw:4-doll")[0] == "not-drawn"


def test_13_2_an_unknown_card_moved_stays_unknown() -> None:
    match = play(table("gorobei", "kyuzo", "kanbei"), "support:kyuzo")
    assert match.view(None)["intruders"] == ["?"]


def test_13_2_known_cards_are_forgotten_when_all_are_shuffled_for_the_next_round() -> None:
    match = last_turn("gorobei", "kanbei", intruders=["4-doll"])
    play(match, "fight", "deal:5-hat-wound", "deal:5-farm-fire")
    assert match.view(0)["stack"] == ["?"] * 16
    assert "4-doll" in match.view(0)["unknown"]


def test_13_2_from_round_2_on_all_know_which_plunderers_are_in_play() -> None:
    match = table("gorobei", "kanbei", round_number=2)
    unknown = match.view(0)["unknown"]
    assert sum(card in PLUNDERERS for card in unknown) == 14
    assert [card for card in unknown if card not in PLUNDERERS] == LIEUTENANTS
    assert sum(card in LIEUTENANTS for card in match.to_dict()["unknown"]) == 2


def test_13_2_from_round_3_on_all_know_which_lieutenants_are_in_play() -> None:
    unknown = table("gorobei", "kanbei", round_number=3).view(0)["unknown"]
    assert sum(card in PLUNDERERS for card in unknown) == 14
    assert sum(card in LIEUTENANTS for card in unknown) == 2
    assert [card for card in unknown if card in BOSSES] == BOSSES


# §13.3


def test_13_3_unknown_cards_of_stack_and_intruders_are_one_bag() -> None:
    match = table(
        "gorobei",
        "kyuzo",
        "kanbei",
        intruders=["?"],
        coming=["4-doll", "3-doll", "2-doll"],
        stack_left=2,
    )
    play(match, "support:kyuzo", "fight")
    assert match.weights() == {"draw:2-doll": 1, "draw:3-doll": 1, "draw:4-doll": 1}


def test_13_3_an_intruder_turned_up_is_drawn_from_what_is_left_of_the_bag() -> None:
    match = last_turn(
        "gorobei",
        "kanbei",
        families=["heal"],
        stack=[],
        intruders=["?"],
        coming=["4-none-wound", "3-doll"],
    )
    play(match, "fight", "draw:4-none-wound")
    assert match.weights() == {"intruder:3-doll": 1}


REINFORCE = "6-none-no-defence-reinforce-flames"


def reinforcing(*intruders: str) -> engawa.Match:
    """Kyuzo's boss brings 4-hat back; 3-doll is known on the stack."""
    return table(
        "kyuzo",
        "gorobei",
        round_number=3,
        combat={"kyuzo": [REINFORCE]},
        stack=["3-doll"],
        intruders=intruders,
        discard=["4-hat"],
        coming=["2-doll", "1-doll"],
    )


def reinforced(settled: str = "2-doll") -> engawa.Match:
    """It was brought back; 4-doll is known as an intruder."""
    match = reinforcing("?", "4-doll")
    return play(match, "first:no-defence", "reinforce:4-hat", f"intruder:{settled}")


def test_13_3_reinforce_makes_the_known_cards_of_the_stack_unknown_again() -> None:
    match = reinforced()
    shown = match.view(0)
    assert set(shown["stack"]) == {"?"}
    assert len(shown["stack"]) == 18 - 1 - 2  # all but the boss and two intruders
    assert shown["discard"] == []
    assert {"3-doll", "4-hat"} <= set(shown["unknown"])
    play(match, "fight")
    assert {"draw:3-doll", "draw:4-hat"} <= set(match.legal())


def test_13_3_reinforce_leaves_known_intruders_known() -> None:
    assert reinforced().view(0)["intruders"] == ["?", "4-doll"]


def test_13_3_reinforce_settles_each_unknown_intruder_first_and_not_as_the_reinforcing_card() -> (
    None
):
    match = reinforcing("?", "4-doll", "?")
    play(match, "first:reinforce", "reinforce:4-hat")
    outcomes = match.legal()
    assert all(outcome.startswith("intruder:") for outcome in outcomes)
    assert not {"intruder:4-hat", "intruder:3-doll", "intruder:4-doll"} & set(outcomes)
    play(match, "intruder:2-doll")
    assert "intruder:2-doll" not in match.legal()
    play(match, "intruder:1-doll")
    assert match.actor == 0


def test_13_3_a_settled_intruder_is_hidden_from_all() -> None:
    one, other = reinforced("2-doll"), reinforced("1-doll")
    assert one.to_dict() != other.to_dict()
    for seat in (0, 1, None):
        assert one.view(seat) == other.view(seat)
    assert {"1-doll", "2-doll"} <= set(one.view(0)["unknown"])


def test_13_3_a_settled_intruder_can_no_longer_be_drawn_from_the_stack() -> None:
    match = play(reinforced("2-doll"), "fight")
    assert "draw:2-doll" not in match.legal()
    assert "draw:1-doll" in match.legal()


def test_13_3_a_settled_intruder_is_what_chance_settled_when_it_is_turned_up() -> None:
    match = table(
        "kyuzo",
        "gorobei",
        round_number=3,
        level="heroic",
        combat={"kyuzo": [REINFORCE]},
        defence=protected("kyuzo", "gorobei"),
        passed=["gorobei"],
        stack=["3-doll"],
        intruders=["?", "?"],
        discard=["4-hat"],
        coming=["4-doll", "4-doll-no-defence"],
        stack_left=1,
    )
    play(match, "first:no-defence", "reinforce:4-hat")
    play(match, "intruder:4-doll-no-defence", "intruder:4-doll")
    assert match.view(None)["intruders"] == ["?", "?"]
    assert len(match.view(None)["stack"]) == 2
    play(match, "fight", "draw:3-doll")
    play(match, "fight", "draw:4-hat")
    assert match.outcome is not None  # both intruders were turned up without another draw
    assert {"4-doll", "4-doll-no-defence"} <= set(match.view(None)["discard"])


def test_13_3_a_reinforcing_card_that_was_seen_is_known_to_be_in_the_bag() -> None:
    shown = reinforced().view(0)
    assert shown["reinforcements"]["made"] == 1
    assert set(shown["reinforcements"]["joined"]) == {"3-doll", "4-hat"}
