"""What operators see and do at `/house`: only those who bring a token that `inklings token` has printed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, delete, get, post, put
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT
from msgspec import Meta, Struct

from inklings.gate.answers import answers, error, status_of
from inklings.gate.gate import Gate, TooManyTries
from inklings.house.complaints import Complaint
from inklings.kernel.game import Refused
from inklings.live.announcements import MOST_MINUTES
from inklings.live.failures import NoSuchTable, Unavailable
from inklings.live.forget_table import forget_table
from inklings.live.incidents import MOST as MOST_INCIDENTS
from inklings.live.incidents import LoggedIncident
from inklings.live.lock_table import lock_table
from inklings.live.members import GATE_GONE_SECONDS
from inklings.live.roll_call import MemberAnswer, MemberNow, TableNow, newest_tables
from inklings.own_decks.names import is_name
from inklings.wire.messages import Announced

SCHEME = "bearer"
MOST_REPORTS = 30


class Silent(Struct, frozen=True):
    """A gate or runner that was heard a moment ago and does not answer."""

    name: str
    release: str


class ReportedDeck(Struct, frozen=True):
    """Someone finds that the pictures of this deck should not be here."""

    name: str
    reported: int
    """When it was reported last, in milliseconds."""


class HouseNow(Struct, frozen=True):
    """The state of the cell."""

    now: int
    """The server's time in milliseconds."""
    stored: int
    """Tables that are kept, whether anyone is there or not."""
    games: dict[str, int]
    """Tables at which someone is, by game."""
    members: tuple[MemberNow, ...]
    silent: tuple[Silent, ...]
    tables: tuple[TableNow, ...]
    """At which something happened last."""
    incidents: tuple[LoggedIncident, ...]
    """The newest first."""
    newest_report: int
    """Its number: when it changes, there is something to read."""
    announced: Announced | None
    decks: tuple[ReportedDeck, ...]
    """Own decks that people have reported, the newest first."""


class Reports(Struct, frozen=True):
    """What players have reported, the newest first, by number."""

    reports: dict[int, Complaint]


class AnnouncementWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say to everyone."""

    text: str
    minutes: Annotated[int, Meta(ge=1, le=MOST_MINUTES)]


class LockWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a table is to be locked or open."""

    locked: bool


class NotAnOperator(Exception):  # noqa: N818  (an answer: no)
    """Came without a token that holds."""


@get("/now", responses=answers(401, 429, 503, well=HouseNow))
async def house_now(gate: NamedDependency[Gate]) -> HouseNow:
    """The state of the cell, as all of its gates and runners tell it."""
    member = gate.member
    heard = {reader.name: reader for reader in member.floor_keeper.heard(GATE_GONE_SECONDS)}
    present = await member.roll_call.call(frozenset(heard))
    newest = await member.complaints.newest_number()
    if not present or newest is None:
        raise Unavailable
    silent = heard.keys() - {one.member.name for one in present}
    return HouseNow(
        now=member.bus.now(),
        stored=await member.live_tables(),
        games=_games(present),
        members=tuple(one.member for one in present),
        silent=tuple(Silent(name, heard[name].release) for name in sorted(silent)),
        tables=tuple(newest_tables(table for one in present for table in one.tables)),
        incidents=_incidents(present),
        newest_report=newest,
        announced=member.announcements.now,
        decks=await _reported_decks(gate),
    )


@get("/reports", responses=answers(401, 429, 503, well=Reports))
async def player_reports(gate: NamedDependency[Gate]) -> Reports:
    """The newest reports of players, with what those who reported could hear."""
    kept = await gate.member.complaints.all()
    if kept is None:
        raise Unavailable
    newest = sorted(kept, reverse=True)[:MOST_REPORTS]
    return Reports({number: _complaints.decode(kept[number]) for number in newest})


@delete("/decks/{name:str}", status_code=HTTP_204_NO_CONTENT, responses=answers(401, 404, 429, 503))
async def remove_deck(name: FromPath[str], gate: NamedDependency[Gate]) -> Response[None]:
    """Remove someone's deck with all of its pictures."""
    if not is_name(name):
        return error(404, "no_such_deck")
    await gate.own_decks.remove_any(name)
    return Response(None, status_code=204)


