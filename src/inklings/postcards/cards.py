"""All postcards of a game that has ended."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping, Sequence

from inklings.kernel.bot import Language
from inklings.kernel.game import AnyGame
from inklings.kernel.postcard import Postcard
from inklings.postcards import layout
from inklings.postcards.layout import Said, Shape
from inklings.postcards.messages import messages
from inklings.postcards.scores import scores
from inklings.postcards.svg import Person

LONGEST_SECONDS = 60
"""No picture takes so long, even on a busy machine."""
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


def svg(game: AnyGame, postcard: Postcard, people: Sequence[Person], language: Language, shape: Shape) -> str:
    """A postcard in SVG."""
    words = messages(game.name, language)
    said = Said(words[postcard.title], words[f"{game.name}-title"], words, MARKS[language])
    return layout.drawn(postcard, people, said, shape)


def png(drawn: str) -> bytes:
    """An SVG drawn as a PNG, in a process of its own; this thread waits for it."""
    command = [sys.executable, "-m", "inklings.postcards.draw"]
    done = subprocess.run(  # noqa: S603
        command, input=drawn.encode(), capture_output=True, check=True, timeout=LONGEST_SECONDS
    )
    return done.stdout
