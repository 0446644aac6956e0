"""A samurai's board: combat line, total, kiai value, defence, wounds (RULES.md §5, §6)."""

from __future__ import annotations

from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.samurai_spirit.agenda import push
from engawa.games.samurai_spirit.cards import symbol_of, value_of
from engawa.games.samurai_spirit.events import Event
from engawa.games.samurai_spirit.facts import DEADLY_WOUNDS, KIAI_ANIMAL, KIAI_HUMAN, NOTHING
from engawa.games.samurai_spirit.piles import discard
from engawa.games.samurai_spirit.state import SHRUNK_LINES, Ending, State
from engawa.games.samurai_spirit.steps import Step


@rule
def is_animal(s: State, seat: int) -> bool:
    """§6.2: two wounds wake the animal, for ever."""
    return s.wounds[seat] >= 2


@rule
def has_wound_token(s: State, seat: int) -> bool:
    return s.wounds[seat] % 2 == 1


@rule
def kiai_value(s: State, seat: int) -> int:
    if is_animal(s, seat):
        return KIAI_ANIMAL[s.samurai[seat]]
    return KIAI_HUMAN[s.samurai[seat]]


@rule
def line_total(s: State, seat: int) -> int:
    total = 0
    for place in range(s.combat_count[seat]):
        total += value_of(int(s.combat[seat][place]))
    return total


@rule
def last_of_line(s: State, seat: int) -> int:
    """The last card of a combat line, or NOTHING."""
    if s.combat_count[seat] == 0:
        return NOTHING
    return int(s.combat[seat][s.combat_count[seat] - 1])


@rule
def is_in_line(s: State, seat: int, value: int) -> bool:
    """Is a card of this value in the combat line?"""
    for place in range(s.combat_count[seat]):
        if value_of(int(s.combat[seat][place])) == value:
            return True
    return False


@rule
def enter_line(s: State, seat: int, card: int) -> None:
    """§5.1: a card enters a combat line, and the total is compared with the kiai value."""
    s.combat[seat][s.combat_count[seat]] = card
    s.combat_count[seat] += 1
    total = line_total(s, seat)
    kiai = kiai_value(s, seat)
    tell(s, Event.CONFRONTED, seat, card, total)
    if total == kiai:
        set_off_kiai(s, seat)
    elif total > kiai:
        tell(s, Event.OVERCOME, seat, total, kiai)
        push(s, Step.OVERCOME, seat, 0)


@rule
def set_off_kiai(s: State, seat: int) -> None:
    """§5.3: the total has reached the kiai value. §5.4 **Ruling**: not for one who has passed,
    not at the end of a round, and not while his own kiai is being resolved."""
    if s.passed[seat] or s.round_over or s.in_kiai[seat]:
        return
    s.in_kiai[seat] = 1
    tell(s, Event.KIAI, seat, kiai_value(s, seat))
    push(s, Step.KIAI_ENDS, seat, 0)
    push(s, Step.KIAI, seat, 2 if is_animal(s, seat) else 1)


@rule
def look_at_line(s: State, seat: int) -> None:
    """§5.1: a kiai took a card from this line, which may have brought it to the kiai value."""
    if s.rules_version < SHRUNK_LINES:
        return
    if line_total(s, seat) == kiai_value(s, seat):
        set_off_kiai(s, seat)


@rule
def take_last_of_line(s: State, seat: int) -> int:
    s.combat_count[seat] -= 1
    card = int(s.combat[seat][s.combat_count[seat]])
    s.combat[seat][s.combat_count[seat]] = 0
    return card


@rule
def discard_first_of_line(s: State, seat: int) -> None:
    """§5.3: after a kiai, used or not, the first card of that line is discarded."""
    if s.combat_count[seat] == 0:
        return
    card = int(s.combat[seat][0])
    s.combat_count[seat] -= 1
    for place in range(s.combat_count[seat]):
        s.combat[seat][place] = s.combat[seat][place + 1]
    s.combat[seat][s.combat_count[seat]] = 0
    discard(s, card)
    tell(s, Event.KIAI_FIRST_CARD, seat, card, line_total(s, seat))


@rule
def protects(s: State, seat: int, symbol: int) -> bool:
    """Does his defence show this symbol?"""
    return s.defence[seat][symbol] != NOTHING


@rule
def is_defence_empty(s: State, seat: int) -> bool:
    return not (protects(s, seat, 0) or protects(s, seat, 1) or protects(s, seat, 2))


@rule
def lay_in_defence(s: State, seat: int, card: int) -> None:
    """§4.4: a raider with a symbol his defence lacks may be laid to the left."""
    s.defence[seat][symbol_of(card)] = card
    tell(s, Event.DEFENDED, seat, card, symbol_of(card))


@rule
def wound(s: State, seat: int) -> None:
    """§6.1: the second wound wakes the animal, the fourth kills and loses the game.

    §6.2: turning the board can trigger the kiai, but cannot overcome: only a card entering can.
    """
    s.wounds[seat] += 1
    tell(s, Event.WOUNDED, seat, s.wounds[seat])
    if s.wounds[seat] == DEADLY_WOUNDS:
        s.ending = Ending.SAMURAI_DIED
        tell(s, Event.SAMURAI_DIED, seat)
    elif s.wounds[seat] == 2:
        tell(s, Event.ANIMAL_WAKES, seat, kiai_value(s, seat))
        if line_total(s, seat) == kiai_value(s, seat):
            set_off_kiai(s, seat)


@rule
def heal(s: State, seat: int) -> None:
    """§6.3: take the wound token away; the animal stays awake."""
    s.wounds[seat] -= 1
    tell(s, Event.HEALED, seat)


@rule
def suffers(s: State, seat: int, penalty: int) -> bool:
    """Does this restriction apply? It applies to the seat whose turn it is, for that turn (§7.4,
    §7.9)."""
    return seat == s.turn and s.suffered >> penalty & 1 == 1


@rule
def left_of(s: State, seat: int) -> int:
    return (seat + 1) % s.seats


@rule
def right_of(s: State, seat: int) -> int:
    return (seat + s.seats - 1) % s.seats
