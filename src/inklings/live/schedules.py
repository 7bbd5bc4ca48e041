"""Messages that the engine sends later, even if the process that asked for them is gone."""

from __future__ import annotations

from datetime import UTC, datetime


def scheduled(at: int, target: str) -> dict[str, str]:
    """The headers of a message that the engine passes on to `target` at this time, in milliseconds."""
    time = datetime.fromtimestamp(at / 1000, UTC).isoformat().replace("+00:00", "Z")
    return {"Nats-Schedule": f"@at {time}", "Nats-Schedule-Target": target}
