"""The floor: the newest forms that every gate and every runner of a cell can read.

During a rolling upgrade old and new releases read the same logs. So a release writes a new kind of event only
when all the others can read it: `floor(of all readers).covers(needed(events, game))`.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from inklings.house import log
from inklings.house.entry_codec import HOUSE_FORM, least_form
from inklings.house.registry import GameRegistry


class Forms(Struct, frozen=True):
    """The form of the house and of each game: the newest that a reader knows, or that some events need."""

    house: int = 0
    games: dict[str, int] = {}

    def __str__(self) -> str:
        return ", ".join(
            f"{name} {form}" for name, form in (("house", self.house), *sorted(self.games.items()))
        )

    def covers(self, needed: Forms) -> bool:
        """Whether a reader that knows these forms can read what needs those."""
        return needed.house <= self.house and all(
            form <= self.games.get(game, -1) for game, form in needed.games.items()
        )


FIRST = Forms(house=0, games=dict.fromkeys(("moons", "pareidolia", "rorschach", "telepathic"), 0))
"""What the first release can read, since it does not announce its forms."""


def known(games: GameRegistry) -> Forms:
    """What this release can read."""
    return Forms(house=HOUSE_FORM, games={game.name: games[game.name].form for game in games.all})


def needed(events: Iterable[log.HouseEvent], game: str) -> Forms:
    """What a reader has to know to read these events; `game` is on the table when they happen."""
    events = tuple(events)
    games: dict[str, int] = {}
    for event in events:
        match event:
            case log.Opened() | log.GameSet():
                game = event.game
                games[game] = max(event.form, games.get(game, 0))
            case log.Played():
                games[game] = max(event.form, games.get(game, 0))
            case _:
                pass
    return Forms(house=least_form(events), games=games)


def floor(readers: Iterable[Forms]) -> Forms:
    """What all of these can read; a game that one of them has never heard of is not in it."""
    first, *others = readers
    for other in others:
        games = {
            game: min(form, other.games[game]) for game, form in first.games.items() if game in other.games
        }
        first = Forms(house=min(first.house, other.house), games=games)
    return first
