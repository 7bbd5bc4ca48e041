"""The games that this house can run, each with its codecs made once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from inklings.house.log import Played
from inklings.kernel.game import AnyGame

_encoder = msgspec.json.Encoder()


class Boxed:
    """A game in its box: its functions, and how its actions, events and options are read."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._actions: msgspec.json.Decoder[Any] = msgspec.json.Decoder(game.action)
        self._events: msgspec.json.Decoder[Any] = msgspec.json.Decoder(game.event)

    def action(self, data: msgspec.Raw) -> Any:
        """An action as a browser sent it; raises `msgspec.ValidationError`."""
        return self._actions.decode(data)

    def event(self, played: Played) -> Any:
        """The game's own event inside the log's."""
        return self._events.decode(played.event)

    def played(self, events: Iterable[Any]) -> tuple[Played, ...]:
        """The game's events as the log holds them."""
        return tuple(Played(msgspec.Raw(_encoder.encode(event))) for event in events)

    def options(self, options: dict[str, Any]) -> Any:
        """House rules as the game knows them; raises `msgspec.ValidationError`."""
        return msgspec.convert(options, self.game.options)

    def roles(self, options: dict[str, Any], seats: int) -> tuple[str, ...]:
        """What each of so many seats is under these house rules."""
        return self.game.roles(self.options(options), seats)


class Shelf:
    """All games of the house by name."""

    def __init__(self, games: Iterable[AnyGame]) -> None:
        self._boxes = {game.name: Boxed(game) for game in games}

    def __getitem__(self, name: str) -> Boxed:
        return self._boxes[name]

    def __contains__(self, name: object) -> bool:
        return name in self._boxes

    @property
    def games(self) -> tuple[AnyGame, ...]:
        """In the order in which they are offered."""
        return tuple(box.game for box in self._boxes.values())
