"""What the source says of fields: the text below each of them, which is gone when the program runs."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from msgspec import inspect as types


def said_of_fields(cls: type) -> dict[str, str]:
    """The text below each field of a class and of those that it is made from."""
    said: dict[str, str] = {}
    for one in reversed(cls.__mro__):
        if one.__module__.startswith("inklings."):
            (tree,) = ast.parse(textwrap.dedent(inspect.getsource(one))).body
            said |= _below(tree.body) if isinstance(tree, ast.ClassDef) else {}
    return said


def described(schemas: dict[str, Any], classes: Iterable[type]) -> None:
    """Write into JSON schemas what the source says of these classes and their fields."""
    for cls in classes:
        schema = schemas.get(cls.__name__, {})
        schema.setdefault("description", inspect.getdoc(cls))
        properties = schema.get("properties", {})
        for field, text in said_of_fields(cls).items():
            if field in properties:
                properties[field].setdefault("description", text)


def structs_within(*roots: Any) -> set[type]:
    """All structs that these types are made of."""
    found: set[type] = set()

    def look(at: Any) -> None:
        if isinstance(at, types.StructType):
            if at.cls in found:
                return
            found.add(at.cls)
        if isinstance(at, types.Type | types.Field):
            for part in (getattr(at, name) for name in at.__struct_fields__):
                for one in part if isinstance(part, tuple) else (part,):
                    look(one)

    for root in roots:
        look(types.type_info(root))
    return found


def _below(body: list[ast.stmt]) -> dict[str, str]:
    said: dict[str, str] = {}
    for field, text in pairwise(body):
        names = field.targets if isinstance(field, ast.Assign) else [getattr(field, "target", None)]
        match names, text:
            case [ast.Name(id=name)], ast.Expr(value=ast.Constant(value=str(words))):
                said[name] = re.sub(r"\bNone\b", "null", " ".join(words.split()))
            case _:
                pass
    return said
