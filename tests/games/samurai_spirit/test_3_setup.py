"""RULES.md §3: setup."""

from typing import Any

import pytest
from tests.games.samurai_spirit.table import BOSSES, LIEUTENANTS, PLUNDERERS, last_turn, play, table

import engawa

NAMES = ("heihachi", "daisuke", "gorobei", "kanbei", "kikuchiyo", "kyuzo", "katsushiro")
DOLLS = [card for card in PLUNDERERS if "doll" in card]
OTHERS = [card for card in PLUNDERERS if "doll" not in card]
BARRICADES = {"easy": 3, "normal": 2, "hard": 1, "heroic": 0}
PLUNDERERS_EACH = {"easy": 6, "normal": 7, "hard": 7, "heroic": 7}
OFFICERS_LESS = {"easy": 1, "normal": 0, "hard": 0, "heroic": 0}


def new(**options: Any) -> engawa.Match:
    return engawa.new("samurai-spirit", **({"seed": 1} | options))


def deal(match: engawa.Match, cards: list[str]) -> engawa.Match:
    return play(match, *(f"deal:{card}" for card in cards))


# §3.1


@pytest.mark.parametrize("players", range(2, 8))
def test_3_1_two_to_seven_players_lead_one_samurai_each(players: int) -> None:
    match = new(players=players)
    assert match.seats == players
    assert len({seat["samurai"] for seat in match.view(None)["seats"]}) == players


@pytest.mark.parametrize("samurai", range(2, 8))
def test_3_1_a_solo_player_leads_two_to_seven_samurai_each_a_seat(samurai: int) -> None:
    match = new(players=1, samurai=samurai)
    assert match.seats == samurai
    assert match.view(None)["players"] == 1


