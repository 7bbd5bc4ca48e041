"""The command `inklings reports`: what people have reported, for those who run the house."""

from __future__ import annotations

import argparse
import asyncio
import re
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime

import msgspec

from inklings.house.complaints import ChatLine, Complaint, Reason, Someone
from inklings.live.address import Address
from inklings.live.bus import NatsBus
from inklings.live.complaint_store import ComplaintStore
from inklings.live.engine import EngineError
from inklings.live.supervisor import Supervisor

ANSWER_SECONDS = 10.0
STOP_SECONDS = 1.0
REASONS = {
    Reason.TALK: "rude talk",
    Reason.NAME: "a rude name or clue",
    Reason.PLAY: "spoiling the game",
    Reason.OTHER: "something else",
    Reason.PHOTO: "should not be here",
}
_UNITS = {"m": 60, "h": 3600, "d": 86400}


class ReportsError(ValueError):
    """There is no such report; the message says what to do."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command can be told."""
    parser.add_argument("--since", type=span, metavar="TIME", help="only newer ones, such as 30m, 24h or 7d")
    parser.add_argument("action", nargs="?", default="list", choices=("list", "show", "forget"))
    parser.add_argument("number", nargs="?", type=int, help="of the report to show or forget")


def span(text: str) -> int:
    """So many seconds.

    >>> span("30m"), span("7d")
    (1800, 604800)
    """
    match = re.fullmatch(r"(\d{1,4})([mhd])", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a time such as 30m, 24h or 7d")
    return int(match[1]) * _UNITS[match[2]]


async def run(options: argparse.Namespace, address: Address, say: Callable[[str], None]) -> None:
    """List, show or forget reports; raises `EngineError` or `ReportsError`."""
    supervisor = Supervisor()
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            bus = await NatsBus.connect(address, supervisor)
            try:
                await _answer(options, ComplaintStore(bus), say)
            finally:
                await bus.close()
    except TimeoutError:
        raise EngineError(f"the engine does not answer at {address.url.rpartition('@')[2]}") from None
    finally:
        await supervisor.stop(STOP_SECONDS)


async def _answer(options: argparse.Namespace, store: ComplaintStore, say: Callable[[str], None]) -> None:
    kept = await store.all()
    if kept is None:
        raise EngineError("no reports can be read: no gate of this release has run here yet")
    reports = {number: msgspec.json.decode(data, type=Complaint) for number, data in kept.items()}
    if options.action == "list":
        since = (time.time() - options.since) * 1000 if options.since else 0
        newest_first = sorted(reports.items(), reverse=True)
        listed = [summary(number, one) for number, one in newest_first if one.at >= since]
        say("\n".join(listed) or "No reports.")
        return
    if options.number not in reports:
        raise ReportsError(f"there is no report {options.number}; `inklings reports` lists them")
    if options.action == "show":
        say("\n".join(_whole(options.number, reports[options.number])))
    elif await store.delete(options.number):
        say(f"Report {options.number} is forgotten.")
    else:
        raise EngineError(f"report {options.number} could not be forgotten; try again")


def summary(number: int, report: Complaint) -> str:
    """A report in one line."""
    lines = f"{len(report.talk)} line{'s' * (len(report.talk) != 1)}"
    about = shown(report.about.name if report.about else report.card)
    why = REASONS[report.reason]
    return f"{number:>5}  {_when(report.at)}  {report.code}  {report.game}  {about}: {why} ({lines})"


def _whole(number: int, report: Complaint) -> Iterator[str]:
    yield f"Report {number}, {_when(report.at)} UTC"
    yield f"Table   {report.code}, {shown(report.game)}"
    yield f"About   {_someone(report.about) if report.about else shown(report.card)}"
    yield f"From    {_someone(report.by)}"
    yield f"Reason  {REASONS[report.reason]}"
    yield "What the person who reports this could hear in the five minutes before:"
    yield from map(_line, report.talk)
    if not report.talk:
        yield "  nothing"


def _someone(one: Someone) -> str:
    who = "an onlooker" if one.seat is None else f"{shown(one.name)}, seat {one.seat + 1}"
    return f"{who} (person {shown(one.person)}, network {shown(one.network) or 'unknown'})"


def _line(line: ChatLine) -> str:
    who = shown(line.name) + (" (to the team)" if line.to == "team" else "")
    return f"  {_when(line.at)[-8:]}  {who}: {shown(line.text)}"


def _when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


def shown(text: str) -> str:
    r"""A text as it is safe to read in a terminal: what does not show is written out.

    >>> shown("a\x1b[2Jb")
    'a\\x1b[2Jb'
    """
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)
