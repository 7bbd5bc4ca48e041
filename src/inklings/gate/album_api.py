"""Albums of evenings over HTTP: their links, what stays in them, and their pictures."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from msgspec import Meta, Struct

from inklings.gate.albums import Album
from inklings.gate.answers import answers, error
from inklings.gate.gate import Gate
from inklings.gate.postcard_api import PNG, link_to_draw, picture
from inklings.gate.postcards import Wanted
from inklings.gate.replay_api import at_table, found_link
from inklings.house.identity import person_at
from inklings.kernel.bot import Language
from inklings.live.links import ALBUM, Linked, Moment
from inklings.postcards.layout import Shape
from inklings.wire.messages import Secret

NO_ALBUM = "no_album"
CLOSED = "album_closed"


class AlbumAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Someone at the table asks for its album, or closes or ends it."""

    secret: Secret


class MomentChosen(Struct, frozen=True, forbid_unknown_fields=True):
    """Someone at the table leaves a moment out of its album, or takes it in again."""

    secret: Secret
    match: Annotated[int, Meta(ge=1)]
    name: str
    stays: bool


class OwnAlbum(Struct, frozen=True):
    """An album as those who choose see it."""

    link: str
    album: Album
    is_host: bool
    """They can close the album, and end its link."""


async def _album_of(gate: Gate, code: str) -> Linked:
    links = gate.member.archive.links
    return Linked(await links.make(code, ALBUM), code, ALBUM)


@post(
    "/api/tables/{code:str}/album/{language:str}",
    status_code=HTTP_200_OK,
    responses=answers(404, 409, 429, 503, well=OwnAlbum),
)
async def own_album(
    request: Request[Any, Any, Any],
    code: FromPath[str],
    language: FromPath[Language],
    data: JSONBody[AlbumAsked],
    gate: NamedDependency[Gate],
) -> Response[Any]:
    """The album of a table with what was left out of it, and its link, for people who sit there."""
    table = await at_table(request, code, data.secret, gate)
    if isinstance(table, Response):
        return table
    linked = await _album_of(gate, code)
    choices = await gate.member.archive.links.choices(linked)
    album = await gate.albums.whole(linked, language, choices)
    if album is None:
        return error(404, NO_ALBUM)
    own = OwnAlbum(linked.link, album, is_host=table.host == person_at(code, data.secret))
    return Response(own)


@post(
    "/api/tables/{code:str}/album-choice",
    status_code=HTTP_204_NO_CONTENT,
    responses=answers(404, 409, 429, 503),
)
async def choose_moment(
    request: Request[Any, Any, Any],
    code: FromPath[str],
    data: JSONBody[MomentChosen],
    gate: NamedDependency[Gate],
) -> Response[None]:
    """Leave a moment out of the album, or take it in again. Everyone at the table can."""
    table = await at_table(request, code, data.secret, gate)
    if isinstance(table, Response):
        return table
    links, linked = gate.member.archive.links, await _album_of(gate, code)
    choices = await links.choices(linked)
    if choices.closed:
        return error(409, CLOSED)
    album = await gate.albums.whole(linked, "en", choices)
    known = {Moment(game.match, one.name) for game in album.games for one in game.moments} if album else set()
    moment = Moment(data.match, data.name)
    if moment not in known:
        return error(404, NO_ALBUM)
    await links.choose(linked, moment, stays=data.stays)
    return Response(None, status_code=HTTP_204_NO_CONTENT)


@post(
    "/api/tables/{code:str}/album-closed",
    status_code=HTTP_204_NO_CONTENT,
    responses=answers(404, 409, 429, 503),
)
async def close_album(
    request: Request[Any, Any, Any],
    code: FromPath[str],
    data: JSONBody[AlbumAsked],
    gate: NamedDependency[Gate],
) -> Response[None]:
    """From now on nobody leaves anything out of the album or takes it in again (host)."""
    table = await at_table(request, code, data.secret, gate, host=True)
    if isinstance(table, Response):
        return table
    await gate.member.archive.links.close(await _album_of(gate, code))
    return Response(None, status_code=HTTP_204_NO_CONTENT)


@post(
    "/api/tables/{code:str}/album-ended",
    status_code=HTTP_204_NO_CONTENT,
    responses=answers(404, 409, 429, 503),
)
async def end_album(
    request: Request[Any, Any, Any],
    code: FromPath[str],
    data: JSONBody[AlbumAsked],
    gate: NamedDependency[Gate],
) -> Response[None]:
    """End the link to the album (host)."""
    table = await at_table(request, code, data.secret, gate, host=True)
    if isinstance(table, Response):
        return table
    await gate.member.archive.links.revoke(code, ALBUM)
    return Response(None, status_code=HTTP_204_NO_CONTENT)


@get("/api/albums/{link:str}/{language:str}", responses=answers(404, 429, 503, well=Album))
async def album(
    request: Request[Any, Any, Any],
    link: FromPath[str],
    language: FromPath[Language],
    gate: NamedDependency[Gate],
) -> Response[Any]:
    """All games of an evening, who won them, and the moments that people keep."""
    linked = await found_link(request, link, gate)
    if isinstance(linked, Response):
        return linked
    choices = await gate.member.archive.links.choices(linked)
    found = await gate.albums.shown(linked, language, choices) if linked.match == ALBUM else None
    return error(404, NO_ALBUM) if found is None else Response(found, headers={"Cache-Control": "no-cache"})


@get(
    "/albums/{link:str}/{match:int}/{number:int}/{language:str}/{shape:str}",
    responses={200: PNG, **answers(404, 429, 503)},
)
async def album_picture(  # noqa: PLR0913, PLR0917
    request: Request[Any, Any, Any],
    link: FromPath[str],
    match: FromPath[int],
    number: FromPath[int],
    language: FromPath[Language],
    shape: FromPath[Shape],
    gate: NamedDependency[Gate],
) -> Response[Any]:
    """A moment in an album as a picture: `wide`, `tall` or `story`, or as a GIF that moves: `clip`."""
    linked = await link_to_draw(request, link, gate)
    if isinstance(linked, Response):
        return linked
    choices = await gate.member.archive.links.choices(linked)
    wanted = Wanted(number, shape, language)
    drawn = await gate.albums.picture(linked, match, wanted, choices) if linked.match == ALBUM else None
    return picture(drawn)


HANDLERS = (own_album, choose_moment, close_album, end_album, album, album_picture)