def test_3_1_a_solo_player_leads_two_samurai_if_he_does_not_say_more() -> None:
    assert new(players=1).seats == 2


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 0}, "0 players cannot play; 1 to 7 can"),
        ({"players": 8}, "8 players cannot play; 1 to 7 can"),
        ({"players": 1, "samurai": ["kyuzo"]}, "1 samurai cannot play; 2 to 7 can"),
        ({"samurai": 8}, "8 samurai cannot play; 2 to 7 can"),
        ({"players": 2, "samurai": 3}, "2 players cannot play 3 samurai"),
        ({"samurai": ["kyuzo", "kyuzo"]}, "kyuzo is chosen twice"),
    ],
)
def test_3_1_other_numbers_and_the_same_samurai_twice_are_refused(
    options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(engawa.BadInput, match=sentence) as caught:
        new(**options)
    assert "§3.1" in str(caught.value)


def test_3_1_a_samurai_who_does_not_exist_is_refused() -> None:
    with pytest.raises(engawa.BadInput, match="there is no samurai 'toshiro'"):
        new(samurai=["kyuzo", "toshiro"])


def test_3_1_a_samurai_is_chosen_or_left_to_chance_and_none_is_there_twice() -> None:
    match = new(samurai=["random", "kyuzo", "random"], chance="manual")
    free = [f"samurai:{name}" for name in NAMES if name != "kyuzo"]
    assert match.weights() == dict.fromkeys(free, 1)
    play(match, "samurai:daisuke")
    assert match.weights() == dict.fromkeys(free[:1] + free[2:], 1)
    play(match, "samurai:kanbei")
    seats = [seat["samurai"] for seat in match.view(None)["seats"]]
    assert seats == ["daisuke", "kyuzo", "kanbei"]


def test_3_1_all_begin_human_unwounded_with_nothing_before_them_and_their_token_at_home() -> None:
    for seat in new(samurai=4).view(None)["seats"]:
        assert (seat["side"], seat["wounds"], seat["passed"]) == ("human", 0, False)
        assert (seat["combat"], seat["defence"], seat["total"]) == ([], [], 0)
        assert seat["token_lent_to"] is None


@pytest.mark.parametrize(
    ("turn", "left", "right"),
    [
        ("kyuzo", "gorobei", "kikuchiyo"),
        ("gorobei", "kikuchiyo", "kyuzo"),
        ("kikuchiyo", "kyuzo", "gorobei"),
    ],
)
def test_3_1_the_left_neighbour_is_the_next_seat_and_of_the_last_seat_the_first(
    turn: str, left: str, right: str
) -> None:
    names = ("kyuzo", "gorobei", "kikuchiyo")
    for card, neighbour in (("3-farm-left-draws", left), ("4-hat-right-draws-flames", right)):
        match = table(*names, turn=turn, combat={turn: [card]}, coming=["2-doll"])
        if turn == "gorobei" and card[0] == "4":
            play(match, "suffer")
        play(match, "draw:2-doll")
        lines = {seat["samurai"]: seat["combat"] for seat in match.view(None)["seats"]}
        assert lines[neighbour] == ["2-doll"]


# §3.2

LEVELS = pytest.mark.parametrize("level", ["easy", "normal", "hard", "heroic"])
SEATS = pytest.mark.parametrize("n", range(2, 8))


@LEVELS
@SEATS
def test_3_2_barricades_and_plunderers_of_each_level(level: str, n: int) -> None:
    shown = new(samurai=n, level=level).view(None)
    assert shown["barricades"] == shown["barricade_cap"] == n + BARRICADES[level]
    assert len(shown["stack"]) == n * PLUNDERERS_EACH[level]


@LEVELS
@SEATS
@pytest.mark.parametrize("officers", [LIEUTENANTS, BOSSES])
def test_3_2_lieutenants_join_in_round_2_and_bosses_in_round_3(
    level: str, n: int, officers: list[str]
) -> None:
    last_round = 1 if officers is LIEUTENANTS else 2
    match = play(last_turn(*NAMES[:n], level=level, round_number=last_round), "fight")
    before = match.ply
    assert match.weights() == {f"deal:{card}": 1 for card in officers}
    while match.actor == "chance":
        match.play(match.legal()[0])
    added = n - OFFICERS_LESS[level]
    assert match.ply - before == added
    shown = match.view(None)
    assert shown["round"] == last_round + 1
    assert len(shown["stack"]) == n * PLUNDERERS_EACH[level] + last_round * added


@pytest.mark.parametrize(
    ("level", "has_penalties"),
    [("easy", False), ("normal", False), ("hard", True), ("heroic", True)],
)
def test_3_2_farmstead_penalties_at_hard_and_heroic_only(level: str, has_penalties: bool) -> None:
    match = table(
        "kyuzo", "kanbei", level=level, barricades=0, combat={"kyuzo": ["3-hat-fire-flames"]}
    )
    play(match, "farmstead:wound")
    assert ("wounded:kanbei" in match.legal()) == has_penalties


@pytest.mark.parametrize(
    ("level", "barricades"), [("easy", 1), ("normal", 1), ("hard", 1), ("heroic", 0)]
)
def test_3_2_family_bonuses_at_all_levels_but_heroic(level: str, barricades: int) -> None:
    match = play(last_turn("kyuzo", "kanbei", level=level, barricades=0), "fight")
    assert match.view(None)["barricades"] == barricades


def test_3_2_normal_is_the_level_if_none_is_named() -> None:
    assert new().view(None)["level"] == "normal"


def test_3_2_a_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(engawa.BadInput, match="level is easy or normal or hard or heroic"):
        new(level="impossible")


# §3.3


def test_3_3_five_samurai_at_normal_have_7_barricades_and_35_plunderers() -> None:
    shown = new(players=5).view(None)
    assert shown["barricades"] == 7
    assert shown["stack"] == ["?"] * 35


def test_3_3_only_plunderers_are_dealt_and_the_rest_stays_in_the_box() -> None:
    position = new(players=3).to_dict()
    assert len(position["unknown"]) == 21
    assert set(position["unknown"]) <= set(PLUNDERERS)


def test_3_3_a_setup_draws_the_samurai_then_the_first_player_then_the_deal() -> None:
    match = new(players=3)
    kinds = [action.partition(":")[0] for _, action, _ in match.log]
    assert kinds == ["samurai"] * 3 + ["seat"] + ["deal"] * 21
    assert {who for who, _, _ in match.log} == {"chance"}


def test_3_3_each_plunderer_is_as_likely_to_be_dealt_and_none_twice() -> None:
    match = play(new(samurai=["kyuzo", "gorobei", "kanbei"], chance="manual"), "seat:0")
    assert match.weights() == {f"deal:{card}": 1 for card in PLUNDERERS}
    play(match, "deal:4-hat")
    assert match.weights() == {f"deal:{card}": 1 for card in PLUNDERERS if card != "4-hat"}


# §3.4


def test_3_4_each_seat_is_as_likely_to_begin() -> None:
    match = new(samurai=["kyuzo", "gorobei", "kanbei"], chance="manual")
    assert match.weights() == {"seat:0": 1, "seat:1": 1, "seat:2": 1}


@pytest.mark.parametrize("first", [0, 1, 2])
def test_3_4_the_seat_drawn_has_the_first_turn(first: int) -> None:
    match = new(samurai=["kyuzo", "gorobei", "kanbei"], chance="manual")
    deal(play(match, f"seat:{first}"), PLUNDERERS[:21])
    assert match.actor == first
    assert "fight" in match.legal()


# §3.5


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 1}, {"players": 1, "samurai": 3}])
def test_3_5_the_two_samurai_rule_always_holds_with_one_or_two_players(
    options: dict[str, int],
) -> None:
    assert new(**options).view(None)["two_samurai_rule"] is True
    with pytest.raises(engawa.BadInput, match=r"always holds with 1 or 2 players \(§3\.5\)"):
        new(**options, two_samurai_rule=False)


