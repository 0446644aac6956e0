"""What Prometheus gets besides Litestar's own figures about requests."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import REGISTRY, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

from engawa.server import counts

SOCKETS = Gauge("engawa_sockets", "Open sockets")
ENTRIES = Counter("engawa_entries_total", "Entries written to journals", ["kind"])
STORING = Histogram("engawa_storing_seconds", "Time to store what a request wrote")
OVERTAKEN = Counter("engawa_overtaken_total", "Requests that another node was faster than")
LOADED = Counter("engawa_tables_loaded_total", "Tables read from the store")
THINKING = Histogram("engawa_thinking_seconds", "Time for a bot to decide, waiting included")
PUSHED = Counter("engawa_pushed_total", "Push notifications", ["outcome"])


class Counts(Collector):
    """What tables count: they know nothing of Prometheus."""

    def collect(self) -> Iterator[CounterMetricFamily]:
        for name, meaning, label, counted in (
            ("engawa_refused", "Refused socket messages", "code", counts.REFUSED),
            ("engawa_bot_failures", "Failed decisions", "bot", counts.BOT_FAILURES),
        ):
            family = CounterMetricFamily(name, meaning, labels=[label])
            for value, count in counted.items():
                family.add_metric([value], count)
            yield family


REGISTRY.register(Counts())
