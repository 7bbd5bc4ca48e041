"""One browser's messages to one table, from its hello to the last. Nothing here waits."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from inklings.gate.accounts import place_of
from inklings.gate.admission import Admission, Admitted
from inklings.house.asks import Begin, PlayAgain, Why
from inklings.house.identity import handover_key, network_at, person_at
from inklings.live.effects import Looked
from inklings.live.interfaces import Outlet
from inklings.live.limits import Bucket
from inklings.live.live_table import LiveTable
from inklings.live.messages import Command, Complain, Join, Say
from inklings.live.tables import LoadedTables
from inklings.wire.messages import (
    AskTable,
    Broken,
    CloseCode,
    Do,
    FromBrowser,
    Hello,
    Malformed,
    Ping,
    Pong,
    RefusedAnswer,
    Report,
    Talk,
    ToBrowser,
    Voice,
)

BURST = 60
MESSAGES_A_SECOND = 30
MALFORMED_TOO_OFTEN = 5
EARLY_MESSAGES = 100
"""How many messages a browser may send before the table is loaded."""

_messages: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)
_encoder = msgspec.json.Encoder()


class _Numbered(msgspec.Struct):
    """The part of any command that can be read: its id."""

    id: str | None = None


class Session:
    """One browser's connection to one table, as the gate sees it."""

    def __init__(  # noqa: PLR0913
        self,
        tables: LoadedTables,
        admission: Admission,
        outlet: Outlet,
        *,
        code: str,
        address: str,
        since: int = 0,
        seen: int = 0,
    ) -> None:
        self._tables = tables
        self._admission = admission
        self._code = code
        self._address = address
        self._outlet = outlet
        self._since = since
        """When the browser opened this connection, by its own clock; 0: it has not said."""
        self._seen = seen
        """The version of the last scene that it holds."""
        self._hello: Hello | None = None
        self.hello_timer: asyncio.TimerHandle | None = None
        """The timer for the browser's hello."""
        self._table: LiveTable | None = None
        self._guest = 0
        self._voice = 0
        """The number by which the house's voices know it; 0 for a shared screen, which takes no part."""
        self._person = ""
        self._early: list[FromBrowser] = []
        self._bucket = Bucket(BURST, MESSAGES_A_SECOND)
        self._commands = admission.commands.bucket(address)
        """The limit that all browsers of this address share."""
        self._malformed = 0
        self.ended = False
        """The browser has gone, or was sent away by us."""

    def receive(self, data: bytes) -> None:
        """Take a message of the browser."""
        if self.ended:
            return
        if self._admission.blocked.bars(self._address):
            self._close(CloseCode.REMOVED)
            return
        if not self._bucket.take(self._tables.time.mono()):
            self._close(CloseCode.TOO_FAST)
            return
        try:
            message = _messages.decode(data)
        except (msgspec.DecodeError, RecursionError) as error:
            self._unreadable(data, error)
            return
        if self._hello is None:
            self._begin(message)
        elif self._table is None:
            self._early.append(message)
            if len(self._early) > EARLY_MESSAGES:
                self._close(CloseCode.TOO_FAST)
        else:
            self._take(self._table, self._hello, message)

    def expect_hello(self) -> None:
        """Close the connection if the browser has not sent its hello."""
        if self._hello is None and not self.ended:
            self._close(CloseCode.MALFORMED)

    def end(self) -> None:
        """The browser has gone."""
        self.ended = True
        self._stop_hello_timer()
        if self._table:
            self._table.part(self._guest)
        self._admission.voices.left(self._voice)

    def _stop_hello_timer(self) -> None:
        if self.hello_timer:  # it would keep us in memory
            self.hello_timer.cancel()
            self.hello_timer = None

    def _begin(self, message: FromBrowser) -> None:
        self._stop_hello_timer()
        if not isinstance(message, Hello):
            self._close(CloseCode.MALFORMED)
            return
        self._hello, self._person = message, person_at(self._code, message.secret)
        seen = self._seen or message.seen
        self._admission.ask(self._code, self._person, self._address, self._admitted, seen=seen)

    def _admitted(self, answer: Admitted) -> None:
        if self.ended:
            return
        if answer.code is not None:
            if answer.incident:
                self._tell(Broken(id=None, incident=answer.incident))
            self._close(answer.code)
            return
        assert self._hello, "a browser is let in after its hello"
        self._table = self._tables[self._code]
        hello = self._hello
        self._guest = self._table.join(
            self._outlet,
            Join(
                guest=0,
                person=self._person,
                screen=hello.screen,
                seen=self._seen,
                since=self._since,
                network=network_at(self._code, place_of(self._address)),
                key=hello.key,
            ),
        )
        if not hello.screen:
            self._voice = self._admission.voices.came(self._code, self._person, self._outlet)
        for message in self._early:
            self._take(self._table, self._hello, message)
        self._early = []

    def _take(self, table: LiveTable, hello: Hello, message: FromBrowser) -> None:
        match message:
            case Ping():
                table.heard(self._guest, message.again)
                self._tell(Pong(at=message.at, now=self._tables.time.now()))
            case Hello():
                self._tell(Malformed(id=None, why="hello is said once"))
            case Do() | AskTable() if not message.again and not self._commands.take(self._tables.time.mono()):
                self._tell(RefusedAnswer(id=message.id, why=Why.TOO_FAST, facts={}))
            case Do():
                table.tell(Command(self._guest, message.id, self._person, message.action, "", message.again))
            case AskTable():
                self._ask(table, hello, message)
            case Report() if not message.again and not self._admission.reports.take(self._address):
                self._tell(RefusedAnswer(id=message.id, why=Why.TOO_FAST, facts={}))
            case Report():
                table.tell(Complain(self._guest, message.id, message.seat, message.reason, message.card))
            case Talk():
                table.tell(Say(self._guest, message.id, message.talk))
            case Voice():
                self._admission.voices.said(self._voice, message.voice)

    def _ask(self, table: LiveTable, hello: Hello, message: AskTable) -> None:
        key = handover_key(self._code, hello.secret, message.id)
        guest, person = self._guest, self._person

        def tell(met: Sequence[str] = ()) -> None:
            table.tell(Command(guest, message.id, person, message.ask, key, message.again, tuple(met)))

        def recall(found: Looked) -> None:
            circle = found.table and found.table.recorded_for
            if found.table and circle:
                self._admission.recall(circle, found.table, tell)
            else:
                tell()

        if isinstance(message.ask, Begin | PlayAgain):
            table.look(recall)
        else:
            tell()

    def _unreadable(self, data: bytes, error: msgspec.DecodeError | RecursionError) -> None:
        self._malformed += 1
        if self._hello is None or self._malformed > MALFORMED_TOO_OFTEN:
            self._close(CloseCode.MALFORMED)
        else:
            self._tell(Malformed(id=_id_of(data), why=str(error)))

    def _tell(self, message: ToBrowser) -> None:
        self._outlet.send(_encoder.encode(message))

    def _close(self, code: CloseCode) -> None:
        self.end()
        self._outlet.close(code)


def _id_of(data: bytes) -> str | None:
    try:
        return msgspec.json.decode(data, type=_Numbered).id
    except (msgspec.DecodeError, RecursionError):
        return None
