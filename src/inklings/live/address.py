"""Where the engine is, and which cell this process belongs to."""

from __future__ import annotations

from dataclasses import dataclass

from inklings.house.codes import check_cell
from inklings.live.credentials import FROM_URL, Credentials


@dataclass(frozen=True)
class Address:
    """Where the engine is, which cell of the house this is, how many copies it keeps, and how much."""

    url: str
    cell: str = ""
    replicas: int = 1
    most_bytes: int = 0
    """What all logs of the cell may take; 0: as the engine was told before, or any number."""
    credentials: Credentials = FROM_URL

    def __post_init__(self) -> None:
        """Raises `CellError`."""
        check_cell(self.cell)

    @property
    def name(self) -> str:
        """The cell as a token of a subject."""
        return self.cell or "home"
