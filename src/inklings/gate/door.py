"""`inklings door`: the front door of a house of several cells, as a configuration of HAProxy."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path

from inklings.gate.haproxy import Cell, GateAddress, configuration
from inklings.house.codes import check_cells

_GATE = re.compile(r"(?P<server>(?:\[[0-9A-Fa-f:.]+\]|[\w.-]+):\d{1,5})(?:/(?P<monitor>\d{1,5}))?", re.ASCII)


class DoorError(RuntimeError):
    """No configuration can be made of this; the message says why."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what can be set."""
    parser.add_argument(
        "--cell",
        action="append",
        required=True,
        metavar="LETTERS=GATE,…",
        dest="cells",
        help="a cell and its gates, such as BC=10.0.0.1:8370,10.0.0.2:8370; once for each cell. "
        "10.0.0.1:8370/9370 is a gate with a monitor on port 9370",
    )
    parser.add_argument("--http", default=":80", metavar="ADDRESS", help="where to listen (default :80)")
    parser.add_argument(
        "--https",
        default=":443",
        metavar="ADDRESS",
        help="where to listen if there is a certificate (default :443)",
    )
    parser.add_argument(
        "--certificate", type=Path, metavar="FILE", help="certificate and key in one PEM file, for https"
    )
    parser.add_argument(
        "--config",
        nargs="?",
        const="-",
        default="-",
        metavar="FILE",
        help="where to write the configuration; without FILE it is printed",
    )


def run(options: argparse.Namespace, say: Callable[[str], None]) -> None:
    """Write the configuration, or say it; raises `DoorError` or `CellError`."""
    cells = [parsed_cell(text) for text in options.cells]
    check_cells([cell.letters for cell in cells])
    text = configuration(cells, options.http, options.https, options.certificate)
    if options.config == "-":
        say(text.rstrip())
        return
    try:
        Path(options.config).write_text(text, encoding="utf-8")
    except OSError as error:
        raise DoorError(f"can't write {options.config}: {error.strerror}") from None


def parsed_cell(text: str) -> Cell:
    """A cell as the command line names it; raises `DoorError`.

    >>> parsed_cell("BC=10.0.0.1:8370/9370").gates
    (GateAddress(server='10.0.0.1:8370', monitor='9370'),)
    """
    letters, _, addresses = text.partition("=")
    found = [_GATE.fullmatch(address) for address in addresses.split(",")]
    gates = tuple(GateAddress(gate["server"], gate["monitor"]) for gate in found if gate)
    if len(gates) < len(found):
        raise DoorError(
            f"--cell {text}: name the cell and the gates that it has, such as BC=10.0.0.1:8370,10.0.0.2:8370."
        )
    if len({gate.monitor is None for gate in gates}) > 1:
        raise DoorError(f"--cell {text}: name the monitors of all its gates, or of none.")
    return Cell(letters, gates)
