"""The tokens: small, plain, and a moon for every step."""

from xml.etree import ElementTree as ET

import pytest

from inklings.decks import tokens

_SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(
    "drawn", [tokens.droplet(), tokens.seal(), tokens.moon(0, 30), tokens.moon(7, 30), tokens.moon(30, 30)]
)
def test_a_token_is_a_small_svg_without_scripts_or_links(drawn: bytes) -> None:
    assert len(drawn) < 6_000
    root = ET.fromstring(drawn)  # noqa: S314 - our own document
    assert {element.tag.removeprefix(_SVG) for element in root.iter()} <= {"svg", "circle", "path"}
    assert b"href" not in drawn
    assert b"nan" not in drawn


@pytest.mark.parametrize("of", [15, 30, 40])
def test_every_step_of_a_track_has_a_moon_of_its_own(of: int) -> None:
    assert len({tokens.moon(k, of) for k in range(of + 1)}) == of + 1


def test_the_moon_is_dark_at_first_half_in_the_middle_and_full_at_last() -> None:
    assert tokens._LIT.encode() not in tokens.moon(0, 30)
    assert b"A0 11.2 0 0 0 0-11.2z" in tokens.moon(15, 30)
    assert b"A11.2 11.2 0 0 1 0-11.2z" in tokens.moon(30, 30)


@pytest.mark.parametrize("k", [-1, 31])
def test_there_is_no_moon_beyond_the_track(k: int) -> None:
    with pytest.raises(ValueError, match="has no moon"):
        tokens.moon(k, 30)
