"""A position as a dict in the rulebook's words, and back with every rule checked.

Piles are listed top card first; `?` is a card nobody has seen. The same form serves whole
positions and views: in a view more cards are `unknown` than there are `?`, since nobody knows
which of them stayed in the box.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engawa.core.names import word, words
from engawa.core.reasons import BadInput
from engawa.games.samurai_spirit.agenda import push
from engawa.games.samurai_spirit.boards import protects
from engawa.games.samurai_spirit.checks import check_cards, check_position
from engawa.games.samurai_spirit.facts import (
    CARDS,
    NOBODY,
    NOTHING,
    RAIDERS,
    SAMURAI,
    SAMURAI_COUNT,
    SYMBOL,
    FamilyBack,
    FarmsteadBack,
    Level,
    Penalty,
)
from engawa.games.samurai_spirit.schema import AgendaStep, Board, Position, Reinforcements, View
from engawa.games.samurai_spirit.state import Ending, Place, State, Token
from engawa.games.samurai_spirit.steps import Step

UNSEEN = "?"
TOKENS = {"face-up": Token.VILLAGE, "used": Token.FLIPPED}  # else the seat that has it
ENDINGS = words(Ending)
CARD_STEPS = (Step.PLAY, Step.PLAY_KEPT)  # steps whose value is a card
PENALTY_STEPS = (Step.NEXT_PENALTY, Step.IGNORE_OR_SUFFER)  # … a penalty


def describe(s: State) -> dict[str, Any]:
    """A whole position; `restore` makes an identical one from it."""
    return {
        "rules_version": s.rules_version,
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
        "token_lent_to": None if lent_to == seat else lent_to,
        "token_idle": bool(samurai != NOBODY and s.token_idle[samurai]),
        "in_kiai": bool(s.in_kiai[seat]),
    }


def _describe_village_tokens(s: State) -> dict[str, str | int]:
    """By samurai not in play: 'face-up', 'used', or the seat that has it in this round."""
    names = {token: name for name, token in TOKENS.items()}
    away = [samurai for samurai in range(SAMURAI_COUNT) if s.seat_of[samurai] == NOBODY]
    found = [names[Token(s.token[n])] if s.token[n] < 0 else s.token[n] for n in away]
    return dict(zip((SAMURAI[n] for n in away), found, strict=True)) if s.two_samurai_rule else {}


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


def restore(described: Mapping[str, Any], *, hidden: bool = False) -> State:
    """The position described; BadInput names what is wrong and what is allowed."""
    try:
        position = msgspec.convert(described, View if hidden else Position)
    except msgspec.ValidationError as error:
        raise BadInput(_sentence(error)) from error
    s = State()
    _restore_table(s, position)
    _restore_seats(s, position)
    _restore_village_tokens(s, position)
    _restore_cards(s, position)
    _restore_reinforcements(s, position.reinforcements)
    _restore_turn(s, position)
    check_cards(s, is_view=hidden)
    check_position(s)
    return s


def _sentence(error: msgspec.ValidationError) -> str:
    """'Expected `int` <= 3 - at `$.round`' as 'round: expected int <= 3'."""
    what, _, where = str(error).replace("`", "").partition(" - at $")
    return f"{where.lstrip('.') or 'the position'}: {what[0].lower()}{what[1:]}"


def _restore_table(s: State, position: Position) -> None:
    s.rules_version = position.rules_version
    s.seats = len(position.seats)
    s.players = s.seats if position.players is None else position.players
    if s.players not in (1, s.seats):
        raise BadInput(f"{s.players} 'players' cannot play {s.seats} samurai (§3.1)")
    rule = position.two_samurai_rule
    s.two_samurai_rule = int(s.players <= 2 if rule is None else rule)
    if s.players <= 2 and not s.two_samurai_rule:
        raise BadInput("the two-samurai rule always holds with 1 or 2 players (§3.5)")
    s.level = _number("level", position.level, words(Level))
    s.round_number = position.round
    s.turn = _seat(s, "turn", position.turn)
    s.barricades = position.barricades
    for back, name in enumerate(words(FarmsteadBack)):
        s.farmsteads[back] = getattr(position.farmsteads, name)
    for name in position.families:
        family = _number("families", name, words(FamilyBack))
        if s.families[family]:
            raise BadInput(f"families: '{name}' is listed twice; each family exists once (§2.3)")
        s.families[family] = 1


def _restore_seats(s: State, position: Position) -> None:
    s.samurai = [NOBODY] * SAMURAI_COUNT
    s.seat_of = [NOBODY] * SAMURAI_COUNT
    s.defence = [[NOTHING] * 3 for _ in range(SAMURAI_COUNT)]
    for seat, board in enumerate(position.seats):
        where = f"seats[{seat}]"
        s.wounds[seat] = board.wounds
        s.passed[seat] = int(board.passed)
        s.in_kiai[seat] = int(board.in_kiai)
        s.combat_count[seat] = len(board.combat)
        for place, name in enumerate(board.combat):
            s.combat[seat][place] = _lay(s, name, Place.TABLE, f"{where}.combat")
        for name in board.defence:
            _defend(s, seat, name, f"{where}.defence")
        if board.samurai is not None:
            _restore_samurai(s, seat, board)


def _restore_samurai(s: State, seat: int, board: Board) -> None:
    samurai = _number(f"seats[{seat}].samurai", board.samurai, SAMURAI)
    if s.seat_of[samurai] != NOBODY:
        raise BadInput(f"{board.samurai} sits at two seats; each samurai plays once (§3.1)")
    s.samurai[seat], s.seat_of[samurai] = samurai, seat
    lent_to = seat if board.token_lent_to is None else board.token_lent_to
    s.token[samurai] = _seat(s, f"seats[{seat}].token_lent_to", lent_to)
    s.token_idle[samurai] = int(board.token_idle)


def _restore_village_tokens(s: State, position: Position) -> None:
    names = [step.step for step in position.agenda or ()]
    is_setting_up = word(Step.FIRST_PLAYER) in names  # tokens are laid out after it
    for name in position.village_tokens:
        if s.seat_of[_number("village_tokens", name, SAMURAI)] != NOBODY:
            raise BadInput(f"village_tokens: {name} is in play, so the token is his own (§3.5)")
    for samurai, name in enumerate(SAMURAI):
        if s.seat_of[samurai] != NOBODY:
            continue
        is_there = s.two_samurai_rule and not is_setting_up
        where = position.village_tokens.get(name, "face-up" if is_there else "used")
        if isinstance(where, int):
            s.token[samurai] = _seat(s, f"village_tokens.{name}", where)
        else:
            _number(f"village_tokens.{name}", where, tuple(TOKENS))
            s.token[samurai] = TOKENS[where]


def _restore_cards(s: State, position: Position) -> None:
    for name in position.discard:
        _lay(s, name, Place.DISCARD, "discard")
    for name in position.unknown:
        _lay(s, name, Place.BAG, "unknown")
    for name in position.set_aside:
        _lay(s, name, Place.SET_ASIDE, "set_aside")
    s.stack_count = _restore_pile(s, position.stack, s.stack, "stack")
    s.intruder_count = _restore_pile(s, position.intruders, s.intruders, "intruders")


def _restore_pile(s: State, names: list[str], pile: list[int], where: str) -> int:
    for place, name in enumerate(reversed(names)):
        pile[place] = NOTHING if name == UNSEEN else _lay(s, name, Place.TABLE, where)
    return len(names)


def _restore_reinforcements(s: State, made: Reinforcements) -> None:
    s.reinforcements = made.made
    if len(made.settled) > s.intruder_count:
        raise BadInput("reinforcements.settled names more intruders than there are")
    settled = made.settled or [0] * s.intruder_count
    s.settled[: len(settled)] = list(reversed(settled))
    for name, number in made.joined.items():
        s.joined[_number("reinforcements.joined", name, RAIDERS)] = number


def _restore_turn(s: State, position: Position) -> None:
    card = position.penalty_card
    s.penalty_card = NOTHING if card is None else _number("penalty_card", card, RAIDERS)
    for name in position.suffered:
        s.suffered |= 1 << _number("suffered", name, words(Penalty))
    for seat in position.handed:
        s.handed |= 1 << _seat(s, "handed", seat)
    s.round_over = int(position.round_over)
    s.emptied_by = _seat(s, "emptied_by", position.emptied_by)
    s.set_aside_deals = position.set_aside_deals
    if position.ending is not None:
        s.ending = _number("ending", position.ending, ENDINGS)
    if position.agenda is None and not s.ending:
        push(s, Step.BEGIN_TURN, s.turn, 0)
    for step in position.agenda or ():
        _restore_step(s, step)


def _restore_step(s: State, described: AgendaStep) -> None:
    step = _number("agenda", described.step, words(Step))
    value: Any = described.value
    if step in CARD_STEPS:
        value = _lay(s, value, Place.TABLE, "agenda")
    elif step in PENALTY_STEPS:
        value = _number("agenda", value, words(Penalty))
    elif not isinstance(value, int):
        raise BadInput(f"agenda: the value of '{described.step}' is {value!r}, not a number")
    push(s, step, _seat(s, "agenda", described.seat), value)


def _number(where: str, name: Any, allowed: Sequence[str]) -> int:
    if name not in allowed:
        what = "the 66 raiders" if allowed is RAIDERS else ", ".join(allowed)
        raise BadInput(f"{where}: {name!r} is not one of {what}")
    return allowed.index(name)


def _seat(s: State, where: str, seat: int) -> int:
    if seat >= s.seats:
        raise BadInput(f"{where}: there is no seat {seat}; seats are 0 to {s.seats - 1}")
    return seat


def _lay(s: State, name: Any, place: Place, where: str) -> int:
    """Put a card into its place; every card is in exactly one."""
    card = _number(where, name, RAIDERS)
    if s.place[card] != Place.BOX:
        raise BadInput(f"{where}: {name} is listed twice; each card exists once (§2.1)")
    s.place[card] = place
    return card


def _defend(s: State, seat: int, name: str, where: str) -> None:
    card = _lay(s, name, Place.TABLE, where)
    if SYMBOL[card] == NOTHING:
        raise BadInput(f"{where}: {name} shows no symbol, so it cannot defend (§4.4)")
    if protects(s, seat, SYMBOL[card]):
        raise BadInput(f"{where}: two cards show the same symbol; one of each is allowed (§4.4)")
    s.defence[seat][SYMBOL[card]] = card
