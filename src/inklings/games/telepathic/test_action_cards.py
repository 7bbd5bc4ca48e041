"""The action cards: ten diagrams, with a numeral and a rose where the printed cards have them (T5)."""

from xml.etree import ElementTree as ET

import pytest

from inklings.decks.pieces import BRASS
from inklings.games.telepathic import action_cards
from inklings.games.telepathic.action_cards import Card

_SVG = "{http://www.w3.org/2000/svg}"
_each = pytest.mark.parametrize("card", action_cards.CARDS)


def _cells(path: str) -> list[tuple[float, float]]:
    starts = [cell.split("h")[0].split() for cell in path.split("M")[1:]]
    return [(float(x), float(y)) for x, y in starts]


def test_there_are_ten_cards_and_no_two_are_alike() -> None:
    assert len(action_cards.CARDS) == 10
    assert len({action_cards.picture(card) for card in action_cards.CARDS}) == 10


@_each
def test_a_card_is_a_small_square_svg_without_scripts_or_links(card: Card) -> None:
    drawn = action_cards.picture(card)
    assert len(drawn) < 6_000
    root = ET.fromstring(drawn)  # noqa: S314 - our own document
    assert root.get("viewBox") == "0 0 88 88"
    assert {element.tag.removeprefix(_SVG) for element in root.iter()} <= {"svg", "g", "path", "circle"}
    assert b"href" not in drawn
    assert b"<text" not in drawn


@_each
def test_four_cells_of_sixteen_are_lit_and_they_are_one_set(card: Card) -> None:
    root = ET.fromstring(action_cards.picture(card))  # noqa: S314 - our own document
    _, spent, lit = [path.get("d", "") for path in root.findall(f"{_SVG}path")][:3]
    assert BRASS in {path.get("fill") for path in root.findall(f"{_SVG}path")}
    assert len(_cells(spent)) == 12
    cells = _cells(lit)
    assert len(cells) == 4
    columns, rows = ({cell[axis] for cell in cells} for axis in (0, 1))
    kind = card.partition("-")[0]
    assert (len(columns), len(rows)) == {"row": (4, 1), "col": (1, 4), "corner": (2, 2)}[kind]


@_each
def test_the_numeral_is_on_shifts_and_the_rose_on_all_but_turns(card: Card) -> None:
    drawn = action_cards.picture(card).decode()
    shifts = card in {"row-east", "row-west", "col-north", "col-south"}
    assert (action_cards._NUMERAL in drawn) == shifts
    assert (action_cards._ROSE in drawn) == (not card.startswith("corner"))


@_each
def test_columns_mirror_rows_so_that_south_is_as_east(card: Card) -> None:
    twin = {
        "row-east": "col-south",
        "row-west": "col-north",
        "row-reverse": "col-reverse",
        "row-pairs": "col-pairs",
    }
    twin["corner-cw"] = "corner-ccw"
    mirrored = "matrix(0 1 1 0 0 0)" in action_cards.picture(card).decode()
    assert mirrored == (card not in twin)
    if other := twin.get(card):
        assert action_cards._DRAWN[card] == action_cards._DRAWN[other]  # type: ignore[index]


@pytest.mark.parametrize(
    ("card", "last"), [("row-east", True), ("row-west", False), ("col-south", True), ("col-north", False)]
)
def test_a_shift_points_on_and_its_last_tile_comes_back(card: Card, last: bool) -> None:  # noqa: FBT001
    drawn = action_cards.picture(card).decode()
    ends = (action_cards._WEST, action_cards._EAST)
    tip = ends[last] + (5 if last else -5)
    back = ends[not last]
    heads = [path for path in drawn.split('d="') if path.count("L") == 2]
    tips = {tuple(map(float, head[1:].split("L")[0].split())) for head in heads if head.startswith("M")}
    assert (tip, action_cards._LINE) in tips
    assert any(x == back and y > action_cards._LINE for x, y in tips)


def test_an_unknown_card_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        action_cards.picture("row-north")
