"""Screens that everyone can use: axe-core finds nothing, in any game, in either theme."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.e2e.axe import Examiner
from tests.e2e.people import chromium
from tests.e2e.studio import Studio
from tests.e2e.walks import quick_walk
from tests.parts import NatsServer, gates


@pytest.mark.e2e
@pytest.mark.timeout(600)
async def test_axe_finds_nothing(nats: NatsServer, tmp_path: Path) -> None:
    """Every phase, on a phone, as an onlooker and on the TV; `make axe` looks at everything there is."""
    examiner = Examiner("phone")
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with chromium() as browser:
            await quick_walk(Studio(examiner, browser, gate, nats.url))
    assert examiner.taken > 100, "the walk has become shorter"
    assert not examiner.found