@delete("/decks/{name:str}/report", status_code=HTTP_204_NO_CONTENT, responses=answers(401, 404, 429, 503))
async def dismiss_deck(name: FromPath[str], gate: NamedDependency[Gate]) -> Response[None]:
    """Leave a deck that was reported as it is."""
    if not is_name(name):
        return error(404, "no_such_deck")
    await gate.member.decks.dismiss(name)
    return Response(None, status_code=204)


@put("/announcement", responses=answers(400, 401, 429, 503, well=Announced))
async def announce(data: JSONBody[AnnouncementWanted], gate: NamedDependency[Gate]) -> Response[Any]:
    """Say something at every table of the cell; it takes the place of what was announced before."""
    try:
        announced = await gate.member.announcements.announce(data.text, data.minutes)
    except Refused as refused:
        return error(400, refused.why)
    return Response(announced)


@delete("/announcement", status_code=HTTP_204_NO_CONTENT, responses=answers(401, 429, 503))
async def take_back(gate: NamedDependency[Gate]) -> None:
    """Take back what was announced."""
    await gate.member.announcements.take_back()


@post(
    "/tables/{code:str}/forget",
    status_code=HTTP_204_NO_CONTENT,
    responses=answers(401, 404, 409, 429, 503),
)
async def forget(code: FromPath[str], gate: NamedDependency[Gate]) -> Response[None]:
    """Remove a table with everything that was stored of it."""
    member = gate.member
    try:
        await forget_table(member.archive, member.floor_keeper.floor, code)
    except NoSuchTable:
        return error(404, "no_such_table")
    except Refused as refused:
        return error(409, refused.why)
    return Response(None, status_code=204)


@post(
    "/tables/{code:str}/lock",
    status_code=HTTP_204_NO_CONTENT,
    responses=answers(400, 401, 404, 429, 503, 507),
)
async def lock(
    code: FromPath[str], data: JSONBody[LockWanted], gate: NamedDependency[Gate]
) -> Response[None]:
    """Lock a table, or open it again, as its host can."""
    try:
        await lock_table(gate.member, code, locked=data.locked)
    except NoSuchTable:
        return error(404, "no_such_table")
    except Refused as refused:
        return error(status_of(refused, 409), refused.why)
    return Response(None, status_code=204)


def router(gate: Gate) -> Router:
    """All of it, behind the token."""

    async def let_in(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        """A wrong token costs a try, and a right one is only let in while the address has some left."""
        scheme, token = (*connection.headers.get("authorization", "").split(), "", "")[:2]
        if scheme.lower() != SCHEME or not token:
            raise NotAnOperator
        address = connection.client.host if connection.client else ""
        if not gate.token_misses.take(address):
            raise TooManyTries(gate.token_misses.wait(address))
        if not await gate.member.tokens.knows(token):
            raise NotAnOperator
        gate.token_misses.give_back(address)

    return Router(
        "/api/house",
        route_handlers=[
            house_now,
            player_reports,
            remove_deck,
            dismiss_deck,
            announce,
            take_back,
            forget,
            lock,
        ],
        guards=[let_in],
        exception_handlers={NotAnOperator: _not_let_in, TooManyTries: _too_many_tries},
    )


def _not_let_in(_: Request[Any, Any, Any], __: NotAnOperator) -> Response[Any]:
    refused = error(401, "not_an_operator")
    refused.headers["WWW-Authenticate"] = "Bearer"
    return refused


def _too_many_tries(_: Request[Any, Any, Any], tries: TooManyTries) -> Response[Any]:
    return error(429, "too_fast", tries.seconds)


def _games(present: Iterable[MemberAnswer]) -> dict[str, int]:
    games: dict[str, int] = {}
    for one in present:
        for game, tables in one.games.items():
            games[game] = games.get(game, 0) + tables
    return games


async def _reported_decks(gate: Gate) -> tuple[ReportedDeck, ...]:
    reported = await gate.member.decks.reported()
    newest = sorted(reported.items(), key=lambda deck: deck[1], reverse=True)
    return tuple(ReportedDeck(name, round(at.timestamp() * 1000)) for name, at in newest)


def _incidents(present: Iterable[MemberAnswer]) -> tuple[LoggedIncident, ...]:
    by_name = {incident.name: incident for one in present for incident in one.incidents}
    newest = sorted(by_name.values(), key=lambda incident: incident.at, reverse=True)
    return tuple(newest[:MOST_INCIDENTS])


_complaints = msgspec.json.Decoder(Complaint)
