"""The answers of JetStream's API, as far as we read them."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec
from msgspec import Struct

BATCH = 1000
"""Messages that one request may return."""
END_OF_BATCH = ("204", "404")
"""The status of the message after the last one of a batch."""
UNHEARD_NANOSECONDS = 5_000_000_000


class Failure(Struct):
    """Why the engine says no."""

    err_code: int = 0
    description: str = ""


class Ack(Struct):
    """The answer to a message that is to be stored."""

    seq: int = 0
    duplicate: bool = False
    error: Failure | None = None


class Answer(Struct):
    """The answer to any other request."""

    error: Failure | None = None


class _Peer(Struct):
    active: int = 0
    """Nanoseconds since its leader has heard of it."""


class Cluster(Struct):
    """The nodes that keep a stream."""

    leader: str = ""
    replicas: tuple[_Peer, ...] = ()

    @property
    def has_quorum(self) -> bool:
        """Whether there is a leader that hears most of the others: a leader that is cut off still answers."""
        heard = sum(peer.active < UNHEARD_NANOSECONDS for peer in self.replicas)
        return bool(self.leader) and 2 * (heard + 1) > len(self.replicas) + 1


class _State(Struct, frozen=True):
    last_seq: int = 0
    num_subjects: int = 0
    bytes: int = 0


class _Limits(Struct, frozen=True):
    max_bytes: int = 0


class StreamInfo(Struct):
    """The state of a stream."""

    ts: datetime | None = None
    """The engine's time."""
    cluster: Cluster | None = None
    state: _State = _State()
    config: _Limits = _Limits()
    error: Failure | None = None


class StreamConfig(Struct):
    """How a stream was made."""

    config: dict[str, Any] | None = None


decode_ack = msgspec.json.Decoder(Ack).decode
decode_answer = msgspec.json.Decoder(Answer).decode
decode_info = msgspec.json.Decoder(StreamInfo).decode
decode_config = msgspec.json.Decoder(StreamConfig).decode
