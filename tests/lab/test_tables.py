"""Tables: the same whoever plays them and however often that is interrupted; whole or not there."""

from __future__ import annotations

import importlib.util
import json
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock

from engawa.core.reasons import BadInput
from engawa.games.samurai_spirit.lab import line_ups
from engawa.lab.arrow import arrow, read_settings
from engawa.lab.grid import sweep, tournament
from engawa.lab.plan import Plan, plan, way
from engawa.lab.run import run

PATIENCE = 120  # seconds for a program of its own
NO_RAY = importlib.util.find_spec("ray") is None
needs_ray = pytest.mark.skipif(NO_RAY, reason="Ray is not installed: pip install 'engawa[ray]'")


def small(games: int = 50, seed: int | str = 1, chunk: int = 20) -> Plan:
    axes: dict[str, list[Any]] = {"samurai": [2, 3], "level": ["easy"]}
    return sweep("samurai-spirit", ["greedy"], axes, games, seed, chunk=chunk)


def played(planned: Plan, file: Path, **how: Any) -> bytes:
    return run(planned, file, **how).read_bytes()


def test_a_table_has_a_row_for_every_game_in_order(tmp_path: Path) -> None:
    run(small(), tmp_path / "t.parquet", jobs=1)
    table = arrow().parquet.read_table(tmp_path / "t.parquet").to_pydict()
    assert table["number"] == list(range(100))
    assert table["way"] == [0] * 50 + [1] * 50
    assert len(set(table["seed"])) == 100
    assert [path.name for path in tmp_path.iterdir()] == ["t.parquet"]
    assert read_settings(tmp_path / "t.parquet") == small().settings


def test_the_first_games_are_the_same_however_many_follow(tmp_path: Path) -> None:
    one = plan("samurai", [way("samurai", ["greedy"], {})], games=5, chunk=3)
    more = plan("samurai", [way("samurai", ["greedy"], {})], games=9, chunk=3)
    run(one, tmp_path / "one.parquet", jobs=1)
    run(more, tmp_path / "more.parquet", jobs=1)
    few, many = (
        arrow().parquet.read_table(tmp_path / name).to_pylist()
        for name in ("one.parquet", "more.parquet")
    )
    assert many[:5] == few


def test_other_seeds_give_other_games() -> None:
    one, other = small(seed=1).read_chunk(0), small(seed="x").read_chunk(0)
    assert not set(one.seeds) & set(other.seeds)
    assert small(seed="1") == small(seed=1)


def test_two_processes_write_the_same_table_as_one(tmp_path: Path) -> None:
    assert played(small(), tmp_path / "2", jobs=2) == played(small(), tmp_path / "1", jobs=1)


def interrupted(planned: Plan, file: Path, jobs: int) -> None:
    def stop(games: int) -> None:
        if games:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(planned, file, jobs, told=stop)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_run_goes_on_and_gives_the_same_table(tmp_path: Path, jobs: int) -> None:
    interrupted(small(), tmp_path / "t", jobs)
    assert not (tmp_path / "t").exists()
    parts = {path: path.stat().st_mtime_ns for path in (tmp_path / "t.parts").glob("*.parquet")}
    assert parts
    seen: list[int] = []

    def look(games: int) -> None:
        seen.append(games)
        assert all(path.stat().st_mtime_ns == written for path, written in parts.items())

    again = played(small(), tmp_path / "t", jobs=jobs, told=look)
    assert seen[0] > 0  # what was there is not played again
    assert seen[-1] == 100
    assert again == played(small(), tmp_path / "whole", jobs=1)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["t", "whole"]


