"""What tables count while they are played; `metrics` exports it."""

from __future__ import annotations

from collections import Counter

REFUSED: Counter[str] = Counter()  # messages, by code
BOT_FAILURES: Counter[str] = Counter()  # failed decisions of bots, by kind of bot
