"""The notebook in docs: its cells run on a fresh export, and what it shows is of no machine in particular."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from supply.notebook import NOTEBOOK, PEOPLE, run, write_example

EVENINGS = 2


def notebook() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    return found


def printed(cells: list[dict[str, Any]]) -> str:
    return "".join(line for cell in cells for output in cell.get("outputs", ()) for line in output["text"])


@pytest.mark.slow
def test_its_cells_run_on_a_fresh_export(tmp_path: Path) -> None:
    write_example(tmp_path / "export", EVENINGS)
    fresh = notebook()
    run(fresh, tmp_path)
    shown = printed(fresh["cells"])
    assert re.search(rf"^matches +{7 * EVENINGS} rows$", shown, re.MULTILINE)
    pairs = re.findall(r"^(\w+) +(\w+) +\d+ +\d+%  \(\d+% to \d+%\)$", shown, re.MULTILINE)
    assert {name for pair in pairs for name in pair} == set(PEOPLE)
    assert len(pairs) == len(PEOPLE) * (len(PEOPLE) - 1)
    assert re.search(rf"^1 to 10 +{6 * EVENINGS}  +\d+%", shown, re.MULTILINE)


def test_it_is_stored_with_what_its_cells_print() -> None:
    stored = notebook()
    cells = [cell for cell in stored["cells"] if cell["cell_type"] == "code"]
    assert (stored["nbformat"], stored["nbformat_minor"]) == (4, 5)
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    assert all(output["output_type"] == "stream" for cell in cells for output in cell["outputs"])
    assert all(bool(cell["outputs"]) == ("print(" in "".join(cell["source"])) for cell in cells)


def test_it_names_no_folder_of_a_machine() -> None:
    assert not re.search(r"""["'\s(](/[a-z]|[A-Z]:\\)""", NOTEBOOK.read_text(encoding="utf-8"))
