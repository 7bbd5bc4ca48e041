"""Postcards of games that have ended, drawn from the logs of their tables when someone asks."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

from msgspec import Struct

from inklings.gate.computed import Computed
from inklings.gate.replays import Replays, json
from inklings.house.registry import GameRegistry
from inklings.house.replay import Match
from inklings.house.scene import shared
from inklings.kernel.bot import Language
from inklings.kernel.game import AnyGame, Seat
from inklings.live.links import Linked
from inklings.postcards import cards, invitations
from inklings.postcards.layout import Shape
from inklings.postcards.page import Page
from inklings.postcards.svg import Person


class PostcardShown(Struct, frozen=True):
    """What a postcard says, for those who cannot see it, and to choose from."""

    title: str
    quote: str
    by: Seat | None


class PostcardsShown(Struct, frozen=True):
    """All postcards of a game; the place in the list is the number of each."""

    postcards: tuple[PostcardShown, ...]


class Wanted(NamedTuple):
    """Which picture."""

    number: int
    """Of the postcard among all of its game, from 0."""
    shape: Shape
    language: Language


class Postcards:
    """The pictures that this gate has drawn."""

    def __init__(self, replays: Replays) -> None:
        self._replays = replays
        self._drawn = Computed()

    async def listed(self, linked: Linked, language: Language) -> bytes | None:
        """All postcards of a game, as JSON after gzip; None: the game is gone."""

        def described(match: Match) -> bytes:
            game, people = played(self._replays.games, match)
            found = cards.postcards(game, match[-1].after.state, people, language)
            shown = (PostcardShown(cards.title(game, one, language), one.quote, one.by) for one in found)
            return json(PostcardsShown(tuple(shown)))

        return await self._replays.compute(linked, ("postcards", language), described)

    async def picture(self, linked: Linked, wanted: Wanted) -> bytes | None:
        """A PNG, or a GIF; None: the game is gone, or has no such postcard."""

        def draw(match: Match) -> bytes:
            game, people = played(self._replays.games, match)
            found = cards.postcards(game, match[-1].after.state, people, wanted.language, wanted.shape)
            if not 0 <= wanted.number < len(found):
                return b""
            return cards.picture(game, found[wanted.number], people, wanted.language, wanted.shape)

        return await self._replays.compute(linked, wanted, draw, self._drawn)

    async def invitation(self, game: str, language: Language) -> bytes | None:
        """The picture beside links to tables with a game; None: there is no such game."""
        if game not in self._replays.games:
            return None
        one = self._replays.games[game].game
        return await self.drawn((game, language), lambda: invitations.invitation(one, language))

    async def drawn(self, key: Hashable, make: Callable[[], Page]) -> bytes:
        """A picture that follows from its key."""
        return await self._drawn.get(key, lambda: cards.png(make()))

    async def replay(self, linked: Linked, language: Language) -> bytes | None:
        """The picture beside a link to a replay; None: the game is gone."""

        def draw(match: Match) -> bytes:
            game, people = played(self._replays.games, match)
            return cards.png(invitations.replay(game, people, language))

        return await self._replays.compute(linked, ("replay", language), draw, self._drawn)


def played(games: GameRegistry, match: Match) -> tuple[AnyGame, list[Person]]:
    """Which game was played, and by whom."""
    table = match[-1].after
    seats = shared(games, table).table.seats
    return games[table.game].game, [Person(seat.name, seat.avatar) for seat in seats]
