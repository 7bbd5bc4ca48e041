"""Previews of links over HTTP: their pictures, and what oEmbed asks for."""

from __future__ import annotations

import gzip
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from inklings.gate.answers import answers, caller, error
from inklings.gate.gate import Gate
from inklings.gate.postcard_api import PNG, link_to_draw, may_not_draw, picture
from inklings.gate.previews import Preview
from inklings.house.replay import Replay
from inklings.kernel.bot import Language
from inklings.kernel.game import AnyGame
from inklings.live.failures import Unavailable
from inklings.live.links import ALBUM, Linked
from inklings.postcards.layout import SIZES, Shape
from inklings.postcards.messages import messages

NOTHING_THERE = "nothing_there"


class Embedded(Struct, frozen=True):
    """A link as oEmbed 1.0 describes it."""

    title: str
    provider_url: str
    thumbnail_url: str
    version: str = "1.0"
    type: str = "link"
    provider_name: str = "Inklings"
    thumbnail_width: int = SIZES[Shape.WIDE][0]
    thumbnail_height: int = SIZES[Shape.WIDE][1]


def origin_of(request: Request[Any, Any, Any]) -> str:
    """The house as this browser calls it; the front has seen that the name is ours."""
    return f"{request.url.scheme}://{request.url.netloc}"


def language_of(query: str) -> Language:
    """The language of the person who sent a link, as its end tells."""
    return "pl" if query == "pl" else "en"


async def preview_of(gate: Gate, path: str, query: str, address: str) -> Preview | None:
    """What may be told of a page to everyone who has its link; None: no more than of every page."""
    match path.strip("/").split("/"):
        case ["replay" | "album", link, *_]:
            return await link_preview(gate, link, path, query, address)
        case [code, *_] if found := await gate.game_at(code, address):
            return table_preview(found[0], path, query)
        case _:
            return None


def table_preview(game: AnyGame, path: str, query: str) -> Preview:
    """What may be told of a table: which game is played there."""
    language = language_of(query)
    words = messages(game.name, language)
    return Preview(
        title=f"{words['postcard-table']}: {words[f'{game.name}-title']}",
        text=words[f"{game.name}-lead"],
        picture=f"/previews/{game.name}/{language}",
        page=path,
    )


async def link_preview(gate: Gate, link: str, path: str, query: str, address: str) -> Preview | None:
    """What may be told of a replay or an album: who played; None: there is nothing behind the link."""
    try:
        linked = await gate.member.archive.links.find(link) if gate.watchings.take(address) else None
        if linked is None:
            return None
        if linked.match == ALBUM:
            return await album_preview(gate, linked, path, language_of(query))
        return await replay_preview(gate, linked, path, language_of(query))
    except Unavailable:
        return None


async def replay_preview(gate: Gate, linked: Linked, path: str, language: Language) -> Preview | None:
    """What may be told of a replay: the game, and who played it; None: the game is gone."""
    about = await gate.replays.about(linked)
    if about is None:
        return None
    played = msgspec.json.decode(gzip.decompress(about), type=Replay)
    words = messages(played.game, language)
    return Preview(
        title=f"{words['postcard-replay']}: {words[f'{played.game}-title']}",
        text=", ".join(seat.name for seat in played.seats),
        picture=f"/previews/replay/{linked.link}/{language}",
        page=path,
    )


async def album_preview(gate: Gate, linked: Linked, path: str, language: Language) -> Preview | None:
    """What may be told of an album: who played; None: the table is gone."""
    people = await gate.albums.people(linked, language)
    if people is None:
        return None
    return Preview(
        title=messages(None, language)["postcard-album"],
        text=", ".join(person.name for person in people),
        picture=f"/previews/album/{linked.link}/{language}",
        page=path,
    )


@get("/api/oembed", responses=answers(404, well=Embedded))
async def embedded(
    request: Request[Any, Any, Any],
    url: Annotated[str, QueryParameter(name="url", max_length=500)],
    gate: NamedDependency[Gate],
) -> Response[Any]:
    """What a page that embeds a link of ours may show of it."""
    asked = urlsplit(url)
    found = await preview_of(gate, asked.path, asked.query, caller(request))
    if found is None:
        return error(404, NOTHING_THERE)
    origin = origin_of(request)
    return Response(Embedded(found.title, provider_url=origin, thumbnail_url=origin + found.picture))


@get("/previews/{game:str}/{language:str}", responses={200: PNG, **answers(404, 429)})
async def invitation(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    language: FromPath[Language],
    gate: NamedDependency[Gate],
) -> Response[Any]:
    """The picture beside a link to a table: the same for all tables with this game."""
    return may_not_draw(request, gate) or picture(await gate.postcards.invitation(game, language))


@get("/previews/replay/{link:str}/{language:str}", responses={200: PNG, **answers(404, 429, 503)})
async def replay_picture(
    request: Request[Any, Any, Any],
    link: FromPath[str],
    language: FromPath[Language],
    gate: NamedDependency[Gate],
) -> Response[Any]:
    """The picture beside a link to a replay: which game, and who played it."""
    linked = await link_to_draw(request, link, gate)
    if isinstance(linked, Response):
        return linked
    return picture(await gate.postcards.replay(linked, language))


@get("/previews/album/{link:str}/{language:str}", responses={200: PNG, **answers(404, 429, 503)})
async def album_cover(
    request: Request[Any, Any, Any],
    link: FromPath[str],
    language: FromPath[Language],
    gate: NamedDependency[Gate],
) -> Response[Any]:
    """The picture beside a link to an album: who played that evening."""
    linked = await link_to_draw(request, link, gate)
    if isinstance(linked, Response):
        return linked
    return picture(await gate.albums.cover(linked, language) if linked.match == ALBUM else None)


HANDLERS = (embedded, invitation, replay_picture, album_cover)
