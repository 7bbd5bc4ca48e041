"""Heads with faces, a hundred units tall about their middle."""

from __future__ import annotations

from typing import Literal, TypeAlias

from inklings.woodcuts.block import Ink, K, P, Pen
from inklings.woodcuts.curves import Outline, pts

Mood: TypeAlias = Literal["calm", "afraid", "sly", "sad", "angry", "glad", "asleep"]
Hair: TypeAlias = Literal["short", "bun", "long", "bald", "beard", "braids"]
Hat: TypeAlias = Literal["none", "bowler", "top", "hood", "crown", "cap", "scarf"]

FRONT: Outline = pts("0,-50 26,-45 38,-20 35,10 27,34 11,51 -11,51 -27,34 -35,10 -38,-20 -26,-45")
SIDE: Outline = pts(
    "-6,-50 18,-47 31,-32 33,-14 32,-8 48,11 48,11 45,17 35,18 38,25 38,25 34,29"
    " 37,34 33,39 34,47 27,55 12,52 0,42 -10,44 -28,34 -40,4 -34,-32"
)


def front(pen: Pen, mood: Mood, hair: Hair, hat: Hat, *, ink: Ink = K, look: float = 0) -> None:
    """A face seen from the front, whose eyes look to the left (-1) or the right (1)."""
    if hair in {"long", "braids"}:
        pen.shape(
            pts("0,-60 34,-52 47,-10 44,40 50,72 20,60 -20,60 -50,72 -44,40 -47,-10 -34,-52"),
            ink,
        )
    for side in (-1, 1):
        pen.shape([(side * 34, -8), (side * 45, -14), (side * 44, 8), (side * 33, 16)], P, edge=1.6)
    face = pen.shape(FRONT, P)
    pen.hatch(
        face,
        K,
        angle=172,
        depth=0.3,
        gap=max(4, 7 * pen.size),
        width=max(1.8, 3.4 * pen.size),
        reach=(0.2, 1),
    )
    if hair == "beard":
        beard = pen.shape(pts("-37,0 -24,18 0,20 24,18 37,0 38,40 22,78 0,96 -22,78 -38,40"), ink)
        pen.hatch(
            beard,
            ink.line,
            angle=86,
            depth=0.6,
            gap=max(5, 9 * pen.size),
            width=max(1.6, 3 * pen.size),
            bend=8,
        )
    _eyes(pen, mood, look)
    pen.stroke([(-3 + look * 3, -8), (5 + look * 5, 12), (7 + look * 5, 17), (-4, 19)], (2, 4, 3, 2), K)
    _mouth(pen, mood, 33)
    _hair_front(pen, hair, ink)
    _hat(pen, hat, ink)


def _eyes(pen: Pen, mood: Mood, look: float) -> None:
    tilt = {"angry": 8, "sly": 5, "sad": -7, "afraid": -6}.get(mood, 0)
    for side in (-1, 1):
        x, y = side * 16.0, -8.0
        brow = -24 if mood in {"afraid", "glad"} else -19
        pen.stroke(
            [(x - 11, brow - side * tilt), (x, brow - 4), (x + 11, brow + side * tilt)], (2.5, 6, 2.5), K
        )
        if mood == "asleep":
            pen.stroke([(x - 10, y), (x, y + 4), (x + 10, y)], (2, 4, 2), K)
            continue
        high = {"afraid": 9.0, "sly": 4.0, "glad": 5.0}.get(mood, 6.0)
        pen.shape(
            [(x - 11, y), (x - 11, y), (x, y - high), (x + 11, y), (x + 11, y), (x, y + high * 0.8)],
            P,
            edge=0,
        )
        pen.stroke([(x - 12, y + 1), (x, y - high), (x + 12, y + 1)], (2, 4, 2), K)
        pen.stroke([(x - 9, y + 2), (x, y + high * 0.8), (x + 9, y + 2)], (1, 2, 1), K)
        pen.ball(x + look * 5, y - 0.5, 3.2 if mood == "afraid" else 4.6, K)
        pen.ball(x + look * 5 + 1.4, y - 2, 1.2, P)


