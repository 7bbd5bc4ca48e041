"""Pictures beside links: which game is played at a table, or who played, and no more."""

from __future__ import annotations

from collections.abc import Sequence

from inklings.kernel.bot import Language
from inklings.kernel.game import AnyGame, Seat
from inklings.kernel.postcard import Drawing, Postcard, Row
from inklings.postcards import inklings, svg
from inklings.postcards.layout import Said, Shape, drawn
from inklings.postcards.messages import messages
from inklings.postcards.page import Page
from inklings.postcards.svg import Person

COMPANY = (70, 123, 4561, 9992, 2318, 7, 505, 3336, 899)
"""The inklings of people who don't exist."""


def invitation(game: AnyGame, language: Language) -> Page:
    """The picture beside a link to a table."""
    words = messages(game.name, language)
    postcard = Postcard("postcard-table", _emblem(game), quote=words[f"{game.name}-lead"])
    said = Said(words[f"{game.name}-title"], words["postcard-table"], words)
    return drawn(postcard, (), said, Shape.WIDE)


def replay(game: AnyGame, people: Sequence[Person], language: Language) -> Page:
    """The picture beside a link to a replay. How the game ended is not on it."""
    words = messages(game.name, language)
    everyone = Row("postcard-players", tuple(Seat(seat) for seat in range(len(people))))
    postcard = Postcard("postcard-replay", _emblem(game), rows=(everyone,))
    said = Said(words[f"{game.name}-title"], words["postcard-replay"], words)
    return drawn(postcard, people, said, Shape.WIDE)


def album(people: Sequence[Person], language: Language) -> Page:
    """The picture beside a link to an album."""
    words = messages(None, language)
    everyone = Row("postcard-players", tuple(Seat(seat) for seat in range(len(people))))
    postcard = Postcard("postcard-album", _company([one.avatar for one in people]), rows=(everyone,))
    return drawn(postcard, people, Said(words["postcard-album"], "", words), Shape.WIDE)


def _emblem(game: AnyGame) -> Drawing:
    """The game's own picture, or nine inklings."""
    if game.emblem is None:
        return _company(COMPANY)
    picture: Drawing = game.emblem()
    return picture


def _company(seeds: Sequence[int]) -> Drawing:
    """Up to nine inklings together, as many as there are of these and then others."""
    nine = (*seeds, *COMPANY)[: len(COMPANY)]
    faces = "".join(
        f'<g transform="translate({20 + 120 * (n % 3)} {20 + 120 * (n // 3)})">{inklings.drawn(seed)}</g>'
        for n, seed in enumerate(nine)
    )
    return Drawing(380, 380, f'<rect width="380" height="380" fill="{svg.SHEET}"/>{faces}')