def test_3_5_with_more_players_it_is_an_option() -> None:
    assert new(players=3).view(None)["two_samurai_rule"] is False
    assert new(players=3).view(None)["village_tokens"] == {}
    assert new(players=3, two_samurai_rule=True).view(None)["two_samurai_rule"] is True


def test_3_5_the_tokens_of_the_samurai_not_in_play_lie_face_up_by_the_village() -> None:
    tokens = new(samurai=["kyuzo", "gorobei"]).view(None)["village_tokens"]
    away = ("heihachi", "daisuke", "kanbei", "kikuchiyo", "katsushiro")
    assert tokens == dict.fromkeys(away, "face-up")


def test_3_5_with_seven_samurai_no_token_is_left_over() -> None:
    match = new(players=7, two_samurai_rule=True)
    assert match.view(None)["village_tokens"] == {}
    assert "fight" in match.legal()


def two_samurai_deal(*cards: str) -> engawa.Match:
    match = new(samurai=["kyuzo", "gorobei"], chance="manual")
    return deal(play(match, "seat:0"), list(cards))


def test_3_5_two_dolls_are_enough() -> None:
    match = two_samurai_deal(*OTHERS[:12], *DOLLS[:2])
    assert match.actor == 0


@pytest.mark.parametrize("dolls", [0, 1])
def test_3_5_with_fewer_than_two_dolls_others_are_dealt(dolls: int) -> None:
    first = [*OTHERS[: 14 - dolls], *DOLLS[:dolls]]
    match = two_samurai_deal(*first)
    assert match.view(None)["stack"] == []
    assert match.weights() == {f"deal:{card}": 1 for card in PLUNDERERS if card not in first}
    second = [*OTHERS[20:32], *DOLLS[4:6]]
    deal(match, second)
    assert match.actor == 0
    assert sorted(match.to_dict()["unknown"]) == sorted(second)


def test_3_5_another_deal_is_checked_again() -> None:
    match = two_samurai_deal(*OTHERS[:14])
    deal(match, OTHERS[14:28])
    left = [card for card in PLUNDERERS if card not in OTHERS[:28]]
    assert match.weights() == {f"deal:{card}": 1 for card in left}
    deal(match, [*OTHERS[28:], *DOLLS[:8]])
    assert match.actor == 0


def test_3_5_with_too_few_left_the_deal_is_made_from_all_again() -> None:
    match = new(players=1, samurai=list(NAMES[:4]), chance="manual")
    deal(play(match, "seat:0"), OTHERS[:28])
    assert match.weights() == {f"deal:{card}": 1 for card in PLUNDERERS}
    deal(match, [*OTHERS[:26], *DOLLS[:2]])
    assert match.actor == 0


def test_3_5_the_log_holds_both_deals() -> None:
    match = two_samurai_deal(*OTHERS[:14])
    deal(match, [*OTHERS[14:26], *DOLLS[:2]])
    dealt = [action.removeprefix("deal:") for _, action, _ in match.log if "deal:" in action]
    assert dealt == [*OTHERS[:26], *DOLLS[:2]]


def test_3_5_cards_set_aside_stay_unseen_in_the_box() -> None:
    match = two_samurai_deal(*OTHERS[:14])
    deal(match, [*OTHERS[14:26], *DOLLS[:2]])
    assert sorted(match.view(0)["unknown"]) == sorted(PLUNDERERS)
    assert match.to_dict()["set_aside"] == match.view(0)["set_aside"] == []


def test_3_5_without_the_rule_the_dolls_are_not_counted() -> None:
    match = new(samurai=["kyuzo", "gorobei", "kanbei"], chance="manual")
    deal(play(match, "seat:0"), OTHERS[:21])
    assert match.actor == 0
