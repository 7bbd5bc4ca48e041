"""JSON merge patches (RFC 7396): what changed between two trees of plain values.

A merge patch says "remove this key" with null, so it cannot say that a value *is* null. We therefore treat
None as absent: a key whose value is None in the new tree is missing after `apply`, and every reader of a
patched tree takes a missing key for null. Lists are replaced whole.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

_encode = msgspec.json.Encoder(order="deterministic").encode


def diff(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """The patch that turns `old` into `new`; empty when nothing changed."""
    patch: dict[str, Any] = {key: None for key in old if old[key] is not None and new.get(key) is None}
    for key, after in new.items():
        before = old.get(key)
        if after is None or _same(before, after):
            continue
        if isinstance(before, dict) and isinstance(after, dict):
            patch[key] = diff(before, after)
        else:
            patch[key] = without_none(after)
    return patch


def apply(old: Mapping[str, Any], patch: Mapping[str, Any]) -> dict[str, Any]:
    """The tree after a patch; `old` stays as it is."""
    new = {key: value for key, value in old.items() if key not in patch}
    for key, change in patch.items():
        if change is None:
            continue
        if isinstance(change, dict):
            before = old.get(key)
            new[key] = apply(before if isinstance(before, dict) else {}, change)
        else:
            new[key] = change
    return new


def without_none(tree: Any) -> Any:
    """The same tree without the keys that hold None: what `apply` builds."""
    if isinstance(tree, dict):
        return {key: without_none(value) for key, value in tree.items() if value is not None}
    return tree


def _same(before: Any, after: Any) -> bool:
    """Equal as JSON: true is not 1, though Python says so, anywhere in a tree."""
    if before is after:
        return True
    return bool(before == after) and _encode(before) == _encode(after)
