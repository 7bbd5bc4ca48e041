"""The classes that values of a type can hold."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import inspect


def types_within(kind: inspect.Type) -> Iterator[type]:
    """Every class that a value of this type can hold, itself included."""
    seen: set[type] = set()
    waiting = [kind]
    while waiting:
        match waiting.pop():
            case inspect.StructType(cls=cls, fields=fields):
                if cls not in seen:
                    seen.add(cls)
                    waiting.extend(field.type for field in fields)
            case inspect.EnumType(cls=cls):
                seen.add(cls)
            case inspect.UnionType(types=types):
                waiting.extend(types)
            case inspect.TupleType(item_types=items):
                waiting.extend(items)
            case inspect.NamedTupleType(cls=cls, fields=fields):
                seen.add(cls)
                waiting.extend(field.type for field in fields)
            case inspect.CollectionType(item_type=item):
                waiting.append(item)
            case inspect.DictType(key_type=key, value_type=value):
                waiting.extend((key, value))
            case inspect.Metadata(type=inner):
                waiting.append(inner)
            case _:
                pass
    yield from seen
