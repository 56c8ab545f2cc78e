"""Answers that stay the same for long: packed once, known by their digest, and kept by browsers."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response

FOR_EVER = "public, max-age=31536000, immutable"
"""For addresses that change with what is there."""
ASK_AGAIN = "no-cache"
"""Kept too, but asked after: the answer is mostly that nothing has changed."""
WORTH_PACKING = 1000
PACKABLE = ("text/", "application/json", "application/javascript", "image/svg+xml")


class Sheet:
    """A body with its media type. What is packed is not kept unpacked as well: hardly anybody wants it so."""

    __slots__ = ("_plain", "kind", "packed", "tag")

    def __init__(self, data: bytes, kind: str) -> None:
        self.kind = kind
        self.tag = f'"{hashlib.blake2b(data, digest_size=12).hexdigest()}"'
        packs = len(data) >= WORTH_PACKING and kind.startswith(PACKABLE)
        self.packed = gzip.compress(data, 9, mtime=0) if packs else None
        self._plain = None if packs else data

    @property
    def data(self) -> bytes:
        if self._plain is not None:
            return self._plain
        return b"" if self.packed is None else gzip.decompress(self.packed)

    def answer(self, request: Request[Any, Any, Any], cache: str) -> Response[bytes]:
        headers = {"cache-control": cache, "etag": self.tag, "vary": "accept-encoding"}
        known = request.headers.get("if-none-match", "")
        if self.tag in (tag.strip().removeprefix("W/") for tag in known.split(",")):
            return Response(b"", status_code=304, headers=headers)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, media_type=self.kind, headers={**headers, "content-encoding": "gzip"})
        return Response(self.data, media_type=self.kind, headers=headers)


def kind_of(name: str) -> str:
    if name.endswith((".js", ".mjs")):  # some systems think that it is text/plain, which browsers refuse
        return "text/javascript"
    return mimetypes.guess_type(name)[0] or "application/octet-stream"


class Files:
    """The files of a folder, read when they are first asked for and again when they have changed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._kept: dict[str, tuple[int, Sheet]] = {}

    def get(self, name: str) -> Sheet | None:
        path = (self._folder / name.lstrip("/")).resolve()
        if not path.is_relative_to(self._folder) or not path.is_file():
            return None
        written = path.stat().st_mtime_ns
        kept = self._kept.get(str(path))
        if kept is None or kept[0] != written:
            kept = self._kept[str(path)] = (written, Sheet(path.read_bytes(), kind_of(path.name)))
        return kept[1]

    def read_ahead(self) -> None:
        """So that the first visitor does not wait for the packing."""
        for path in self._folder.rglob("*"):
            self.get(str(path.relative_to(self._folder)))
