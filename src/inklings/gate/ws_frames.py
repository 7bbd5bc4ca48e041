"""The frames of a websocket (RFC 6455, 5.2)."""

from __future__ import annotations

LARGEST_MESSAGE = 4 * 1024
TEXT = 0x81
"""The first byte of a text message in one frame."""
MASKED = 0x80
SHORT, _MIDDLE = 126, 1 << 16
NOT_YET = 0


def frame_end(data: bytes, start: int) -> int:
    """Where the frame that begins here ends; `NOT_YET` while it is not all here (RFC 6455, 5.2).

    A frame that is too large ends with the data: the library says what is wrong with it.
    """
    here = len(data) - start
    if here < 2:  # noqa: PLR2004
        return NOT_YET
    size, head = data[start + 1] & 0x7F, 2
    if size >= SHORT:
        head = 4 if size == SHORT else 10
        if here < head:
            return NOT_YET
        size = int.from_bytes(data[start + 2 : start + head])
        if size > LARGEST_MESSAGE:
            return len(data)
    end = start + head + size + (4 if data[start + 1] & MASKED else 0)
    return end if end <= len(data) else NOT_YET


def unmasked(data: bytes, start: int, end: int) -> bytes:
    """What a short masked frame holds."""
    size = end - start - 6
    mask = data[start + 2 : start + 6] * (size // 4 + 1)
    masked = int.from_bytes(data[start + 6 : end])
    return (masked ^ int.from_bytes(mask[:size])).to_bytes(size)


def text_frame(data: bytes) -> bytes:
    """A message as a whole frame (RFC 6455, 5.2). Servers do not mask, so it is the same for all browsers."""
    length = len(data)
    if length < SHORT:
        return bytes((TEXT, length)) + data
    if length < _MIDDLE:
        return bytes((TEXT, 126)) + length.to_bytes(2) + data
    return bytes((TEXT, 127)) + length.to_bytes(8) + data
