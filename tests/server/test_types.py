"""The browser's types are what the server says now."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.checkout import ROOT

from engawa.server import schema


def test_the_browsers_types_are_up_to_date() -> None:
    web = ROOT / "web"
    schema.main(str(web / "protocol.json"))  # where `npm run protocol` looks; git ignores it
    # Node and npm lie beside this Python.
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        ["npm", "run", "--silent", "protocol", "--", "--check"],
        cwd=web,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, (
        "python -m engawa.server.schema web/protocol.json && npm run protocol makes them anew: "
        + done.stderr
    )
