"""Everything that goes over the wire: HTTP bodies and socket messages.

The OpenAPI description and the JSON schema of the socket are made from these classes, and the
browser's types from those; docs/protocol.md explains them. A class is named only where it is
defined; all of them can be imported from here, and a socket message becomes part of `FromClient` or
`FromServer` by inheritance.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

# ruff: noqa: F403, F405 (the modules hold nothing but messages and what they are made of)
from engawa.server.messages.coaching import *
from engawa.server.messages.from_client import *
from engawa.server.messages.from_server import *
from engawa.server.messages.guests import *
from engawa.server.messages.kinds import *
from engawa.server.messages.rules import *
from engawa.server.messages.tables import *
from engawa.server.messages.talk import *

FromClient: Any = reduce(or_, ClientMessage.__subclasses__())  # for msgspec, not for mypy
FromServer: Any = reduce(or_, ServerMessage.__subclasses__())
