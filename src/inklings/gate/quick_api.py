"""Quick match over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta, Struct

from inklings.gate.answers import answers, caller, error, status_of
from inklings.gate.api import TableOpened
from inklings.gate.gate import Gate, TooManyTries
from inklings.gate.quick_match import Seeker
from inklings.house.asks import Why
from inklings.kernel.bot import Language
from inklings.kernel.game import Refused
from inklings.live.failures import Unavailable
from inklings.wire.messages import Secret


class PeopleWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Someone looks for people to play with."""

    language: Language
    secret: Secret
    game: str | None = None
    """None: any game."""
    here: Annotated[str, Meta(max_length=20)] | None = None
    """The table they come from: they are sent to another one."""
    meet_at: Annotated[str, Meta(max_length=20)] | None = None
    """Their own table, in whose lobby they sit: others are sent there, and nobody elsewhere."""


@post("/api/quick", status_code=HTTP_200_OK, responses=answers(400, 429, 503, 507, well=TableOpened))
async def find_people(
    request: Request[Any, Any, Any], data: JSONBody[PeopleWanted], gate: NamedDependency[Gate]
) -> Response[Any]:
    """A table where people gather who speak this language: one that has room, or a new one."""
    address = caller(request)
    if gate.is_draining:
        raise Unavailable
    if data.game is not None and data.game not in gate.member.games:
        return error(400, Why.NO_SUCH_GAME.value)
    if not gate.meetings.take(address):
        return error(429, "too_fast", gate.meetings.wait(address))

    def may_open() -> None:
        if not gate.openings.take(address):
            raise TooManyTries(gate.openings.wait(address))

    seeker = Seeker(data.secret, address, data.language, data.here)
    try:
        if code := data.meet_at:
            await gate.quick_match.send_others(seeker, code)
        else:
            code = await gate.quick_match.find(seeker, data.game, may_open)
    except TooManyTries as tries:
        return error(429, "too_fast", tries.seconds)
    except Refused as refused:
        return error(status_of(refused, 400), refused.why)
    return Response(TableOpened(code=code))


HANDLERS = (find_people,)
