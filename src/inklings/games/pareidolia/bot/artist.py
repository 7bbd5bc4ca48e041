"""The bot as an artist: it makes the sky of its word, with whatever lies there already."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from inklings.decks.words import Texts
from inklings.games.pareidolia.bot.character import Character
from inklings.games.pareidolia.bot.frame import Fit, Frame, best_fit
from inklings.games.pareidolia.bot.looks import Cloud, squares
from inklings.games.pareidolia.bot.skies import Piece, ease, known, skies
from inklings.games.pareidolia.clouds import SHAPES
from inklings.games.pareidolia.model import SKY, Pose
from inklings.games.pareidolia.moves import (
    KeepWord,
    MoveCloud,
    PaintOffer,
    Pass,
    PlaceCloud,
    RemoveCloud,
    Toss,
)
from inklings.games.pareidolia.views import CloudView, PareidoliaView

_FILLED = 0.6  # how much of a place other clouds must cover to fill it, or it of a cloud to make use of it
_TOSSED = 0  # the id of the first cloud of a sky
_WHIM = 0.1  # by how much a harder word may please more
_STRANGE = -1.0  # how easy a word is that it can't draw
_ANYTHING = Piece("puff", 0, 0, 0)  # what it tosses for such a word

Stroke: TypeAlias = PlaceCloud | MoveCloud | RemoveCloud | Pass


@dataclass(frozen=True)
class Hand:
    """Who paints, and with whom."""

    character: Character
    polite: bool = False
    """Whether the partner is a person, who may have another plan."""

    def may_touch(self, cloud: CloudView) -> bool:
        """A person's clouds stay where they are, whatever they mean; the first one lies by chance (P9)."""
        return not self.polite or cloud.id == _TOSSED


def keep(words: Sequence[Texts], chance: Random) -> KeepWord:
    """Keep the word that is easiest to draw (P7): one that it can draw, if there is any."""
    eases = [_STRANGE if (mine := known(word)) is None else ease(mine) for word in words]
    pleasing = [each + chance.uniform(0, _WHIM) for each in eases]
    return KeepWord(pleasing.index(max(pleasing)))


def toss(view: PareidoliaView, word: Texts) -> Toss:
    """Toss a cloud that belongs in the middle: however it falls, the rest has room around it (P9)."""
    frame = Frame(0, 0, _upright(view))
    inmost = min(_pieces(word), key=lambda piece: math.hypot(piece.x, piece.y), default=_ANYTHING)
    aim = frame.lay(inmost)
    return Toss(inmost.shape, aim.x, aim.y)


def paint(view: PareidoliaView, word: Texts, offer: PaintOffer, hand: Hand, chance: Random) -> Stroke:
    """The next action: put what is missing, from the lowest cloud to the highest, then clear up (P12).

    It leaves a word that it does not know to its partner.
    """
    pieces = _pieces(word)
    if not pieces:
        return Pass()
    fit = best_fit(pieces, view.round.clouds, _upright(view))
    missing, loose = _put_to_use(fit)
    free = [cloud for cloud in loose if cloud.id in offer.clouds and hand.may_touch(cloud)]  # P14
    supply = {SHAPES[kind] for kind in offer.shapes}
    for piece in missing:
        pose = _slipped(fit.frame.lay(piece), hand.character.slip, chance)
        picked = next((cloud for cloud in free if cloud.shape == piece.shape), None)
        if picked is not None:
            return MoveCloud(picked.id, pose)
        if piece.shape in supply:
            return PlaceCloud(piece.shape, pose)
    return RemoveCloud(free[-1].id) if free else Pass()


def _pieces(word: Texts) -> tuple[Piece, ...]:
    """The sky of a word; nothing for an own word that it does not know (P30)."""
    mine = known(word)
    return () if mine is None else skies()[mine]


def _upright(view: PareidoliaView) -> int:
    """The turn in which the main artist sees a word's sky upright: there is no other up (P24)."""
    return -view.players[view.round.main].side % 360


def _put_to_use(fit: Fit) -> tuple[list[Piece], list[CloudView]]:
    """What is missing and what is loose, but for what a partner has made of other clouds.

    A place that other clouds cover is filled, and a cloud that lies within the picture is part of it.
    """
    places = {piece: squares(Cloud(piece.shape, fit.frame.lay(piece))) for piece in fit.missing}
    bodies = {cloud.id: squares(Cloud(cloud.shape, cloud.pose)) for cloud in fit.loose}
    picture = 0
    for place in places.values():
        picture |= place
    laid = 0
    for body in bodies.values():
        laid |= body
    missing = [piece for piece, place in places.items() if _share(place, laid) < _FILLED]
    loose = [cloud for cloud in fit.loose if _share(bodies[cloud.id], picture) < _FILLED]
    return missing, loose


def _share(body: int, other: int) -> float:
    """How much of a body the other covers."""
    return (body & other).bit_count() / max(1, body.bit_count())


def _slipped(pose: Pose, slip: float, chance: Random) -> Pose:
    """A pose as a hand hits it."""
    return Pose(
        _along(pose.x + chance.gauss(0, slip)),
        _along(pose.y + chance.gauss(0, slip)),
        round(pose.turn + chance.gauss(0, slip / 2)) % 360,
        pose.flip,
    )


def _along(place: float) -> int:
    return max(-SKY, min(SKY, round(place)))
