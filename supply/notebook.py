"""Write the outputs of docs/circles-notebook.ipynb again: `python -m supply.notebook`.

Bots play the evenings of a circle, its chronicle is exported, and the cells of the notebook are run on that.
Jupyter is not needed: a notebook is JSON, and our cells only print. Read afterwards whether the answers in
the text still hold.
"""

from __future__ import annotations

import io
import json
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import chdir, redirect_stdout
from itertools import combinations
from pathlib import Path
from typing import Any

from inklings.automata import minds
from inklings.chronicle.database import Database
from inklings.chronicle.export.export import export
from inklings.chronicle.record import Record, Sitting, record_of
from inklings.chronicle.store import Store
from inklings.chronicle.wishes import Wishes
from inklings.games.moons import MOONS
from inklings.games.telepathic import TELEPATHIC
from inklings.house.identity import circle_of, evening_at, match_at, member_of
from inklings.kernel.bot import Temper
from inklings.kernel.game import AnyGame
from inklings.proofs.simulate import Player, simulate

NOTEBOOK = Path(__file__).parents[1] / "docs/circles-notebook.ipynb"
PEOPLE: dict[str, Temper] = {"Ada": "sharp", "Ben": "keen", "Cleo": "easy", "Dora": "easy"}
EVENINGS = 30
FIRST = 1_767_902_400_000
"""The evening of a Thursday in 2026."""
WEEK, HALF_AN_HOUR = 7 * 24 * 3_600_000, 1_800_000


class _Last:
    """Keeps the last state of a game."""

    state: Any = None

    def observe(self, _before: Any, _event: Any, after: Any) -> None:
        self.state = after

    def figures(self) -> dict[str, Any]:
        return {}


def played(game: AnyGame, people: Sequence[str], evening: int, number: int) -> Record:
    """A match of bots, as if people had played it."""
    last, code = _Last(), f"table {evening}"
    bots = [Player(minds.mind(game), temper=PEOPLE[name]) for name in people]
    simulate(game, bots, f"{evening} {number}", tally=last)
    made = record_of(
        game,
        last.state,
        match=match_at(code, FIRST, number),
        circle=circle_of("example"),
        evening=evening_at(code, FIRST),
        ended=FIRST + evening * WEEK + number * HALF_AN_HOUR,
        seats=tuple(Sitting(member_of("example", name), name, list(PEOPLE).index(name)) for name in people),
    )
    assert made is not None, "it was played to its end"
    return made


def evenings(count: int) -> Iterator[Record]:
    """On each evening all four play Thirty Moons, and then each two of them Telepathic."""
    for evening in range(count):
        yield played(MOONS, list(PEOPLE), evening, 1)
        for number, pair in enumerate(combinations(PEOPLE, 2), start=2):
            yield played(TELEPATHIC, pair, evening, number)


def write_example(folder: Path, count: int) -> None:
    """Export the chronicle of so many evenings into a new folder."""
    with tempfile.TemporaryDirectory() as name:
        database = Database(f"sqlite:///{name}/chronicle.db")
        database.migrate()
        Store(database).record(evenings(count), "simulated", count)
        Wishes(database).rename_circle(circle_of("example"), "Thursdays")
        export(database, folder, "parquet", None, lambda _table, _rows: None)
        database.close()


def run(notebook: dict[str, Any], folder: Path) -> None:
    """Run the cells beside an export that is called `export`, and put what they print into the notebook."""
    names: dict[str, Any] = {}
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    with chdir(folder):
        for number, cell in enumerate(cells, start=1):
            printed = io.StringIO()
            with redirect_stdout(printed):
                exec("".join(cell["source"]), names)  # noqa: S102
            lines = printed.getvalue().splitlines(keepends=True)
            cell["execution_count"] = number
            cell["outputs"] = [{"name": "stdout", "output_type": "stream", "text": lines}] if lines else []


def main() -> None:
    """Write the notebook again."""
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as name:
        write_example(Path(name) / "export", EVENINGS)
        run(notebook, Path(name))
    NOTEBOOK.write_text(json.dumps(notebook, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
