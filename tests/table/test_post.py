"""Webhooks, over real TLS to a server of our own that says it is Discord or Slack."""

from __future__ import annotations

import asyncio
import json
import shutil
import socket
import ssl
import subprocess
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest

from grognard.table import post
from tests.table.parts import Server

NAMES = ("localhost", "discord.com", "hooks.slack.com")


class Hooks(ThreadingHTTPServer):
    """Keeps what was posted; `answer` is the status that it gives."""

    def __init__(self, certificate: Path) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        self.socket = context.wrap_socket(self.socket, server_side=True)
        self.calls: list[tuple[str, str, dict[str, Any]]] = []
        self.answer = 204


class Handler(BaseHTTPRequestHandler):
    server: Hooks

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.calls.append((self.path, self.headers["Content-Type"], json.loads(body)))
        self.send_response(self.server.answer)
        if self.server.answer == 302:
            self.send_header("Location", f"https://localhost:{self.server.server_port}/elsewhere")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def hooks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hooks]:
    if shutil.which("openssl") is None:
        pytest.skip("no openssl to make a certificate with")
    key, certificate = tmp_path / "key.pem", tmp_path / "hooks.pem"
    names = ",".join(f"DNS:{name}" for name in NAMES)
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=hooks"]
    command += ["-addext", f"subjectAltName={names}", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(command, check=True, capture_output=True)
    certificate.write_bytes(certificate.read_bytes() + key.read_bytes())
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    with Hooks(certificate) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield running
        running.shutdown()


@pytest.fixture
def everywhere_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the name, the connection goes to this computer."""
    real = socket.getaddrinfo
    monkeypatch.setattr(socket, "getaddrinfo", lambda _, *more, **args: real("127.0.0.1", *more, **args))


@pytest.mark.usefixtures("everywhere_is_here")
def test_bodies(hooks: Hooks) -> None:
    port = hooks.server_port
    asyncio.run(post._call_webhook(f"https://discord.com:{port}/api/webhooks/1/x", "Your turn: été"))
    asyncio.run(post._call_webhook(f"https://hooks.slack.com:{port}/services/x", "Your turn"))
    (path, kind, discord), (_, _, slack) = hooks.calls
    assert (path, kind) == ("/api/webhooks/1/x", "application/json")
    assert discord["content"] == "Your turn: été"
    assert slack == {"text": "Your turn"}


@pytest.mark.usefixtures("everywhere_is_here")
def test_a_webhook_sends_us_nowhere_else(hooks: Hooks) -> None:
    hooks.answer = 302
    with pytest.raises(OSError, match="302"):
        asyncio.run(post._call_webhook(f"https://discord.com:{hooks.server_port}/x", "Your turn"))
    assert [path for path, *_ in hooks.calls] == ["/x"]


@pytest.mark.usefixtures("everywhere_is_here")
def test_a_false_certificate_is_refused(hooks: Hooks) -> None:
    with pytest.raises(OSError, match=r"(?i)certificate"):
        asyncio.run(post._call_webhook(f"https://evil.example:{hooks.server_port}/x", "Your turn"))
    assert not hooks.calls


def test_a_server_calls_the_webhook_once(hooks: Hooks, sqlite_url: str) -> None:
    with Server(sqlite_url, webhook_hosts=("localhost",), public_url="http://club.example") as server:
        game = server.new_game()
        seat = server.get(f"/api/games/{game['game']}")["waiting"][0]
        path = f"{server.url}/api/games/{game['game']}/seats/{seat}/wish"
        wish = {"webhook": f"https://localhost:{hooks.server_port}/mine", "lang": "fr"}
        assert httpx.put(path, json=wish, params={"token": game["seats"][seat]}).status_code == 204
        end = time.monotonic() + 20
        while not hooks.calls and time.monotonic() < end:
            time.sleep(0.1)
        time.sleep(1.5)
        errors = server.stop()
    assert len(hooks.calls) == 1, errors
    text = hooks.calls[0][2]["content"]
    assert f"http://club.example/#/games/{game['game']}" in text
    assert "votre tour" in text or "à vous" in text.lower()
    assert game["seats"][seat] not in text
