"""Whether games at a table are recorded beyond it: for a circle to which everyone there agrees."""

from __future__ import annotations

from inklings.house import asks, log
from inklings.house.asks import CIRCLE, Why
from inklings.house.identity import circle_of, member_of
from inklings.house.log import Events
from inklings.house.table import Circle, Table
from inklings.kernel.game import Refused, Seat


def chosen(table: Table) -> Circle | None:
    """The circle that somebody at the table has chosen: others can agree to it, or not."""
    return next(iter(table.agreed.values()), None)


def may(table: Table, seat: Seat) -> list[str]:
    """What a person can say about it between games."""
    if seat in table.agreed:
        return ["play_for_circle", "disagree"]
    return ["play_for_circle", "agree_to_circle"] if table.agreed else ["play_for_circle"]


def agree(table: Table, seat: Seat, ask: asks.PlayForCircle | asks.AgreeToCircle | asks.Disagree) -> Events:
    """What a person agrees to; raises `Refused` if others have chosen another circle."""
    match ask:
        case asks.PlayForCircle():
            circle = circle_of(ask.key)
            if any(one.id != circle for other, one in table.agreed.items() if other != seat):
                raise Refused(Why.OTHER_CIRCLE)
            member = member_of(ask.key, ask.secret)
            return (log.Agreed(seat=seat, circle=circle, name=CIRCLE.read(ask.name), member=member),)
        case asks.AgreeToCircle():
            circle_chosen = chosen(table)
            assert circle_chosen is not None, "`may` has looked"
            return (log.Agreed(seat=seat, circle=circle_chosen.id, name=circle_chosen.name),)
        case asks.Disagree():
            return (log.Agreed(seat=seat),)
