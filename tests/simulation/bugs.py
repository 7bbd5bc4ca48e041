"""Planted bugs: each must be found by the simulation, or the simulation proves little."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace
from tests.simulation.browser import Browser, Sent

from inklings.house.entry_codec import decode_entry
from inklings.house.fold import advance
from inklings.house.scene import Yours
from inklings.house.table import Table
from inklings.kernel.game import Seat
from inklings.live.audience import Audience
from inklings.live.commands import Commands, Pending
from inklings.live.effects import Append, Follow, Read, SetTimer
from inklings.live.frames import Frames
from inklings.live.interfaces import Stored, Unknown
from inklings.live.live_table import LiveTable
from inklings.live.members import Members
from inklings.live.messages import AppendDone, Join, ReadDone
from inklings.live.outcomes import Done, NotAllowed
from inklings.live.replica import Replica
from inklings.live.waiting import Waiting


def _answer_before_store() -> Any:
    append = Commands._append

    def early(self: Commands, pending: Pending, table: Any, events: Any) -> Any:
        outcome = append(self, pending, table, events)
        if outcome is None and not pending.refusal:
            self._answer(pending, Done(table.shown + 1))
        return outcome

    return patch.object(Commands, "_append", early)


def _forget_the_dedupe() -> Any:
    emit = LiveTable._append

    def append(self: LiveTable, effect: Append) -> None:
        emit(self, Append(effect.data, effect.after, f"{effect.command}{next(self._outside.tokens)}"))

    return _both(
        patch.dict(LiveTable._carry_out, {Append: append}),
        patch.object(Commands, "_known", lambda *_: None),
    )


def _fold_twice() -> Any:
    take = Replica._take

    def twice(self: Replica, stored: Stored) -> None:
        take(self, stored)
        entry = self.commands and self._context.table
        if entry and self.loaded:
            self._context.table = advance(
                self._context.games, self._context.table, stored.sequence, decode_entry(stored.data)
            )

    return patch.object(Replica, "_take", twice)


def _drop_a_timer() -> Any:
    set_timer = LiveTable._set_timer

    def some(self: LiveTable, effect: Any) -> None:
        if effect.key != "retry":
            set_timer(self, effect)

    return patch.dict(LiveTable._carry_out, {SetTimer: some})


def _resend_under_a_new_id() -> Any:
    transmit = Browser._transmit

    def renamed(self: Browser, sent: Sent) -> None:
        if sent.times and self._line:
            number = f"{sent.id}-again{sent.times}"
            self.sent[number] = Sent(number, {**sent.message, "id": number}, sent.at)
            transmit(self, self.sent[number])
        else:
            transmit(self, sent)

    return patch.object(Browser, "_transmit", renamed)


def _miss_the_gap_between_reading_and_following() -> Any:
    read_done = Replica.read_done

    def start(self: Replica) -> None:
        self._asking = True
        self._context.emit(Read(0))

    def follow_once_read(self: Replica, answer: ReadDone) -> None:
        if answer.entries is not None and not self.loaded:
            self._context.emit(Follow())
        read_done(self, answer)

    return patch.multiple(Replica, start=start, read_done=follow_once_read)


def _forget_refusals() -> Any:
    add = Commands.add

    def never_again(self: Commands, *args: Any, again: bool = False, **options: Any) -> None:  # noqa: ARG001
        add(self, *args, again=False, **options)

    return patch.object(Commands, "add", never_again)


def _ignore_a_gap() -> Any:
    def told(self: Replica, stored: Stored) -> None:
        if self.loaded and stored.sequence > self._context.version:
            self._take(stored)

    return patch.object(Replica, "told", told)


def _call_the_unknown_refused() -> Any:
    done = Commands.append_done

    def append_done(self: Commands, message: AppendDone) -> None:
        if isinstance(message.answer, Unknown) and self._appending:
            self._answer(self._appending, NotAllowed("unavailable", {}))
        done(self, message)

    return patch.object(Commands, "append_done", append_done)


def _show_a_secret() -> Any:
    build = Frames._build_yours

    def other(self: Frames, table: Table, viewer: Any) -> Yours:
        shown = build(self, table, viewer)
        if viewer is None and table.stage == "playing":
            return replace(shown, own=build(self, table, Seat(0)).own)
        return shown

    return patch.object(Frames, "_build_yours", other)


def _show_what_was_one_s_own_before() -> Any:
    return patch.object(Audience, "entered", lambda *_: None)


def _never_miss_a_dead_member() -> Any:
    return patch.object(
        Members, "_beat", lambda self: self._bus.publish(self._subject, self._member.encode())
    )


def _never_doubt() -> Any:
    return patch.object(Replica, "doubt", _doubt_once)


def _doubt_once(self: Replica) -> None:
    if not self.loaded:
        self._ask_leader = True
        self._go_on()
    else:
        self._on_synced()


def _lose_the_answer_of_one_who_waits() -> Any:
    tell = Audience.tell

    def only_guests(self: Audience, guest: int, message: Any) -> None:
        if guest in self.guests:
            tell(self, guest, message)

    return patch.object(Audience, "tell", only_guests)


def _admit_to_the_past() -> Any:
    def admit(self: Waiting, join: Join) -> None:
        del self._joins[join.guest]
        self._admitted(join)

    return patch.object(Waiting, "admit", admit)


@contextmanager
def _both(*patches: Any) -> Iterator[None]:
    for one in patches:
        one.start() if hasattr(one, "start") else one.__enter__()
    try:
        yield
    finally:
        for one in patches:
            one.stop() if hasattr(one, "stop") else one.__exit__(None, None, None)


BUGS: dict[str, Callable[[], Any]] = {
    "answer before store": _answer_before_store,
    "forget the dedupe": _forget_the_dedupe,
    "fold twice": _fold_twice,
    "drop a timer": _drop_a_timer,
    "resend under a new id": _resend_under_a_new_id,
    "miss the gap between reading and following": _miss_the_gap_between_reading_and_following,
    "forget refusals": _forget_refusals,
    "ignore a gap": _ignore_a_gap,
    "call the unknown refused": _call_the_unknown_refused,
    "show a secret": _show_a_secret,
    "show what was one's own before": _show_what_was_one_s_own_before,
    "never miss a dead member": _never_miss_a_dead_member,
    "never doubt": _never_doubt,
    "lose the answer of one who waits": _lose_the_answer_of_one_who_waits,
    "admit to the past": _admit_to_the_past,
}
