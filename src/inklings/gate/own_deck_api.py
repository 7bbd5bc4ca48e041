"""People's own decks over HTTP: made picture by picture, shown like any deck, reported and removed."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar import Request, Response, Router, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_201_CREATED, HTTP_204_NO_CONTENT
from msgspec import Meta, Struct

from inklings.gate.answers import answers, caller, error
from inklings.gate.gate import Gate
from inklings.gate.limits import AddressLimit
from inklings.gate.own_decks import Declined
from inklings.gate.pictures import WEBP, CardShown, DeckShown
from inklings.kernel.game import Refused
from inklings.live.deck_store import DeckSize
from inklings.own_decks.cleaned import MOST_BYTES
from inklings.own_decks.manifest import Key, Treatment
from inklings.own_decks.names import LEAST, MOST, cards_of, count_of, is_name

AnyRequest: TypeAlias = Request[Any, Any, Any]

SIZES: tuple[DeckSize, ...] = ("card", "large")
LONGEST_TELLING = 256 * 1024
"""Bytes of what two hundred pictures show, in words."""
KEPT = "private, max-age=2592000, immutable"
"""A picture never changes. Only those who have the deck's name keep it."""


class OwnDeckWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Someone wants to make a deck."""

    count: Annotated[int, Meta(ge=LEAST, le=MOST)]
    treatment: Treatment
    key: Key
    """By which the deck will know its maker."""


class OwnDeckBegun(Struct, frozen=True):
    """A deck without pictures."""

    name: str


class OwnDeckDone(Struct, frozen=True, forbid_unknown_fields=True):
    """All pictures of a deck are sent."""

    key: Key
    alts: Annotated[tuple[str, ...], Meta(max_length=MOST)]
    """What each picture shows, or nothing."""


class OwnDeckGone(Struct, frozen=True, forbid_unknown_fields=True):
    """A maker removes a deck."""

    key: Key


@post("/", status_code=HTTP_201_CREATED, responses=answers(400, 429, 503, 507, well=OwnDeckBegun, status=201))
async def begin_deck(
    request: AnyRequest, data: JSONBody[OwnDeckWanted], gate: NamedDependency[Gate]
) -> OwnDeckBegun:
    """Begin a deck. Its name is its only address, so keep it."""
    _take(gate.begun_decks, request)
    return OwnDeckBegun(await gate.own_decks.begin(data.count, data.treatment, data.key))


@put(
    "/{name:str}/{card:int}",
    status_code=HTTP_204_NO_CONTENT,
    request_max_body_size=MOST_BYTES,
    responses=answers(401, 403, 404, 409, 413, 415, 422, 429, 503),
)
async def add_picture(
    request: AnyRequest, name: FromPath[str], card: FromPath[int], gate: NamedDependency[Gate]
) -> None:
    """Send a picture: a JPEG, PNG or WebP, with the maker's key as a bearer token."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        raise Declined(401, "not_the_maker")
    _take(gate.sent_pictures, request)
    await gate.own_decks.add(name, card, await request.body(), key)


@put(
    "/{name:str}",
    status_code=HTTP_204_NO_CONTENT,
    request_max_body_size=LONGEST_TELLING,
    responses=answers(400, 403, 404, 409, 503),
)
async def finish_deck(name: FromPath[str], data: JSONBody[OwnDeckDone], gate: NamedDependency[Gate]) -> None:
    """Say what the pictures show: the deck is done, and no picture can be changed any more."""
    try:
        await gate.own_decks.finish(name, data.alts, data.key)
    except Refused as refused:
        raise Declined(400, refused.why) from None


@get("/{name:str}", responses=answers(404, 429, 503, well=DeckShown))
async def own_deck(request: AnyRequest, name: FromPath[str], gate: NamedDependency[Gate]) -> Response[Any]:
    """Where the pictures of a deck are, and what their maker says of them."""
    _take(gate.deck_looks, request)
    alts = (await gate.own_decks.shown(name)).alts
    cards = {
        card: CardShown(
            pictures={size: f"/own/{name}/{number}/{size}" for size in SIZES},
            alt={"en": alt, "pl": alt} if alt else {},
        )
        for number, (card, alt) in enumerate(zip(cards_of(name), alts, strict=True), 1)
    }
    return Response(DeckShown(cards), headers={"Cache-Control": "private, max-age=60"})


@post("/{name:str}/remove", status_code=HTTP_204_NO_CONTENT, responses=answers(403, 404, 503))
async def remove_deck(name: FromPath[str], data: JSONBody[OwnDeckGone], gate: NamedDependency[Gate]) -> None:
    """Remove a deck with all of its pictures, at once."""
    await gate.own_decks.remove(name, data.key)


@post("/{name:str}/report", status_code=HTTP_204_NO_CONTENT, responses=answers(404, 429, 503))
async def report_deck(request: AnyRequest, name: FromPath[str], gate: NamedDependency[Gate]) -> None:
    """Tell those who run the house that these pictures should not be here."""
    _take(gate.deck_reports, request)
    await gate.own_decks.report(name)


@get("/own/{name:str}/{card:int}/{size:str}", responses={200: WEBP, **answers(404, 503)})
async def own_picture(
    name: FromPath[str], card: FromPath[int], size: FromPath[DeckSize], gate: NamedDependency[Gate]
) -> Response[Any]:
    """A picture of someone's own deck."""
    found = None
    if is_name(name) and 1 <= card <= count_of(name) and size in SIZES:
        found = await gate.member.decks.picture(name, card, size)
    if found is None:
        return error(404, "no_such_picture")
    return Response(found, media_type="image/webp", headers={"Cache-Control": KEPT})


def _take(limit: AddressLimit, request: AnyRequest) -> None:
    if not limit.take(caller(request)):
        raise Declined(429, "too_fast", limit.wait(caller(request)))


def _declined(_: AnyRequest, declined: Declined) -> Response[Any]:
    return error(declined.status, declined.why, declined.retry_after)


HANDLERS = (
    Router(
        "/api/own-decks",
        route_handlers=[begin_deck, add_picture, finish_deck, own_deck, remove_deck, report_deck],
        exception_handlers={Declined: _declined},
    ),
    own_picture,
)
