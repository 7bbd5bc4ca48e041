"""Discord over HTTP: someone has come to an instance of our activity, and wants to know their table."""

from __future__ import annotations

import logging
from typing import Annotated, Any

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta, Struct

from inklings.gate.answers import answers, caller, error, status_of
from inklings.gate.discord import DiscordAway, NotTheirs
from inklings.gate.gate import Gate
from inklings.kernel.game import Refused
from inklings.live.failures import Unavailable

logger = logging.getLogger(__name__)

AGAIN_SECONDS = 5


class ActivityArrival(Struct, frozen=True, forbid_unknown_fields=True):
    """Someone has come to an instance of the activity."""

    code: Annotated[str, Meta(min_length=1, max_length=200)]
    """The one-time code by which Discord tells us who they are."""


class ActivitySeat(Struct, frozen=True):
    """The table of an instance, and who someone is there."""

    table: str
    secret: str
    """Shows at this table that they are who they are, whenever they come and from whichever device."""
    name: str
    """As Discord calls them."""
    is_new: bool
    """They are the first at this table."""
    token: str
    """By which their page tells Discord that they have agreed."""


@post(
    "/api/discord/{instance:str}",
    status_code=HTTP_200_OK,
    responses=answers(400, 403, 404, 429, 503, 507, well=ActivitySeat),
)
async def arrive(
    request: Request[Any, Any, Any],
    instance: FromPath[str],
    data: JSONBody[ActivityArrival],
    gate: NamedDependency[Gate],
) -> ActivitySeat | Response[Any]:
    """Come to the table of an instance of the Discord activity; its first person opens it."""
    activities, address = gate.activities, caller(request)
    if activities is None:
        return error(404, "no_discord")
    if not activities.arrivals.take(address):
        return error(429, "too_fast", activities.arrivals.wait(address))
    if gate.is_draining:
        raise Unavailable
    try:
        arrival = await activities.discord.arrive(instance, data.code)
        seat = await activities.seat(instance, arrival)
    except NotTheirs as refusal:
        return error(403, str(refusal))
    except DiscordAway as away:
        logger.warning("%s", away)
        return error(503, "discord_away", AGAIN_SECONDS)
    except Refused as refused:
        return error(status_of(refused, 400), refused.why)
    return ActivitySeat(seat.code, seat.ticket, arrival.name, seat.is_new, arrival.token)


HANDLERS = (arrive,)
