"""The pictures over HTTP: where a deck's are and what they show, and the files themselves."""

from __future__ import annotations

import asyncio
import functools
import gzip
import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from msgspec import Struct

from inklings.decks import DECKS
from inklings.decks.shipped import Size
from inklings.gate.answers import answers
from inklings.gate.api_error import ApiError
from inklings.gate.assets import FOR_EVER, accepted

ASK_AGAIN = "no-cache"
"""Keep it, but ask whether it still holds: a new edition has other addresses."""
WEBP = ResponseSpec(bytes, generate_examples=False, description="A picture", media_type="image/webp")

_HOMES = {
    file: deck for deck in DECKS.values() for card in deck.catalogue.values() for file in card.files.values()
}
"""The deck that each file belongs to."""


class CardShown(Struct, frozen=True):
    """One card: where its pictures are, by size, and what is to be seen, by language."""

    pictures: Mapping[Size, str]
    alt: Mapping[str, str]


class DeckShown(Struct, frozen=True):
    """Every card of a deck by its name."""

    cards: Mapping[str, CardShown]


class _Page(Struct, frozen=True):
    """An answer that is encoded once, with its ETag."""

    text: bytes
    compressed: bytes
    """The text after gzip."""
    etag: str


@functools.cache
def _page(name: str) -> _Page:
    cards = {
        card.id: CardShown(
            pictures={size: f"/pictures/{file}" for size, file in card.files.items()}, alt=card.alt
        )
        for card in DECKS[name].catalogue.values()
    }
    text = msgspec.json.encode(DeckShown(cards))
    return _Page(text, gzip.compress(text), f'"{hashlib.sha256(text).hexdigest()[:16]}"')


@get("/api/decks/{name:str}", responses=answers(404, well=DeckShown))
async def deck(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[Any]:
    """Where the pictures of a deck are, and what they show in words."""
    if name not in DECKS:
        return Response(ApiError(error="no_such_deck"), status_code=404)
    page = _page(name)
    headers = {"Cache-Control": ASK_AGAIN, "ETag": page.etag, "Vary": "Accept-Encoding"}
    if request.headers.get("If-None-Match") == page.etag:
        return Response(None, status_code=304, headers=headers)
    if "gzip" in accepted(request.headers.get("Accept-Encoding", "")):
        headers["Content-Encoding"] = "gzip"
        return Response(page.compressed, media_type=MediaType.JSON, headers=headers)
    return Response(page.text, media_type=MediaType.JSON, headers=headers)


@get("/pictures/{file:str}", responses={200: WEBP, **answers(404)})
async def picture(file: FromPath[str]) -> Response[Any]:
    """A picture. Its name is made of what is in it, and tells nothing else."""
    home = _HOMES.get(file)
    if home is None:
        return Response(ApiError(error="no_such_picture"), status_code=404)
    content = await asyncio.to_thread(home.read, file)
    return Response(content, media_type="image/webp", headers={"Cache-Control": FOR_EVER})


HANDLERS = (deck, picture)
