"""Replays over HTTP: links to games that have ended, what each pair of eyes was shown, and playing on."""

from __future__ import annotations

import gzip
import random
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT
from msgspec import Meta, Struct

from inklings.gate.answers import answers, caller, error, status_of
from inklings.gate.api import TableOpened, looked_up
from inklings.gate.assets import accepted
from inklings.gate.gate import Gate
from inklings.house.asks import Sit, Why
from inklings.house.identity import Avatar, person_at
from inklings.house.log import Events
from inklings.house.play_on import Newcomer, play_on
from inklings.house.replay import Replay
from inklings.house.table import Table
from inklings.kernel.bot import Language
from inklings.kernel.game import Refused, Seat
from inklings.live.failures import Unavailable
from inklings.live.links import Linked
from inklings.wire.messages import Secret

LONGEST_NUMBER = 2
NO_REPLAY = "no_replay"
EVERYONE = "everyone"
"""The eyes that see what onlookers saw."""


class LinkWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Someone at the table wants a link to a game that was played there, or an end of it."""

    secret: Secret
    match: Annotated[int, Meta(ge=1)]


class LinkMade(Struct, frozen=True):
    """The link."""

    link: str


class PlayOnWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Someone wants to play a game on from a moment of its replay."""

    moment: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0)]
    secret: Secret
    """What will show that the seat at the new table is theirs."""
    name: str
    avatar: Avatar
    language: Language


@post("/api/tables/{code:str}/link", responses=answers(404, 409, 429, 503, well=LinkMade, status=201))
async def make_link(
    request: Request[Any, Any, Any],
    code: FromPath[str],
    data: JSONBody[LinkWanted],
    gate: NamedDependency[Gate],
) -> Response[Any]:
    """The link to the replay of a game. Everyone who sits at the table can ask for it."""
    table = await at_table(request, code, data.secret, gate)
    if isinstance(table, Response):
        return table
    if table.led:  # a table that is played on from there would stay when the room is deleted
        return error(409, Why.LED.value)
    if data.match > table.match or (data.match == table.match and table.stage == "playing"):
        return error(409, Why.NOT_NOW.value)
    return Response(LinkMade(await gate.member.archive.links.make(code, data.match)), status_code=201)


@post(
    "/api/tables/{code:str}/unlink",
    status_code=HTTP_204_NO_CONTENT,
    responses=answers(404, 409, 429, 503),
)
async def end_link(
    request: Request[Any, Any, Any],
    code: FromPath[str],
    data: JSONBody[LinkWanted],
    gate: NamedDependency[Gate],
) -> Response[None]:
    """End the link to a replay (host)."""
    table = await at_table(request, code, data.secret, gate, host=True)
    if isinstance(table, Response):
        return table
    await gate.member.archive.links.revoke(code, data.match)
    return Response(None, status_code=HTTP_204_NO_CONTENT)


@get("/api/replays/{link:str}", responses=answers(404, 429, 503, well=Replay))
async def about_replay(
    request: Request[Any, Any, Any], link: FromPath[str], gate: NamedDependency[Gate]
) -> Response[Any]:
    """Which game a link leads to, who played it, and where its rounds begin."""
    linked = await found_link(request, link, gate)
    if isinstance(linked, Response):
        return linked
    return json_answer(request, await gate.replays.about(linked))


@get("/api/replays/{link:str}/eyes/{eyes:str}", responses=answers(404, 429, 503))
async def replay_frames(
    request: Request[Any, Any, Any], link: FromPath[str], eyes: FromPath[str], gate: NamedDependency[Gate]
) -> Response[Any]:
    """What a seat, by its number, or `everyone` was shown of a game, as it came over the websocket."""
    linked = await found_link(request, link, gate)
    if isinstance(linked, Response):
        return linked
    if eyes != EVERYONE and not (eyes.isdecimal() and len(eyes) <= LONGEST_NUMBER):
        return error(404, Why.NO_SUCH_SEAT.value)
    viewer = None if eyes == EVERYONE else Seat(int(eyes))
    return json_answer(request, await gate.replays.frames(linked, viewer))


@get("/api/replays/{link:str}/review", responses=answers(404, 429, 503))
async def replay_review(
    request: Request[Any, Any, Any], link: FromPath[str], gate: NamedDependency[Gate]
) -> Response[Any]:
    """A game looked at again: its own struct, for games that have one."""
    linked = await found_link(request, link, gate)
    return linked if isinstance(linked, Response) else json_answer(request, await gate.replays.review(linked))


@post(
    "/api/replays/{link:str}/play", responses=answers(400, 404, 429, 503, 507, well=TableOpened, status=201)
)
async def play_replay_on(
    request: Request[Any, Any, Any],
    link: FromPath[str],
    data: JSONBody[PlayOnWanted],
    gate: NamedDependency[Gate],
) -> Response[Any]:
    """Open a table at which a game goes on from a moment of its replay, with bots in the other seats."""
    linked = await found_link(request, link, gate)
    if isinstance(linked, Response):
        return linked
    if gate.is_draining:
        raise Unavailable
    address = caller(request)
    if not gate.openings.take(address):
        return error(429, "too_fast", gate.openings.wait(address))
    match = await gate.replays.match(linked)
    if match is None:
        return error(404, NO_REPLAY)
    sits = Sit(name=data.name, avatar=data.avatar, seat=Seat(data.seat))

    def first(code: str) -> Events:
        newcomer = Newcomer(person_at(code, data.secret), sits, data.language)
        return play_on(gate.member.games, match, data.moment, code, newcomer, random.SystemRandom())

    try:
        code = await gate.member.open_with(match[0].after.game, first)
    except Refused as refused:
        return error(status_of(refused, 400), refused.why)
    return Response(TableOpened(code=code), status_code=201)


async def at_table(
    request: Request[Any, Any, Any], code: str, secret: str, gate: Gate, *, host: bool = False
) -> Table | Response[Any]:
    """The table of somebody who sits there, or is its host; or why they are not told."""
    table = await looked_up(request, code, gate)
    if isinstance(table, Response):
        return table
    person = person_at(code, secret)
    if host:
        return table if table.host == person else error(409, Why.NOT_HOST.value)
    return error(409, Why.NOT_SEATED.value) if table.seat_of(person) is None else table


async def found_link(request: Request[Any, Any, Any], link: str, gate: Gate) -> Linked | Response[Any]:
    """Where a link leads, or why nobody is told."""
    address = caller(request)
    if not gate.watchings.take(address):
        return error(429, "too_fast", gate.watchings.wait(address))
    return await gate.member.archive.links.find(link) or error(404, NO_REPLAY)


def json_answer(request: Request[Any, Any, Any], data: bytes | None) -> Response[Any]:
    """An answer that is JSON after gzip."""
    if data is None:
        return error(404, NO_REPLAY)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if "gzip" not in accepted(request.headers.get("Accept-Encoding", "")):
        return Response(gzip.decompress(data), media_type=MediaType.JSON, headers=headers)
    return Response(data, media_type=MediaType.JSON, headers={**headers, "Content-Encoding": "gzip"})


HANDLERS = (make_link, end_link, about_replay, replay_frames, replay_review, play_replay_on)
