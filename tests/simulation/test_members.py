"""Members of a simulated cell notice when another is gone."""

from __future__ import annotations

from tests.simulation.client import EngineClient
from tests.simulation.engine import Engine
from tests.simulation.settings import Settings
from tests.simulation.world import World

from inklings.live.members import GATE_GONE_SECONDS, Members


def test_a_member_that_dies_between_its_report_and_its_next_heartbeat_is_missed() -> None:
    world = World(1)
    client = EngineClient(Engine(world, Settings()), "g-1", node=0)
    gone: list[str] = []
    members = Members("g-1", "home", bus=client, time=client.time, on_gone=gone.extend, on_doubt=lambda: None)
    members.start()
    world.run_until(3.0)
    members.heard("g-2")
    world.run_until(3.0 + GATE_GONE_SECONDS - 1)
    assert gone == []
    world.run_until(3.0 + GATE_GONE_SECONDS + 2)
    assert gone == ["g-2"]
