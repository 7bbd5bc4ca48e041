"""What a seat may do now: an offer knows which actions it accepts, and an example of one."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar, get_args

from msgspec import Struct

ActionT = TypeVar("ActionT", bound=Struct)


class OfferOf(Struct, Generic[ActionT], frozen=True):
    """What a seat may do now, and in brackets the kind of action that answers it.

    `VoteOffer(OfferOf[Vote])` is answered by `Vote`, `PaintOffer(OfferOf[Place | Pass])` by either of two. An
    action without fields leaves nothing to choose: its offer needs no methods.
    """

    def read(self, action: ActionT) -> ActionT:
        """The action with what was typed in it mended; raises `Refused` if that cannot be kept."""
        return action

    def accepts(self, action: ActionT) -> bool:
        """Whether an action that answers this offer lies within it."""
        return not action.__struct_fields__

    def example(self, rng: Random) -> ActionT:  # noqa: ARG002  (there is nothing to choose)
        """Some action that lies within it."""
        (kind,) = answering(type(self))
        action: ActionT = kind()
        return action


class OneOf(OfferOf[ActionT], frozen=True):
    """Any of these: the offer has one field, a tuple, and the action has one for what is chosen from it."""

    def accepts(self, action: ActionT) -> bool:
        """Whether it is one of them."""
        return _only_field(action) in _only_field(self)

    def example(self, rng: Random) -> ActionT:
        """Any of them."""
        (kind,) = answering(type(self))
        action: ActionT = kind(rng.choice(_only_field(self)))
        return action


AnyOffer: TypeAlias = OfferOf[Any]


@cache
def answering(offer: type[AnyOffer]) -> tuple[type[Any], ...]:
    """The kinds of action that answer an offer of this kind."""
    (kind,) = get_args(getattr(offer, "__orig_bases__")[0])  # noqa: B009  (no type checker knows it)
    return get_args(kind) or (kind,)


def accepts(offer: AnyOffer, action: object) -> bool:
    """Whether an action lies within an offer: it is of a kind that answers it, and the offer accepts it."""
    return isinstance(action, answering(type(offer))) and offer.accepts(action)


def _only_field(struct: Struct) -> Any:
    (name,) = struct.__struct_fields__
    return getattr(struct, name)
