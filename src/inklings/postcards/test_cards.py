"""Postcards of every game, in every shape and language: they are well formed, and nothing leaves the page."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from random import Random
from typing import get_args
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from inklings.games import GAMES
from inklings.kernel.bot import Language
from inklings.kernel.game import AnyGame
from inklings.kernel.postcard import Postcard
from inklings.postcards import cards
from inklings.postcards.faces import ATTRIBUTES, Face, width
from inklings.postcards.layout import SIZES, Shape
from inklings.postcards.page import Box
from inklings.postcards.svg import Person
from inklings.proofs.walk import walk

LANGUAGES: tuple[Language, ...] = get_args(Language)
HOSTILE = '<image href="/etc/passwd"/>&"'
NAMES = ("Ada", "Wilhelmina Katarzyna Żółkiewska", HOSTILE, "Ů", "M" * 24)
LARGEST_CLIP = 400_000
CLUE = "a ladder that leads to yesterday, and nobody who would climb it " * 3


def found(game: AnyGame, seats: int, language: Language) -> Iterator[tuple[Postcard, list[Person]]]:
    state = walk(game, seats, f"postcards of {seats}", unrest=0).stands[-1].state
    people = [Person(NAMES[n % len(NAMES)], 1237 * n % 10_000 + 10_000 * (n % 2)) for n in range(seats)]
    for postcard in cards.postcards(game, state, people, language):
        yield postcard, people
        if postcard.quote:
            yield replace(postcard, quote=CLUE), people


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("shape", Shape)
def test_every_word_is_on_the_page_however_long_names_and_clues_are(game: AnyGame, shape: Shape) -> None:
    wide, high = SIZES[shape]
    drawn = 0
    for seats in {game.seats[0], game.seats[-1]}:
        for language in LANGUAGES:
            for postcard, people in found(game, seats, language):
                page = cards.page(game, postcard, people, language, shape)
                for piece in page.pieces:
                    svg = ET.fromstring(f"<svg>{piece.svg}</svg>")  # noqa: S314
                    for left, right, line in texts(svg):
                        assert left >= piece.box.x, (postcard.title, line)
                        assert right <= piece.box.right, (postcard.title, line)
                    assert not [element for element in svg.iter() if element.get("href")]
                    assert within(piece.box, Box(0, 0, wide, high)), postcard.title
                assert (page.width, page.height) == (wide, high)
                drawn += 1
    assert drawn


@pytest.mark.slow
def test_a_picture_has_the_size_of_its_shape() -> None:
    game = Random(1).choice(GAMES)
    postcard, people = next(found(game, game.seats[0], "en"))
    png = cards.png(cards.page(game, postcard, people, "en", Shape.WIDE))
    assert png.startswith(b"\x89PNG")
    assert struct.unpack(">II", png[16:24]) == SIZES[Shape.WIDE]


@pytest.mark.slow
def test_d22_a_woodcut_is_drawn_on_its_postcard() -> None:
    game = next(game for game in GAMES if game.name == "moons")
    options = next(options for options in game.variants if options.pictures == "woodcuts")
    state = walk(game, 3, "woodcuts", unrest=0, options=options).stands[-1].state
    people = [Person(name, 7) for name in NAMES[:3]]
    postcard = next(one for one in cards.postcards(game, state, people, "en") if one.picture.image)
    assert postcard.picture.image.startswith("woodcuts/amber-otter-lantern/")
    shown, without = (
        cards.png(cards.page(game, one, people, "en", Shape.WIDE))
        for one in (postcard, replace(postcard, picture=replace(postcard.picture, image="")))
    )
    assert len(shown) > len(without) + 50_000, "there is a photograph"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_clip_ends_with_all_that_is_on_the_postcard(game: AnyGame) -> None:
    for postcard, people in found(game, game.seats[0], "en"):
        frames = cards.clip(game, postcard, people, "en")
        assert frames[-1].page == cards.page(game, postcard, people, "en", Shape.CLIP)
        assert len({frame.page for frame in frames}) == len(frames), "something happens in each"
    clip = cards.picture(game, postcard, people, "en", Shape.CLIP)
    assert clip.startswith(b"GIF89a")
    assert b"NETSCAPE2.0" in clip, "it begins again"
    assert len(clip) < LARGEST_CLIP


def texts(page: ET.Element) -> Iterator[tuple[float, float, str]]:
    """Every line of text that is not within a picture, with where it begins and ends."""
    for element in page.findall("text"):
        line, size, x = element.text or "", float(element.get("font-size", 0)), float(element.get("x", 0))
        long = width(line, face_of(element), size)
        start = {"start": x, "middle": x - long / 2, "end": x - long}[element.get("text-anchor", "start")]
        yield start, start + long, line


def within(box: Box, page: Box) -> bool:
    return box.x >= page.x and box.y >= page.y and box.right <= page.right and box.bottom <= page.bottom


def face_of(element: ET.Element) -> Face:
    family = str(element.get("font-family"))
    return next(face for face, words in ATTRIBUTES.items() if re.search(f'"{family}"', words))
