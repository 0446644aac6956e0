"""For the host of the server."""

from __future__ import annotations

from litestar import get
from litestar.plugins.prometheus import PrometheusController
from sqlalchemy import text

from engawa import __version__
from engawa.server.messages import Health
from engawa.server.node import CurrentNode
from engawa.server.security import check_metrics_reader


@get("/health", tags=["operations"], exclude_from_auth=True, security=[])
async def health(node: CurrentNode) -> Health:
    """200 if the store answers."""
    async with node.store.engine.connect() as connection:
        await connection.execute(text("SELECT 1"))
    return Health("ok", __version__)


class Metrics(PrometheusController):
    path = "/metrics"
    openmetrics_format = True
    include_in_schema = False
    guards = (check_metrics_reader,)
    opt = {"exclude_from_auth": True}  # noqa: RUF012 (as Litestar declares it)
