"""A bot's part in a team's decision: people first, and no team of bots talks for ever.

Among bots alone each leans once, and when all do, each seals what most lean towards. Where people decide too,
a bot shows what it thinks, then leans as they do, and seals only what all of them have sealed; it never makes
their move for them and never calls one off.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from inklings.kernel.council import CouncilAction, CouncilView, Lean, LeaningView, Seal, SealOffer
from inklings.kernel.game import Seat

Pace: TypeAlias = Literal["thinking", "joining", "waiting"]
"""It takes time to form an opinion, little to join in with others, and long to go on without someone."""


@dataclass(frozen=True)
class Step:
    """Something to do in a council, and how fast."""

    action: CouncilAction
    pace: Pace


def part(
    council: CouncilView, offer: SealOffer, seat: Seat, people: Collection[Seat], opinion: Callable[[], int]
) -> Step | None:
    """What to do in the council now; None is to wait for the others. An opinion is formed only if needed."""
    if offer.at_once:
        return Step(Seal(opinion()), "thinking")
    mine = next((one for one in council.leanings if one.seat == seat), None)
    if any(one in people for one in council.group):
        return _among_people(council, people, mine, opinion)
    return _among_bots(council, offer, mine, opinion)


def _among_bots(
    council: CouncilView, offer: SealOffer, mine: LeaningView | None, opinion: Callable[[], int]
) -> Step | None:
    if offer.proposed is None or (mine is None and council.moving is None):
        return Step(Lean(opinion()), "thinking")
    if mine is not None and mine.sealed and mine.choice == offer.proposed:
        return None
    # Anyone who does not lean for long is slow, or an empty chair.
    everybody = len(council.leanings) == len(council.group) or council.moving is not None
    return Step(Seal(offer.proposed), "joining" if everybody else "waiting")


def _among_people(
    council: CouncilView, people: Collection[Seat], mine: LeaningView | None, opinion: Callable[[], int]
) -> Step | None:
    voices = [one for one in council.leanings if one.seat in people]
    wanted = _favourite(voices, opinion() if mine is None else mine.choice)
    silent = set(council.group) & set(people) - {voice.seat for voice in voices}
    unanimous = not silent and all(voice.sealed and voice.choice == wanted for voice in voices)
    if mine is not None and (mine.choice, mine.sealed) == (wanted, unanimous):
        return None
    return Step(
        Seal(wanted) if unanimous else Lean(wanted),
        "thinking" if mine is None and not unanimous else "joining",
    )


def _favourite(voices: Iterable[LeaningView], own: int) -> int:
    """What most of them lean towards; of equals one's own, else the first; one's own if nobody leans."""
    counts = Counter(voice.choice for voice in voices)
    return max(counts, key=lambda choice: (counts[choice], choice == own), default=own)
