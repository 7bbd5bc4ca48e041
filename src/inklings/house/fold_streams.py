"""The fold of what only tables with an audience have."""

from __future__ import annotations

from msgspec.structs import replace

from inklings.house import log
from inklings.house.streamed import NameShown, TextHeld, TextJudged
from inklings.house.table import Held, Table


def streamed(table: Table, event: log.StreamSet | TextHeld | TextJudged | NameShown) -> Table:
    """The table after what its host has said, or has yet to read."""
    match event:
        case log.StreamSet():
            if event.order and event.order.approve:
                return replace(table, stream=event.order)
            return replace(table, stream=event.order, unread=frozenset(), held={})
        case TextHeld():
            held = Held(action=bytes(event.action), since=table.waits_since)
            return replace(table, held={**table.held, event.seat: held})
        case TextJudged():
            held_by_others = {seat: held for seat, held in table.held.items() if seat != event.seat}
            again = {seat: since for seat, since in table.wanted_again.items() if seat != event.seat}
            if not event.shown:
                again[event.seat] = table.waits_since
            return replace(table, held=held_by_others, wanted_again=again)
        case NameShown():
            return replace(table, unread=table.unread - {table.places[event.seat].person or ""})


def with_new_name(table: Table, event: log.Sat | log.Replaced | log.Introduced) -> Table:
    """The host may have to read a name first: not their own, nor that of a bot, nor one that stays."""
    if table.stream is None or not table.stream.approve:
        return table
    if isinstance(event, log.Introduced):
        place = table.places[event.seat]
        person = place.person if event.name != place.name else None
    else:
        person = None if event.bot else event.person
    return table if person in {None, table.host} else replace(table, unread=table.unread | {person or ""})
