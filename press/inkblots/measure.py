"""What the eye finds in a blot, measured from its pixels: `python -m press.inkblots.measure`.

What it finds in the shipped pictures is kept in `blots.json`, so a bot at a table
needs no more than that file. Neither seed nor tags are looked at.
"""

from __future__ import annotations

import io
import json
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import TypeAlias, cast

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage

from inklings.decks.inkblots import DECK

Grid: TypeAlias = NDArray[np.float64]
Mask: TypeAlias = NDArray[np.bool_]

BLOTS = Path(str(files("inklings.games.rorschach.bot") / "blots.json"))

WIDTH, HEIGHT = 240, 180
"""Pictures are looked at in this size: lengths below are in its pixels."""
PAPER = 97
"""The percentile of light that bare paper has."""
INKED = 0.17
"""Where paper lets through less than all but this share of the light is ink; the sheet's own shade is not."""
VIVID = 0.16
"""Ink is coloured where its lightest and its darkest channel differ by more."""
SEPIA = (12.0, 48.0)
"""Hues of brown ink, which is no colour but a kind of black unless it is as light and as vivid as this."""
GOLDEN_LIGHT, GOLDEN = 0.72, 0.3
TOUCHING: Grid = np.ones((3, 3))
"""Ink at a corner touches."""
SPECK = 12
"""A part of fewer pixels is a drop; a hole of fewer than half as many is grain."""
FACE = 400
"""A hole of more pixels is neither an eye nor a mouth."""
HAIR, BULK = 2, 8
"""What is thinner than twice this is a hair, a spike or a run; what is thicker than twice that is a mass."""
RINGS = (1.1, 1.3, 1.5, 1.7)
"""Limbs are counted on circles round the middle, in mean distances of ink from it."""


@dataclass(frozen=True)
class Window:
    """A part of the sheet, on both sides: in shares of the blot's height, and in pixels from the fold."""

    top: float
    bottom: float
    inner: float
    outer: float

    def holds(self, height: float, off: float) -> bool:
        """Whether a point is in it."""
        return self.top < height < self.bottom and self.inner <= off < self.outer


EYES = Window(top=0.15, bottom=0.6, inner=7, outer=45)
MOUTH = Window(top=0.5, bottom=0.95, inner=0, outer=20)


def measured(picture: bytes) -> dict[str, float]:
    """Every quality of one picture, in units of its own."""
    with Image.open(io.BytesIO(picture)) as image:
        small = np.asarray(image.convert("RGB").resize((WIDTH, HEIGHT), Image.Resampling.BOX), np.float64)
    light = np.clip(small / np.percentile(small, PAPER, axis=(0, 1)), 0.0, 1.0)
    ink: Mask = light.min(axis=2) < 1.0 - INKED
    found = {**_inks(light, ink), **_outline(ink), **_parts(ink), **_places(ink)}
    return {quality: round(float(value), 4) for quality, value in sorted(found.items())}


def _inks(light: Grid, ink: Mask) -> dict[str, float]:
    """How dark the ink is, and how much of it has a colour: a little of one is seen at once."""
    shade = light.mean(axis=2)[ink]
    red, green, blue = (light[..., channel][ink] for channel in range(3))
    lightest = np.maximum(np.maximum(red, green), blue)
    chroma = lightest - np.minimum(np.minimum(red, green), blue)
    hue = np.degrees(np.arctan2(np.sqrt(3.0) * (green - blue), 2.0 * red - green - blue)) % 360.0
    golden = (lightest > GOLDEN_LIGHT) & (chroma > GOLDEN)
    brown = (chroma > VIVID / 2) & (hue > SEPIA[0]) & (hue < SEPIA[1]) & ~golden
    vivid = (chroma > VIVID) & ~brown

    def share(low: float, high: float) -> float:
        return float(np.sqrt((vivid & ((hue - low) % 360.0 < (high - low) % 360.0)).mean()))

    return {
        "dark": 1.0 - float(shade.mean()),
        "mottled": float(shade.std()),
        "brown": float(brown.mean()),
        "red": share(320.0, 22.0),
        "gold": share(22.0, 70.0),
        "green": share(70.0, 190.0),
        "colourful": float(np.sqrt(vivid.mean())),
        "blue": share(190.0, 250.0),
        "violet": share(250.0, 320.0),
    }


def _outline(ink: Mask) -> dict[str, float]:
    """How the whole of the shape is cut."""
    rows, columns = np.nonzero(ink)
    core = np.asarray(ndimage.binary_erosion(ink), np.bool_)
    middle = float(rows.mean())
    return {
        "wide": float(np.log(columns.std() / rows.std())),
        "large": float(ink.mean()),
        "ragged": float((ink & ~core).sum() / np.sqrt(ink.sum())),
        "hairy": 1.0 - _thicker(ink, HAIR),
        "massive": _thicker(ink, BULK),
        "low": middle / HEIGHT,
        "limbs": _limbs(ink, middle, float(np.hypot(columns - WIDTH / 2, rows - middle).mean())),
        "horizon": _overlap(ink, ink[::-1]) - _overlap(ink, ink[:, ::-1]),
        "uneven": 1.0 - max(_overlap(ink, ink[:, ::-1]), _overlap(ink, ink[::-1])),
    }


