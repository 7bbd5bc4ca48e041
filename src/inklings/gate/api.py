"""The REST API: open a table, look one up, and what this house offers."""

from __future__ import annotations

import functools
from typing import Any, get_args, get_type_hints

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT, HTTP_507_INSUFFICIENT_STORAGE
from msgspec import Struct

from inklings.gate.answers import answers, caller, error, status_of
from inklings.gate.gate import Gate, TooManyTries
from inklings.gate.pairing import LENGTH
from inklings.gate.visitors import Visitor
from inklings.house import codes
from inklings.house.asks import Why
from inklings.house.identity import person_at
from inklings.house.registry import GameRegistry
from inklings.house.table import Table
from inklings.kernel.game import AnyGame, Refused
from inklings.live.failures import NoSuchTable, Unavailable
from inklings.live.forget_person import forget_person
from inklings.wire.messages import Announced, Secret

LOCAL_HOSTS = ("localhost", "127.0.0.1", "[::1]")


class GameOffered(Struct, frozen=True):
    """A game of this house."""

    name: str
    least: int
    most: int
    options: dict[str, Any]
    """JSON schema of its house rules."""
    first_game: dict[str, Any]
    """The house rules that are different in a first game."""


class HouseInfo(Struct, frozen=True):
    """What a home page needs to know."""

    games: tuple[GameOffered, ...]
    letters: str
    """The letters that codes are made of."""
    code_length: int
    """How long a new code is now."""
    screen_letters: int
    """How many letters a waiting screen shows."""
    address: str
    """Where other devices find this house."""
    keep_days: float
    """How long tables are kept to which nobody comes; 0: for ever."""
    now: int
    """The server's time in milliseconds."""
    circles: bool
    """Games can be recorded for circles: this house has a chronicle."""
    discord: str | None
    """The client id of its app, by which people play inside Discord."""
    announced: Announced | None
    """What the people who run this house say to everyone."""


class TableWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open."""

    game: str
    options: dict[str, Any] = {}


class TableOpened(Struct, frozen=True):
    """The table stands."""

    code: str


class ForgetWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Who wants to be forgotten."""

    secret: Secret


class TableInfo(Struct, frozen=True):
    """What anyone who knows its code may know of a table."""

    code: str
    game: str
    stage: str
    seated: int
    most: int
    locked: bool


def _address(request: Request[Any, Any, Any], gate: Gate) -> str:
    if gate.address:
        return gate.address
    # A name by which someone came is good for others, too; "localhost" helps nobody else.
    host = request.base_url.hostname or ""
    return gate.nearby if host in LOCAL_HOSTS else str(request.base_url).rstrip("/")


def _offered(game: AnyGame) -> GameOffered:
    return GameOffered(
        name=game.name,
        least=game.seats.start,
        most=game.seats[-1],
        options=_options_schema(game.options),  # type: ignore[arg-type]
        first_game=_first_game(game),
    )


def _first_game(game: AnyGame) -> dict[str, Any]:
    """What is different in a first game, by the names of house rules."""
    usual, first = (msgspec.to_builtins(rules) for rules in (game.options(), game.first_game))
    return {rule: value for rule, value in (first or {}).items() if value != usual[rule]}


@functools.cache
def _options_schema(options: type) -> dict[str, Any]:
    """The JSON schema of house rules, with choices in the order in which the game writes them."""
    (_,), components = msgspec.json.schema_components([options])
    schema: dict[str, Any] = components[options.__name__]
    for name, hint in get_type_hints(options).items():
        if choices := get_args(hint):
            schema["properties"][name]["enum"] = list(choices)
    return schema


@get("/api/house", responses=answers(503))
async def house_info(request: Request[Any, Any, Any], gate: NamedDependency[Gate]) -> HouseInfo:
    """The games and how to reach this house."""
    length = codes.length_for(await gate.member.live_tables()) + len(gate.member.bus.address.cell)
    return HouseInfo(
        games=tuple(map(_offered, gate.member.games.all)),
        letters=codes.LETTERS,
        code_length=length,
        screen_letters=LENGTH + len(gate.member.bus.address.cell),
        address=_address(request, gate),
        keep_days=gate.keep_days,
        now=gate.member.bus.now(),
        circles=await gate.chronicle.is_there(),
        discord=gate.activities.discord.app.client_id if gate.activities else None,
        announced=gate.member.announcements.now,
    )


