"""Those who wait until a table is read: browsers that come in, and requests to see the table."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from inklings.live import effects
from inklings.live import messages as m
from inklings.live.context import Context
from inklings.live.replica import Replica
from inklings.wire import messages as wire
from inklings.wire.messages import CloseCode

SEEN_SECONDS = 10.0
"""How long a browser waits for a version that it has seen at another gate."""
SEEN_AGAIN_SECONDS = 0.2


class Waiting:
    """Lets them in once the table is as new as they need it, or turns them away."""

    def __init__(
        self,
        context: Context,
        replica: Replica,
        admitted: Callable[[m.Join], None],
        here: Callable[[], frozenset[str] | None],
    ) -> None:
        self._context = context
        self._replica = replica
        self._admitted = admitted
        self._here = here
        self._joins: dict[int, m.Join] = {}
        self._looks: list[m.Token] = []

    def __bool__(self) -> bool:
        """Whether anyone waits."""
        return bool(self._joins or self._looks)

    def add(self, message: m.Join | m.Look) -> None:
        """Someone waits for the table."""
        if isinstance(message, m.Join):
            self._joins[message.guest] = message
        else:
            self._looks.append(message.token)

    def part(self, guest: int) -> None:
        """A browser has gone."""
        self._joins.pop(guest, None)

    def table_read(self) -> None:
        """Let in everyone who may come in."""
        for join in list(self._joins.values()):
            self.admit(join)
        self.show()

    def show(self) -> None:
        """Answer those who ask for a look at the table."""
        for token in self._looks:
            self._context.emit(effects.Looked(token, table=self._context.table, here=self._here()))
        self._looks = []

    def admit(self, join: m.Join) -> None:
        """Let a browser in, unless it has seen a newer version than we have.

        A leader that is cut off from the others may not know the newest, and nobody should be shown the past.
        """
        if self._replica.moment >= join.seen:
            del self._joins[join.guest]
            self._admitted(join)
        else:
            self._context.set_timer("seen", SEEN_SECONDS)
            self._context.set_timer("seen again", SEEN_AGAIN_SECONDS)

    def seen_again(self) -> None:
        """Ask for what a browser has seen elsewhere."""
        if self._joins:
            self._replica.doubt()

    def seen_deadline(self) -> None:
        """The browser has waited long enough: let it in with what the leader knows, or send it elsewhere."""
        joins, self._joins = self._joins, {}
        for join in joins.values():
            if not self._replica.loaded or self._replica.behind:
                self._context.emit(effects.Close(join.guest, CloseCode.TRY_AGAIN))
            else:
                self._admitted(join)

    def turn_away(self, code: CloseCode, failure: effects.LookFailure | None, incident: str = "") -> None:
        """Tell everyone who waits that they cannot have this table."""
        broken = msgspec.json.encode(wire.Broken(id=None, incident=incident)) if incident else b""
        for guest in self._joins:
            if broken:
                self._context.emit(effects.Send([guest], broken))
            self._context.emit(effects.Close(guest, code))
        for token in self._looks:
            self._context.emit(effects.Looked(token, failure=failure, incident=incident))
        self._joins, self._looks = {}, []