def _thicker(ink: Mask, than: int) -> float:
    """The share of ink in what is thicker than twice so many pixels."""
    rows, columns = np.indices((2 * than + 1, 2 * than + 1)) - than
    diamond = np.abs(rows) + np.abs(columns) <= than
    return float(_opened(ink, diamond).sum() / ink.sum())


def _overlap(one: Mask, other: Mask) -> float:
    return float((one & other).sum() / (one | other).sum())


def _limbs(ink: Mask, middle: float, reach: float) -> float:
    """How often a walk round the smoothed shape meets it, on average over a few rings outside its middle."""
    smooth = ndimage.gaussian_filter(ink.astype(np.float64), 2.5) > 1 / 2
    turn = np.linspace(0.0, 2 * np.pi, 720, endpoint=False)
    met: list[int] = []
    for ring in RINGS:
        row = np.clip((middle + ring * reach * np.sin(turn)).astype(int), 0, HEIGHT - 1)
        column = np.clip((WIDTH / 2 + ring * reach * np.cos(turn)).astype(int), 0, WIDTH - 1)
        on = smooth[row, column]
        met.append(int((on & ~np.roll(on, 1)).sum()))
    return float(np.mean(met))


def _parts(ink: Mask) -> dict[str, float]:
    """What it falls into, and what it encloses."""
    sizes = np.bincount(_labelled(ink, TOUCHING).ravel())[1:]
    paper = _labelled(~ink)
    areas = np.bincount(paper.ravel())
    outside = set(np.unique(np.concatenate((paper[0], paper[-1], paper[:, 0], paper[:, -1]))).tolist())
    holes = [label for label in range(1, len(areas)) if label not in outside and areas[label] >= SPECK / 2]
    top, bottom = np.percentile(np.nonzero(ink)[0], (1, 99))
    found = {"eyes": 0.0, "mouth": 0.0}
    for label in holes:
        if areas[label] > FACE:
            continue
        rows, columns = np.nonzero(paper == label)
        height, off = float((rows.mean() - top) / (bottom - top)), abs(float(columns.mean()) - WIDTH / 2)
        for feature, window in (("eyes", EYES), ("mouth", MOUTH)):
            if window.holds(height, off):
                found[feature] = max(found[feature], float(np.sqrt(areas[label])))
    return {
        "pieces": float(np.log((sizes >= SPECK).sum())),
        "spatter": float(np.log1p((sizes < SPECK).sum())),
        "holes": float(np.log1p(len(holes))),
        "open": float(areas[holes].sum() / ink.sum()),
        **found,
    }


def _places(ink: Mask) -> dict[str, float]:
    """Where the ink is: a spire, a stem, wings, legs, a waist, an empty middle, runs."""
    top, bottom = (int(edge) for edge in np.percentile(np.nonzero(ink)[0], (1, 99)))
    body = ink[top : bottom + 1]
    spans = np.array([_span(row) for row in body]) / WIDTH
    narrow = spans < spans.max() / 4
    upper, centre, lower = np.array_split(spans, 3)
    middle = 1.0 - body[:, WIDTH // 2 - 10 : WIDTH // 2 + 10].mean(axis=1)
    above, _, below = (float(part.mean()) for part in np.array_split(middle, 3))
    halves = ink[:, : WIDTH // 2] | ink[:, WIDTH // 2 :][:, ::-1]
    return {
        "spire": _run_length(narrow),
        "stem": _run_length(narrow[::-1]),
        "footed": float(spans[-len(spans) // 6 :].mean() / spans.max()),
        "tapering": float(upper.mean() - lower.mean()),
        "waist": float(min(upper.max(), lower.max()) - centre.min()),
        "winged": float(halves[: HEIGHT // 2, : WIDTH // 4].sum() / halves.sum()),
        "horned": above,
        "legged": below,
        "parted": float(middle.mean()),
        "runs": _runs(ink),
    }


def _run_length(rows: NDArray[np.bool_]) -> float:
    """The share of rows before the first that is not so."""
    return float(np.argmin(rows) / len(rows))


def _span(row: NDArray[np.bool_]) -> float:
    inked = np.nonzero(row)[0]
    return float(inked[-1] - inked[0] + 1) if inked.size else 0.0


def _runs(ink: Mask) -> float:
    """Upright hairs in the lower half, as where ink has run down: three pixels wide at most, nine high."""
    across = _opened(ink, np.ones((1, 4)))
    upright = _opened(ink & ~across, np.ones((9, 1)))
    return float(np.sqrt(_labelled(upright[HEIGHT // 2 :], TOUCHING).max()))


def _opened(mask: Mask, brush: NDArray[np.generic]) -> Mask:
    """What of a mask this brush could have painted."""
    return np.asarray(ndimage.binary_opening(mask, brush), np.bool_)


def _labelled(mask: Mask, structure: Grid | None = None) -> NDArray[np.int64]:
    """Every pixel's part, numbered from one."""
    labels, _ = cast("tuple[NDArray[np.int64], int]", ndimage.label(mask, structure))
    return labels


def main() -> None:
    """Measure the shipped deck again."""
    blots = {card: measured(DECK.picture(card)) for card in DECK.cards}
    lines = ",\n".join(f'"{card}": {json.dumps(found)}' for card, found in blots.items())
    BLOTS.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
