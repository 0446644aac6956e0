"""The rules every game has: their names, parameters and meaning.

A game writes each of them as a @rule of this name, in whichever of its modules it belongs to, and
`Rules.of` finds them there. Code written for any game (playouts, search, environments) imports them
from here; when it is linked with a game, they are replaced by that game's own (see `linked`).
"""

from __future__ import annotations

from engawa.core.dice import Dice
from engawa.core.record import Record
from engawa.core.rule import Mask, of_game

CHANCE = -1  # `actor`: chance decides
OVER = -2  # `actor`: the game is over
WORTH = 1000  # `worth`: the most that the end of a game can be worth


@of_game
def actor(s: Record) -> int:
    """The seat that decides, CHANCE or OVER."""
    raise NotImplementedError


@of_game
def legal(s: Record, mask: Mask) -> int:
    """Fill the mask with the legal actions and count them; a mask may end with the decisions."""
    raise NotImplementedError


@of_game
def refusal(s: Record, action: int) -> int:
    """Why a decision is not allowed; ALLOWED if it is."""
    raise NotImplementedError


@of_game
def weight(s: Record, action: int) -> int:
    """How many ways lead to this outcome of chance; 0 if it cannot be drawn."""
    raise NotImplementedError


@of_game
def apply(s: Record, action: int) -> None:
    """Apply a decision or draw, and continue to the next question. The action must be legal."""
    raise NotImplementedError


@of_game
def advance(s: Record) -> None:
    """Continue to the next question: after setting up, editing a position or guessing."""
    raise NotImplementedError


@of_game
def ending(s: Record) -> int:
    """0 while the game continues, else which ending."""
    raise NotImplementedError


@of_game
def winners(s: Record) -> int:
    """Who has won, one bit per seat; called when the game is over."""
    raise NotImplementedError


@of_game
def score(s: Record, seat: int) -> int:
    """The score of a seat; called when the game is over."""
    raise NotImplementedError


@of_game
def conserved(s: Record) -> bool:
    """Are all components accounted for, exactly once?"""
    raise NotImplementedError


@of_game
def pick(s: Record, dice: Dice) -> int:
    """A random legal action; of chance's outcomes, each by its weight."""
    raise NotImplementedError


@of_game
def hide(s: Record, seat: int) -> None:
    """Remove from s what that seat does not know; seat -1 is a spectator."""
    raise NotImplementedError


@of_game
def guess(s: Record, dice: Dice) -> None:
    """From a hidden s, deal a position that is consistent with what the seat knows."""
    raise NotImplementedError


@of_game
def features(s: Record, seat: int, out: Mask) -> None:
    """Write what a hidden s shows, as numbers."""
    raise NotImplementedError


@of_game
def appeal(s: Record, action: int) -> int:
    """How good an action looks at a glance to the player who decides, in points."""
    raise NotImplementedError


@of_game
def lap(s: Record) -> int:
    """Which lap of the game this is: search plays no further than to the next one."""
    raise NotImplementedError


@of_game
def worth(s: Record, seat: int) -> int:
    """What an end, or by estimate a lap's beginning, is worth to a seat, from 0 to WORTH."""
    raise NotImplementedError


@of_game
def question(s: Record) -> int:
    """Which kind of question a player has to answer now; a game may leave this one out."""
    raise NotImplementedError


CONTRACT = {name: value for name, value in list(globals().items()) if hasattr(value, "is_of_game")}
OPTIONAL = frozenset({"question"})
