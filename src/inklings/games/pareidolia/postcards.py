"""Postcards of Pareidolia: a sky and its word, and all skies of a game."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from inklings.decks.words import PAREIDOLIA
from inklings.games.pareidolia import clouds
from inklings.games.pareidolia.geometry import Lying, outline_at
from inklings.games.pareidolia.model import Pose
from inklings.games.pareidolia.state import Finished, Picture, State
from inklings.kernel.bot import Language
from inklings.kernel.postcard import Drawing, Postcard, Row, caption
from inklings.own_decks.words import text_on

SKY, LINES, PAPER = "#8fb6c4", "#1e3c50", "#f5efe0"
GROUND = "#c7d3d1"
AIR, LEAST = 60, 460
"""Around the clouds, and how much of a sky is shown at least."""
MOST = 9
SIDE, LABEL, GAP = 300, 52, 26
"""Of a small sky, of its word, and between two of them."""


def postcards(state: State, language: Language) -> Iterator[Postcard]:
    """The sky that was seen with the fewest clouds, and all skies."""
    seen = [picture for picture in state.gallery if picture.seer is not None and picture.sky]
    if seen:
        best = min(seen, key=lambda picture: len(picture.sky))
        assert best.seer is not None, "it was seen"
        yield Postcard(
            title="pareidolia-postcard-seen",
            picture=sky(best, len(state.players)),
            before=tuple(sky(best, len(state.players), clouds) for clouds in range(len(best.sky))[-MOST:]),
            ground=GROUND,
            quote=text_on(best.word, PAREIDOLIA, language),
            rows=(
                Row("pareidolia-postcard-artists", best.artists),
                Row("pareidolia-postcard-seer", (best.seer,)),
            ),
            worth=1 / len(best.sky),
        )
    if len(state.gallery) > 1:
        winners = state.phase.winners if isinstance(state.phase, Finished) else ()
        yield Postcard(
            title="pareidolia-postcard-skies",
            picture=skies(state.gallery, len(state.players), language),
            before=tuple(
                skies(state.gallery, len(state.players), language, count)
                for count in range(min(len(state.gallery), MOST))
            ),
            ground=GROUND,
            rows=(Row("pareidolia-postcard-won", winners),) if winners else (),
            worth=len(seen),
        )


def emblem() -> Drawing:
    """A sky in which somebody may see a snail."""
    shapes: tuple[tuple[clouds.Shape, Pose], ...] = (
        ("streak", Pose(20, 120, 0, False)),
        ("ring", Pose(60, 10, 0, False)),
        ("tower", Pose(-140, 40, 20, False)),
    )
    lying = [Lying(number, shape, pose) for number, (shape, pose) in enumerate(shapes)]
    return Drawing(1, 1, _sky(lying, 0, 1))


def sky(picture: Picture, seats: int, clouds: int | None = None) -> Drawing:
    """A sky as its main artist saw it, with all or the first of its clouds."""
    return Drawing(1, 1, _sky(picture.sky, round(360 * picture.artists[0] / seats), 1, clouds))


def skies(pictures: Sequence[Picture], seats: int, language: Language, count: int | None = None) -> Drawing:
    """At most nine skies with their words, those that somebody saw before the others: all, or the first."""
    chosen = sorted(pictures, key=lambda picture: picture.seer is None)[:MOST]
    columns = math.ceil(math.sqrt(len(chosen)))
    rows = math.ceil(len(chosen) / columns)
    width, height = GAP + columns * (SIDE + GAP), GAP + rows * (SIDE + LABEL + GAP)
    body = f'<rect width="{width}" height="{height}" fill="{PAPER}"/>'
    for number, picture in enumerate(chosen[:count]):
        row, column = divmod(number, columns)
        x, y = GAP + column * (SIDE + GAP), GAP + row * (SIDE + LABEL + GAP)
        small = _sky(picture.sky, round(360 * picture.artists[0] / seats), SIDE)
        word = caption(text_on(picture.word, PAREIDOLIA, language), x, y + SIDE + 44, SIDE, 44)
        edge = f'<rect width="{SIDE}" height="{SIDE}" fill="none" stroke="#1c1815" stroke-width="4"/>'
        body += f'<g transform="translate({x} {y})">{small}{edge}</g>{word}'
    return Drawing(width, height, body)


def _sky(lying: Sequence[Lying], turn: int, side: float, count: int | None = None) -> str:
    """A square of sky around all clouds, with this many of them."""
    turned = [(one, _turned(one.pose, turn)) for one in lying]
    points = [point for one, pose in turned for point in outline_at(one.shape, pose)[0]] or [(0.0, 0.0)]
    (left, right), (top, bottom) = ((min(axis), max(axis)) for axis in zip(*points, strict=True))
    size = max(LEAST, right - left + AIR, bottom - top + AIR)
    x, y = (left + right - size) / 2, (top + bottom - size) / 2
    shapes = "".join(_cloud(one, pose) for one, pose in turned[:count])
    return (
        f'<g transform="scale({side / size:.6f}) translate({-x:.1f} {-y:.1f})">'
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{size:.1f}" height="{size:.1f}" fill="{SKY}"/>'
        f"{_waves(x, y, size)}{shapes}</g>"
    )


def _turned(pose: Pose, turn: int) -> Pose:
    """How a cloud lies in a sky that is seen turned."""
    angle = math.radians(turn)
    x = pose.x * math.cos(angle) - pose.y * math.sin(angle)
    y = pose.x * math.sin(angle) + pose.y * math.cos(angle)
    return Pose(round(x), round(y), (pose.turn + turn) % 360, pose.flip)


def _cloud(one: Lying, pose: Pose) -> str:
    mirrored = " scale(-1 1)" if pose.flip else ""
    drawn = clouds.picture(one.shape).decode()
    inner = drawn[drawn.index(">") + 1 :].removesuffix("</svg>")
    return f'<g transform="translate({pose.x} {pose.y}) rotate({pose.turn}){mirrored}">{inner}</g>'


def _waves(x: float, y: float, size: float) -> str:
    """The engraver's lines behind the clouds: level, never quite straight, finer towards the horizon."""
    lines: list[str] = []
    gap = size / 46
    for line in range(46):
        level = y + (line + 0.5) * gap
        points = [
            f"{x + size * step / 12:.1f} {level + _rise(step * 40, line * 9) * gap / 22:.1f}"
            for step in range(13)
        ]
        width = gap * (0.06 + 0.14 * (1 - line / 46))
        lines.append(f'<path d="M{"L".join(points)}" stroke-width="{width:.2f}"/>')
    return f'<g fill="none" stroke="{LINES}" stroke-opacity=".42">{"".join(lines)}</g>'


def _rise(x: float, y: float) -> float:
    """Waves of lengths that share no measure, so they do not seem to repeat."""
    return (
        5 * math.sin(x / 173 + y / 97)
        + 3.5 * math.sin(x / 71 - y / 43 + 1)
        + 2.5 * math.sin(x / 389 + y / 211 + 2) * math.sin(y / 31)
    )
