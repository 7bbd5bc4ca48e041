"""The newest message of a subject, as its stream's leader knows it: how it is asked, and what it answers."""

from __future__ import annotations

from datetime import datetime

import msgspec

from inklings.live.jetstream import Failure

NO_MESSAGE = 10037


class Kept(msgspec.Struct):
    """A message in a stream."""

    seq: int
    time: datetime
    data: bytes = b""
    subject: str = ""
    hdrs: bytes = b""
    """Its headers as they were sent."""


class Found(msgspec.Struct):
    """What the leader answers."""

    message: Kept | None = None
    error: Failure | None = None

    @property
    def is_none(self) -> bool:
        """Whether it says that there is no such message, and not that something is wrong."""
        return self.error is not None and self.error.err_code == NO_MESSAGE


found: msgspec.json.Decoder[Found] = msgspec.json.Decoder(Found)


def newest_in(stream: str) -> str:
    """The subject on which the leader of a stream is asked."""
    return f"$JS.API.STREAM.MSG.GET.{stream}"


def newest_of(subject: str) -> bytes:
    """What it is asked."""
    return msgspec.json.encode({"last_by_subj": subject})
