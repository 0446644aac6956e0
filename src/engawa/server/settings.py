"""What can be set from outside: environment variables, each with a default."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
import platformdirs

from engawa import bots
from engawa.core.reasons import BadInput

PREFIX = "ENGAWA_"
Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]
Count = Annotated[int, msgspec.Meta(ge=1)]
Seconds = Annotated[float, msgspec.Meta(ge=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Each field is the environment variable ENGAWA_<FIELD>; docs/hosting.md explains them."""

    host: str = "127.0.0.1"
    port: Port = 8000
    database: str = ""  # a file, or postgresql://…; empty: a file in the user's data folder
    public_url: str = ""  # as browsers see the server: https://…; empty: as they request it
    trusted_proxies: str = ""  # addresses whose X-Forwarded-For is trusted
    stand_in: Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(bots.KINDS)})$")] = "player"
    bot_threads: Count = max(1, (os.cpu_count() or 2) - 1)
    bot_patience: Seconds = 15.0  # after which a node lets another node's bot play
    coach_seconds: Annotated[float, msgspec.Meta(gt=0, le=60)] = 1.0  # for each advice
    warm_up: bool = True  # compile the bots' rules in the background at start
    requests_per_minute: Count = 600  # for each address
    guests_per_minute: Count = 20  # new guests, for each address
    messages_per_second: Count = 20  # for each socket
    sockets_per_table: Count = 100
    tables_kept: Count = 2000  # in memory while nobody is there
    sweep_seconds: Seconds = 5.0  # how often to check for what another node left undone
    metrics: Annotated[str, msgspec.Meta(pattern="^(local|private|public|off)$")] = "local"
    push_services: str = (
        "https://fcm.googleapis.com https://updates.push.services.mozilla.com "
        "https://*.push.services.mozilla.com https://*.push.apple.com https://*.notify.windows.com"
    )
    push_contact: str = "nobody@example.org"  # the address a push service may write to
    log_format: Annotated[str, msgspec.Meta(pattern="^(text|json)$")] = "text"
    log_level: Annotated[str, msgspec.Meta(pattern="^(debug|info|warning|error)$")] = "info"

    @property
    def is_secure(self) -> bool:
        """Do browsers come over HTTPS? Then cookies stay off plain HTTP."""
        return self.public_url.startswith("https://")

    @property
    def is_one_node(self) -> bool:
        return not self.database.startswith(("postgres://", "postgresql://", "postgresql+"))

    @property
    def database_url(self) -> str:
        """As SQLAlchemy writes it."""
        if not self.is_one_node:
            return f"postgresql+asyncpg://{self.database.partition('://')[2]}"
        file = self.database.removeprefix("sqlite:///")
        path = Path(file) if file else Path(platformdirs.user_data_dir("engawa")) / "tables.db"
        path.parent.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{path}"


def read(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of this process; BadInput names the invalid variable."""
    names = {f"{PREFIX}{name.upper()}": name for name in Settings.__struct_fields__}
    given = {field: environment[name] for name, field in names.items() if environment.get(name)}
    for field, text in given.items():
        try:
            msgspec.convert({field: text}, Settings, strict=False)
        except msgspec.ValidationError as error:
            problem = str(error).partition(" - at ")[0]
            raise BadInput(f"{PREFIX}{field.upper()} is {text!r}: {problem}") from error
    return msgspec.convert(given, Settings, strict=False)
