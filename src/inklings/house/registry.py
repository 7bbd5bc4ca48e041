"""The registry of games: each game with the decoders and encoders for its actions, events and options."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from inklings.house.entry_codec import NewerEntry, UnreadableEntry
from inklings.house.log import GameSet, Opened, Played
from inklings.house.word_filter import WordFilter
from inklings.kernel.forms import History, holders, tags_in
from inklings.kernel.game import AnyGame

_encoder = msgspec.json.Encoder()


class GameCodec:
    """A game in its codec: its functions, and how its actions, events and options are read."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._history = History(game.changes)
        self._settled = self._history.settled
        self.form = self._history.form
        """The current form of the game's events and options."""
        self._holders = holders(game.event, game.options) if self._history.added else frozenset[type]()
        """Events that hold options, of which a log leaves some out."""
        self._tags = tags_in(game.event)
        self._actions: msgspec.json.Decoder[Any] = msgspec.json.Decoder(game.action)
        self._events: msgspec.json.Decoder[Any] = msgspec.json.Decoder(game.event)
        self._last: tuple[Played | None, Any] = (None, None)
        """What was read last: the fold and the scene both ask for the event of an entry."""

    def action(self, data: msgspec.Raw) -> Any:
        """An action as a browser sent it; raises `msgspec.ValidationError`."""
        return self._actions.decode(data)

    def event(self, played: Played) -> Any:
        """The game's own event inside the log's; raises `NewerEntry` or `UnreadableEntry`."""
        last, event = self._last
        if last is not played:
            event = self._read(played)
            self._last = (played, event)
        return event

    def _read(self, played: Played) -> Any:
        try:
            event = self._events.decode(played.event)
        except msgspec.DecodeError:
            return self._brought_up(played)
        holds_options = type(event) in self._holders
        if self._settled <= played.form <= self.form and not holds_options:
            return event
        if played.form > self.form:
            raise NewerEntry(self.game.name, played.form)
        stale = holds_options or self._history.is_stale(event, played.form)
        return self._brought_up(played) if stale else event

    def _brought_up(self, played: Played) -> Any:
        """An event of an older form, or the reason why it cannot be read."""
        if played.form > self.form:
            raise NewerEntry(self.game.name, played.form)
        try:
            event = msgspec.json.decode(played.event, type=dict[str, Any])
            event = self._history.brought_up(event, played.form)
            if event["type"] not in self._tags:
                raise NewerEntry(self.game.name, played.form)
            if self._holders and "options" in event:
                event["options"] = self._history.with_added(event["options"])
            return self._events.decode(_encoder.encode(event))
        except (msgspec.DecodeError, ValueError, TypeError, LookupError, AttributeError) as error:
            raise UnreadableEntry(f"{self.game.name}: {error}") from error

    def played(self, events: Iterable[Any]) -> tuple[Played, ...]:
        """The game's events as the log holds them, each in the lowest form that it allows."""
        return tuple(map(self._played, events))

    def _played(self, event: Any) -> Played:
        form = self._history.least_form((event,))
        if type(event) not in self._holders:
            return Played(msgspec.Raw(_encoder.encode(event)), form)
        data = msgspec.to_builtins(event)
        data["options"], options_form = self.written_options(data["options"])
        return Played(msgspec.Raw(_encoder.encode(data)), max(form, options_form))

    def written_options(self, options: dict[str, Any]) -> tuple[dict[str, Any], int]:
        """House rules as a log has them, and the form that a reader has to know for them."""
        return self._history.without_added(options), self._history.options_form(options)

    def set_options(self, event: Opened | GameSet) -> dict[str, Any]:
        """The options in an event as they are written today; raises `NewerEntry` or `UnreadableEntry`."""
        if event.form > self.form:
            raise NewerEntry(self.game.name, event.form)
        try:
            options: dict[str, Any] = msgspec.to_builtins(
                self.options(self._history.options_brought_up(event.options, event.form))
            )
        except (msgspec.ValidationError, ValueError, TypeError, LookupError, AttributeError) as error:
            raise UnreadableEntry(f"the options of {self.game.name}: {error}") from error
        return options

    def options(self, options: dict[str, Any]) -> Any:
        """House rules as the game knows them; raises `msgspec.ValidationError`."""
        return msgspec.convert(options, self.game.options)

    def roles(self, options: dict[str, Any], seats: int) -> tuple[str, ...]:
        """What each of so many seats is under these house rules."""
        return self.game.roles(self.options(options), seats)

    def own_deck(self, options: dict[str, Any]) -> str:
        """The name of somebody's own deck with which it is played under these house rules, or nothing."""
        return self.game.own_deck(self.options(options))


class GameRegistry:
    """All games by name, and the words that the operator has blocked."""

    def __init__(self, games: Iterable[AnyGame], blocked_words: Iterable[str] = ()) -> None:
        self.word_filter = WordFilter(blocked_words)
        self._codecs = {game.name: GameCodec(game) for game in games}

    def __getitem__(self, name: str) -> GameCodec:
        return self._codecs[name]

    def __contains__(self, name: object) -> bool:
        return name in self._codecs

    @property
    def all(self) -> tuple[AnyGame, ...]:
        """All games, in the order in which they are offered."""
        return tuple(codec.game for codec in self._codecs.values())
