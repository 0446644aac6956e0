"""Laws of writing down: text records, positions, draws that can be checked."""

from __future__ import annotations

import json

import engawa
from engawa.testing.law import Trial, content, law, refused
from engawa.testing.starts import play_randomly

# What somebody may put into a record, in the place of a line.
STRANGE_LINES = ["", "0 fight", "chance seat:0", "secret 00", "game x"]


@law
def a_text_record_replays_to_the_same_state(trial: Trial) -> None:
    match = trial.position()
    text = match.save()
    again = engawa.load(text)
    assert content(again) == content(match)
    assert again.log == match.log
    assert again.save() == text
    assert again.commitment == match.commitment


@law
def a_position_survives_json(trial: Trial) -> None:
    match = trial.position()
    position = json.loads(json.dumps(match.to_dict()))
    again = engawa.from_dict(position)
    assert again.to_dict() == match.to_dict()
    assert content(again) == content(match)
    assert again.legal() == match.legal()


@law
def a_position_survives_json_while_the_table_is_set_up(trial: Trial) -> None:
    match = trial.undrawn()
    for _ in range(60):
        position = json.loads(json.dumps(match.to_dict()))
        again = engawa.from_dict(position, chance="manual")
        assert content(again) == content(match)
        assert again.weights() == match.weights()
        if match.actor != "chance":
            break
        match.play(trial.choose.choice(match.legal()))


@law
def draws_are_what_the_secret_gives(trial: Trial) -> None:
    match = trial.position()
    match.verify()
    assert engawa.verify(match.save()).log == match.log


@law
def a_changed_record_is_refused(trial: Trial) -> None:
    lines = trial.position(15).save().splitlines()
    place = trial.choose.randrange(len(lines) - 1)  # the digest itself may be left out
    lines[place] = trial.choose.choice([line for line in STRANGE_LINES if line != lines[place]])
    with refused(engawa.BadInput):
        engawa.load("\n".join(lines) + "\n")


@law
def manual_chance_plays_the_same_game(trial: Trial) -> None:
    """A caller who makes every draw of the log by hand gets to the same position."""
    match = play_randomly(trial.start(), trial.choose, 10)
    record = match.save().replace("draws fair", "draws manual").rpartition("digest")[0]
    manual = engawa.load(record)
    assert content(manual) == content(match)
    if manual.actor == "chance":
        assert sum(manual.weights().values()) > 0
        assert manual.legal() == list(manual.weights())


@law
def a_record_remembers_who_is_a_bot(trial: Trial) -> None:
    match = play_randomly(trial.start(), trial.choose, 10)
    bots = [trial.choose.choice([None, "expert", "greedy"]) for _ in range(match.seats)]
    plain = match.save()
    match.seat_bots(bots)
    again = engawa.verify(match.save())
    assert again.bots == match.bots == (tuple(bots) if any(bots) else ())
    assert again.save() == match.save()
    assert again.copy().bots == match.bots
    assert again.bot_seed == match.bot_seed
    assert again.log == engawa.load(plain).log
    with refused(engawa.BadInput, "do not fit"):
        match.seat_bots([*bots, None])
