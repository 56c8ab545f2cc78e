"""Games on a Ray cluster of several nodes on this machine: whatever dies, every game counts once."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from grognard import cluster
from grognard.cli import app
from grognard.core.errors import GrognardError
from grognard.simulate import Plan, Played, Tally, simulate
from grognard.study.shelf import Shelf

PLAN = Plan("nemesis", ("random",), "imphal")
GAMES = 40
STORE = 80 * 1024 * 1024
long = pytest.mark.long
HEARING = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); import grognard.cli as c; c.main()"
"""Who starts the tests in the background of a shell makes all that they start deaf to Ctrl-C."""


def counted(tally: Tally) -> Tally:
    """Without what a clock has measured."""
    return msgspec.structs.replace(tally, seconds=0.0, decisions_per_second=0)


@pytest.fixture(scope="module")
def expected() -> Tally:
    return counted(simulate(PLAN, games=GAMES, seed=1))


@pytest.fixture(scope="module")
def machines() -> Iterator[Any]:
    """A head and one more node; games are played on both."""
    ray = cluster._ray()
    from ray.cluster_utils import Cluster

    found: Any = Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 1, "include_dashboard": False, "object_store_memory": STORE},
    )
    try:
        ray.init(address=found.address, log_to_driver=False, logging_level="error")
        yield found
    finally:
        ray.shutdown()
        found.shutdown()


def add_node(machines: Any) -> Any:
    node = machines.add_node(num_cpus=1, object_store_memory=STORE)
    machines.wait_for_nodes()
    return node


def workers_of(node: Any) -> list[int]:
    """The processes of a node that are playing games."""
    raylet = node.all_processes["raylet"][0].process.pid
    found = []
    for path in Path("/proc").iterdir():
        if not path.name.isdigit():
            continue
        try:
            parent = int((path / "stat").read_text().rpartition(")")[2].split()[1])
            name = (path / "cmdline").read_bytes()
        except (OSError, ValueError):
            continue
        if parent == raylet and b"play_batch" in name:
            found.append(int(path.name))
    return found


def play(expected: Tally, when: int, strike: Any) -> None:
    """Play all games, strike after the first few, and compare."""
    heard: list[int] = []

    def on_game(played: Played) -> None:
        heard.append(played.seed)
        if len(heard) == when:
            strike()

    tally = simulate(PLAN, games=GAMES, seed=1, cluster="auto", on_game=on_game)
    assert sorted(heard) == list(range(1, GAMES + 1)), "every game once"
    assert counted(tally) == expected


@long
def test_a_node_is_killed_in_the_middle(machines: Any, expected: Tally, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "SECONDS", 0.3)
    node = add_node(machines)
    struck: list[int] = []

    def strike() -> None:
        # it must be playing
        end = time.monotonic() + 20
        while not workers_of(node) and time.monotonic() < end:
            time.sleep(0.02)
        struck.extend(workers_of(node))
        machines.remove_node(node, allow_graceful=False)

    play(expected, 3, strike)
    assert struck, "the node was playing when it was killed"


@long
def test_a_worker_is_killed_in_the_middle(machines: Any, expected: Tally, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "SECONDS", 0.3)
    struck: list[int] = []

    def strike() -> None:
        end = time.monotonic() + 20
        while not struck and time.monotonic() < end:
            struck.extend(workers_of(machines.head_node))
        for worker in struck:
            os.kill(worker, signal.SIGKILL)

    play(expected, 3, strike)
    assert struck


@long
def test_what_is_wrong_on_the_cluster_is_said_in_one_line(machines: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.__version__", "0.0.0-other")
    with pytest.raises(GrognardError, match="the cluster has grognard"):
        simulate(PLAN, games=2, cluster="auto")


@long
def test_ctrl_c_ends_cleanly_with_what_is_done(tmp_path: Path) -> None:
    """As on a terminal: all processes of the group get the signal."""
    figures, journals = tmp_path / "figures", tmp_path / "journals"
    args = ["sim", PLAN.title, "--scenario", "imphal", "--bots", "random", "--games", "100000", "--json"]
    args += ["--cluster", "local", "--parquet", str(figures), "--out", str(journals)]
    command = [sys.executable, "-c", HEARING, *args]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, start_new_session=True) as sim:
        end = time.monotonic() + 60
        while len(list(journals.glob("*.grog"))) < 3 and sim.poll() is None and time.monotonic() < end:
            time.sleep(0.1)
        os.killpg(sim.pid, signal.SIGINT)
        out, err = sim.communicate(timeout=60)
    assert sim.returncode == 130, err.decode()
    tally = json.loads(out)
    assert tally["interrupted"]
    assert tally["finished"] >= 3
    assert b"Traceback" not in err
    assert Shelf(figures).table("games").num_rows == tally["finished"] == len(list(journals.glob("*.grog")))


def test_without_the_extra_there_is_one_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = CliRunner().invoke(app, ["sim", PLAN.title, "--games", "1", "--cluster", "local"])
    assert result.exit_code == 2
    assert result.stderr.splitlines() == ["grognard: a cluster needs ray: pip install 'grognard[cluster]'"]


@pytest.mark.parametrize(
    ("where", "said"),
    [("local", "it does not start on this computer"), ("auto", "running here"), ("there:6379", "none at there:6379")],
)
def test_a_cluster_that_does_not_come_up_is_one_clear_line(
    monkeypatch: pytest.MonkeyPatch, where: str, said: str
) -> None:
    def init(**_: object) -> None:
        raise Exception("The current node timed out during startup.\nSee the logs.")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init, is_initialized=lambda: False))
    result = CliRunner().invoke(app, ["sim", PLAN.title, "--games", "1", "--cluster", where])
    assert result.exit_code == 2
    (line,) = result.stderr.splitlines()
    assert line.startswith("grognard: no Ray cluster: ")
    assert said in line
    assert line.endswith("(The current node timed out during startup.)")


def test_batches() -> None:
    """One game while nobody knows how long it takes, then for about two seconds, in the end small ones again."""
    assert cluster._batch_size(0.0, 1000, 2) == 1
    assert cluster._batch_size(0.01, 10_000, 2) == cluster.MOST
    assert cluster._batch_size(0.1, 10_000, 2) == 20
    assert cluster._batch_size(0.1, 8, 2) == 2
    assert cluster._batch_size(60.0, 1000, 2) == 1
