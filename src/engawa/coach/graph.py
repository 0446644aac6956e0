"""The plot of a review: the chance to win over the game, as one SVG with no script and no
dependency.

Every line has a dash pattern of its own and its name at its end, so that it can be read in grey.
"""

from __future__ import annotations

from collections.abc import Sequence

from engawa.coach.case import PART, percent
from engawa.coach.review import Review, Turn
from engawa.core.drawing import (
    COLOURS,
    DASHES,
    FAINT,
    GREY,
    INK,
    PAPER,
    drawing,
    line,
    pattern,
    text,
    upwards,
)
from engawa.core.words import say

WIDTH = 1000
LEFT, RIGHT, TOP = 70, 850, 92  # of the plot
HEIGHT = 320  # of the plot
LINE = 24  # of the text below it
SCALES = (0.05, 0.1, 0.25, 0.5, 1.0)  # the highest chance that the axis shows
MOST_LAPS = 12  # marks on the axis; with more rounds, only some are named
LETTERS = "abcdefgh"
DISC = 22  # a mark and some air


def svg(review: Review, names: Sequence[str], language: str) -> str:
    """The plot; `names` are the seats', in the reader's language."""
    drawn = _Drawing(review, names, language)
    parts = [
        *drawn.axes(),
        *drawn.laps(),
        *drawn.lines(),
        *drawn.luck_marks(),
        *drawn.point_marks(),
        *drawn.title(),
        *drawn.notes(),
    ]
    height = drawn.bottom + 92 + LINE * max(1, len(drawn.points) + len(drawn.luck)) + LINE
    return drawing(WIDTH, height, drawn.words("title", game=drawn.game), "\n".join(parts))


