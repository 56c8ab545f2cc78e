"""The client's types are those of the server: the file is made, never written by hand."""

from __future__ import annotations

from pathlib import Path

from grognard.table.contract import contract

FILE = Path(__file__).parents[1] / "web/src/lib/contract.ts"


def test_the_types_of_the_client_are_current() -> None:
    assert FILE.read_text(encoding="utf-8") == contract(), f"python -m grognard.table.contract > {FILE}"
