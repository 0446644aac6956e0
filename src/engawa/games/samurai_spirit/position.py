"""A position as a dict in the rulebook's words, and back with every rule checked.

Piles are listed top card first; `?` is a card nobody has seen. The same form serves whole
positions and views: in a view more cards are `unknown` than there are `?`, since nobody knows
which of them stayed in the box.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engawa.core.reasons import BadInput
from engawa.games.samurai_spirit.checks import check_cards, check_position
from engawa.games.samurai_spirit.facts import (
    CARDS,
    NOBODY,
    NOTHING,
    RAIDERS,
    FamilyBack,
    FarmsteadBack,
    Level,
    Penalty,
    words,
)
from engawa.games.samurai_spirit.notation import SAMURAI
from engawa.games.samurai_spirit.reading import Reader
from engawa.games.samurai_spirit.state import Ending, Place, State, Token
from engawa.games.samurai_spirit.steps import Step, push

UNSEEN = "?"
STEPS = {step.name.lower().replace("_", "-"): step for step in Step}
ENDINGS = words(Ending)
CARD_STEPS = (Step.PLAY, Step.PLAY_KEPT)  # steps whose value is a card
PENALTY_STEPS = (Step.NEXT_PENALTY, Step.IGNORE_OR_SUFFER)  # … a penalty


def describe(s: State) -> dict[str, Any]:
    """Everything of a position; `restore` makes the identical one of it."""
    return {
        "players": s.players,
        "level": words(Level)[s.level],
        "two_samurai_rule": bool(s.two_samurai_rule),
        "round": s.round_number,
        "turn": s.turn,
        "barricades": s.barricades,
        "farmsteads": dict(zip(words(FarmsteadBack), s.farmsteads, strict=True)),
        "families": [
            back for back, safe in zip(words(FamilyBack), s.families, strict=True) if safe
        ],
        "stack": _pile(s.stack, s.stack_count),
        "intruders": _pile(s.intruders, s.intruder_count),
        "discard": _cards_at(s, Place.DISCARD),
        "unknown": _cards_at(s, Place.BAG),
        "set_aside": _cards_at(s, Place.SET_ASIDE),
        "seats": [_describe_seat(s, seat) for seat in range(s.seats)],
        "village_tokens": _describe_village_tokens(s),
        "penalty_card": _card_or_none(s.penalty_card),
        "suffered": [name for n, name in enumerate(words(Penalty)) if s.suffered >> n & 1],
        "handed": [seat for seat in range(s.seats) if s.handed >> seat & 1],
        "round_over": bool(s.round_over),
        "emptied_by": s.emptied_by,
        "set_aside_deals": s.set_aside_deals,
        "reinforcements": _describe_reinforcements(s),
        "agenda": [_describe_step(s, n) for n in range(s.agenda_count)],
        "ending": ENDINGS[s.ending] if s.ending else None,
    }


def _card_or_none(card: int) -> str | None:
    return None if card == NOTHING else RAIDERS[card]


def _pile(cards: list[int], count: int) -> list[str]:
    return [UNSEEN if card == NOTHING else RAIDERS[card] for card in reversed(cards[:count])]


def _cards_at(s: State, place: Place) -> list[str]:
    return [RAIDERS[card] for card in range(CARDS) if s.place[card] == place]


def _describe_seat(s: State, seat: int) -> dict[str, Any]:
    samurai = s.samurai[seat]
    lent_to = s.token[samurai] if samurai != NOBODY else seat
    return {
        "samurai": SAMURAI[samurai] if samurai != NOBODY else None,
        "wounds": s.wounds[seat],
        "passed": bool(s.passed[seat]),
        "combat": [RAIDERS[card] for card in s.combat[seat][: s.combat_count[seat]]],
        "defence": [RAIDERS[card] for card in s.defence[seat] if card != NOTHING],
        "token_lent_to": None if lent_to in (seat, Token.VILLAGE) else lent_to,
        "token_idle": bool(samurai != NOBODY and s.token_idle[samurai]),
        "in_kiai": bool(s.in_kiai[seat]),
    }


def _describe_village_tokens(s: State) -> dict[str, Any]:
    """By samurai not in play: 'face-up', 'used', or the seat that has it in this round."""
    names = {Token.VILLAGE: "face-up", Token.FLIPPED: "used"}
    away = [samurai for samurai in range(7) if s.seat_of[samurai] == NOBODY]
    if not s.two_samurai_rule:
        return {}
    return {
        SAMURAI[samurai]: names.get(Token(s.token[samurai]))
        if s.token[samurai] < 0
        else s.token[samurai]
        for samurai in away
    }


def _describe_reinforcements(s: State) -> dict[str, Any]:
    """§13.3: how many, which intruders they settled, when each unknown card became unknown."""
    settled = list(reversed(s.settled[: s.intruder_count]))
    joined = {RAIDERS[card]: s.joined[card] for card in range(CARDS) if s.joined[card]}
    return {"made": s.reinforcements, "settled": settled, "joined": joined}


def _describe_step(s: State, n: int) -> dict[str, Any]:
    step, value = Step(s.agenda_step[n]), s.agenda_value[n]
    described: Any = value
    if step in CARD_STEPS:
        described = RAIDERS[value]
    elif step in PENALTY_STEPS:
        described = words(Penalty)[value]
    return {"step": words(Step)[step], "seat": s.agenda_seat[n], "value": described}


def restore(position: Mapping[str, Any], *, hidden: bool = False) -> State:
    """The position described; BadInput names what is wrong and what is allowed."""
    reader = Reader(position)
    s = State()
    _restore_table(s, reader)
    _restore_seats(s, reader, VIEW_SEAT_KEYS if hidden else set())
    _restore_tokens(s, reader)
    _restore_cards(s, reader)
    _restore_turn(s, reader)
    reader.finish(extra=VIEW_KEYS if hidden else set())
    check_cards(s, is_view=hidden)
    check_position(s)
    return s


# What views add to positions; `restore` computes or does not need it.
VIEW_KEYS = {"game", "seat", "actor", "legal", "barricade_cap"}
VIEW_SEAT_KEYS = {"side", "total", "kiai"}


def _restore_table(s: State, reader: Reader) -> None:
    seats = reader.items("seats")
    if not 2 <= len(seats) <= 7:
        raise BadInput(f"'seats' holds {len(seats)} samurai; 2 to 7 play")
    s.seats = len(seats)
    s.players = reader.number("players", 1, 7, default=s.seats)
    if s.players not in (1, s.seats):
        raise BadInput(f"{s.players} 'players' cannot lead {s.seats} samurai (§3.1)")
    s.level = reader.choice("level", words(Level))
    s.two_samurai_rule = int(reader.flag("two_samurai_rule", default=s.players <= 2))
    s.round_number = reader.number("round", 1, 3)
    s.barricades = reader.number("barricades", 0, 10)
    farmsteads = reader.mapping("farmsteads")
    for back, name in enumerate(words(FarmsteadBack)):
        s.farmsteads[back] = Reader(farmsteads, "farmsteads.").number(name, 0, 6, default=0)
    for name in reader.items("families"):
        s.families[reader.index("families", name, words(FamilyBack))] = 1


def _restore_seats(s: State, reader: Reader, extra: set[str]) -> None:
    s.samurai = [NOBODY] * 7
    s.seat_of = [NOBODY] * 7
    s.defence = [[NOTHING] * 3 for _ in range(7)]
    for seat, described in enumerate(reader.items("seats")):
        board = Reader(reader.as_mapping(described, f"seats[{seat}]"), f"seats[{seat}].")
        name = board.value("samurai")
        if name is not None:
            samurai = board.index("samurai", name, SAMURAI)
            if s.seat_of[samurai] != NOBODY:
                raise BadInput(f"{board.prefix}samurai: {name} sits at two seats; once is allowed")
            s.samurai[seat], s.seat_of[samurai] = samurai, seat
        s.wounds[seat] = board.number("wounds", 0, 4, default=0)
        s.passed[seat] = int(board.flag("passed", default=False))
        s.in_kiai[seat] = int(board.flag("in_kiai", default=False))
        combat = board.cards("combat", default=())
        s.combat[seat][: len(combat)] = combat
        s.combat_count[seat] = len(combat)
        board.defence(s.defence[seat])
        if name is not None:
            lent_to = board.value("token_lent_to", None)
            s.token[samurai] = seat if lent_to is None else board.as_seat(lent_to, s.seats)
            s.token_idle[samurai] = int(board.flag("token_idle", default=False))
        board.finish(extra=extra | {"token_lent_to", "token_idle"})


def _restore_tokens(s: State, reader: Reader) -> None:
    described = reader.mapping("village_tokens", default={})
    names = {"face-up": Token.VILLAGE, "used": Token.FLIPPED}
    is_seated = NOBODY not in s.samurai[: s.seats]
    for samurai, name in enumerate(SAMURAI):
        if s.seat_of[samurai] != NOBODY:
            continue
        if not s.two_samurai_rule:
            s.token[samurai] = Token.FLIPPED if is_seated else 0
            continue
        where = described.get(name, "face-up" if is_seated else 0)
        if where in names:
            s.token[samurai] = names[where]
        else:
            s.token[samurai] = reader.as_seat(where, s.seats, f"village_tokens.{name}")


def _restore_cards(s: State, reader: Reader) -> None:
    s.stack_count = reader.pile("stack", s.stack)
    s.intruder_count = reader.pile("intruders", s.intruders)
    for key, place in (("discard", Place.DISCARD), ("unknown", Place.BAG)):
        for card in reader.cards(key, default=()):
            reader.lay(s, card, place, key)
    for card in reader.cards("set_aside", default=()):
        reader.lay(s, card, Place.SET_ASIDE, "set_aside")
    on_table = [card for seat in range(s.seats) for card in s.combat[seat][: s.combat_count[seat]]]
    on_table += [card for seat in range(s.seats) for card in s.defence[seat]]
    on_table += s.stack[: s.stack_count] + s.intruders[: s.intruder_count]
    for card in on_table:
        if card != NOTHING:
            reader.lay(s, card, Place.TABLE, "the table")
    made = Reader(reader.mapping("reinforcements", default={}), "reinforcements.")
    s.reinforcements = made.number("made", 0, 100, default=0)
    settled = made.value("settled", [0] * s.intruder_count)
    s.settled[: s.intruder_count] = [int(n) for n in reversed(settled)][: s.intruder_count]
    for name, number in made.mapping("joined", default={}).items():
        s.joined[made.index("joined", name, RAIDERS)] = int(number)
    made.finish()


def _restore_turn(s: State, reader: Reader) -> None:
    s.turn = reader.as_seat(reader.value("turn"), s.seats, "turn")
    card = reader.value("penalty_card", None)
    s.penalty_card = reader.index("penalty_card", card, RAIDERS) if card else NOTHING
    for name in reader.items("suffered", default=()):
        s.suffered |= 1 << reader.index("suffered", name, words(Penalty))
    for seat in reader.items("handed", default=()):
        s.handed |= 1 << reader.as_seat(seat, s.seats, "handed")
    s.round_over = int(reader.flag("round_over", default=False))
    s.emptied_by = reader.as_seat(reader.value("emptied_by", 0), s.seats, "emptied_by")
    s.set_aside_deals = reader.number("set_aside_deals", 0, 4, default=0)
    ending = reader.value("ending", None)
    s.ending = reader.index("ending", ending, ENDINGS) if ending else Ending.NONE
    agenda = reader.value("agenda", None)
    if agenda is None and not s.ending:
        push(s, Step.BEGIN_TURN, s.turn, 0)
    for described in agenda or ():
        _restore_step(s, Reader(reader.as_mapping(described, "agenda"), "agenda."))


def _restore_step(s: State, reader: Reader) -> None:
    step = reader.choice("step", words(Step))
    value = reader.value("value", 0)
    if step in CARD_STEPS:
        value = reader.index("value", value, RAIDERS)
        reader.lay(s, value, Place.TABLE, "agenda")
    elif step in PENALTY_STEPS:
        value = reader.index("value", value, words(Penalty))
    elif not isinstance(value, int) or not -1 <= value <= CARDS:
        raise BadInput(f"agenda.value: {value!r} is not a number from -1 to {CARDS}")
    push(s, step, reader.as_seat(reader.value("seat", 0), s.seats, "agenda.seat"), value)
    reader.finish()
