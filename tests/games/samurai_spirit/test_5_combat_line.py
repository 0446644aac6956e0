"""RULES.md §5: the combat line."""

from tests.games.samurai_spirit.table import board, play, table


def test_5_3_kyuzo_with_4_and_2_confronts_a_3_and_the_4_is_discarded() -> None:
    match = table("kyuzo", "gorobei", combat={"kyuzo": ["4-hat", "2-doll"]}, coming=["3-doll"])
    play(match, "fight", "draw:3-doll", "confront", "decline")
    assert board(match, "kyuzo")["combat"] == ["2-doll", "3-doll"]
    assert board(match, "kyuzo")["total"] == 5
    assert match.view(None)["discard"] == ["4-hat"]
