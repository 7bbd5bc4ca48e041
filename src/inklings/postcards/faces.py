"""Our typefaces: how wide a text is in one of them, and how it is broken into lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

import msgspec

Face: TypeAlias = Literal["piazzolla", "bona-nova-italic", "alegreya-sans-700"]
FOLDER = Path(__file__).parent / "fonts"
ATTRIBUTES: Mapping[Face, str] = {
    "piazzolla": 'font-family="Piazzolla" font-weight="800"',
    "bona-nova-italic": 'font-family="Bona Nova" font-style="italic"',
    "alegreya-sans-700": 'font-family="Alegreya Sans" font-weight="700"',
}
UNKNOWN = 700
"""How wide a letter is that no face of ours has, in thousandths of the size."""
CUT = "…"

_widths: Mapping[Face, Mapping[str, int]] = msgspec.json.decode(
    (FOLDER / "widths.json").read_bytes(), type=dict[Face, dict[str, int]]
)


class Fitted(NamedTuple):
    """A text in lines, and the size of its letters."""

    size: float
    lines: tuple[str, ...]


def width(text: str, face: Face, size: float) -> float:
    """How wide a text is on one line."""
    widths = _widths[face]
    return sum(widths.get(letter, UNKNOWN) for letter in text) * size / 1000


def drawable(text: str) -> str:
    """A text without letters and signs that none of our faces has, such as emoji."""
    kept = "".join(letter for letter in text if any(letter in widths for widths in _widths.values()))
    return " ".join(kept.split())


def shortened(text: str, face: Face, size: float, most: float) -> str:
    """A text on one line, cut if it is too long."""
    if width(text, face, size) <= most:
        return text
    while text and width(text + CUT, face, size) > most:
        text = text[:-1]
    return text.rstrip() + CUT


def fitted(
    text: str, face: Face, most: tuple[float, float], sizes: tuple[float, float], leading: float
) -> Fitted:
    """A text as large as it can be within this width and height, between two sizes."""
    size, smallest = sizes
    while size > smallest and not _fits(text, face, most, size, leading):
        size = max(smallest, size * 0.95)
    lines = _lines(text, face, size, most[0])
    count = max(1, int(most[1] / (size * leading)))
    if len(lines) > count:
        lines = [*lines[: count - 1], shortened(" ".join(lines[count - 1 :]), face, size, most[0])]
    return Fitted(size, tuple(lines))


def _fits(text: str, face: Face, most: tuple[float, float], size: float, leading: float) -> bool:
    longest = max((width(word, face, size) for word in text.split()), default=0.0)
    return longest <= most[0] and len(_lines(text, face, size, most[0])) * size * leading <= most[1]


def _lines(text: str, face: Face, size: float, most: float) -> list[str]:
    lines: list[str] = []
    for word in text.split():
        for part in _parts(word, face, size, most):
            if lines and width(f"{lines[-1]} {part}", face, size) <= most:
                lines[-1] += f" {part}"
            else:
                lines.append(part)
    return lines


def _parts(word: str, face: Face, size: float, most: float) -> Iterator[str]:
    """A word, in pieces if it is longer than a line."""
    part = ""
    for letter in word:
        if part and width(part + letter, face, size) > most:
            yield part
            part = ""
        part += letter
    yield part
