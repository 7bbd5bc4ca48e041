"""A house cut open: in one of its rooms there is no room but a whole country."""

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, Field, Y, blur, each, mix, soft
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, below, polygon
from press.dreams.stage import Stage
from press.dreams.things.buildings import smoke
from press.dreams.things.furnishings import bed, candle, chair, table
from press.dreams.things.land import ridge
from press.dreams.things.passages import ladder
from press.dreams.things.plants import pine
from press.dreams.twists.parts import starry, waves, within
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_LEFT, _RIGHT, _FLOORS = 120, 680, (392, 612, 832, 1052)
_COUNTRIES = {
    "whale": Said("the sea with a whale in it", "morze z wielorybem"),
    "stag": Said("a forest with a stag in it", "las z jeleniem"),
    "bear": Said("snow with a bear in it", "śnieg z niedźwiedziem"),
    "caravel": Said("the sea with a sailing ship in it", "morze z żaglowcem"),
    "camel": Said("a desert with a camel in it", "pustynia z wielbłądem"),
    "dragon": Said("a starry night with a dragon in it", "gwiaździsta noc ze smokiem"),
}


def _compose(stage: Stage) -> Said:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    stage.back((WIDTH * 0.2, HEIGHT * 0.12), 420)
    stage.middle()
    wall = mix(mix(palette.horizon, palette.far, 0.5), palette.near, 0.18)
    body = Stencil().box(_LEFT - 22, 372, _RIGHT + 22, _FLOORS[3] + 24).mask
    scene.paint(body, wall, Look(volume=12, rim=0.9, shadow=0.75, drop=30))
    gable = polygon([(_LEFT - 66, 392), (400, 96), (_RIGHT + 66, 392)])
    chimney = Stencil().box(556, 120, 618, 320).box(546, 108, 628, 134).mask
    scene.paint(chimney, mix(palette.accent, palette.near, 0.4), Look(volume=6))
    smoke(scene, 586, 112, 150)
    roof = Stencil().fill(gable).mask
    scene.paint(roof, palette.accent, Look(volume=14, rim=0.9, shadow=0.6, drop=20))
    stage.focus(body)
    stage.focus(roof)
    papers = [
        mix(mix(tint, palette.light, 0.42), palette.near, 0.1)
        for tint in (palette.second, palette.accent, palette.horizon, palette.far)
    ]
    attic = polygon([(_LEFT + 10, 388), (400, 142), (_RIGHT - 10, 388)])
    magic = dice.whole(0, 2)
    _attic(stage, Stencil().fill(attic).mask, mix(palette.warm, palette.near, 0.55))
    for floor in range(3):
        top, foot = _FLOORS[floor] + 10, _FLOORS[floor + 1] - 10
        if floor == magic:
            room = Stencil().box(_LEFT, top, _RIGHT, foot).mask
            within(scene, room, lambda top=top, foot=foot: _country(stage, top, foot))  # type: ignore[misc]
            _sill(stage, room)
        else:
            split = dice.pick([330, 400, 470])
            for side, (left, right) in enumerate(((_LEFT, split - 7), (split + 7, _RIGHT))):
                _room(stage, left, right, top, foot, papers[(floor + 2 * side) % 4], floor * 2 + side)
    ladder(scene, (640, _FLOORS[0] + 2), (604, 300), 18, 0.9, mix(palette.warm, palette.near, 0.4))
    stage.front()
    stage.enclosed = True
    country, where = _COUNTRIES[stage.subject], stage.place.within
    return Said(
        f"a house stands {where.en}, cut open; people live in its rooms, but one floor holds {country.en}",
        f"dom {where.pl} widać w przekroju; w pokojach mieszkają ludzie, a jedno piętro zajmuje {country.pl}",
    )


def _attic(stage: Stage, inside: Field, tint: Colour) -> None:
    scene, palette = stage.scene, stage.scene.palette
    scene.paint(inside, tint, Look(volume=8, rim=0.3, shadow=0.3, shade=0.7))
    scene.lamp_at(400, 300, 190, 0.7)
    stage.fit("grand_piano", 300, 386, 110, 90, mix(palette.near, palette.warm, 0.2), standing=True)
    stage.fit("owl", 400, 386, 90, 110, mix(palette.light, palette.warm, 0.3), standing=True)
    stage.fit("globe", 500, 386, 80, 90, standing=True)


def _sill(stage: Stage, room: Field) -> None:
    """Shade in the corners of the room that is none."""
    stage.scene.veil(room * (1 - blur(room, 12)), stage.scene.palette.near, 0.7)
    stage.scene.shine(room * 0.06)


