"""Notices over HTTP: whom to tell that it is their turn, and which of a person's tables wait for them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal, TypeAlias

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from msgspec import Meta, Struct

from inklings.gate.answers import answers, caller, error
from inklings.gate.api import ForgetWanted, looked_up
from inklings.gate.gate import Gate
from inklings.house.asks import Why
from inklings.house.codes import is_code
from inklings.house.identity import person_at
from inklings.house.order import Pace
from inklings.house.table import Table
from inklings.house.talk import shown_name
from inklings.kernel.bot import Language
from inklings.live.failures import NoSuchTable, TableBroken
from inklings.live.notice_store import WEBHOOK
from inklings.notices.subscription import QuietHours, Subscription, Webhook
from inklings.wire.messages import Secret

AnyRequest: TypeAlias = Request[Any, Any, Any]
MOST_TABLES = 30
BrowserKey: TypeAlias = Annotated[str, Meta(max_length=200, pattern=r"^[A-Za-z0-9_-]+=*\Z")]
Address: TypeAlias = Annotated[str, Meta(max_length=1024)]


class NoticesOffered(Struct, frozen=True):
    """How this house can tell people that it is their turn."""

    key: str | None
    """The key that a browser subscribes with; null: nobody sends notices here."""
    webhooks: bool
    """Hosts can name a webhook."""


class NoticesWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser at a table wants to be told."""

    secret: Secret
    endpoint: Address
    p256dh: BrowserKey
    auth: BrowserKey
    language: Language
    quiet: QuietHours | None = None


class WebhookWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """The host of a table names a webhook, or none any more."""

    secret: Secret
    url: Address
    """Empty: none."""
    language: Language


class Ticket(Struct, frozen=True, forbid_unknown_fields=True):
    """A table, and what shows who a person is there."""

    code: Annotated[str, Meta(max_length=20)]
    secret: Secret


class TablesAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables that a browser knows."""

    tickets: Annotated[tuple[Ticket, ...], Meta(max_length=MOST_TABLES)]


class YourTable(Struct, frozen=True):
    """How a table stands at which a person has a seat."""

    code: str
    game: str
    stage: Literal["lobby", "playing", "over"]
    pace: Pace
    yours: bool
    """It waits for you."""
    waits_for: tuple[str, ...]
    """The names of all people for whom it waits."""
    since: int
    """When the newest thing happened there, in milliseconds of the server's time."""


class YourTables(Struct, frozen=True):
    """Those of the tables at which this browser's person has a seat."""

    tables: tuple[YourTable, ...]
    elsewhere: tuple[str, ...]
    """The codes of tables in other cells: ask again with one of them in the path."""


@get("/api/tables/{code:str}/notices", responses=answers(404, 503, well=NoticesOffered))
async def notices_offered(code: FromPath[str], gate: NamedDependency[Gate]) -> NoticesOffered | Response[Any]:
    """How a table of this code can tell people that it is their turn."""
    if not is_code(code):
        return error(404, "no_such_table")
    return NoticesOffered(await gate.notices.key(), bool(gate.notices.webhooks))


@post(
    "/api/tables/{code:str}/notices",
    status_code=HTTP_204_NO_CONTENT,
    responses=answers(400, 403, 404, 429, 503),
)
async def want_notices(
    request: AnyRequest, code: FromPath[str], data: JSONBody[NoticesWanted], gate: NamedDependency[Gate]
) -> Response[None]:
    """Tell this browser whenever it is its person's turn."""
    table = await _taken(request, code, gate)
    if isinstance(table, Response):
        return table
    person = person_at(code, data.secret)
    if table.seat_of(person) is None:
        return error(403, "not_seated")
    if table.led:  # nothing there takes days, and an address must not outlive the room
        return error(403, Why.LED.value)
    if not gate.notices.push_services.allow(data.endpoint):
        return error(400, "unknown_push_service")
    wanted = Subscription(data.endpoint, data.p256dh, data.auth, data.language, data.quiet)
    await gate.notices.store.keep(code, person, wanted)
    return Response(None, status_code=204)


@post(
    "/api/tables/{code:str}/notices/stop",
    status_code=HTTP_204_NO_CONTENT,
    responses=answers(404, 429, 503),
)
async def stop_notices(
    request: AnyRequest, code: FromPath[str], data: JSONBody[ForgetWanted], gate: NamedDependency[Gate]
) -> Response[None]:
    """Tell this browser nothing more, and forget where it was told."""
    table = await _taken(request, code, gate)
    if isinstance(table, Response):
        return table
    await gate.notices.store.drop(code, person_at(code, data.secret))
    return Response(None, status_code=204)


@post(
    "/api/tables/{code:str}/webhook",
    status_code=HTTP_204_NO_CONTENT,
    responses=answers(400, 403, 404, 429, 503),
)
async def set_webhook(
    request: AnyRequest, code: FromPath[str], data: JSONBody[WebhookWanted], gate: NamedDependency[Gate]
) -> Response[None]:
    """Tell a group whose turn it is (host)."""
    table = await _taken(request, code, gate)
    if isinstance(table, Response):
        return table
    if table.host != person_at(code, data.secret):
        return error(403, "not_host")
    if not data.url:
        await gate.notices.store.drop(code, WEBHOOK)
    elif not gate.notices.webhooks.allow(data.url):
        return error(400, "unknown_webhook")
    else:
        base = gate.address or str(request.base_url).rstrip("/")
        await gate.notices.store.keep_webhook(code, Webhook(data.url, f"{base}/{code}", data.language))
    return Response(None, status_code=204)


@post(
    "/api/tables/{code:str}/yours", status_code=HTTP_200_OK, responses=answers(400, 429, 503, well=YourTables)
)
async def your_tables(
    request: AnyRequest, code: FromPath[str], data: JSONBody[TablesAsked], gate: NamedDependency[Gate]
) -> YourTables | Response[Any]:
    """How the tables stand at which a person has a seat; nothing is told of the others.

    The code in the path, one of theirs, leads to its cell.
    """
    address = caller(request)
    if not gate.notices.looks.take(address):
        return error(429, "too_fast", gate.notices.looks.wait(address))
    cell = gate.member.bus.address.cell
    here = [ticket for ticket in data.tickets if ticket.code.startswith(cell)]
    found = await asyncio.gather(*(_yours(gate, ticket) for ticket in here))
    elsewhere = (one.code for one in data.tickets if not one.code.startswith(cell) and one.code != code)
    return YourTables(tuple(one for one in found if one), tuple(elsewhere))


async def _yours(gate: Gate, ticket: Ticket) -> YourTable | None:
    try:
        table = await gate.member.look(ticket.code)
    except (NoSuchTable, TableBroken):
        return None
    seat = table.seat_of(person_at(ticket.code, ticket.secret))
    if seat is None:
        return None
    awaited = () if table.hold else table.awaited
    names = (shown_name(gate.member.games, table, table.places[one]) for one in awaited)
    return YourTable(
        code=table.code,
        game=table.game,
        stage=table.stage,
        pace=table.pace,
        yours=seat in awaited,
        waits_for=tuple(names),
        since=table.opened + table.seen_by(seat),
    )


async def _taken(request: AnyRequest, code: str, gate: Gate) -> Table | Response[Any]:
    """The table, unless this address asks too often."""
    address = caller(request)
    if not gate.notices.wishes.take(address):
        return error(429, "too_fast", gate.notices.wishes.wait(address))
    return await looked_up(request, code, gate)


HANDLERS = (notices_offered, want_notices, stop_notices, set_webhook, your_tables)
