"""Letters that name cells: every code belongs to one cell at most."""

from __future__ import annotations

import pytest

from inklings.house.codes import CellError, check_cell, check_cells


@pytest.mark.parametrize("letters", ["", "B", "BC", "XWZ"])
def test_letters_of_codes_name_a_cell(letters: str) -> None:
    check_cell(letters)


@pytest.mark.parametrize("letters", ["EU", "bc", "B1", "BCDF", "B C", "B."])
def test_what_no_code_can_begin_with_names_no_cell(letters: str) -> None:
    with pytest.raises(CellError, match="BCDFGHJKLMNPQRSTVWXZ"):
        check_cell(letters)


@pytest.mark.parametrize(
    ("cells", "why"),
    [
        (["BC", "DF", "BC"], "two cells BC"),
        (["B", "BC"], "same number of letters, not B and BC"),
        (["B", "DFG"], "same number of letters"),
        (["BC", ""], "without letters"),
        (["BC", "EU"], "'EU' cannot name a cell"),
    ],
)
def test_cells_whose_codes_could_be_mistaken_are_refused(cells: list[str], why: str) -> None:
    with pytest.raises(CellError, match=why):
        check_cells(cells)


def test_cells_that_differ_in_any_letter_can_stand_side_by_side() -> None:
    check_cells(["BC", "BD", "CB"])
