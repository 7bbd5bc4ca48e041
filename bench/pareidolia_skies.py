"""All the skies that the bots of Pareidolia know, on one sheet: `pareidolia_skies.py > skies.svg`.

They are put together by hand, so look at one when you change it: would a person see the word, and no
other word of its category?
"""

from __future__ import annotations

from inklings.decks.words import PAREIDOLIA
from inklings.games.pareidolia.bot.skies import Piece, skies
from inklings.games.pareidolia.clouds import Ring
from inklings.games.pareidolia.geometry import outline_at
from inklings.games.pareidolia.model import SKY, Pose

ACROSS = 10
CELL = 2 * SKY + 120

STYLE = """
svg { background: #8fb4d3 }
circle { fill: #86aed2 }
path { fill: #fafafc; stroke: #6e82a0; stroke-width: 6; fill-rule: evenodd }
text { font: 90px sans-serif; fill: #14143c }
"""


def path(ring: Ring) -> str:
    """A ring as SVG writes it."""
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in ring) + "Z"


def cloud(piece: Piece) -> str:
    """One cloud of a sky."""
    rings = outline_at(piece.shape, Pose(piece.x, piece.y, piece.turn, piece.flip))
    return f'<path d="{"".join(map(path, rings))}"/>'


def cell(number: int, word: str) -> str:
    """The sky of one word."""
    row, column = divmod(number, ACROSS)
    x, y = (column + 0.5) * CELL, (row + 0.5) * CELL
    clouds = "".join(map(cloud, skies()[word]))
    name = f'<text x="{-SKY}" y="{-SKY + 40}">{word}</text>'
    return f'<g transform="translate({x} {y})"><circle r="{SKY}"/>{clouds}{name}</g>'


def main() -> None:
    """Draw them, five or six rows for each category."""
    words = sorted(skies(), key=lambda word: (PAREIDOLIA[word].category, word))
    width, height = ACROSS * CELL, -(-len(words) // ACROSS) * CELL
    cells = "\n".join(cell(number, word) for number, word in enumerate(words))
    print(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="2400">'
        f"<style>{STYLE}</style>\n{cells}\n</svg>"
    )


if __name__ == "__main__":
    main()
