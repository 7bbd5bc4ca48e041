"""Albums of evenings: all games that have ended at a table, and the moments that people keep of them."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from inklings.gate.postcards import Postcards, Wanted, played
from inklings.gate.replays import Replays, json
from inklings.house.replay import Match, matches
from inklings.house.rewritten import Kept
from inklings.house.scene import shared
from inklings.house.table_view import SeatView
from inklings.kernel.bot import Language
from inklings.kernel.game import AnyGame, Seat
from inklings.kernel.postcard import Postcard
from inklings.live.links import Choices, Linked, Moment
from inklings.postcards import cards, invitations
from inklings.postcards.svg import Person


class AlbumMoment(Struct, frozen=True):
    """A postcard in an album."""

    number: int
    """Among the postcards of its game."""
    name: str
    """The message that names it: the same in every language."""
    title: str
    quote: str
    by: Seat | None
    is_best: bool
    """Of all of its kind in an evening with more than one."""
    stays: bool = True
    """False only for those who may take it in again."""


class AlbumGame(Struct, frozen=True):
    """A game that was played."""

    match: int
    game: str
    began: int
    """The server's time in milliseconds."""
    length: int
    """In milliseconds."""
    seats: tuple[SeatView, ...]
    winners: tuple[Seat, ...]
    moments: tuple[AlbumMoment, ...]


class Album(Struct, frozen=True):
    """An evening."""

    games: tuple[AlbumGame, ...]
    closed: bool = False


NOTHING_CHOSEN = Choices(frozenset(), closed=False)


class _Played(NamedTuple):
    match: Match
    game: AnyGame
    postcards: list[Postcard]

    @property
    def number(self) -> int:
        return self.match[-1].after.match


class Albums:
    """The albums that this gate has been asked for."""

    def __init__(self, replays: Replays, postcards: Postcards) -> None:
        self._replays = replays
        self._postcards = postcards

    async def whole(self, linked: Linked, language: Language, choices: Choices) -> Album | None:
        """An album with what was left out, for those who choose; None: the table is gone."""
        data = await self._replays.compute_from_log(
            linked, ("album", language), lambda kept: json(self._album(kept, language))
        )
        if data is None:
            return None
        album = msgspec.json.decode(gzip.decompress(data), type=Album)
        games = (_with_choices(game, choices) for game in album.games)
        return Album(tuple(games), closed=choices.closed)

    async def shown(self, linked: Linked, language: Language, choices: Choices) -> Album | None:
        """An album as everyone sees it; None: the table is gone."""
        album = await self.whole(linked, language, choices)
        if album is None:
            return None
        games = (
            replace(game, moments=tuple(one for one in game.moments if one.stays)) for game in album.games
        )
        return replace(album, games=tuple(games))

    async def picture(self, linked: Linked, match: int, wanted: Wanted, choices: Choices) -> bytes | None:
        """A PNG; None: there is no such postcard in the album."""
        album = await self.shown(linked, wanted.language, choices)
        if album is None or not any(
            game.match == match and wanted.number == one.number
            for game in album.games
            for one in game.moments
        ):
            return None
        return await self._postcards.picture(linked._replace(match=match), wanted)

    async def people(self, linked: Linked, language: Language) -> list[Person] | None:
        """Everyone who played; None: the table is gone."""
        album = await self.whole(linked, language, NOTHING_CHOSEN)
        if album is None:
            return None
        names = {seat.name: seat.avatar for game in album.games for seat in game.seats}
        return [Person(name, avatar) for name, avatar in names.items()]

    async def cover(self, linked: Linked, language: Language) -> bytes | None:
        """The picture beside a link to an album; None: the table is gone."""
        people = await self.people(linked, language)
        if people is None:
            return None
        return await self._postcards.drawn(
            ("album", language, *people), lambda: invitations.album(people, language)
        )

    def _album(self, kept: Iterable[Kept], language: Language) -> Album:
        """All of an evening; what was left out is not known here."""
        ended = [
            self._played(match, language)
            for match in matches(self._replays.games, kept)
            if match[-1].after.outcome or match[-1].after.led  # a leader's rounds end when the time is over
        ]
        best = _best(ended)
        return Album(tuple(self._game(one, language, best) for one in ended))

    def _played(self, match: Match, language: Language) -> _Played:
        game, people = played(self._replays.games, match)
        return _Played(match, game, cards.postcards(game, match[-1].after.state, people, language))

    def _game(self, one: _Played, language: Language, best: frozenset[Moment]) -> AlbumGame:
        first, last = one.match[0], one.match[-1]
        moments = (
            AlbumMoment(
                number=number,
                name=postcard.title,
                title=cards.title(one.game, postcard, language),
                quote=postcard.quote,
                by=postcard.by,
                is_best=Moment(one.number, postcard.title) in best,
            )
            for number, postcard in enumerate(one.postcards)
        )
        return AlbumGame(
            match=one.number,
            game=one.game.name,
            began=first.entry.at,
            length=last.moment,
            seats=shared(self._replays.games, last.after).table.seats,
            winners=last.after.outcome.winners if last.after.outcome else (),
            moments=tuple(moments),
        )


def _best(ended: Iterable[_Played]) -> frozenset[Moment]:
    """The best of each kind of which there is more than one."""
    found: dict[str, list[tuple[float, Moment]]] = {}
    for one in ended:
        for postcard in one.postcards:
            moment = Moment(one.number, postcard.title)
            found.setdefault(postcard.title, []).append((postcard.worth, moment))
    return frozenset(max(some)[1] for some in found.values() if len(some) > 1 and max(some)[0] > 0)


def _with_choices(game: AlbumGame, choices: Choices) -> AlbumGame:
    moments = (
        replace(moment, stays=Moment(game.match, moment.name) not in choices.left_out)
        for moment in game.moments
    )
    return replace(game, moments=tuple(moments))
