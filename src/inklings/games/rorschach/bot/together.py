"""A bot's part in a team's decision: people first, and no team of bots talks for ever.

Among bots alone each leans once, and when all do, each seals what most lean towards. Where people decide too,
a bot shows what it thinks, then leans as they do, and seals only what all of them have sealed; it never makes
their move for them and never calls one off.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from inklings.kernel.council import CouncilAction, CouncilView, Lean, LeaningView, Seal, SealOffer
from inklings.kernel.game import Seat


def part(
    council: CouncilView, offer: SealOffer, seat: Seat, people: Collection[Seat], opinion: int
) -> CouncilAction | None:
    """What to do in the council now; None is to wait for the others."""
    if offer.at_once:
        return Seal(opinion)
    mine = next((one for one in council.leanings if one.seat == seat), None)
    if any(one in people for one in council.group):
        return _among_people(council, people, mine, opinion)
    if mine is not None and mine.sealed:
        return None
    if council.moving is not None:
        return Seal(council.moving)
    if mine is None:
        return Lean(opinion)
    everybody_leans = len(council.leanings) == len(council.group)
    return Seal(offer.proposed) if everybody_leans and offer.proposed is not None else None


def _among_people(
    council: CouncilView, people: Collection[Seat], mine: LeaningView | None, opinion: int
) -> CouncilAction | None:
    voices = [one for one in council.leanings if one.seat in people]
    wanted = _favourite(voices, opinion if mine is None else mine.choice)
    undecided = [
        one for one in council.group if one in people and one not in {voice.seat for voice in voices}
    ]
    unanimous = not undecided and all(voice.sealed and voice.choice == wanted for voice in voices)
    if mine is not None and (mine.choice, mine.sealed) == (wanted, unanimous):
        return None
    return Seal(wanted) if unanimous else Lean(wanted)


def _favourite(voices: Iterable[LeaningView], own: int) -> int:
    """What most of them lean towards; of equals one's own, else the first; one's own if nobody leans."""
    counts = Counter(voice.choice for voice in voices)
    return max(counts, key=lambda choice: (counts[choice], choice == own), default=own)
