"""What tables count while they are played; `metrics` passes it on to whoever watches."""

from __future__ import annotations

from collections import Counter

REFUSED: Counter[str] = Counter()  # messages, by code
BOT_FAILURES: Counter[str] = Counter()  # decisions of bots that came to nothing, by kind of bot
