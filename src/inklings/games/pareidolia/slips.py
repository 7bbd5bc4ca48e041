"""How many slips of the finger lie between two words, and how many are forgiven."""

from typing import Literal, TypeAlias

Verdict: TypeAlias = Literal["right", "close", "wrong"]
"""What becomes of a guess."""
SHORTEST_CLOSE = 4
"""Letters; of shorter words nothing is close."""
_FORGIVEN = ((10, 2), (6, 1))
"""From how many letters on how many slips are forgiven."""


def forgiven(answer: str) -> int:
    """How many slips are forgiven in an answer."""
    return next((slips for letters, slips in _FORGIVEN if len(answer) >= letters), 0)


def edits(one: str, other: str, most: int) -> int:
    """Letters left out, put in, exchanged, or swapped with a neighbour; beyond `most` nobody counts."""
    if one == other:
        return 0
    if most == 0 or abs(len(one) - len(other)) > most or len(set(one) ^ set(other)) > 2 * most:
        return most + 1  # a slip changes at most two of the letters used
    pairs = zip(one, other, strict=False)
    at = next((at for at, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))
    one, other = one[at:], other[at:]
    ways = [(one[1:], other), (one, other[1:]), (one[1:], other[1:])]
    if one[:2] == other[1::-1]:
        ways.append((one[2:], other[2:]))
    return 1 + min(edits(*way, most - 1) for way in ways)
