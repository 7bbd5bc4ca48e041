"""A chronicle in each of its databases."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.postgres import Postgres, postgres

from inklings.chronicle.database import Database
from inklings.chronicle.store import Store
from inklings.chronicle.wishes import Wishes

BOTH = ["sqlite", pytest.param("postgres", marks=pytest.mark.slow)]
_numbers = itertools.count()


class Place(NamedTuple):
    """Where a database is, and all bytes that are in it."""

    url: str
    contents: Callable[[], bytes]


class Chronicle:
    """A new chronicle."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.database = Database(place.url)
        self.database.migrate()
        self.store = Store(self.database)
        self.wishes = Wishes(self.database)


@pytest.fixture(scope="session")
def server() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture(params=BOTH)
def new_place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[], Place]]:
    """Gives an empty database each time."""
    made: list[str] = []

    def on_server() -> Place:
        name = f"chronicle{next(_numbers)}"
        made.append(name)
        return Place(running.new(name), lambda: running.dump(name))

    def in_file() -> Place:
        folder = tmp_path / f"chronicle{next(_numbers)}"
        folder.mkdir()

        def contents() -> bytes:
            return b"".join(path.read_bytes() for path in sorted(folder.iterdir()))

        return Place(f"sqlite:///{folder}/chronicle.db", contents)

    if request.param == "sqlite":
        yield in_file
        return
    running: Postgres = request.getfixturevalue("server")
    yield on_server
    for name in made:
        running.drop(name)


@pytest.fixture
def new_chronicle(new_place: Callable[[], Place]) -> Iterator[Callable[[], Chronicle]]:
    made: list[Chronicle] = []

    def new() -> Chronicle:
        made.append(Chronicle(new_place()))
        return made[-1]

    yield new
    for each in made:
        each.database.close()


@pytest.fixture
def chronicle(new_chronicle: Callable[[], Chronicle]) -> Chronicle:
    return new_chronicle()
