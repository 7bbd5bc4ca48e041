"""What a browser is shown first."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from inklings.games import GAMES
from inklings.house import log, rules
from inklings.house.entry_codec import encode_entry
from inklings.house.floor import known
from inklings.house.registry import GameRegistry
from inklings.live import messages as m
from inklings.live.core import TableCore
from inklings.live.effects import Effect, Send
from inklings.live.floor import Floor
from inklings.live.interfaces import Stored

REGISTRY = GameRegistry(GAMES)


def stored(sequence: int, *events: log.HouseEvent) -> Stored:
    entry = log.Entry(at=sequence, command=f"command {sequence}", events=events)
    return Stored(sequence, sequence - 1, encode_entry(entry))


def frames_for(guest: int, effects: list[Effect]) -> list[dict[str, Any]]:
    return [
        msgspec.json.decode(effect.data)
        for effect in effects
        if isinstance(effect, Send) and guest in effect.guests
    ]


def test_a_newcomer_who_waits_for_the_newest_is_not_shown_what_an_onlooker_saw_before() -> None:
    """Found by a simulated game: an old scene under a new version, in the moment before the right one."""
    core = TableCore("BCDF", REGISTRY, "gate", Random(1), floor=Floor(known(REGISTRY)))

    def tell(message: m.Message) -> list[Effect]:
        return core.handle(message, 0.0, 1000)

    tell(m.Join(guest=1, person="ada", screen=False, seen=0))
    tell(m.LastKnown(1))
    tell(m.ReadDone([stored(1, *rules.open_table(REGISTRY, "BCDF", "telepathic", {}))]))
    tell(m.EntryStored(stored(3, log.HostPassed(None))))
    assert not frames_for(2, tell(m.Join(guest=2, person="bruno", screen=False, seen=2)))
    effects = tell(m.ReadDone([stored(2, log.LockSet(locked=True)), stored(3, log.HostPassed(None))]))
    first = frames_for(2, effects)[0]
    assert (first["type"], first["version"]) == ("scene", 2), (
        "when the last entry was written, after the first"
    )
    assert first["shared"]["table"]["locked"]
