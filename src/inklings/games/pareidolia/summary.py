"""What the chronicle remembers of Pareidolia: who sees what others paint, and who paints well together."""

from __future__ import annotations

from collections.abc import Iterator

from inklings.games.pareidolia.state import State
from inklings.games.pareidolia.turns import playing
from inklings.kernel.summary import Chance, Summary, counted


def summary(state: State) -> Summary:
    """Each sky is a chance for everyone who stayed to the end: nobody knows when the others left."""
    return Summary(pairs=counted(_chances(state)))


def _chances(state: State) -> Iterator[Chance]:
    stayed = playing(state)
    for picture in state.gallery:
        main, second = picture.artists
        if main in stayed and second in stayed:
            yield Chance("pareidolia-pair-painted", "together", main, second, hit=picture.seer is not None)
        for guesser in set(stayed) - {main, second}:
            for artist in {main, second} & set(stayed):
                hit = guesser == picture.seer
                yield Chance("pareidolia-pair-seen", "reads", guesser, artist, hit=hit)