class _Drawing:
    """Where things are: one place for the scales of both axes."""

    def __init__(self, review: Review, names: Sequence[str], language: str) -> None:
        self.review, self.names, self.language = review, names, language
        self.points = sorted(review.turning_points(), key=lambda turn: turn.number)
        self.luck = sorted(review.strokes_of_luck(), key=lambda turn: turn.number)
        self.bottom = TOP + HEIGHT
        most = max(chance for turn in review.turns for chance in turn.chances)
        self.highest = next(scale for scale in SCALES if scale >= min(most, 1.0))
        self.game = say(language, review.game, "name")

    def words(self, message: str, **details: str | int) -> str:
        return say(self.language, PART, message, **details)

    def x(self, number: int) -> float:
        steps = max(1, len(self.review.turns) - 1)
        return round(LEFT + (RIGHT - LEFT) * (number - 1) / steps, 1)

    def y(self, chance: float) -> float:
        return round(self.bottom - HEIGHT * min(chance, self.highest) / self.highest, 1)

    def name(self, seat: int) -> str:
        return self.words("common") if self.review.is_common else self.names[seat]

    # The frame

    def title(self) -> list[str]:
        outcome = self.review.outcome
        result = outcome.text if outcome else self.words("unfinished")
        return [
            text(LEFT, 36, self.words("title", game=self.game), size=22, weight="bold"),
            text(LEFT, 60, result, size=15, fill=GREY),
        ]

    def axes(self) -> list[str]:
        found = []
        for step in range(6):
            chance = self.highest * step / 5
            y = self.y(chance)
            found.append(line(LEFT, y, RIGHT, y, FAINT if step else INK))
            label = f"{chance * 100:g} %"
            found.append(text(LEFT - 10, y + 4, label, size=12, anchor="end", fill=GREY))
        middle = TOP + HEIGHT / 2
        caption = text(18, middle, self.words("axis-chance"), size=13, anchor="middle")
        found.append(upwards(caption, 18, middle))
        centre = (LEFT + RIGHT) / 2
        caption = self.words("axis-decisions", number=len(self.review.turns))
        found.append(text(centre, self.bottom + 44, caption, size=13, anchor="middle"))
        return found

    def laps(self) -> list[str]:
        """A line where a round begins, with its number."""
        firsts: dict[int, Turn] = {}
        for turn in self.review.turns:
            firsts.setdefault(turn.lap, turn)
        every = -(-len(firsts) // MOST_LAPS)
        found = []
        for place, (lap, turn) in enumerate(firsts.items()):
            x = self.x(turn.number)
            found.append(line(x, TOP, x, self.bottom + 6, FAINT))
            if place % every == 0:
                label = self.words("lap", number=lap) if len(firsts) <= 6 else str(lap)
                found.append(text(x + 3, self.bottom + 20, label, size=12, fill=GREY))
        return found

    # What happened

    def lines(self) -> list[str]:
        seats = [0] if self.review.is_common else range(self.review.seats)
        found, ends = [], []
        for seat in seats:
            places = " ".join(
                f"{self.x(turn.number)},{self.y(turn.chances[seat])}" for turn in self.review.turns
            )
            colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
            found.append(
                f'<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="2.4" '
                f'stroke-linejoin="round"{pattern(dash)}/>'
            )
            ends.append((self.y(self.review.turns[-1].chances[seat]), seat, colour, dash))
        return [*found, *self._names_at_ends(ends)]

    def _names_at_ends(self, ends: list[tuple[float, int, str, str]]) -> list[str]:
        """Each line's name beside its end, spaced out where lines end together."""
        found: list[str] = []
        free = float(TOP - LINE)
        ends = sorted(ends)
        room = self.bottom - LINE * 0.8 * (len(ends) - 1)
        for place, (y, seat, colour, dash) in enumerate(ends):
            y = max(min(y, room + place * LINE * 0.8), free + LINE * 0.8)
            free = y
            found.append(line(RIGHT + 8, y, RIGHT + 38, y, colour, 2.4, dash))
            found.append(text(RIGHT + 44, y + 4, self.name(seat), size=13, fill=colour))
        return found

    def _place(self, turn: Turn) -> tuple[float, float]:
        return self.x(turn.number), self.y(turn.chances[turn.seat])

    def point_marks(self) -> list[str]:
        """A numbered disc where a decision cost most."""
        found: list[str] = []
        taken: list[tuple[float, float]] = []
        for number, turn in enumerate(self.points, 1):
            x, y = self._place(turn)
            while any(abs(x - other) < DISC and abs(y - above) < DISC for other, above in taken):
                y -= DISC if y - DISC > TOP else -DISC * len(taken)
            taken.append((x, y))
            found.append(
                f'<circle cx="{x}" cy="{y}" r="10" fill="{PAPER}" stroke="{INK}" '
                f'stroke-width="1.8"/>'
            )
            found.append(text(x, y + 4.5, str(number), size=13, anchor="middle", weight="bold"))
        return found

    def luck_marks(self) -> list[str]:
        """A lettered arrow where the draws changed most."""
        found = []
        for letter, turn in zip(LETTERS, self.luck, strict=False):
            x, y = self._place(turn)
            y += -DISC if turn.luck > 0 and y - DISC > TOP else DISC
            tip, base = (-9, 5) if turn.luck > 0 else (9, -5)
            found.append(
                f'<path d="M{x} {y + tip} L{x - 7} {y + base} L{x + 7} {y + base} Z" '
                f'fill="{GREY}" stroke="{PAPER}"/>'
            )
            found.append(text(x - 15, y + 4, letter, size=13, fill=GREY, style="italic"))
        return found

    def notes(self) -> list[str]:
        """What the marks mean, below the plot."""
        y = self.bottom + 84.0
        found = []
        for number, turn in enumerate(self.points, 1):
            told = self.words(
                "point",
                number=turn.number,
                seat=self.names[turn.seat],
                action=turn.played,
                best=turn.best,
                after=percent(turn.after.chance),
                before=percent(turn.before.chance),
            )
            found += [text(LEFT, y, str(number), size=14, weight="bold")]
            found += [text(LEFT + 22, y, told, size=14)]
            y += LINE
        for letter, turn in zip(LETTERS, self.luck, strict=False):
            kind = "luck" if turn.luck > 0 else "bad-luck"
            told = self.words(
                kind,
                number=turn.number,
                seat=self.names[turn.seat],
                after=percent(turn.after.chance),
                drawn=percent(turn.drawn.chance),
            )
            found += [text(LEFT, y, letter, size=14, fill=GREY, style="italic")]
            found += [text(LEFT + 22, y, told, size=14, fill=GREY)]
            y += LINE
        if not found:
            found = [text(LEFT, y, self.words("no-points"), size=14, fill=GREY)]
        return found
