"""All postcards of a game that has ended."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping, Sequence
from itertools import pairwise

from msgspec import json
from msgspec.structs import replace

from inklings.kernel.bot import Language
from inklings.kernel.game import AnyGame
from inklings.kernel.postcard import Drawing, Postcard
from inklings.postcards import layout
from inklings.postcards.layout import Said, Shape, Shown
from inklings.postcards.messages import messages
from inklings.postcards.page import Frame, Page
from inklings.postcards.scores import scores
from inklings.postcards.svg import Person

LONGEST_SECONDS = 60
"""No picture takes so long, even on a busy machine."""
STAGE, PAUSE, END = 450, 1400, 3600
"""How long each frame of a clip stays, in milliseconds."""
MARKS: Mapping[Language, tuple[str, str]] = {"en": ("“", "”"), "pl": ("„", "”")}


def postcards(
    game: AnyGame, state: object, people: Sequence[Person], language: Language, shape: Shape = Shape.WIDE
) -> list[Postcard]:
    """The scores, where there are any, and then the moments of the game."""
    points, outcome = game.scores(state), game.outcome(state)
    last = [scores(people, points, outcome.winners, layout.ratio(shape))] if points and outcome else []
    return [*last, *game.postcards(state, language)]


def title(game: AnyGame, postcard: Postcard, language: Language) -> str:
    """What a postcard is called."""
    return messages(game.name, language)[postcard.title]


def page(
    game: AnyGame, postcard: Postcard, people: Sequence[Person], language: Language, shape: Shape
) -> Page:
    """A postcard that has not been drawn yet."""
    return layout.drawn(postcard, people, _said(game, postcard, language), shape)


def clip(game: AnyGame, postcard: Postcard, people: Sequence[Person], language: Language) -> list[Frame]:
    """A postcard in motion: the picture comes about, then what was said, then who was there."""

    def frame(milliseconds: int, picture: Drawing, shown: Shown) -> Frame:
        said = _said(game, postcard, language)
        return Frame(
            layout.drawn(replace(postcard, picture=picture), people, said, Shape.CLIP, shown), milliseconds
        )

    bare = Shown(quote=False, people=False)
    frames = [frame(STAGE, picture, bare) for picture in postcard.before]
    frames.append(frame(PAUSE, postcard.picture, bare))
    if postcard.quote:
        frames.append(frame(PAUSE, postcard.picture, Shown(people=False)))
    frames.append(frame(END, postcard.picture, Shown()))
    # Scores come without words and people, and nothing rises where nobody has any.
    return [one for one, after in pairwise([*frames, None]) if one and (not after or one.page != after.page)]


def picture(
    game: AnyGame, postcard: Postcard, people: Sequence[Person], language: Language, shape: Shape
) -> bytes:
    """A postcard as a PNG, or as a GIF that moves; this thread waits for it."""
    if shape is Shape.CLIP:
        return drawn(clip(game, postcard, people, language))
    return png(page(game, postcard, people, language, shape))


def png(page: Page) -> bytes:
    """A page drawn as a PNG; this thread waits for it."""
    return drawn([Frame(page)])


def drawn(frames: Sequence[Frame]) -> bytes:
    """What is drawn in a process of its own: one frame as a PNG, or several as a GIF."""
    command = [sys.executable, "-m", "inklings.postcards.draw"]
    done = subprocess.run(  # noqa: S603
        command, input=json.encode(frames), capture_output=True, check=True, timeout=LONGEST_SECONDS
    )
    return done.stdout


def _said(game: AnyGame, postcard: Postcard, language: Language) -> Said:
    words = messages(game.name, language)
    return Said(words[postcard.title], words[f"{game.name}-title"], words, MARKS[language])
