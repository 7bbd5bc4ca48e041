"""Woodcuts over HTTP: a name for a new deck, what a deck shows, how far it is drawn, and its pictures."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from inklings import woodcuts
from inklings.decks.shipped import Size
from inklings.gate.answers import answers, caller, error
from inklings.gate.assets import FOR_EVER
from inklings.gate.gate import Gate
from inklings.gate.pictures import WEBP, CardShown, DeckShown
from inklings.gate.woodcuts import SMALL
from inklings.live.drawing import DrawWoodcut

WIDTHS: Mapping[Size, int] = {"small": SMALL, "card": SMALL, "large": 640}
"""Pixels across, by size."""
NAME = re.compile("[a-z0-9]+(-[a-z0-9]+)*")
LONGEST_NAME = 40
CHOSEN_SECONDS, PLAYED_SECONDS = 10.0, 60.0
"""For how long a deck is drawn after a look at how far it is, and after one of its pictures was wanted."""


class WoodcutsNamed(Struct, frozen=True):
    """A deck that nobody has seen."""

    name: str


class WoodcutsDrawn(Struct, frozen=True):
    """How far a deck is drawn."""

    drawn: int
    count: int
    is_late: bool
    """Whether nobody can draw at the moment."""


@get("/api/woodcuts")
async def new_woodcuts() -> WoodcutsNamed:
    """A name for a new deck."""
    return WoodcutsNamed(woodcuts.new_name(Random()))


@get("/api/woodcuts/{name:str}", responses=answers(404, well=DeckShown))
async def woodcut_deck(name: FromPath[str]) -> Response[Any]:
    """Where the pictures of a deck are, and what they show in words."""
    if not _is_name(name):
        return error(404, "no_such_deck")
    cards = {
        f"{name}.{card.id}": CardShown(
            pictures={size: f"/woodcuts/{woodcuts.EDITION}/{name}/{card.id}/{size}" for size in WIDTHS},
            alt=card.alt,
        )
        for card in woodcuts.deck(name)
    }
    return Response(DeckShown(cards), headers={"Cache-Control": "max-age=3600"})


@get("/api/woodcuts/{name:str}/drawn", responses=answers(404, 429))
async def woodcuts_drawn(
    request: Request[Any, Any, Any], name: FromPath[str], gate: NamedDependency[Gate]
) -> Response[Any]:
    """How far a deck is drawn; this has it drawn."""
    if not _is_name(name):
        return error(404, "no_such_deck")
    if refused := _too_many(request, name, gate):
        return refused
    printing = gate.woodcuts.prepare(name, CHOSEN_SECONDS)
    drawn = gate.woodcuts.drawn(name)
    return Response(WoodcutsDrawn(drawn, woodcuts.COUNT, is_late=printing.has_failed))


@get(
    "/woodcuts/{edition:int}/{name:str}/{card:int}/{size:str}",
    responses={200: WEBP, **answers(404, 429, 503)},
)
async def woodcut(  # noqa: PLR0913, PLR0917
    request: Request[Any, Any, Any],
    edition: FromPath[int],
    name: FromPath[str],
    card: FromPath[int],
    size: FromPath[Size],
    gate: NamedDependency[Gate],
) -> Response[Any]:
    """A picture, which a runner draws."""
    is_card = edition == woodcuts.EDITION and _is_name(name) and 1 <= card <= woodcuts.COUNT
    if not is_card:
        return error(404, "no_such_picture")
    if refused := _too_many(request, name, gate):
        return refused
    gate.woodcuts.prepare(name, PLAYED_SECONDS)  # the others will be wanted, too
    picture = await gate.woodcuts.picture(DrawWoodcut(name, card, WIDTHS[size]))
    if picture is None:
        return error(503, "nobody_draws", 2)
    return Response(picture, media_type="image/webp", headers={"Cache-Control": FOR_EVER})


def _is_name(name: str) -> bool:
    return len(name) <= LONGEST_NAME and NAME.fullmatch(name) is not None


def _too_many(request: Request[Any, Any, Any], deck: str, gate: Gate) -> Response[Any] | None:
    """Whether an address asks for too many decks that are new here: each takes some time to draw."""
    if gate.woodcuts.knows(deck) or gate.new_woodcuts.take(caller(request)):
        return None
    return error(429, "too_fast", gate.new_woodcuts.wait(caller(request)))


HANDLERS = (new_woodcuts, woodcut_deck, woodcuts_drawn, woodcut)