KILL_ITSELF = """
import os, signal, sys
from pathlib import Path
from engawa.lab.run import run
from tests.lab.test_tables import small
def die(games):
    if games: os.kill(os.getpid(), signal.SIGKILL)
run(small(), Path(sys.argv[1]), 1, told=die)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_a_killed_run_goes_on_and_gives_the_same_table(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", KILL_ITSELF, tmp_path / "t"], cwd=root, timeout=PATIENCE
    )
    assert done.returncode == -signal.SIGKILL
    assert list((tmp_path / "t.parts").glob("*.parquet"))
    assert played(small(), tmp_path / "t", jobs=1) == played(small(), tmp_path / "o", jobs=1)


def kill_once(find: Any) -> Any:
    """Kills one of the workers when the first part has come."""
    victims: list[int] = []

    def told(games: int) -> None:
        if games and not victims:
            victims.extend(find()[:1])
            os.kill(victims[0], signal.SIGKILL)

    return told


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_what_a_lost_process_was_playing_is_played_again(tmp_path: Path) -> None:
    planned = small(games=200, chunk=20)
    workers = kill_once(lambda: [child.pid for child in multiprocessing.active_children()])
    lost = played(planned, tmp_path / "t", jobs=2, told=workers)
    assert lost == played(planned, tmp_path / "whole", jobs=1)


@needs_ray
def test_ray_writes_the_same_table_even_if_a_worker_is_lost(tmp_path: Path) -> None:
    psutil = pytest.importorskip("psutil", reason="psutil is needed to find a worker")
    planned = small(games=200, chunk=20)

    def rays() -> list[int]:
        children = psutil.Process().children(recursive=True)
        return [child.pid for child in children if child.name() == "ray::lab"]

    lost = played(planned, tmp_path / "t", jobs=2, on="ray", told=kill_once(rays))
    assert lost == played(planned, tmp_path / "here", jobs=1)


@needs_ray
def test_machines_of_a_cluster_write_the_same_table_even_if_one_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ray's own cluster for tests: its machines are processes here, and talk as real ones do."""
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    others = [cluster.add_node(num_cpus=1)]
    monkeypatch.setenv("RAY_ADDRESS", cluster.address)

    def lose_one(games: int) -> None:
        if games and others:
            cluster.remove_node(others.pop(), allow_graceful=False)

    planned = small(games=200, chunk=20)
    try:
        lost = played(planned, tmp_path / "t", jobs=1, on="ray", told=lose_one)
    finally:
        cluster.shutdown()
    assert lost == played(planned, tmp_path / "here", jobs=1)


# What is refused, in one sentence and with nothing half-written


