"""Inklings look the same as in browsers: client/src/design/inkling.test.ts reads the same file."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from inklings.postcards.inklings import drawn, inkling

GROWN = json.loads((Path(__file__).parent / "cases" / "inklings.json").read_text())


@pytest.mark.parametrize("seed", GROWN)
def test_an_inkling_is_that_of_the_browser(seed: str) -> None:
    theirs, ours = GROWN[seed], inkling(int(seed) // 10)
    assert numbers(ours.body) == pytest.approx(numbers(theirs["body"]), abs=0.11)  # rounded to tenths
    assert re.sub(r"[\d.]+", "", ours.body) == re.sub(r"[\d.]+", "", theirs["body"])
    assert ours.crown == theirs["crown"]
    assert [eye._asdict() for eye in ours.eyes] == [pytest.approx(eye) for eye in theirs["eyes"]]


def test_only_a_bot_carries_a_key() -> None:
    assert "V-9" in drawn(10_020)
    assert "V-9" not in drawn(70)


def numbers(path: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?[\d.]+", path)]
