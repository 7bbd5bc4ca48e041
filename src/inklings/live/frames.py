"""What viewers were last shown of a table, and the frames that show them what has changed since."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from inklings.house.registry import GameRegistry
from inklings.house.scene import Last, Shared, Yours, later, shared, yours
from inklings.house.table import Table
from inklings.kernel.game import Viewer
from inklings.kernel.patch import SAME, diff
from inklings.wire.messages import Whole

_encoder = msgspec.json.Encoder()


def _fields(patch: Any) -> bytes:
    """A patch as JSON without its outer braces; empty when nothing has changed."""
    return b"" if patch is SAME else _encoder.encode(patch)[1:-1]


class Frames:
    """Builds and encodes each change once per viewer."""

    def __init__(self, games: GameRegistry) -> None:
        self._games = games
        self.views_built = 0
        self.encoded = 0
        self._shared: Shared | None = None
        """What everyone was last shown."""
        self._of: Table | None = None
        """The table that it shows."""
        self._yours: dict[Viewer, Yours] = {}
        """What each viewer was last shown in addition."""

    def forget(self) -> None:
        """Nobody is shown anything any more."""
        self._shared, self._yours = None, {}

    def keep(self, viewers: Iterable[Viewer]) -> None:
        """Nobody but these is shown anything any more."""
        self._yours = {viewer: self._yours[viewer] for viewer in viewers if viewer in self._yours}

    def whole(self, table: Table, viewer: Viewer, now: int, delay: int = 0) -> bytes:
        """The whole scene of a viewer as all others have been shown it."""
        if self._shared is None:
            self._shared = self._build_shared(table, delay)
        if viewer not in self._yours:
            self._yours[viewer] = self._build_yours(table, viewer)
        self.encoded += 1
        return _encoder.encode(Whole(table.seen_by(viewer), now, self._shared, self._yours[viewer]))

    def for_all(self, table: Table, delay: int = 0) -> bytes:
        """The changed fields that everyone sees; after asides there are none, and nothing is built."""
        if self._of and self._of.shown == table.shown:
            return b""
        before, self._shared = self._shared, self._build_shared(table, delay)
        return _fields(diff(before, self._shared))

    def own(self, table: Table, viewer: Viewer) -> bytes:
        """The changed fields that only this viewer sees."""
        before, self._yours[viewer] = self._yours[viewer], self._build_yours(table, viewer)
        return _fields(diff(before, self._yours[viewer]))

    def change(self, table: Table, viewer: Viewer, everyone: bytes, own: bytes) -> bytes:
        """A `Change` of these two parts, each the inside of a JSON object."""
        self.encoded += 1
        return b"[%d,{%b%b%b}]" % (table.seen_by(viewer), everyone, b"," if everyone and own else b"", own)

    def _build_shared(self, table: Table, delay: int) -> Shared:
        self.views_built += 1
        last = Last(self._of, self._shared) if self._of and self._shared else None
        self._of = table
        built = shared(self._games, table, last)
        return later(built, delay) if delay else built

    def _build_yours(self, table: Table, viewer: Viewer) -> Yours:
        self.views_built += 1
        return yours(self._games, table, viewer)
