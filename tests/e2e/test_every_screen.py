"""Every screen of every game can be used by everyone, on any device."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.e2e.axe import Examiner
from tests.e2e.people import chromium
from tests.e2e.sizes import SIZES, Surveyor
from tests.e2e.studio import Several, Studio
from tests.e2e.walks import quick_walk
from tests.parts import NatsServer, gates


@pytest.mark.e2e
@pytest.mark.timeout(900)
async def test_all_is_in_reach_and_axe_finds_nothing(nats: NatsServer, tmp_path: Path) -> None:
    """On old phones, phones on their side, tablets, at 200 %, and with axe-core in both themes.

    Every phase, as a player, as an onlooker and on the TV; `make axe` looks at everything there is.
    """
    examiner, surveyor = Examiner("phone"), Surveyor()
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with chromium() as browser:
            await quick_walk(Studio(Several(examiner, surveyor), browser, gate, nats.url))
    assert examiner.taken > 100, "the walk has become shorter"
    assert surveyor.taken > 60 * len(SIZES), "the walk has become shorter"
    found = {**examiner.found, **surveyor.found}
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)