def refuse(planned: Plan, file: Path, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        run(planned, file, jobs=1)


def test_a_table_that_is_there_is_not_played_again(tmp_path: Path) -> None:
    first = played(small(), tmp_path / "t", jobs=1)
    seen: list[int] = []
    assert played(small(), tmp_path / "t", told=seen.append) == first
    assert seen == [100]


def test_a_table_of_other_settings_is_kept(tmp_path: Path) -> None:
    first = played(small(), tmp_path / "t", jobs=1)
    refuse(small(seed=2), tmp_path / "t", r"other settings \(seed, '1' instead of '2'\); remove it")
    refuse(small(games=51), tmp_path / "t", "games, 50 instead of 51")
    assert (tmp_path / "t").read_bytes() == first
    assert [path.name for path in tmp_path.iterdir()] == ["t"]


def test_parts_of_other_settings_are_kept(tmp_path: Path) -> None:
    interrupted(small(), tmp_path / "t", 1)
    before = sorted((tmp_path / "t.parts").iterdir())
    other = sweep("samurai-spirit", ["uniform"], {"samurai": [2, 3]}, 50, 1, chunk=20)
    refuse(other, tmp_path / "t", r"t.parts holds games of other settings \(ways\)")
    assert sorted((tmp_path / "t.parts").iterdir()) == before


def test_a_file_that_is_no_table_is_kept(tmp_path: Path) -> None:
    (tmp_path / "t").write_text("a letter")
    refuse(small(), tmp_path / "t", "t exists and holds something else; choose another name")
    assert (tmp_path / "t").read_text() == "a letter"


def test_two_runs_do_not_write_the_same_table(tmp_path: Path) -> None:
    interrupted(small(), tmp_path / "t", 1)
    with FileLock(tmp_path / "t.parts" / "lock"):
        refuse(small(), tmp_path / "t", "another run is writing")
    assert played(small(), tmp_path / "t", jobs=1)


@contextmanager
def full_disk(room: int) -> Iterator[None]:
    """No file may grow beyond so many bytes: writing fails as on a full disk."""
    resource = pytest.importorskip("resource", reason="only POSIX has such a limit")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def test_a_full_disk_leaves_nothing_half_written(tmp_path: Path) -> None:
    with full_disk(2000), pytest.raises(OSError, match="File too large") as error:
        run(small(), tmp_path / "t", jobs=1)
    assert error.value.filename == str(tmp_path / "t.parts" / "000000.parquet")
    left = {path.name for path in (tmp_path / "t.parts").iterdir()}
    assert left - {"lock"} == {"manifest.json"}
    assert json.loads((tmp_path / "t.parts" / "manifest.json").read_text()) == small().settings


def test_a_disk_that_fills_up_while_joining_keeps_the_parts(tmp_path: Path) -> None:
    interrupted(small(), tmp_path / "t", 1)
    largest = max(path.stat().st_size for path in (tmp_path / "t.parts").glob("*.parquet"))
    with full_disk(int(largest * 1.2)), pytest.raises(OSError, match="File too large"):
        run(small(), tmp_path / "t", jobs=1)
    assert [path.name for path in tmp_path.iterdir()] == ["t.parts"]
    assert played(small(), tmp_path / "t", jobs=1) == played(small(), tmp_path / "o", jobs=1)


WITHOUT = """
import sys
sys.modules[sys.argv[1]] = None
from pathlib import Path
from engawa.core.reasons import BadInput
from engawa.lab.run import run
from tests.lab.test_tables import small
try:
    run(small(), Path(sys.argv[2]), 1, on=sys.argv[3])
except BadInput as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("library", "on", "sentence"),
    [
        ("pyarrow", "cores", "Parquet files need pyarrow: pip install 'engawa[lab]'"),
        ("ray", "ray", "--on ray needs Ray: pip install 'engawa[ray]'"),
    ],
)
def test_a_missing_library_is_named(tmp_path: Path, library: str, on: str, sentence: str) -> None:
    root, program = Path(__file__).parents[2], [sys.executable, "-c", WITHOUT]
    arguments = [library, str(tmp_path / "t"), on]
    done = subprocess.run(
        [*program, *arguments], cwd=root, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.stdout.strip() == sentence, done.stderr
    assert not (tmp_path / "t").exists()


# Plans


@pytest.mark.parametrize("seed", [1.5, None, True, b"x"])
def test_a_seed_is_a_number_or_a_text(seed: Any) -> None:
    with pytest.raises(BadInput, match="a seed is a whole number or a text, not"):
        small(seed=seed)


@pytest.mark.parametrize("games", [0, -1, 1.5, True])
def test_games_are_counted_from_one_on(games: Any) -> None:
    with pytest.raises(BadInput, match="games are a whole number from 1 on, not"):
        small(games=games)


def test_a_sweep_is_every_combination() -> None:
    axes: dict[str, list[Any]] = {"samurai": line_ups(2), "level": ["easy", "hard"]}
    planned = sweep("samurai-spirit", ["greedy"], axes, 10)
    assert len(planned.ways) == 21 * 2
    assert planned.total == 420


def test_a_sweep_leaves_out_what_cannot_be_and_refuses_what_never_can() -> None:
    axes: dict[str, list[Any]] = {"players": [2, 3], "two_samurai_rule": [True, False]}
    planned = sweep("samurai-spirit", ["greedy"], axes, 10)
    assert len(planned.ways) == 3
    assert planned.left_out == ("two_samurai_rule always holds with 1 or 2 players (§3.5)",)
    with pytest.raises(BadInput, match="level is easy or normal or hard or heroic, not 'esy'"):
        sweep("samurai-spirit", ["greedy"], {"level": ["easy", "esy"]}, 10)


def test_in_a_tournament_every_bot_meets_every_other_in_every_seat() -> None:
    planned = tournament("rent-a-hero", ["greedy", "uniform"], {"players": 3}, 10)
    seatings = {one.bots for one in planned.ways}
    assert len(seatings) == 6
    assert ("uniform", "greedy", "uniform") in seatings
    assert ("greedy", "uniform", "greedy") in seatings
    with pytest.raises(BadInput, match="all win or lose together"):
        tournament("samurai-spirit", ["greedy", "uniform"], {}, 10)
    with pytest.raises(BadInput, match="name at least two different ones"):
        tournament("samurai", ["greedy", "greedy"], {}, 10)
