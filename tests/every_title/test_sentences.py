"""Sentences say where they name pieces and spaces: nobody has to look for names in them."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.core.kinds import pieces_of, spaces_of
from grognard.core.text import LANGUAGES
from grognard.core.wording import Span, Wording
from grognard.table.telling import pointed
from tests.every_title.games import TITLES, every_shown_title, random_game

ORDERS = 150


@every_shown_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_say_where_they_name_what_they_are_about(key: str, language: str) -> None:
    title = TITLES[key]
    game = random_game(key, 3, ORDERS)
    wording = Wording(title, game.kit, language)
    found: Counter[str] = Counter()
    for event in game.events:
        text, spans = wording.told(event)
        assert text == wording.event(event)
        assert all(ord(letter) < 0xE000 or ord(letter) > 0xF8FF for letter in text)
        pieces, spaces = set(pieces_of(event.args, title.args)), set(spaces_of(event.args, title.args))
        for span in spans:
            name = text[span.start : span.end]
            if span.piece is not None:
                listed = title.kit().piece_names[span.piece]
                shown = {wording.piece(span.piece), wording.called(span.piece), listed}
                assert name in {each[:1].upper() + each[1:] for each in shown} | shown
                found["piece"] += span.piece in pieces
            else:
                assert span.space is not None
                place = wording.place(span.space)
                assert name in (place, place[:1].upper() + place[1:])
                found["space"] += span.space in spaces
    for ask in game.asks:
        assert wording.asked(ask)[0] == wording.prompt(ask)
    assert found["piece"]
    assert found["space"]


@every_shown_title
def test_places_in_a_sentence_are_counted_as_clients_count(key: str) -> None:
    kit = TITLES[key].kit()
    text = "\N{CROSSED SWORDS}\N{DIRECT HIT} Aa."
    (span,) = pointed(kit, text, [Span(3, 5, 0, None)])
    assert text.encode("utf-16-le")[2 * span.start : 2 * span.end].decode("utf-16-le") == "Aa"
    assert (span.piece, span.space) == (kit.piece_names[0], "")
