"""Messages that a browser could send, and messages that none would: drawn from the schema, then mutated."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from msgspec import inspect

from inklings.games import GAMES
from inklings.wire.messages import FromBrowser

LONGEST = 30
_text = st.text(max_size=LONGEST) | st.text("abcABC019_-", min_size=8, max_size=LONGEST)
_anything = st.recursive(
    st.none() | st.booleans() | st.integers(-10, 100) | st.floats(allow_nan=False) | _text,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_text, inner, max_size=3),
    max_leaves=6,
)


def _strategy(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """Values of a type, and now and then one that breaks its bounds."""
    match kind:
        case inspect.StructType():
            fields = {field.encode_name: _strategy(field.type) for field in kind.fields}
            tagged = {kind.tag_field: st.just(kind.tag)} if kind.tag_field else {}
            return st.fixed_dictionaries({**tagged, **fields})
        case inspect.UnionType():
            return st.one_of([_strategy(one) for one in kind.types])
        case inspect.LiteralType():
            return st.sampled_from(kind.values)
        case inspect.EnumType():
            return st.sampled_from([one.value for one in kind.cls])
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.IntType():
            return st.integers(-1, 12) | st.integers(kind.ge or -(2**31), kind.le or 2**31)
        case inspect.FloatType():
            return st.floats(0, 30) | st.sampled_from([math.pi, -1.0, 1e300])
        case inspect.StrType():
            return _text
        case inspect.ListType() | inspect.VarTupleType() | inspect.SetType() | inspect.FrozenSetType():
            return st.lists(_strategy(kind.item_type), max_size=4)
        case inspect.TupleType():
            return st.tuples(*map(_strategy, kind.item_types))
        case inspect.DictType():
            return st.dictionaries(_text, _anything, max_size=3)
        case _:
            return _anything


def drawn(count: int, seed: int) -> list[bytes]:
    """So many messages by the schema; the actions of all games among them."""
    actions = st.one_of([_strategy(inspect.type_info(game.action)) for game in GAMES])
    moves = st.fixed_dictionaries({"type": st.just("do"), "id": _text, "action": actions})
    found: list[bytes] = []

    @settings(
        max_examples=count,
        phases=[Phase.generate],
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(moves | _strategy(inspect.type_info(FromBrowser)))
    def draw(message: Any) -> None:
        found.append(json.dumps(message).encode("utf-8", "surrogatepass"))

    from hypothesis import seed as seeded  # noqa: PLC0415

    seeded(seed)(draw)()
    return found


def _flip(data: bytearray, chance: random.Random) -> bytes:
    data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return bytes(data)


def _cut(data: bytearray, chance: random.Random) -> bytes:
    return bytes(data[: chance.randrange(len(data))])


def _repeat(data: bytearray, chance: random.Random) -> bytes:
    start = chance.randrange(len(data))
    end = chance.randrange(start, len(data)) + 1
    return bytes(data[:end] + data[start:end] * chance.choice((1, 3, 20)) + data[end:])


def _nest(data: bytearray, chance: random.Random) -> bytes:
    at, depth = chance.randrange(len(data)), chance.choice((2, 50, 500))
    return bytes(data[:at]) + b"[" * depth + b"]" * depth + bytes(data[at:])


def _number(data: bytearray, chance: random.Random) -> bytes:
    odd = chance.choice((b"-0", b"1e999", b"99999999999999999999", b"NaN", b'"\\ud800"', b"null", b"[]"))
    digits = [at for at, byte in enumerate(data) if byte in b"0123456789"]
    if not digits:
        return bytes(data) + odd
    at = chance.choice(digits)
    return bytes(data[:at]) + odd + bytes(data[at + 1 :])


_MUTATIONS: list[Callable[[bytearray, random.Random], bytes]] = [_flip, _cut, _repeat, _nest, _number]


def mutated(data: bytes, chance: random.Random) -> bytes:
    """The same message, as something broken would send it."""
    for _ in range(chance.choice((1, 1, 2))):
        data = chance.choice(_MUTATIONS)(bytearray(data or b" "), chance)
    return data[:4000]


def with_new_id(data: bytes, chance: random.Random) -> bytes:
    """The same message under an id that was never used, if it has one."""
    message = json.loads(data)
    if "id" in message and chance.random() < 0.9:
        message["id"] = f"{chance.getrandbits(64):016x}"
    return json.dumps(message).encode("utf-8", "surrogatepass")
