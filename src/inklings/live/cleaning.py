"""What gates ask of runners: to make a card of what somebody has sent. A gate opens no files of strangers."""

from __future__ import annotations

from inklings.live.bus import NatsBus
from inklings.own_decks.cleaned import Cleaned, decode

SECONDS = 20.0
"""How long a gate waits for a card: others may be made first."""
NO_PICTURE = b""
"""The answer to what is no picture that we take, and to nothing."""
NOT_HERE = b"not here"
"""The answer to a picture that the operator's command does not let pass."""
NOT_CHECKED = b"not checked"
"""The answer when that command has failed."""


class NotCleaned(Exception):  # noqa: N818  (an answer: no)
    """Why there is no card."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def subject(cell: str, *, checked: bool = False) -> str:
    """Where the runners of a cell are sent files; those that have to be checked go to runners that can."""
    return f"checking.{cell}" if checked else f"cleaning.{cell}"


async def can_check(bus: NatsBus) -> bool:
    """Whether there is a runner that checks pictures; raises `NotCleaned` if it doesn't answer."""
    answer = await bus.ask(subject(bus.address.name, checked=True), hear_nobody=True)
    if answer is None:  # else a busy evening would decide that strangers never play with a deck
        raise NotCleaned("nobody_cleans")
    return not answer.is_from_nobody


async def cleaned(bus: NatsBus, upload: bytes, *, checked: bool) -> Cleaned:
    """The card; raises `NotCleaned`."""
    answer = await bus.ask(subject(bus.address.name, checked=checked), upload, seconds=SECONDS)
    if answer is None:
        raise NotCleaned("nobody_cleans")
    if why := _WHY.get(answer.data):
        raise NotCleaned(why)
    return decode(answer.data)


_WHY = {NO_PICTURE: "not_a_picture", NOT_HERE: "not_here", NOT_CHECKED: "nobody_checks"}
