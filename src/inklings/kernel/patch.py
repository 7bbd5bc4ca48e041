"""Patches: what changed between two views, and between the trees that browsers make of them.

A patch is a JSON merge patch (RFC 7396) that can also change a list in places. Null deletes a key, an object
goes on inside, anything else replaces. An object that names its `type` is another thing than before, and
replaces it too. An object that meets a list changes the elements that it names by their index; the index
after the last one adds an element. Before that, the elements whose indices stand under "-" are taken out.

A merge patch cannot say that a value *is* null. We therefore treat None as absent: a key whose value is None
is missing after `apply`, and every reader of a patched tree takes a missing key for null. In a list it stays.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

_encode = msgspec.json.Encoder().encode

SAME: Final = object()
"""The patch of what has not changed."""
OUT: Final = "-"
"""Under this key a patch of a list has the indices of elements that are taken out."""
TAG: Final = "type"
"""By this field the kinds of a union are told apart."""


def diff(old: Any, new: Any) -> Any:
    """The patch that turns `old` into `new`, both of structs, dicts and tuples as views are; `SAME` if equal.

    What is the same object is not looked at, so views that keep what has not changed are compared fast. No
    field of a view holds a list at one time and an object at another: a patch could not say so.
    """
    if old is new or (type(old) is type(new) and old == new):
        return SAME
    if isinstance(new, Struct):
        return _diff_structs(old, new) if type(old) is type(new) else new
    if isinstance(new, dict) and isinstance(old, dict) and TAG not in new:
        return _diff_dicts(old, new)
    if isinstance(new, tuple | list) and isinstance(old, tuple | list) and old:
        return _diff_elements(old, new)
    return new


def _diff_structs(old: Struct, new: Struct) -> Any:
    patch: dict[str, Any] = {}
    for name in new.__struct_fields__:
        before, after = getattr(old, name), getattr(new, name)
        if before is not after:
            change = None if after is None else diff(before, after)
            if change is not SAME:
                patch[name] = change
    return patch or SAME


def _diff_dicts(old: dict[str, Any], new: dict[str, Any]) -> Any:
    patch: dict[str, Any] = {
        key: None for key, value in old.items() if value is not None and new.get(key) is None
    }
    for key, after in new.items():
        if after is not None and (change := diff(old.get(key), after)) is not SAME:
            patch[key] = change
    return patch or SAME


def _diff_elements(old: tuple[Any, ...] | list[Any], new: tuple[Any, ...] | list[Any]) -> Any:
    """By element, unless the list has become shorter, or most of its plain values are others."""
    change = new if len(new) < len(old) else _diff_each(old, new)
    if change is SAME or not (taken := _taken_out(old, new)):
        return change
    left = len(old) - len(taken)
    shift = {OUT: taken, **{str(index): new[index] for index in range(left, len(new))}}
    return min(shift, change, key=_size)


def _size(patch: Any) -> int:
    return len(_encode(patch))


def _diff_each(old: tuple[Any, ...] | list[Any], new: tuple[Any, ...] | list[Any]) -> Any:
    patch = {}
    for index, after in enumerate(new):
        change = diff(old[index], after) if index < len(old) else after
        if change is not SAME:
            patch[str(index)] = change
    if not patch:
        return SAME
    return patch if isinstance(new[0], Struct | dict) or 2 * len(patch) <= len(new) else new


def _taken_out(old: tuple[Any, ...] | list[Any], new: tuple[Any, ...] | list[Any]) -> list[int]:
    """The indices of what was taken out, if the rest has kept its order and only then something was added.

    Empty: the end was only exchanged, nothing is left, or more than that has happened.
    """
    taken: list[int] = []
    at = 0
    for index, element in enumerate(old):
        if at < len(new) and (new[at] is element or new[at] == element):
            at += 1
        else:
            taken.append(index)
    if not taken or at == 0 or at != len(old) - len(taken):
        return []
    return taken if at > taken[0] or at == len(new) else []


def apply(old: Any, patch: Any) -> Any:
    """The tree after a patch; `old` stays as it is."""
    if not isinstance(patch, dict):
        return patch
    if isinstance(old, list):
        out = patch.get(OUT, ())
        new = [element for index, element in enumerate(old) if index not in out]
        for key, change in patch.items():
            if key != OUT:
                index = int(key)
                new[index : index + 1] = [apply(new[index] if index < len(new) else None, change)]
        return new
    before = old if isinstance(old, dict) and TAG not in patch else {}
    kept = {key: value for key, value in before.items() if key not in patch}
    changed = {key: apply(before.get(key), change) for key, change in patch.items() if change is not None}
    return kept | changed


def without_none(tree: Any) -> Any:
    """The same tree without the keys that hold None: what `apply` builds."""
    if isinstance(tree, dict):
        return {key: without_none(value) for key, value in tree.items() if value is not None}
    if isinstance(tree, list):
        return [without_none(value) for value in tree]
    return tree
