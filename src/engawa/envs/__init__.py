"""The games as learning environments, in the forms that people's tools expect.

`vector` steps many tables at once, compiled; `pettingzoo`, `gymnasium` and `openspiel` are for
the libraries of these names, which the extra `envs` (and `peers` for OpenSpiel) brings.
"""

from __future__ import annotations

from engawa.envs.buffers import Buffers
from engawa.envs.vector import Tally, VectorTable

__all__ = ["Buffers", "Tally", "VectorTable"]