def _mouth(pen: Pen, mood: Mood, y: float) -> None:
    match mood:
        case "afraid":
            pen.ball(0, y + 1, 6, K, down=8)
        case "glad":
            pen.shape([(-15, y - 4), (-15, y - 4), (0, y), (15, y - 4), (15, y - 4), (0, y + 11)], K, edge=0)
            pen.stroke([(-9, y), (0, y + 2.5), (9, y)], (1, 3, 1), P)
        case "sad":
            pen.stroke([(-12, y + 6), (0, y - 1), (12, y + 6)], (2, 5, 2), K)
        case "sly":
            pen.stroke([(-12, y + 2), (2, y + 3), (15, y - 5)], (2, 5, 1.5), K)
        case "angry":
            pen.stroke([(-13, y + 5), (0, y), (13, y + 5)], (3, 6, 3), K)
        case "calm" | "asleep":
            pen.stroke([(-11, y), (-3, y + 2), (3, y + 1), (11, y)], (2, 5, 2), K)
            pen.stroke([(-4, y + 7), (4, y + 7)], 2, K)


def _hair_front(pen: Pen, hair: Hair, ink: Ink) -> None:
    if hair == "bald":
        return
    if hair == "bun":
        pen.ball(0, -66, 16, ink, edge=2)
    part = -12 if hair in {"long", "braids", "bun"} else 8
    top = pen.shape(
        [
            (-40, -4),
            (-44, -36),
            (-20, -60),
            (10, -62),
            (38, -46),
            (41, -4),
            (33, -24),
            (part + 8, -36),
            (-14, -34),
            (-32, -24),
        ],
        ink,
    )
    pen.hatch(
        top, ink.line, angle=78, depth=0.5, gap=max(5, 9 * pen.size), width=max(1.5, 2.6 * pen.size), bend=10
    )
    if hair == "braids":
        for side in (-1, 1):
            for knot in range(4):
                pen.ball(side * (46 + knot * 2), 36 + knot * 17, 11, ink, down=10, edge=1.6)


def side(pen: Pen, mood: Mood, hair: Hair, hat: Hat, *, ink: Ink = K) -> None:
    """A face seen from the side, looking right."""
    if hair == "long":
        pen.shape(pts("-10,-54 -46,-30 -52,20 -60,70 -20,62 -10,10"), ink)
    face = pen.shape(SIDE, P)
    pen.hatch(
        face,
        K,
        angle=12,
        depth=0.34,
        gap=max(4, 7 * pen.size),
        width=max(1.8, 3.4 * pen.size),
        reach=(0.35, 1),
    )
    if mood == "asleep":
        pen.stroke([(14, -8), (20, -5), (27, -8)], (2, 4, 2), K)
    else:
        wide = 7 if mood == "afraid" else 5
        pen.shape([(14, -8), (14, -8), (22, -8 - wide), (28, -10), (27, -4), (20, -3)], P, edge=0)
        pen.stroke([(12, -7), (21, -8 - wide), (29, -11)], (2, 4, 2), K)
        pen.ball(24, -8, 3.6, K)
    brow = {"angry": 7, "sly": 4, "sad": -6, "afraid": -7}.get(mood, 0)
    pen.stroke([(12, -20 - brow * 0.4), (22, -24), (31, -20 + brow)], (2, 5, 2), K)
    pen.stroke([(37, 14), (42, 16)], 3, K)
    corner = {"glad": -6, "sly": -5, "sad": 6, "angry": 4}.get(mood, 1)
    if mood in {"afraid", "glad"}:
        pen.shape([(36, 27), (24, 28 + corner), (27, 36), (35, 35)], K, edge=0)
    else:
        pen.stroke([(37, 29), (30, 29 + corner * 0.3), (23, 29 + corner)], (3, 4, 1.5), K)
    pen.stroke(pts("-8,-10 -14,-2 -8,10 -4,2"), (2, 4, 3, 2), K)
    if hair == "beard":
        beard = pen.shape(pts("-6,8 10,24 28,40 38,42 40,70 24,92 6,70 -8,40"), ink)
        pen.hatch(
            beard, ink.line, angle=80, depth=0.6, gap=max(5, 9 * pen.size), width=max(1.6, 3 * pen.size)
        )
    if hair != "bald":
        top = pen.shape(
            pts("28,-36 10,-58 -24,-56 -46,-28 -46,6 -30,38 -20,26 -20,-4 -6,-22 10,-32"),
            ink,
        )
        pen.hatch(
            top,
            ink.line,
            angle=60,
            depth=0.45,
            gap=max(5, 9 * pen.size),
            width=max(1.5, 2.6 * pen.size),
            bend=8,
        )
    if hair == "bun":
        pen.ball(-44, -30, 16, ink, edge=2)
    if hair == "braids":
        for knot in range(5):
            pen.ball(-34 - knot * 4, 34 + knot * 16, 11, ink, down=10, edge=1.6)
    _hat(pen, hat, ink)


