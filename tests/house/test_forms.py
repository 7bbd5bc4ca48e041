"""Logs that earlier releases wrote still fold to what they folded to then."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.forms.digests import digests
from tests.forms.write_logs import HERE, every_kind, kinds_in

from inklings.games import GAMES

LOGS = sorted(HERE.glob("*/*.jsonl"))
BY_NAME = {game.name: game for game in GAMES}


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_old_log_folds_to_the_same(path: Path) -> None:
    recorded = msgspec.json.decode(path.with_suffix(".digests.json").read_bytes(), type=dict[str, str])
    now = digests(path)
    assert {name: now.get(name) for name in recorded} == recorded


def test_the_old_logs_have_every_kind_of_event() -> None:
    seen: set[str] = set()
    for path in LOGS:
        game = BY_NAME[path.stem.partition("-")[0]]
        for line in path.read_bytes().splitlines():
            seen |= set(kinds_in(game, line))
    assert every_kind() - seen == set()
