"""A bot for Hunch: it sees what its seat sees, and nothing else."""

from __future__ import annotations

from random import Random

from supply.new_game.hunch.model import Action, Offer, Own, Pick, PickOffer, ReadyOffer, SayReady, View

from inklings.kernel.bot import Sight, Thought


def think(sight: Sight[View, Own, Offer], chance: Random) -> Thought[Action] | None:
    """What the bot wants to do, and how long a person would take over it; None: it waits."""
    match sight.offers:
        case (PickOffer(numbers=numbers),):
            # An easy bot picks blindly; the others know that high numbers earn more.
            weights = [1 if sight.temper == "easy" else number for number in numbers]
            (number,) = chance.choices(numbers, weights)
            return Thought(action=Pick(number), seconds=chance.uniform(2, 6))
        case (ReadyOffer(),):
            return Thought(action=SayReady(), seconds=chance.uniform(2, 4))
        case _:
            return None
