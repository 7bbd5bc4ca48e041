"""The scores of Thirty Moons worked out from a table's log alone, without the game's own code."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec


def events_of(entries: list[bytes]) -> list[dict[str, Any]]:
    """The game's events in a log, as plain JSON."""
    decoded = (msgspec.json.decode(entry) for entry in entries)
    return [event["event"] for entry in decoded for event in entry["events"] if event["type"] == "played"]


def final_scores(entries: list[bytes], seats: int) -> list[int]:
    """Rules D8 to D10 and D20, for a game with one vote each and nobody leaving."""
    scores = [0] * seats
    narrator, table = 0, list[int]()
    votes: dict[int, int] = {}
    for event in events_of(entries):
        match event["type"]:
            case "story_told":
                narrator, votes = event["seat"], {}
            case "cards_shown":
                table = [laid["owner"] for laid in event["table"]]
            case "voted":
                votes[event["seat"]] = table[event["slots"][0] - 1]
            case "scored":
                for seat, gain in round_gains(narrator, votes, seats).items():
                    scores[seat] += gain
            case _:
                pass
    return scores


def round_gains(narrator: int, votes: dict[int, int], seats: int) -> Counter[int]:
    """What one round is worth to each seat: `votes` maps a voter to the owner of the card they named."""
    gains: Counter[int] = Counter()
    found = [voter for voter, owner in votes.items() if owner == narrator]
    if len(found) in (0, seats - 1):
        gains.update({seat: 2 for seat in range(seats) if seat != narrator})
    else:
        gains.update(dict.fromkeys([narrator, *found], 3))
    gains.update(owner for owner in votes.values() if owner != narrator)
    return gains
