"""What was refused is never carried out later, though a gate that has slept still holds it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from pathlib import Path

from tests.logs import entries_at
from tests.parts import NatsServer, gates
from tests.players import Player

from inklings.house.identity import person_at

NAME = "sit-of-bruno"
COMMAND = {"type": "ask", "id": NAME, "ask": {"type": "sit", "name": "Bruno", "avatar": 2}}
WAKES_SECONDS = 2.0


async def test_a_command_that_was_refused_is_not_carried_out_by_a_gate_that_wakes(
    shared_nats: NatsServer, tmp_path: Path
) -> None:
    """Defect 3 of the review, the ghost move: a paused gate stored what another had refused meanwhile."""
    with gates(shared_nats.url, 2, tmp_path) as (sleeper, other):
        code = other.open_table()
        ada = await Player(other.url, code).connect()
        await ada.ask("sit", name="Ada", avatar=1)
        bruno = await Player(sleeper.url, code).connect()
        os.kill(sleeper._process.pid, signal.SIGSTOP)
        try:
            await bruno.say(json.dumps(COMMAND))
            again = await Player(other.url, code, secret=bruno.secret).connect()
            await ada.ask("set_lock", locked=True)
            answer = await again.send({**COMMAND, "again": True})
            assert (answer["type"], answer["why"]) == ("refused", "table_locked")
            await ada.ask("set_lock", locked=False)
        finally:
            os.kill(sleeper._process.pid, signal.SIGCONT)
        await asyncio.sleep(WAKES_SECONDS)
        assert [seat["name"] for seat in ada.scene["table"]["seats"]] == ["Ada"]
        said = [json.loads(frame) for frame in bruno.frames if NAME in frame]
        assert all(answer["type"] == "refused" for answer in said), said
        for player in (ada, bruno, again):
            await player.close()
    entries = await entries_at(shared_nats.url, code)
    found = [entry for entry in entries if entry.command == f"{person_at(code, bruno.secret)}:{NAME}"]
    assert [(entry.events, entry.refused and entry.refused.why) for entry in found] == [((), "table_locked")]
