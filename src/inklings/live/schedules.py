"""Messages that the engine sends later, even if the process that asked for them is gone."""

from __future__ import annotations

from datetime import UTC, datetime

from inklings.live.nats_link import Message

SCHEDULE, TARGET = "Nats-Schedule", "Nats-Schedule-Target"


def scheduled(at: int, target: str) -> dict[str, str]:
    """The headers of a message that the engine passes on to `target` at this time, in milliseconds."""
    time = datetime.fromtimestamp(at / 1000, UTC).isoformat().replace("+00:00", "Z")
    return {SCHEDULE: f"@at {time}", TARGET: target}


def schedule_of(head: bytes) -> dict[str, str]:
    """Those of a message that the engine keeps, to store it again; none if it is not passed on later."""
    message = Message("", "", b"", head)
    try:
        return {name: message.header(name) for name in (SCHEDULE, TARGET)}
    except KeyError:
        return {}
