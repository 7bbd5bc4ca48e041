"""The tiles: sixteen, each told by pigment, by pattern and by shape."""

import itertools
from xml.etree import ElementTree as ET

import pytest

from inklings.decks.pieces import INK
from inklings.games.telepathic import tiles
from inklings.games.telepathic.tiles import Colour, Shape

_SVG = "{http://www.w3.org/2000/svg}"
_ALL = list(itertools.product(tiles.COLOURS, tiles.SHAPES))


def _luminance(colour: str) -> float:
    """The relative luminance of WCAG 2."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: str, other: str) -> float:
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_there_is_one_tile_of_each_colour_and_shape() -> None:
    assert tiles.COLOURS == ("blue", "green", "orange", "purple")
    assert tiles.SHAPES == ("circle", "cross", "star", "waves")
    assert len({tiles.picture(*tile) for tile in _ALL}) == 16


@pytest.mark.parametrize(("colour", "shape"), _ALL)
def test_a_tile_is_a_small_square_svg_without_scripts_or_links(colour: Colour, shape: Shape) -> None:
    drawn = tiles.picture(colour, shape)
    assert len(drawn) < 6_000
    root = ET.fromstring(drawn)  # noqa: S314 - our own document
    assert root.get("viewBox") == "0 0 60 60"
    assert {element.tag.removeprefix(_SVG) for element in root.iter()} == {"svg", "g", "path"}
    assert b"href" not in drawn


@pytest.mark.parametrize("colour", tiles.COLOURS)
def test_a_shape_or_its_outline_stands_out_from_pigment_and_pattern(colour: Colour) -> None:
    ground = tiles.GROUNDS[colour]
    for under in (ground.pigment, ground.accent):
        assert max(_contrast(under, tiles.BONE), _contrast(under, INK)) >= 3
    assert _contrast(tiles.BONE, INK) >= 3


@pytest.mark.parametrize("colour", tiles.COLOURS)
def test_only_blue_is_plain_and_every_pattern_can_be_seen(colour: Colour) -> None:
    ground = tiles.GROUNDS[colour]
    assert bool(ground.pattern) == (colour != "blue")
    assert (_contrast(ground.pigment, ground.accent) >= 2) == bool(ground.pattern)


def test_patterns_differ() -> None:
    assert len({ground.pattern for ground in tiles.GROUNDS.values()}) == 4


@pytest.mark.parametrize("colour", tiles.COLOURS)
def test_no_pattern_is_wavy(colour: Colour) -> None:
    assert not set(tiles.GROUNDS[colour].pattern.partition(' d="')[2]) & set("qQtTcCsSaA")


def test_a_shape_is_the_same_on_every_ground() -> None:
    for shape in tiles.SHAPES:
        roots = [ET.fromstring(tiles.picture(colour, shape)) for colour in tiles.COLOURS]  # noqa: S314
        figures = {
            path.get("d")
            for root in roots
            for path in root.iter(f"{_SVG}path")
            if path.get("fill") == tiles.BONE
        }
        assert len(figures) == 1


def test_an_unknown_tile_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        tiles.picture("red", "star")
    with pytest.raises(KeyError):
        tiles.picture("blue", "moon")
