"""What the people at a table do next, by what they see: legal moves, drawn by chance."""

from __future__ import annotations

from random import Random
from typing import Any

from bench.speed import wire
from tests.solo import whatever

SEATS = 6
LAST_RESORTS = {"announce", "agree_to_draw"}
"""Offers that would end a game after a few moves if chance took them like any other."""
VOTES_OPTIONS = {"clock": "off", "first": "random"}

View = dict[str, Any]


def next_move(views: list[View], chance: Random, number: int) -> tuple[int, bytes] | None:
    """Someone who is awaited, or else someone who can, does what is offered; None: there is nothing to do."""
    if views[0]["table"]["stage"] == "over":
        return 0, wire.ask("play_again", number)
    able = [seat for seat, view in enumerate(views) if view.get("offers")]
    if not able:
        return None
    seat = chance.choice([seat for seat in able if seat in views[0]["awaited"]] or able)
    offers = views[seat]["offers"]
    usual = [offer for offer in offers if offer["type"] not in LAST_RESORTS]
    action = whatever({**views[seat], "offers": usual or offers}, chance)
    assert action, "there is an offer"
    return seat, wire.do(action, number)


def all_vote(views: list[View]) -> bool:
    """Whether it is time to vote in Thirty Moons, and all know it."""
    return all(view["game"]["phase"]["type"] == "voting" for view in views)


def votes(views: list[View]) -> list[tuple[int, dict[str, Any]]]:
    """The cheapest moves: all voters but one change their votes again and again, so the voting never ends."""
    able = [(seat, view["offers"][0]["slots"]) for seat, view in enumerate(views) if view.get("offers")]
    return [
        (seat, {"type": "vote", "slots": [slots[turn]]}) for turn in range(2) for seat, slots in able[:-1]
    ]
