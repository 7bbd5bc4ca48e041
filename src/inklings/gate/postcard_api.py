"""Postcards over HTTP: what there are of a game, and their pictures."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from inklings.gate.answers import answers, caller, error
from inklings.gate.gate import Gate
from inklings.gate.postcards import PostcardsShown, Wanted
from inklings.gate.replay_api import found_link, json_answer
from inklings.kernel.bot import Language
from inklings.live.links import Linked
from inklings.postcards.layout import Shape

NO_POSTCARD = "no_such_postcard"
PNG = ResponseSpec(bytes, generate_examples=False, description="A picture", media_type="image/png")
KEPT = "max-age=300"
"""Not for long: the host may end the link, and people may want to be forgotten."""


@get(
    "/api/replays/{link:str}/postcards/{language:str}",
    responses=answers(404, 429, 503, well=PostcardsShown),
)
async def postcards(
    request: Request[Any, Any, Any],
    link: FromPath[str],
    language: FromPath[Language],
    gate: NamedDependency[Gate],
) -> Response[Any]:
    """The moments of a game, each with its title and what was said."""
    linked = await found_link(request, link, gate)
    if isinstance(linked, Response):
        return linked
    return json_answer(request, await gate.postcards.listed(linked, language))


@get(
    "/postcards/{link:str}/{number:int}/{language:str}/{shape:str}",
    responses={200: PNG, **answers(404, 429, 503)},
)
async def postcard(  # noqa: PLR0913, PLR0917
    request: Request[Any, Any, Any],
    link: FromPath[str],
    number: FromPath[int],
    language: FromPath[Language],
    shape: FromPath[Shape],
    gate: NamedDependency[Gate],
) -> Response[Any]:
    """A moment of a game as a picture: `wide`, `tall` or `story`, or as a GIF that moves: `clip`."""
    linked = await link_to_draw(request, link, gate)
    if isinstance(linked, Response):
        return linked
    return picture(await gate.postcards.picture(linked, Wanted(number, shape, language)))


async def link_to_draw(request: Request[Any, Any, Any], link: str, gate: Gate) -> Linked | Response[Any]:
    """Where a link leads, unless this address has asked for too many pictures."""
    return may_not_draw(request, gate) or await found_link(request, link, gate)


def may_not_draw(request: Request[Any, Any, Any], gate: Gate) -> Response[Any] | None:
    """The answer to an address that has asked for too many pictures."""
    address = caller(request)
    return None if gate.drawings.take(address) else error(429, "too_fast", gate.drawings.wait(address))


def picture(drawn: bytes | None) -> Response[Any]:
    """A picture, if there is one."""
    if drawn is None:
        return error(404, NO_POSTCARD)
    kind = "image/gif" if drawn.startswith(b"GIF") else "image/png"
    return Response(drawn, media_type=kind, headers={"Cache-Control": KEPT})


HANDLERS = (postcards, postcard)
