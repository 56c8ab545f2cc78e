"""`play_local`: one person, no login, nobody else."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys

import httpx


def test_play_local(sqlite_url: str) -> None:
    code = "import sys; from grognard.table.run import play_local; play_local(False, database=sys.argv[1])"
    process = subprocess.Popen(
        [sys.executable, "-c", code, sqlite_url],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    try:
        assert process.stdout is not None
        found = re.search(r"(http://127\.0\.0\.1:\d+)(/enter\?key=\S+)", process.stdout.readline())
        assert found
        url, door = found.groups()
        with httpx.Client(base_url=url, timeout=30) as me:
            assert me.get("/enter?key=wrong").status_code == 403
            entered = me.get(door)
            assert entered.status_code in (302, 303, 307)
            assert me.get("/api/me").json()["local"]
            made = me.post("/api/games", json={"title": "nemesis", "seats": {"allies": "random"}}).json()
            assert me.get(f"/api/games/{made['game']}").json()["seat"] == "japan"
            assert [game["game"] for game in me.get("/api/games").json()] == [made["game"]]
            assert me.get("/").status_code == 200
        assert httpx.get(f"{url}/api/games/{made['game']}").json()["seat"] is None
        assert httpx.get(f"{url}/api/titles", headers={"Host": "rebound.example"}).status_code == 421
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(30)
