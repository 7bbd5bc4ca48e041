"""Views of a sky that is being painted, for tests: seat 0 and seat 2 paint, the others guess."""

from __future__ import annotations

from inklings.decks.words import PAREIDOLIA
from inklings.games.pareidolia.views import (
    CloudView,
    GuessView,
    PaintingView,
    PareidoliaView,
    PlayerView,
    RoundView,
)
from inklings.kernel.game import Seat


def painting(
    word: str,
    clouds: tuple[CloudView, ...],
    *,
    said: tuple[tuple[int, str], ...] = (),
) -> PareidoliaView:
    drawn = PAREIDOLIA[word]
    guesses = tuple(
        GuessView(number, Seat(seat), text, close=False) for number, (seat, text) in enumerate(said)
    )
    return PareidoliaView(
        players=tuple(PlayerView(droplets=0, status="playing", side=90 * seat) for seat in range(4)),
        rounds=12,
        round=RoundView(
            number=1,
            main=Seat(0),
            second=Seat(2),
            timekeeper=Seat(3),
            category=drawn.category,
            word=None,
            clouds=clouds,
            guesses=guesses,
        ),
        phase=PaintingView(),
        ready=(),
        objections=(),
    )
