"""What a leader stored and did not live to republish is shown everywhere, though nobody moves any more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.parts import nats_cluster
from tests.visitor import visit

from inklings.games import GAMES
from inklings.house import asks
from inklings.house.codes import shard_of
from inklings.house.registry import GameRegistry
from inklings.live.address import Address
from inklings.live.member import Member

STEP_DOWN = "$JS.API.STREAM.LEADER.STEPDOWN.TABLES-home-{shard}"


@pytest.mark.timeout(120)
async def test_a_new_leader_makes_gates_ask_for_what_the_old_one_did_not_tell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Defect 8 of the review: an entry that was stored but not republished stayed unknown to other gates."""
    with nats_cluster(tmp_path) as nodes:
        urls = ",".join(node.url for node in nodes)
        mover, other = [await Member.start(Address(urls, replicas=3), GameRegistry(GAMES)) for _ in range(2)]
        code = await mover.open_table("moons", {})
        ada = await visit(mover, code, "secret-of-ada")
        await ada.ask("sit-of-ada", asks.Sit(name="Ada", avatar=1))
        with monkeypatch.context() as deaf:
            deaf.setattr(other.log, "follow", _never_told)
            onlooker = await visit(other, code, "secret-of-bruno")
        done = await ada.ask("ready-of-ada", asks.SayReady(ready=True))
        assert onlooker.version < done["version"], "nobody has told it"
        # Reports of who is here name the version, too: nobody says anything here but the new leader.
        answer = await mover.bus.ask(STEP_DOWN.format(shard=shard_of(code)))
        assert answer
        assert b'"success":true' in answer.data
        await onlooker.reach(done["version"])
        await mover.stop()
        await other.stop()


def _never_told(*_: Any) -> Any:
    """Follows nothing."""
    return lambda: None
