"""Rewrite the tables of docs/scale.md: `python -m bench.scale`."""

from __future__ import annotations

from pathlib import Path

from bench.scale.need import Speed
from bench.scale.page import rewritten, section

DOCS = Path(__file__).parents[2] / "docs"

if __name__ == "__main__":
    path = DOCS / "scale.md"
    path.write_text(rewritten(path.read_text(), section(Speed.read((DOCS / "figures.md").read_text()))))
