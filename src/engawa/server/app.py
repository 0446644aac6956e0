"""The Litestar application of a node."""

from __future__ import annotations

from litestar import Litestar
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig

from engawa import __version__
from engawa.server import errors, security
from engawa.server.node import Node
from engawa.server.routes import pages, sockets
from engawa.server.routes.games import Games
from engawa.server.routes.guests import Me, new_guest_routes
from engawa.server.routes.operations import Metrics, health
from engawa.server.routes.replays import Plies
from engawa.server.routes.tables import Invites, PublicTables, Tables

MOST_BYTES = 64 * 1024  # of a request's body


def make_app(node: Node) -> Litestar:
    settings = node.settings
    authentication = security.authentication(node)
    requests = security.rate_limit(settings.requests_per_minute, "requests")
    new_guests = security.rate_limit(settings.guests_per_minute, "new_guests")
    app = Litestar(
        route_handlers=[
            Me,
            new_guest_routes(authentication, new_guests.middleware),
            Tables,
            Invites,
            PublicTables,
            Plies,
            Games,
            sockets.ROUTER,
            health,
            Metrics,
            *pages.routes(),
        ],
        dependencies={"node": Provide(lambda: node, sync_to_thread=False)},
        plugins=[node.cluster.channels],
        lifespan=[node.running],
        on_app_init=[authentication.on_app_init],
        middleware=[
            PrometheusConfig(
                app_name="engawa", prefix="engawa", group_path=True, scopes={ScopeType.HTTP}
            ).middleware,  # sockets are counted in metrics.py; each message would pay for this
            requests.middleware,
        ],
        csrf_config=security.csrf(node),
        response_headers=security.response_headers(settings),
        exception_handlers=errors.HANDLERS,
        request_max_body_size=MOST_BYTES,
        openapi_config=OpenAPIConfig(
            title="Engawa",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        pdb_on_exception=False,
    )
    app.state.node = node
    app.state.authentication = authentication
    return app