def _country(stage: Stage, top: float, foot: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    x = (_LEFT + _RIGHT) / 2
    night = stage.subject == "dragon"
    high = mix(palette.top, palette.second, 0.3) if night else mix(palette.second, palette.light, 0.4)
    low = mix(palette.top, palette.near, 0.3) if night else mix(palette.horizon, palette.light, 0.4)
    scene.picture = mix(high, low, each(soft(Y, top, foot))) * each(1 + 0.04 * scene.grain("brush"))
    match stage.subject:
        case "whale" | "caravel":
            water = mix(palette.watery, palette.middle, 0.3)
            waves(scene, foot - 92, 1, 30, mix(water, palette.light, 0.25))
            stage.focus(
                stage.fit(stage.subject, x, foot - 22, 400, 172, standing=True, flip=stage.dice.likely(0.5))
            )
            waves(scene, foot - 44, 2, 26, water)
        case "stag":
            trees = Stencil()
            for step in range(17):
                pine(scene, trees, _LEFT + step * 35, foot + 6, stage.dice.between(110, 195))
            scene.paint(trees.mask, mix(palette.leafy, palette.near, 0.45), Look(volume=5, rim=0.8))
            scene.paint(
                below(ridge(scene, foot - 26, 6, 120)),
                mix(palette.leafy, palette.light, 0.15),
                Look(volume=5),
            )
            stage.focus(
                stage.fit(
                    "stag", x, foot - 14, 240, 172, mix(palette.warm, palette.light, 0.15), standing=True
                )
            )
        case "bear":
            scene.paint(
                below(ridge(scene, foot - 70, 26, 150)),
                mix(palette.light, palette.far, 0.25),
                Look(volume=10),
            )
            flakes = Stencil()
            for _ in range(90):
                flakes.disc(
                    stage.dice.between(_LEFT, _RIGHT),
                    stage.dice.between(top, foot),
                    stage.dice.between(1.5, 4),
                )
            scene.paint(
                below(ridge(scene, foot - 22, 8, 150)),
                mix(palette.light, palette.horizon, 0.1),
                Look(volume=8),
            )
            stage.focus(
                stage.fit(
                    "bear_walking",
                    x,
                    foot - 10,
                    330,
                    160,
                    mix(palette.warm, palette.near, 0.45),
                    standing=True,
                )
            )
            scene.glow(flakes.mask, palette.light, 0.1)
        case "camel":
            for step in range(2):
                scene.paint(
                    below(ridge(scene, foot - 70 + 44 * step, 26, 210)),
                    mix(palette.warm, palette.light, 0.25 + 0.15 * step),
                    Look(volume=10),
                )
            stage.focus(
                stage.fit(
                    "camel", x, foot - 14, 260, 176, mix(palette.watery, palette.near, 0.2), standing=True
                )
            )
        case _:
            starry(scene, "floor", 900, 0, HEIGHT)
            stage.focus(stage.fit("dragon", x, foot - 6, 300, 190, standing=True))


def _room(
    stage: Stage, left: float, right: float, top: float, foot: float, paper: Colour, number: int
) -> None:
    """A room of its own colour, with someone at home in it."""
    scene, palette = stage.scene, stage.scene.palette
    inside = Stencil().box(left, top, right, foot).mask
    scene.paint(inside, paper, Look(volume=9, rim=0.2, shadow=0.35, shade=0.5))
    stripes = Stencil()
    for x in range(int(left) + 14, int(right), 26):
        stripes.segment((x, top), (x, foot - 34), 3)
    scene.flat(stripes.mask * inside, mix(paper, palette.near, 0.3), 0.4)
    scene.paint(
        Stencil().box(left, foot - 20, right, foot).mask,
        mix(palette.warm, palette.near, 0.45),
        Look(volume=3, shadow=0.2),
    )
    middle, wide = (left + right) / 2, right - left
    base = foot - 14
    scene.lamp_at(middle, top + 50, 120, 0.6)
    lamp = (
        Stencil()
        .segment((middle, top), (middle, top + 20), 3)
        .fill(
            polygon(
                [
                    (middle - 24, top + 42),
                    (middle - 9, top + 18),
                    (middle + 9, top + 18),
                    (middle + 24, top + 42),
                ]
            )
        )
    )
    scene.paint(lamp.mask, palette.accent, Look(volume=3, shadow=0.2))
    scene.glow(Stencil().oval(middle, top + 43, 20, 5).mask, palette.light, 1)
    match number:
        case 0:
            stage.fit("knitting", middle - wide * 0.1, base, wide * 0.5, 126, standing=True)
            stage.fit("cat", right - 42, base, 50, 56, standing=True, flip=True)
        case 1:
            bed(scene, middle, base, min(210, wide * 0.84))
            scene.paint(
                Stencil()
                .disc(middle - min(210, wide * 0.84) * 0.32, base - min(210, wide * 0.84) * 0.37, 13)
                .mask,
                mix(palette.horizon, palette.light, 0.4),
                Look(volume=4),
            )
        case 2:
            stage.fit(
                "bathtub",
                middle + wide * 0.12,
                base,
                wide * 0.56,
                104,
                mix(palette.light, palette.horizon, 0.3),
                standing=True,
            )
            stage.fit("duck", middle + wide * 0.1, base - 84, 60, 50, palette.warm, standing=True)
        case 3:
            top_of = table(scene, middle, base, min(120, wide * 0.5), 66)
            candle(scene, middle, top_of + 4, 40)
            chair(scene, middle - 88, base, 92, mix(palette.near, palette.warm, 0.3))
            stage.fit("baker", middle + wide * 0.3, base, 90, 140, standing=True, flip=True)
        case 4:
            stage.fit("playing_cello", middle, base, wide * 0.6, 136, standing=True)
        case _:
            stage.fit("sweeping", middle, base, wide * 0.5, 132, standing=True)
            stage.fit("mouse", left + 34, base, 36, 22, mix(palette.near, palette.far, 0.4), standing=True)


TWIST = Twist(
    name="cut-away house",
    settings=("snow", "orchard", "wheat field", "desert", "meadow", "forest", "harbour", "clouds"),
    subjects=tuple(sorted(_COUNTRIES)),
    compose=_compose,
    number=220,
)
