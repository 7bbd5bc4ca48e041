"""What a gate's frames say to the load generator. When the wire changes, this is the place to follow it."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from tests.frames import Shown, shown

_DONE = b'{"type":"done","id":"'
_CHANGE = b"["
_SCENE = b'{"type":"scene","version":'
_NOT_DONE = (b'{"type":"refused"', b'{"type":"unsure"')
_MISTAKES = (b'{"type":"broken"', b'{"type":"malformed"')

PING = b'{"type":"ping","at":1}'


class Told(NamedTuple):
    """What one frame says."""

    version: int = 0
    """The version that a done command has, or that the frame shows; 0: it is not about the table."""
    shown: bool = False
    answers: bool = False
    refused: bool = False
    """It was not allowed, or took too long for an answer."""


NOTHING = Told()
"""Said by a pong, or by word of who is here."""


def read(payload: bytes) -> Told:
    """The little that has to be known of every frame."""
    if payload.startswith(_CHANGE):
        return Told(_number(payload, len(_CHANGE)), shown=True)
    if payload.startswith(_DONE):
        return Told(_number(payload, payload.index(b'"version":') + 10), answers=True)
    if payload.startswith(_SCENE):
        return Told(_number(payload, len(_SCENE)), shown=True)
    if payload.startswith(_NOT_DONE):
        return Told(answers=True, refused=True)
    assert not payload.startswith(_MISTAKES), payload
    return NOTHING


def _number(payload: bytes, at: int) -> int:
    end = at
    while payload[end] not in b",}":
        end += 1
    return int(payload[at:end])


class Scene:
    """What one seat sees, worked out only when somebody wants to look."""

    __slots__ = ("_frames", "_scene")

    def __init__(self) -> None:
        self._scene: dict[str, Any] = {}
        self._frames: list[bytes] = []

    def take(self, payload: bytes) -> None:
        """Keep a frame that shows something."""
        self._frames.append(payload)

    def look(self) -> dict[str, Any]:
        """The scene by now."""
        for payload in self._frames:
            now = shown(Shown(0, self._scene), msgspec.json.decode(payload))
            assert now, payload
            self._scene = now.scene
        self._frames.clear()
        return self._scene


def hello(secret: str) -> bytes:
    """A browser's first message."""
    return msgspec.json.encode({"type": "hello", "secret": secret})


def ask(kind: str, number: int, **fields: Any) -> bytes:
    """A wish about the table."""
    return msgspec.json.encode({"type": "ask", "id": _id(number), "ask": {"type": kind, **fields}})


def do(action: dict[str, Any], number: int) -> bytes:
    """A move in the game."""
    return msgspec.json.encode({"type": "do", "id": _id(number), "action": action})


def _id(number: int) -> str:
    return f"c{number:07}"
