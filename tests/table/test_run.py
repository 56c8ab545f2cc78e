"""`grognard play`: one person, no login, nobody else."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from grognard.core.title import load_title, title_keys
from grognard.table import picture, run

TITLE = next(key for key in title_keys() if picture.is_shown(key))
FIRST, *OTHERS = load_title(TITLE).seats({})


class Local(NamedTuple):
    process: subprocess.Popen[str]
    url: str
    door: str
    hint: str
    """The lines below the address: where links reach, and how to end."""


@contextlib.contextmanager
def playing(*args: str, **env: str) -> Iterator[Local]:
    """A server for one person, in a session of its own as in a terminal of its own."""
    process = subprocess.Popen(
        [sys.executable, "-m", "grognard.cli", "play", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "LC_ALL": "en", **env},
    )
    try:
        assert process.stdout is not None
        found = re.search(r"(http://127\.0\.0\.1:\d+)(/enter\?key=\S+)", process.stdout.readline())
        assert found
        yield Local(process, found[1], found[2], process.stdout.readline() + process.stdout.readline())
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        process.communicate(timeout=30)


def test_play_local(sqlite_url: str) -> None:
    with playing("--no-open", "--database", sqlite_url) as (_, url, door, _):
        with httpx.Client(base_url=url, timeout=30) as me:
            assert me.get("/enter?key=wrong").status_code == 403
            entered = me.get(door)
            assert entered.status_code in (302, 303, 307)
            assert me.get("/api/me").json()["local"]
            made = me.post("/api/games", json={"title": TITLE, "seats": dict.fromkeys(OTHERS, "random")}).json()
            assert me.get(f"/api/games/{made['game']}").json()["seat"] == FIRST
            assert [game["game"] for game in me.get("/api/games").json()] == [made["game"]]
            assert me.get("/").status_code == 200
        assert httpx.get(f"{url}/api/games/{made['game']}").json()["seat"] is None
        assert httpx.get(f"{url}/api/titles", headers={"Host": "rebound.example"}).status_code == 421


def test_the_door_leads_to_a_title(sqlite_url: str) -> None:
    with playing(TITLE, "--no-open", "--database", sqlite_url) as (_, url, door, _):
        assert httpx.get(f"{url}{door}").headers["location"] == f"/#/titles/{TITLE}"


def test_interrupted_it_ends_quietly(sqlite_url: str, tmp_path: Path) -> None:
    surroundings = {"LC_ALL": "fr_FR.UTF-8", "XDG_CACHE_HOME": str(tmp_path)}
    with playing("--no-open", "--database", sqlite_url, **surroundings) as (process, url, _, hint):
        assert httpx.get(f"{url}/api/titles", timeout=30).status_code == 200
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=30)
    assert process.returncode == 0
    assert "Ctrl-C termine" in hint
    assert hint.count("n’atteignent que cet ordinateur") == 1
    assert "grognard serve" in hint
    assert errors == ""


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display")
def test_no_browser_is_tried_without_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    def opened(address: str) -> bool:
        tried.append(address)
        return True

    monkeypatch.setattr(webbrowser, "open", opened)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not run._open("http://x")
    assert not tried
    monkeypatch.setenv("DISPLAY", ":0")
    assert run._open("http://x")
    assert tried == ["http://x"]
