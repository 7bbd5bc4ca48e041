"""What gates ask of runners: to make a card of what somebody has sent. A gate opens no files of strangers."""

from __future__ import annotations

from inklings.live.bus import NatsBus
from inklings.own_decks.cleaned import Cleaned, decode

SECONDS = 20.0
"""How long a gate waits for a card: others may be made first."""


class NobodyCleans(Exception):  # noqa: N818  (an answer: try again)
    """There is no runner, or it is too busy."""


def subject(cell: str) -> str:
    """Where the runners of a cell are sent files. They answer nothing if one is no picture that we take."""
    return f"cleaning.{cell}"


async def cleaned(bus: NatsBus, upload: bytes) -> Cleaned | None:
    """The card; None: this is no picture that we take. Raises `NobodyCleans`."""
    answer = await bus.ask(subject(bus.address.name), upload, seconds=SECONDS)
    if answer is None:
        raise NobodyCleans
    return decode(answer.data) if answer.data else None
