"""Circles over HTTP: what a group has played, and what its people ask of the chronicle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from msgspec import Struct
from msgspec.structs import replace

from inklings.chronicle.messages import (
    Answer,
    Asked,
    ForgetMember,
    LeaveCircle,
    RenameCircle,
    RenameMember,
    ShowPage,
)
from inklings.chronicle.page import Page
from inklings.gate.answers import answers, caller, error
from inklings.gate.gate import Gate
from inklings.house.asks import CIRCLE, NAME, Key
from inklings.house.identity import circle_of, member_of
from inklings.kernel.game import Refused

AnyRequest: TypeAlias = Request[Any, Any, Any]


class CircleAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A member asks for the page of their circle."""

    key: Key
    """What makes people members."""
    secret: Key
    """By which the circle knows this one."""
    before: int | None = None
    """Only evenings that ended before this time, in milliseconds."""


class CircleShown(Struct, frozen=True):
    """A circle as a member sees it."""

    you: str
    """Which member asks."""
    page: Page


class CircleNamed(Struct, frozen=True, forbid_unknown_fields=True):
    """What a circle is to be called. If there is no such circle yet, now there is."""

    key: Key
    name: str


class MemberNamed(Struct, frozen=True, forbid_unknown_fields=True):
    """What a member is to be called in a circle."""

    key: Key
    secret: Key
    name: str


class MemberGone(Struct, frozen=True, forbid_unknown_fields=True):
    """A member leaves a circle, or wants to be forgotten there."""

    key: Key
    secret: Key


@post("/api/circles/page", status_code=HTTP_200_OK, responses=answers(404, 429, 503, well=CircleShown))
async def circle_page(
    request: AnyRequest, data: JSONBody[CircleAsked], gate: NamedDependency[Gate]
) -> Response[Any]:
    """The evenings, people and wavelengths of a circle."""
    answer = await _ask(request, gate, ShowPage(circle_of(data.key), data.before))
    if isinstance(answer, Response):
        return answer
    if answer.page is None:
        return error(404, "no_such_circle")
    page = replace(answer.page, decks=await gate.own_decks.still_here(answer.page.decks))
    return Response(CircleShown(member_of(data.key, data.secret), page))


@post("/api/circles/name", status_code=HTTP_204_NO_CONTENT, responses=answers(400, 429, 503))
async def name_circle(
    request: AnyRequest, data: JSONBody[CircleNamed], gate: NamedDependency[Gate]
) -> Response[None]:
    """Found a circle, or rename it."""
    return await _wish(request, gate, lambda: RenameCircle(circle_of(data.key), CIRCLE.read(data.name)))


@post("/api/circles/member", status_code=HTTP_204_NO_CONTENT, responses=answers(400, 429, 503))
async def name_member(
    request: AnyRequest, data: JSONBody[MemberNamed], gate: NamedDependency[Gate]
) -> Response[None]:
    """Give a member another name in a circle."""
    member = member_of(data.key, data.secret)
    return await _wish(request, gate, lambda: RenameMember(circle_of(data.key), member, NAME.read(data.name)))


@post("/api/circles/leave", status_code=HTTP_204_NO_CONTENT, responses=answers(429, 503))
async def leave_circle(
    request: AnyRequest, data: JSONBody[MemberGone], gate: NamedDependency[Gate]
) -> Response[None]:
    """Leave a circle: what was played stays there without this member's name, words and wavelengths."""
    member = member_of(data.key, data.secret)
    return await _wish(request, gate, lambda: LeaveCircle(circle_of(data.key), member))


@post("/api/circles/forget", status_code=HTTP_204_NO_CONTENT, responses=answers(409, 429, 503))
async def forget_member(
    request: AnyRequest, data: JSONBody[MemberGone], gate: NamedDependency[Gate]
) -> Response[None]:
    """Forget a member: in the circle, and at all tables where its games were recorded."""
    member = member_of(data.key, data.secret)
    return await _wish(request, gate, lambda: ForgetMember(circle_of(data.key), member))


async def _wish(request: AnyRequest, gate: Gate, wish: Callable[[], Asked]) -> Response[Any]:
    """Have something done, or say why not."""
    try:
        answer = await _ask(request, gate, wish())
    except Refused as refused:
        return error(400, refused.why)
    return answer if isinstance(answer, Response) else Response(None, status_code=HTTP_204_NO_CONTENT)


async def _ask(request: AnyRequest, gate: Gate, asked: Asked) -> Answer | Response[Any]:
    """What the chronicle answers, or why nobody can ask it now."""
    address = caller(request)
    limit = gate.circle_looks if isinstance(asked, ShowPage) else gate.circle_wishes
    if not limit.take(address):
        return error(429, "too_fast", limit.wait(address))
    answer = await gate.chronicle.ask(asked)
    if answer is None or not answer.done:
        return error(409, "seated") if answer and answer.is_seated else error(503, "no_chronicle")
    return answer


HANDLERS = (circle_page, name_circle, name_member, leave_circle, forget_member)
