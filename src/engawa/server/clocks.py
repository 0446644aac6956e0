"""Clocks: how long a player may think, for each decision or for the whole game."""

from __future__ import annotations

from engawa.server.messages import Clock

LEAST_ON_RETURN = 30.0  # seconds: the least for a player who comes back to a game


class Clocks:
    """The clocks of one match. Time runs for the seat that decides, if a person plays it."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        self.left = (float(clock.seconds),) * seats  # when the running clock was started
        self.running: int | None = None  # the seat whose time it is
        self.since = 0.0

    def turn_to(self, seat: int | None, now: float) -> None:
        """From now on it is that seat's time; None: nobody's."""
        if self.running is not None:
            spent = max(0.0, now - self.since)
            if self._clock.per == "game":
                self._set(self.running, max(0.0, self.left[self.running] - spent))
        self.running, self.since = seat, now

    def give_time(self, seat: int) -> None:
        """A player who ran out of a game's time and comes back gets a tenth of it again."""
        if self._clock.per == "decision":
            return
        least = max(LEAST_ON_RETURN, self._clock.seconds / 10)
        self._set(seat, max(self.left[seat], least))

    @property
    def deadline(self) -> float | None:
        """When the running clock runs out."""
        return None if self.running is None else self.since + self.left[self.running]

    def _set(self, seat: int, seconds: float) -> None:
        self.left = (*self.left[:seat], seconds, *self.left[seat + 1 :])
