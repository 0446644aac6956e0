"""RULES.md §1: the aim."""

from tests.games.samurai_spirit.table import board, last_turn, play, table


def test_1_all_samurai_win_together_after_the_third_round() -> None:
    match = play(last_turn("gorobei", "kanbei", "kyuzo", round_number=3), "fight")
    assert match.outcome is not None
    assert match.outcome.ending == "victory"
    assert match.outcome.winners == (0, 1, 2)


def test_1_all_samurai_lose_together_when_one_dies() -> None:
    match = table("gorobei", "kanbei", wounds={"gorobei": 3}, combat={"gorobei": ["3-none-wound"]})
    assert match.outcome is not None
    assert match.outcome.winners == ()
    assert match.outcome.scores == (0, 0)


def test_1_a_raider_is_confronted_or_kept_as_defence() -> None:
    match = table("gorobei", "kanbei", coming=["3-doll"])
    play(match, "fight", "draw:3-doll")
    assert match.legal() == ["confront", "defend"]
    other = play(match.copy(), "defend")
    assert board(other, "gorobei")["defence"] == ["3-doll"]
    assert board(play(match, "confront"), "gorobei")["combat"] == ["3-doll"]
