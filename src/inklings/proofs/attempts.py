"""What somebody may try to do, allowed or not: what the proofs let every seat attempt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from inklings.kernel.game import AnyGame, Refused, Seat
from inklings.proofs.walk import Stand, Walk, random_value

HOSTILE = (
    "",
    " ",
    "nothing",
    "NOTHING",
    "\u200b",
    "\u202eesrever",
    "a\u0000b",
    "a\nb",
    "\ufdfa",
    "e\u0301" * 30,
    "🌙🌙🌙",
    "{clue} <b>%s</b> ' OR 1=1",
    "long " * 40,
)
"""Texts that nobody types by chance."""
READ = 8
"""How many of the texts that only some seats can read are typed by everyone, and of those that all can."""
VARIATIONS = 3
"""How often what somebody may do is changed a little."""


class Texts(NamedTuple):
    """What could be typed by those who know everything, at one point of a game."""

    own: Sequence[str]
    """In what only some seats can read."""
    open: Sequence[str]
    """In what all can read."""
    secret: Sequence[str]


def texts_of(game: AnyGame, stand: Stand) -> Texts:
    """The texts of a state; it takes longer to find them than to attempt something."""
    own = [game.own(stand.state, seat) for seat in stand.every_seat]
    secret = tuple(secret.text for secret in game.secrets(stand.state))
    return Texts(_texts_in(own), _texts_in(game.view(stand.state)), secret)


def attempts(walk: Walk, stand: Stand, known: Texts, rng: Random) -> Iterator[Any]:
    """Actions of other phases and seats, some a little changed or with hostile texts, and plain nonsense."""
    game = walk.game
    read = (*_some(known.own, rng), *_some(known.open, rng))
    texts = (*HOSTILE, *known.secret, *read)
    for _ in range(3):
        yield from _sendable(game, random_value(_type_info(game.action), texts, rng))
    phases = walk.phases
    other = rng.choice(phases[rng.choice(sorted(phases))])  # of a short phase as often as of a long one
    for seat in (rng.choice(stand.every_seat), rng.choice(stand.every_seat)):
        for there in (stand, other):
            if seat < there.seats:
                for offer in game.offers(there.state, seat):
                    yield (action := game.example(offer, rng))
                    plain = msgspec.to_builtins(action)
                    for _ in range(VARIATIONS):
                        yield from _sendable(game, _changed(plain, texts, rng))
                    for text in read:
                        yield from _sendable(game, _retyped(plain, text))


_type_info = cache(inspect.type_info)
"""It takes longer than an attempt itself."""


def is_offered(game: AnyGame, offers: Sequence[Any], action: Any) -> bool:
    """Whether some offer accepts an action."""
    return any(game.accepts(offer, action) for offer in offers)


def refusal(game: AnyGame, state: Any, seat: Seat, action: Any) -> tuple[object, ...]:
    """Why the rules say no to this; empty if they do not."""
    try:
        game.decide(state, seat, action, Random(0))
    except Refused as refused:
        return refused.why, refused.facts
    return ()


def _texts_in(shown: Any) -> Sequence[str]:
    """Texts in what people see: a refusal may betray to somebody who types one whether it is a secret."""
    return sorted(set(_texts(msgspec.to_builtins(shown))))


def _some(texts: Sequence[str], rng: Random) -> Sequence[str]:
    return rng.sample(texts, min(READ, len(texts)))


def _texts(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            yield from _texts(list(value.values()))
        case list() | tuple() | set() | frozenset():
            for part in value:
                yield from _texts(part)
        case _:
            return


def _sendable(game: AnyGame, action: Any) -> Iterator[Any]:
    """An action as it arrives, if a browser can send it."""
    try:
        yield msgspec.convert(msgspec.to_builtins(action), game.action)
    except msgspec.ValidationError:
        return


def _retyped(action: Any, text: str) -> Any:
    """An action with another text wherever it has one."""
    match action:
        case str():
            return text
        case dict():
            return {key: part if key == "type" else _retyped(part, text) for key, part in action.items()}
        case list() | tuple():
            return [_retyped(part, text) for part in action]
        case _:
            return action


def _changed(value: Any, texts: Sequence[str], rng: Random) -> Any:
    """A value with one of its parts changed."""
    match value:
        case dict() if value:
            key = rng.choice(sorted(value))
            return value | {key: _changed(value[key], texts, rng)}
        case list() | tuple() if value:
            items = list(value)
            match rng.randrange(4):
                case 0:
                    rng.shuffle(items)
                case 1:
                    items.pop()
                case 2:
                    items.append(rng.choice(items))
                case _:
                    number = rng.randrange(len(items))
                    items[number] = _changed(items[number], texts, rng)
            return items
        case bool():
            return not value
        case int() | float():
            return value + rng.choice((-1, 1))
        case str():
            return rng.choice(texts)
        case _:
            return value
