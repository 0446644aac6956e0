"""The public API of Engawa, and what it says to bad input."""

from __future__ import annotations

from typing import Any

import pytest

import engawa

CHOSEN = ["kyuzo", "gorobei", "kanbei"]


def _match(**options: Any) -> engawa.Match:
    usual: dict[str, Any] = {"samurai": CHOSEN, "level": "hard", "seed": 7}
    return engawa.new("samurai-spirit", **(usual | options))


def test_a_match_offers_what_the_documentation_promises() -> None:
    match = _match()
    assert match.actor in range(3)
    others = [name for seat, name in enumerate(CHOSEN) if seat != match.actor]
    assert match.legal() == ["fight", *(f"support:{name}" for name in others), "pass"]
    assert match.why_not("fight") is None
    reason = match.why_not("defend")
    assert isinstance(reason, engawa.Reason)
    assert (reason.code, match.outcome) == ("not-now", None)
    match.play("fight")
    who, action, happened = match.log[-1]
    assert who == "chance"
    assert action.startswith("draw:")
    assert "turns up" in happened


def test_a_refused_action_is_a_value_error_with_code_reason_and_section() -> None:
    match = _match()
    own = CHOSEN[match.actor] if isinstance(match.actor, int) else ""
    with pytest.raises(engawa.IllegalAction) as refused:
        match.play(f"support:{own}")
    assert isinstance(refused.value, ValueError)
    assert (refused.value.code, refused.value.section) == ("support-self", "4.5")
    assert refused.value.reason in str(refused.value)


def test_the_same_seed_gives_the_same_match_and_no_seed_a_fresh_one() -> None:
    assert _match().log == _match().log
    assert _match(seed="seven").log == _match(seed="seven").log
    assert _match(seed=None).commitment != _match(seed=None).commitment


def test_manual_chance_is_a_visible_actor() -> None:
    match = engawa.new("samurai-spirit", players=2, chance="manual")
    assert match.actor == "chance"
    assert match.weights() == dict.fromkeys(match.legal(), 1)
    match.play("samurai:kyuzo")
    assert "samurai:kyuzo" not in match.legal()
    match.undo()
    assert "samurai:kyuzo" in match.legal()


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"samurai": ["kyuzo", "kyuzo"]}, "kyuzo is chosen twice"),
        ({"samurai": ["kyuzo", "toshiro"]}, "no samurai 'toshiro'; there are heihachi"),
        ({"samurai": 8}, "8 samurai cannot play; 2 to 7 can"),
        ({"samurai": ["kyuzo"]}, "1 samurai cannot play; 2 to 7 can"),
        ({"samurai": "kyuzo"}, "samurai are a list of names, or a number"),
        ({"players": 2}, "2 players cannot play 3 samurai"),
        ({"players": 8, "samurai": None}, "8 players cannot play; 1 to 7 can"),
        ({"players": "two"}, "'two' players cannot play"),
        ({"level": "brutal"}, "level is easy or normal or hard or heroic, not 'brutal'"),
        ({"colour": "red"}, "no option 'colour'; there are players, samurai, level"),
        ({"two_samurai_rule": "yes"}, "two_samurai_rule is true or false"),
        ({"players": 1, "two_samurai_rule": False}, "always holds with 1 or 2 players"),
        ({"seed": 1.5}, "a seed is a whole number or a text, not 1.5"),
        ({"chance": "mine"}, "chance is 'fair' or 'manual', not 'mine'"),
    ],
)
def test_bad_options_are_refused_by_name(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(engawa.BadInput, match=sentence):
        _match(**options)


@pytest.mark.parametrize("name", ["go", "", None, 7, {"a": 1}])
def test_an_unknown_game_is_refused_by_name(name: Any) -> None:
    with pytest.raises(engawa.BadInput, match=r"there is no game .*; there are .*samurai-spirit"):
        engawa.new(name)


RECORD = _match().save()
BY_HAND = RECORD.rpartition("digest")[0]  # without a digest, as a person might write it


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "this is not a match record"),
        ("hello\nworld\n", "its first line is not 'engawa 1'"),
        ("engawa 2\n", "its first line is not 'engawa 1'"),
        ("engawa 1\n", "'game …' is missing"),
        ("engawa 1\ngame go\n", "there is no game 'go'"),
        ("engawa 1\ngame samurai-spirit\noptions {\n", "options are not JSON"),
        ("engawa 1\ngame samurai-spirit\noptions []\n", "not a JSON object"),
        ("engawa 1\ngame samurai-spirit\ngame samurai-spirit\n", "'game' is given twice"),
        (RECORD.replace("hard", "easy"), "its digest does not match"),
        (BY_HAND.replace("secret ", "secret 0"), "does not match its"),
        (BY_HAND + "7 fight\n", "it is for . to act, not for 7"),
        (
            BY_HAND.replace("chance seat:", "chance seat:x", 1),
            "the draw was",
        ),
        (
            BY_HAND.replace("draws fair", "draws loaded"),
            "'fair' or 'manual'",
        ),
    ],
)
def test_a_malformed_or_changed_record_is_refused_with_its_place(text: str, sentence: str) -> None:
    with pytest.raises(engawa.BadInput, match=sentence):
        engawa.load(text)


def test_changed_draws_are_found_by_verify() -> None:
    match = _match()
    drawn = next(action for _, action, _ in match.log if action.startswith("deal:"))
    lines = match.save().replace("draws fair", "draws manual").splitlines()[:-1]
    first = lines.index(f"chance {drawn}")
    lines[first], lines[first + 1] = lines[first + 1], lines[first]
    with pytest.raises(engawa.BadInput, match=f"action .: the secret gives '{drawn}'"):
        engawa.verify("\n".join(lines))
