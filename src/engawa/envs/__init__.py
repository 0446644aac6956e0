"""The games as learning environments, for the usual libraries.

`vector` steps many tables at once, compiled; `pettingzoo`, `gymnasium` and `openspiel` are for
the libraries of these names, which the extra `envs` (and `peers` for OpenSpiel) installs.
"""

from __future__ import annotations

from engawa.envs.buffers import Buffers
from engawa.envs.vector import Tally, VectorTable

__all__ = ["Buffers", "Tally", "VectorTable"]