@get("/api/house/visitor")
async def visitor(request: Request[Any, Any, Any], gate: NamedDependency[Gate]) -> Visitor:
    """Whether those who come this way are known by their own addresses."""
    forwarded = "x-forwarded-for" in request.headers
    # A client whom a proxy speaks for has no port that we could know (`Front`).
    known = request.client is not None and request.client.port == 0
    return Visitor(forwarded, believed=forwarded and (known or gate.proxies.trusts(caller(request))))


@post("/api/tables", responses=answers(400, 429, 503, 507, well=TableOpened, status=201))
async def open_table(
    request: Request[Any, Any, Any], data: JSONBody[TableWanted], gate: NamedDependency[Gate]
) -> Response[Any]:
    """Open a table with a game on it."""
    address = caller(request)
    if gate.is_draining:
        raise Unavailable
    if not gate.openings.take(address):
        return error(429, "too_fast", gate.openings.wait(address))
    try:
        code = await gate.member.open_table(data.game, data.options)
    except Refused as refused:
        return error(status_of(refused, 400), refused.why)
    return Response(TableOpened(code=code), status_code=201)


@get("/api/room", responses=answers(503, 507))
async def has_room(gate: NamedDependency[Gate]) -> Response[Any]:
    """Whether a table can be opened here now: front doors ask before they send people here."""
    if gate.trouble:
        raise Unavailable
    if not gate.member.space.has_room_for_any_table:
        return error(HTTP_507_INSUFFICIENT_STORAGE, Why.HOUSE_FULL.value)
    return Response(None, status_code=204)


@get("/api/tables/{code:str}", responses=answers(404, 429, 503, well=TableInfo))
async def table_info(
    request: Request[Any, Any, Any], code: FromPath[str], gate: NamedDependency[Gate]
) -> Response[Any]:
    """Look a table up by its code."""
    table = await looked_up(request, code, gate)
    return table if isinstance(table, Response) else _table_info(gate.member.games, table)


@get("/api/tables/{code:str}/review", responses=answers(404, 429, 503))
async def table_review(
    request: Request[Any, Any, Any], code: FromPath[str], gate: NamedDependency[Gate]
) -> Response[Any]:
    """The game that has just ended, looked at again: its own struct, for games that have one."""
    table = await looked_up(request, code, gate)
    if isinstance(table, Response):
        return table
    review = await gate.reviews.of(table)
    return error(404, "no_review") if review is None else Response(review, media_type=MediaType.JSON)


@post(
    "/api/tables/{code:str}/forget",
    status_code=HTTP_204_NO_CONTENT,
    responses=answers(404, 409, 429, 503, 507),
)
async def forget_me(
    request: Request[Any, Any, Any],
    code: FromPath[str],
    data: JSONBody[ForgetWanted],
    gate: NamedDependency[Gate],
) -> Response[None]:
    """Forget the name and the words of someone who has left this table."""
    address = caller(request)
    if not gate.forgettings.take(address):
        return error(429, "too_fast", gate.forgettings.wait(address))
    table = await looked_up(request, code, gate)
    if isinstance(table, Response):
        return table
    person = person_at(code, data.secret)
    if table.seat_of(person) is not None:
        return error(409, "seated")
    try:
        async with gate.forgetting:
            member = gate.member
            await forget_person(member.archive, member.games, member.floor_keeper.floor, code, person)
    except Refused as refused:
        return error(status_of(refused, 409), refused.why)
    return Response(None, status_code=204)


async def looked_up(request: Request[Any, Any, Any], code: str, gate: Gate) -> Table | Response[Any]:
    """A table, or why it cannot be told of. People who guess codes too often have to wait."""
    try:
        return await gate.look(code, caller(request))
    except TooManyTries as tries:
        return error(429, "too_fast", tries.seconds)
    except NoSuchTable:
        return error(404, "no_such_table")


def _table_info(games: GameRegistry, table: Table) -> Response[Any]:
    return Response(
        TableInfo(
            code=table.code,
            game=table.game,
            stage=table.stage,
            seated=sum(place.person is not None for place in table.places),
            most=games[table.game].game.seats[-1],
            locked=table.locked,
        )
    )


HANDLERS = (house_info, visitor, has_room, open_table, table_info, table_review, forget_me)
