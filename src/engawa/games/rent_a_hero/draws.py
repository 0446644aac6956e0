"""The questions to chance, what its answer does, how likely each answer is (RULES.md §9.2)."""

from __future__ import annotations

from engawa.core.bits import bits, nth_bit
from engawa.core.dice import Dice, roll
from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.rent_a_hero.actions import Action
from engawa.games.rent_a_hero.events import Event
from engawa.games.rent_a_hero.facts import HEROES
from engawa.games.rent_a_hero.heroes import for_hero, hero_of
from engawa.games.rent_a_hero.piles import draw_card
from engawa.games.rent_a_hero.setup import deal_to_band, deal_to_hand
from engawa.games.rent_a_hero.state import Ending, Moment, State
from engawa.games.rent_a_hero.turns import begin_turn, send_top_card, turn_up_requirement

# By moment: the first outcome that chance may draw. At players' decisions, they draw cards.
OUTCOMES = (Action.BAND, Action.HAND, Action.SEAT, Action.TURN, Action.TOP)
FIRST_OUTCOME = OUTCOMES + (Action.DRAW,) * (len(Moment) - len(OUTCOMES))


@rule
def is_chance_asked(s: State) -> bool:
    return s.ending == Ending.NONE and (s.draws > 0 or s.moment <= Moment.TOP)


@rule
def first_outcome(s: State) -> int:
    """Of what chance may draw now."""
    return FIRST_OUTCOME[s.moment]


@rule
def is_card_drawn(s: State) -> bool:
    return s.draws > 0 or s.moment != Moment.FIRST


@rule
def weight(s: State, action: int) -> int:
    """How many ways lead to it: copies of the card in the deck."""
    if not is_chance_asked(s):
        return 0
    if not is_card_drawn(s):
        return 1 if Action.SEAT <= action < Action.SEAT + s.seats else 0
    hero = hero_of(action, first_outcome(s))
    return int(s.deck[hero]) if 1 <= hero <= HEROES else 0


@rule
def pick(s: State, dice: Dice) -> int:
    """A random legal action; of chance outcomes, each by its weight."""
    if not is_chance_asked(s):
        return nth_bit(int(s.options), roll(dice, bits(int(s.options))))
    if not is_card_drawn(s):
        return Action.SEAT + roll(dice, int(s.seats))
    left = roll(dice, int(s.deck_size))
    hero = 1
    while left >= s.deck[hero]:
        left -= s.deck[hero]
        hero += 1
    return for_hero(first_outcome(s), hero)


@rule
def answer_chance(s: State, action: int) -> None:
    hero = hero_of(action, first_outcome(s))
    if s.draws > 0:
        draw_one(s, int(s.drawer), hero)
        return
    match s.moment:
        case Moment.BAND:
            deal_to_band(s, hero)
        case Moment.HAND:
            deal_to_hand(s, hero)
        case Moment.FIRST:
            begin_turn(s, action - Action.SEAT)
        case Moment.TURN:
            turn_up_requirement(s, hero)
        case _:  # the top card of the deck
            send_top_card(s, hero)


@rule
def draw_one(s: State, seat: int, hero: int) -> None:
    """§4.8, §5.11: only the player who draws sees the card."""
    draw_card(s, seat, hero)
    tell(s, Event.DREW, seat)
    tell(s, Event.CARD_SEEN, hero)
    s.draws -= 1
    if s.draws == 0:
        s.drawer = 0
