"""What Prometheus is told beside Litestar's own figures about requests."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

SOCKETS = Gauge("engawa_sockets", "Open sockets")
ENTRIES = Counter("engawa_entries_total", "Entries written to journals", ["kind"])
STORING = Histogram("engawa_storing_seconds", "Time to store what a request wrote")
OVERTAKEN = Counter("engawa_overtaken_total", "Requests that another node was faster than")
LOADED = Counter("engawa_tables_loaded_total", "Tables read from the store")
THINKING = Histogram("engawa_thinking_seconds", "Time for a bot to decide, waiting included")
BOT_FAILURES = Counter("engawa_bot_failures_total", "Decisions of bots that came to nothing")
PUSHED = Counter("engawa_pushed_total", "Push notifications", ["outcome"])
REFUSED = Counter("engawa_refused_total", "Refused socket messages", ["code"])