def back(pen: Pen, hair: Hair, hat: Hat, *, ink: Ink = K) -> None:
    """A head that looks away."""
    if hair == "bald":
        pen.hatch(pen.shape(FRONT, P), K, angle=172, depth=0.3, gap=7, width=2.4)
    else:
        top = pen.shape(FRONT, ink)
        pen.hatch(
            top,
            ink.line,
            angle=84,
            depth=0.7,
            gap=max(5, 9 * pen.size),
            width=max(1.5, 2.6 * pen.size),
            bend=10,
        )
    if hair == "bun":
        pen.ball(0, -40, 18, ink, edge=2)
    _hat(pen, hat, ink)


def _hat(pen: Pen, hat: Hat, ink: Ink) -> None:
    band = Ink.ACCENT if ink is not Ink.ACCENT else K
    match hat:
        case "bowler":
            dome = pen.shape(pts("-34,-34 -34,-34 -32,-66 0,-80 32,-66 34,-34 34,-34"), ink)
            pen.hatch(dome, ink.line, angle=80, depth=0.4, gap=7, width=2, reach=(0, 0.6))
            pen.stroke([(-33, -42), (0, -38), (33, -42)], 7, band)
            pen.shape(pts("-52,-34 0,-42 52,-34 0,-26"), ink)
        case "top":
            tall = pen.shape(pts("-31,-34 -36,-104 36,-104 31,-34"), ink, sharp=True)
            pen.hatch(tall, ink.line, angle=90, depth=0.6, gap=8, width=2.2, reach=(0.1, 0.7))
            pen.stroke([(-32, -46), (0, -42), (32, -46)], 10, band)
            pen.shape(pts("-56,-34 0,-44 56,-34 0,-24"), ink)
        case "hood":
            hood = pen.shape(
                pts(
                    "0,-72 0,-72 40,-50 54,10 40,62 34,56 37,0 26,-34 0,-44 -26,-34 -37,0 -34,56"
                    " -40,62 -54,10 -40,-50"
                ),
                ink,
            )
            pen.hatch(hood, ink.line, angle=70, depth=0.5, gap=7, width=2)
        case "crown":
            pen.shape(pts("-32,-36 -40,-78 -20,-58 0,-86 20,-58 40,-78 32,-36"), Ink.ACCENT, sharp=True)
            for x in (-18, 0, 18):
                pen.ball(x, -46, 3.4, K)
        case "cap":
            pen.shape(pts("-38,-28 -36,-56 0,-70 36,-56 38,-34 64,-24 36,-22"), ink)
            pen.ball(0, -70, 5, band)
        case "scarf":
            scarf = pen.shape(
                pts("-44,40 -42,-30 0,-66 42,-30 44,40 34,44 36,0 22,-36 -22,-36 -36,0 -34,44"), band
            )
            pen.hatch(scarf, K, angle=60, depth=0.4, gap=8, width=2)
            pen.shape(pts("-40,38 0,58 40,38 46,56 0,78 -46,56"), band)
        case "none":
            pass
