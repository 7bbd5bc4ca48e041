"""How a postcard is laid out, in each of its three shapes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from itertools import accumulate
from typing import NamedTuple

from msgspec.structs import replace

from inklings.kernel.postcard import Note, Postcard, Row
from inklings.postcards import svg
from inklings.postcards.faces import drawable, fitted, shortened, width
from inklings.postcards.page import Box, Page, Piece
from inklings.postcards.svg import Person

MARGIN = 44
PADDING = 44
GAP = 34
LEADING = 1.08
STRIP = 132
QUOTE = 116
"""The least height of a quotation."""
BY, NOTE = 72, 46
LABEL = 30
TITLE, FOOT = 68, 56
"""Above and below all that."""
GOOD_QUOTE, GOOD_CELL = 190, 104
"""What a quotation and a person get before a picture above them takes the rest."""
CELLS = (132, 118, 104, 90, 78, 66)
"""How wide a person may be, from the widest."""


class Shape(StrEnum):
    """Where a postcard is shown."""

    WIDE = "wide"
    """Beside a link in a chat."""
    TALL = "tall"
    """In a picture feed."""
    STORY = "story"
    """On a whole phone."""
    CLIP = "clip"
    """In motion: the picture comes about, then what was said, then who was there."""


SIZES: Mapping[Shape, tuple[int, int]] = {
    Shape.WIDE: (1200, 630),
    Shape.TALL: (1080, 1350),
    Shape.STORY: (1080, 1920),
    Shape.CLIP: (1080, 1350),
}


class Said(NamedTuple):
    """The words on a postcard, in one language."""

    title: str
    game: str
    labels: Mapping[str, str]
    marks: tuple[str, str] = ("", "")
    """Around a quotation."""


class Shown(NamedTuple):
    """What is on a postcard so far."""

    quote: bool = True
    people: bool = True


ALL_SHOWN = Shown()


def drawn(
    postcard: Postcard, people: Sequence[Person], said: Said, shape: Shape, shown: Shown = ALL_SHOWN
) -> Page:
    """A postcard, without letters that our faces lack. What is not shown keeps its place."""
    postcard = replace(postcard, quote=drawable(postcard.quote))
    people = [Person(drawable(one.name), one.avatar) for one in people]
    wide, high = SIZES[shape]
    page = _page(shape)
    if not (postcard.quote or postcard.rows):
        picture, words = _upon(postcard, page)
    elif shape is Shape.WIDE:
        picture, words = _beside(postcard, page)
    else:
        picture, words = _above(postcard, page)
    text = svg.sheet(words) + _words(postcard, people, said, words.inset(PADDING), shown)
    sheet = Piece(words.inset(-4).even(), text)
    return Page(wide, high, postcard.ground, (*svg.framed(postcard.picture, picture), sheet))


def ratio(shape: Shape) -> float:
    """The height of a picture upon its title, where it fills the page, to its width."""
    page = _page(shape)
    return (page.height - GAP - STRIP) / page.width


def _page(shape: Shape) -> Box:
    """All within the margins. Phones lay their own things over the ends of a story."""
    wide, high = SIZES[shape]
    edge = 190 if shape is Shape.STORY else MARGIN
    return Box(MARGIN, edge, wide - 2 * MARGIN, high - 2 * edge)


def _beside(postcard: Postcard, page: Box) -> tuple[Box, Box]:
    """The picture on the left, the words on the right."""
    ratio = postcard.picture.width / postcard.picture.height
    wide = min(page.height * ratio, page.width * 0.47)
    rest = page.x + wide + GAP
    return Box(page.x, page.y, wide, page.height), Box(rest, page.y, page.right - rest, page.height)


def _above(postcard: Postcard, page: Box) -> tuple[Box, Box]:
    """The picture above, as large as it can be, and the words below it."""
    ratio = postcard.picture.width / postcard.picture.height
    high = min(page.width / ratio, page.height - GAP - _words_height(postcard, page.width))
    rest = page.y + high + GAP
    return Box(page.x, page.y, page.width, high), Box(page.x, rest, page.width, page.bottom - rest)


def _words_height(postcard: Postcard, wide: float) -> float:
    """What the words need to be read well."""
    lines = _lines(postcard.rows, wide - 2 * PADDING, GOOD_CELL)
    return (
        2 * PADDING
        + TITLE
        + (GOOD_QUOTE if postcard.quote else 0)
        + (BY if postcard.by is not None else 0)
        + NOTE * len(postcard.notes)
        + len(lines) * _height(GOOD_CELL)
        + FOOT
    )


def _upon(postcard: Postcard, page: Box) -> tuple[Box, Box]:
    """The picture upon a strip with no more than its title, both in the middle."""
    ratio = postcard.picture.width / postcard.picture.height
    high = min(page.width / ratio, page.height - GAP - STRIP)
    top = page.y + (page.height - high - GAP - STRIP) / 2
    return Box(page.x, top, page.width, high), Box(page.x, top + high + GAP, page.width, STRIP)


def _words(postcard: Postcard, people: Sequence[Person], said: Said, box: Box, shown: Shown) -> str:
    title = min(46.0, box.width / width(said.title, "piazzolla", 1))
    foot = box.bottom - 4
    drawn = svg.text(said.title, "piazzolla", title, box.x, box.y + title * 0.8, fill=svg.WAX)
    drawn += svg.logo(box.right, foot, 42)
    if not (postcard.quote or postcard.rows):
        start = box.x + width(said.title, "piazzolla", title) + 22
        return drawn + svg.text(
            said.game, "alegreya-sans-700", 30, start, box.y + title * 0.8, fill=svg.INK_2
        )
    drawn += svg.text(said.game, "alegreya-sans-700", 27, box.x, foot, fill=svg.INK_2)
    top, bottom = box.y + TITLE, box.bottom - FOOT
    room = bottom - top - (BY if postcard.by is not None else 0) - NOTE * len(postcard.notes)
    cell, lines = _rows(postcard.rows, box.width, room - (QUOTE if postcard.quote else 0))
    if not postcard.quote:
        bottom -= (room - len(lines) * _height(cell)) / 2
    bottom -= len(lines) * _height(cell)
    for number, line in enumerate(lines if shown.people else ()):
        drawn += _line(line, people, said, Box(box.x, bottom + number * _height(cell), cell, 0))
    for note in reversed(postcard.notes):
        bottom -= NOTE
        drawn += _note(note, said, Box(box.x, bottom, box.width, NOTE)) if shown.people else ""
    if postcard.by is not None:
        bottom -= BY
        drawn += _by(people[postcard.by], Box(box.x, bottom, box.width, BY)) if shown.quote else ""
    if postcard.quote and shown.quote:
        drawn += _quote(postcard.quote.join(said.marks), Box(box.x, top, box.width, bottom - top))
    return drawn


def _by(who: Person, box: Box) -> str:
    name = shortened(who.name, "alegreya-sans-700", 34, box.width - 84)
    return svg.inkling(who, box.x - 4, box.y, 62) + svg.text(
        name, "alegreya-sans-700", 34, box.x + 74, box.y + 43
    )


def _note(note: Note, said: Said, box: Box) -> str:
    label = said.labels[note.label]
    start = box.x + width(label, "alegreya-sans-700", 27) + 14
    words = shortened(note.text, "bona-nova-italic", 38, box.right - start)
    return svg.text(label, "alegreya-sans-700", 27, box.x, box.y + 34, fill=svg.INK_2) + svg.text(
        words, "bona-nova-italic", 38, start, box.y + 35
    )


def _quote(words: str, box: Box) -> str:
    """Words as large as they can be, in the middle of what is left."""
    size, lines = fitted(words, "bona-nova-italic", (box.width, box.height), (96, 30), LEADING)
    first = box.y + (box.height - len(lines) * size * LEADING) / 2 + size * 0.82
    return "".join(
        svg.text(line, "bona-nova-italic", size, box.x, first + number * size * LEADING)
        for number, line in enumerate(lines)
    )


# --- people -----------------------------------------------------------------------------------------


def _height(cell: float) -> float:
    """Of a label, inklings and names; the keys of bots reach up to the label."""
    return LABEL + cell * 1.22


def _rows(rows: Sequence[Row], wide: float, most: float) -> tuple[float, list[list[Row]]]:
    """Rows in as few lines as possible, and the largest width of a person with which they fit."""
    fewest = len(_lines(rows, wide, CELLS[-2]))
    for cell in CELLS[:-1]:
        lines = _lines(rows, wide, cell)
        if len(lines) <= fewest and len(lines) * _height(cell) <= most:
            return cell, lines
    return CELLS[-1], _lines(rows, wide, CELLS[-1])


def _lines(rows: Sequence[Row], wide: float, cell: float) -> list[list[Row]]:
    lines: list[list[Row]] = [[]]
    left = wide
    for row in rows:
        seats, signs = row.seats, len(row.signs)
        while seats:
            count = min(len(seats), int(left / cell - 0.72 * signs))
            if count <= 0 or (count < len(seats) and left < wide):
                lines.append([])
                left = wide
                continue
            lines[-1].append(Row(row.label, seats[:count], row.signs))
            left -= _cells(lines[-1][-1]) * cell
            seats = seats[count:]
    return [line for line in lines if line]


def _cells(row: Row) -> float:
    """How wide people and their signs are, and the gap after them."""
    return len(row.seats) + 0.72 * len(row.signs) + 0.4


def _line(line: Sequence[Row], people: Sequence[Person], said: Said, box: Box) -> str:
    cell = box.width
    starts = accumulate([_cells(row) * cell for row in line], initial=box.x)
    top = box.y + LABEL + cell * 0.16
    drawn = ""
    for row, x in zip(line, starts, strict=False):
        label = said.labels[row.label]
        size = min(26.0, 26 * (_cells(row) - 0.1) * cell / max(width(label, "alegreya-sans-700", 26), 1))
        drawn += svg.text(label, "alegreya-sans-700", size, x, box.y + 24, fill=svg.INK_2)
        for number, seat in enumerate(row.seats):
            drawn += svg.portrait(people[seat], x + (number - 0.08) * cell, top, cell)
        for number, sign in enumerate(row.signs):
            left = x + (len(row.seats) + 0.72 * number) * cell
            drawn += svg.scaled(sign, Box(left, top + cell * 0.04, cell * 0.62, cell * 0.62))
    return drawn
