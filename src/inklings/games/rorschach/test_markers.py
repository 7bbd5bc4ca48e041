"""The markers: one solid team, one outlined, and backs that tell nothing."""

import itertools
from xml.etree import ElementTree as ET

import pytest

from inklings.decks.pieces import CHALK, INK
from inklings.games.rorschach import markers
from inklings.games.rorschach.markers import Symbol, Team

_SVG = "{http://www.w3.org/2000/svg}"
_ALL = list(itertools.product((*markers.SYMBOLS, None), markers.TEAMS))


def test_there_are_three_symbols_and_a_back_for_each_team() -> None:
    assert markers.SYMBOLS == ("eye", "key", "moon")
    assert len({markers.picture(*marker) for marker in _ALL}) == 8


@pytest.mark.parametrize(("symbol", "team"), _ALL)
def test_a_marker_is_a_small_round_svg_without_scripts_or_links(symbol: Symbol | None, team: Team) -> None:
    drawn = markers.picture(symbol, team)
    assert len(drawn) < 6_000
    root = ET.fromstring(drawn)  # noqa: S314 - our own document
    assert root.get("viewBox") == "-26 -26 52 52"
    assert {element.tag.removeprefix(_SVG) for element in root.iter()} <= {"svg", "circle", "path"}
    assert b"href" not in drawn
    assert root[0].get("fill") == (INK if team == "black" else CHALK)


@pytest.mark.parametrize(("symbol", "team"), _ALL)
def test_teams_differ_by_more_than_colour(symbol: Symbol | None, team: Team) -> None:
    assert (b"stroke-dasharray" in markers.picture(symbol, team)) == (team == "white")


def test_a_back_names_no_symbol() -> None:
    for team in markers.TEAMS:
        back = markers.picture(None, team).decode()
        assert not any(symbol in back for symbol in markers.SYMBOLS)
        fronts = [markers.picture(symbol, team).decode() for symbol in markers.SYMBOLS]
        assert all(markers._HATCH in back and markers._HATCH not in front for front in fronts)


def test_an_unknown_team_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        markers.picture("eye", "red")
