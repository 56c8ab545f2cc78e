"""What never changes about a title: portraits and pictures come from the shelf, packed, and are kept by browsers."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import pytest

from grognard.core.scene import PieceLook, Space, scenery
from grognard.core.title import load_title, title_keys
from grognard.table import prebuild, wire
from grognard.table.columns import SHEET, cut
from grognard.table.sheets import Files, Sheet
from grognard.table.shelf import Shelf, portrait_file
from tests.table.parts import Server

TITLE = "nemesis"
T = TypeVar("T", bound=msgspec.Struct)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("shown")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(folder))
        with Server(f"sqlite+aiosqlite:///{folder / 'games.db'}") as running:
            yield running


def test_the_lobby_says_what_a_game_takes(server: Server) -> None:
    for language, length in (("en", "10 turns, 2 to 12 hours"), ("fr", "10 tours, 2 à 12 heures")):
        card = next(card for card in server.get("/api/titles", lang=language) if card["key"] == TITLE)
        assert card["length"] == length
        assert 1 <= card["complexity"] <= 5


def test_the_picture_of_the_lobby(server: Server) -> None:
    from PIL import Image

    card = next(card for card in server.get("/api/titles") if card["key"] == TITLE)
    answer = httpx.get(f"{server.url}{card['picture']}", timeout=60)
    assert answer.headers["content-type"] == "image/webp"
    known = {"if-none-match": answer.headers["etag"]}
    assert httpx.get(f"{server.url}{card['picture']}", headers=known).status_code == 304
    assert "content-encoding" not in answer.headers, "a picture does not get smaller"
    with Image.open(BytesIO(answer.content)) as image:
        assert 600 < image.width < 1300
    assert len(answer.content) < 200_000


def test_a_portrait_is_packed_and_known_again(server: Server) -> None:
    url = f"{server.url}/api/titles/{TITLE}"
    answer = httpx.get(url, params={"lang": "fr"}, timeout=60)
    assert answer.headers["content-encoding"] == "gzip"
    look = msgspec.json.decode(answer.content, type=wire.Look)
    assert look.portrait.key == TITLE
    known = {"if-none-match": answer.headers["etag"]}
    assert httpx.get(url, params={"lang": "fr"}, headers=known).status_code == 304
    assert httpx.get(url, params={"lang": "en"}, headers=known, timeout=60).status_code == 200
    plain = httpx.get(url, params={"lang": "fr"}, headers={"accept-encoding": "identity"})
    assert plain.content == answer.content
    assert "content-encoding" not in plain.headers


def unfolded(columns: wire.Columns, row: type[T]) -> list[T]:
    """Rows again, as the client makes them (`web/src/lib/columns.ts`)."""

    def value(column: wire.Column, place: int) -> Any:
        if isinstance(column, list):
            return column[place]
        return column.of[column.at[place] if column.at else 0]

    rows = [{name: value(column, place) for name, column in columns.columns.items()} for place in range(columns.rows)]
    given = [{name: value for name, value in each.items() if value is not None} for each in rows]
    return msgspec.convert(given, list[row])  # type: ignore[valid-type]


@pytest.mark.parametrize("key", title_keys())
def test_columns_lose_nothing(key: str) -> None:
    title = load_title(key)
    portrait = scenery(title).portrait(title, title.kit(), "fr")
    (head,) = cut(portrait, str)
    look = msgspec.json.decode(msgspec.json.encode(head), type=wire.Look)
    (spaces,), (pieces,) = look.spaces, look.pieces
    assert isinstance(spaces, wire.Columns)
    assert isinstance(pieces, wire.Columns)
    assert tuple(unfolded(spaces, Space)) == portrait.board.spaces
    assert tuple(unfolded(pieces, PieceLook)) == portrait.pieces
    assert look.portrait.charts == portrait.charts


def test_a_big_board_comes_in_sheets() -> None:
    title = load_title(TITLE)
    portrait = scenery(title).portrait(title, title.kit(), "en")
    space = portrait.board.spaces[0]
    many = tuple(msgspec.structs.replace(space, name=str(number)) for number in range(2 * SHEET + 5))
    board = msgspec.structs.replace(portrait.board, spaces=many)
    head, *sheets = cut(msgspec.structs.replace(portrait, board=board), "sheet {}".format)
    assert head.spaces == ["sheet 1", "sheet 2", "sheet 3"]
    assert [sheet.rows for sheet in sheets] == [SHEET, SHEET, 5]
    assert len(msgspec.json.encode(sheets[0])) < 10 * SHEET
    sent = msgspec.json.decode(msgspec.json.encode(sheets), type=list[wire.Columns])
    assert tuple(each for sheet in sent for each in unfolded(sheet, Space)) == many


def test_an_address_for_ever(server: Server) -> None:
    made = server.new_game({}, mode="hot-seat")
    view = server.get(f"/api/games/{made['game']}", token=made["seats"]["japan"], lang="fr")
    url = view["game"]["portrait"]
    answer = httpx.get(f"{server.url}{url}", timeout=60)
    assert "immutable" in answer.headers["cache-control"]
    assert answer.content == httpx.get(f"{server.url}/api/titles/{TITLE}", params={"lang": "fr"}).content
    for other in (url.replace(".json", ".1.json"), url.replace("portrait-", "portrait-0")):
        assert httpx.get(f"{server.url}{other}").status_code == 404


def test_only_what_a_title_names(server: Server) -> None:
    for file in ("map.webp", "..%2F..%2Fgames.db", "portrait.json"):
        assert httpx.get(f"{server.url}/api/titles/{TITLE}/map/{file}").status_code == 404
    assert httpx.get(f"{server.url}/api/titles/no-such-title").status_code == 404


def test_a_shelf(tmp_path: Path) -> None:
    packaged, cache = tmp_path / "package", tmp_path / "cache"
    Shelf(packaged).put("game", "a.webp", b"shipped")
    shelf = Shelf(packaged, cache)
    assert shelf.get("game", "a.webp") == b"shipped"
    assert shelf.get("game", "b.webp") is None
    shelf.put("game", "b.webp", b"drawn")
    assert (cache / "game" / "b.webp").read_bytes() == b"drawn"
    shelf.put("game", "old.webp", b"out of date")
    shelf.clear("game", lambda file: file in ("a.webp", "b.webp"))
    assert [path.name for path in (cache / "game").iterdir()] == ["b.webp"]
    (tmp_path / "file").touch()
    Shelf(tmp_path / "file").put("game", "a.webp", b"cannot be kept, and that is no error")


def test_what_is_drawn_ahead(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    missing = prebuild.missing(shelf, TITLE)
    assert missing[:2] == [portrait_file(TITLE, "en"), portrait_file(TITLE, "fr")]
    file = missing[1]
    shelf.put(TITLE, file, prebuild.draw(TITLE, file))
    assert prebuild.missing(shelf, TITLE) == [each for each in missing if each != file]
    assert TITLE in title_keys()


def test_titles_are_drawn_in_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def draw(key: str, file: str) -> bytes:
        if key == "broken":
            raise ValueError(file)
        drawn.append(file)
        return b""

    files = {"broken": ["x1", "x2"], "one": ["a1", "a2", "a3"], "two": ["b1"]}
    monkeypatch.setattr(prebuild, "title_keys", lambda: list(files))
    monkeypatch.setattr(prebuild, "wanted", files.__getitem__)
    monkeypatch.setattr(prebuild, "draw", draw)
    assert prebuild.fill(Shelf(tmp_path)) == 4
    assert drawn == ["a1", "b1", "a2", "a3"]
    assert prebuild.fill(Shelf(tmp_path)) == 0


def test_files_are_read_again_when_they_change(tmp_path: Path) -> None:
    files = Files(tmp_path)
    assert files.get("page.js") is None
    assert files.get("../secret") is None
    page = tmp_path / "page.js"
    page.write_text("let a = 1;\n" * 200)
    first = files.get("/page.js")
    assert isinstance(first, Sheet)
    assert first.kind == "text/javascript"
    assert first.packed is not None
    assert gzip.decompress(first.packed) == page.read_bytes()
    assert files.get("page.js") is first
    page.write_text("let b;")
    import os

    os.utime(page, ns=(1, 1))
    second = files.get("page.js")
    assert second is not None
    assert second.data == b"let b;"
    assert second.packed is None
