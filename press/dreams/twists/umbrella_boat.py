"""A creature travels in an upturned umbrella."""

import math

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, curve, polygon, stroke
from press.dreams.stage import Stage
from press.dreams.things.sky import gulls
from press.dreams.things.vessels import little_fish
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_COMPANY = {
    "holding_lantern": Said("someone in a hood", "ktoś w kapturze"),
    "playing_violin": Said("a violinist", "skrzypek"),
    "telescope_gazer": Said("someone with a telescope", "ktoś z lunetą"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    lamp = WIDTH * dice.pick([0.28, 0.72]), HEIGHT * 0.17
    stage.back(lamp, 440)
    stage.hang_light(*lamp, dice.between(50, 80))
    stage.middle()
    x, y, half = WIDTH * 0.5, HEIGHT * 0.78, 285
    handle = [(x, y + 40), (x, y - 370), (x + 8, y - 420), (x + 50, y - 440), (x + 82, y - 410)]
    scene.flat(Stencil().line(stroke(handle), 12).mask, mix(palette.near, palette.accent, 0.2))
    hook = x + 82, y - 350
    scene.lamp_at(*hook, 380, 0.95)
    scene.flat(Stencil().segment((hook[0], y - 410), (hook[0], hook[1] - 26), 2.4).mask, palette.near)
    stage.focus(stage.draw(stage.subject, x - 96, y - 22, 300, palette.accent, flip=True))
    company = dice.pick((*_COMPANY, "nobody"))
    if company != "nobody":
        stage.focus(stage.draw(company, x + 116, y + 6, 250, palette.second, flip=dice.likely(0.5)))
    _canopy(stage, x, y, half)
    _lantern(stage, *hook)
    fish = dice.likely(0.5)
    if fish:
        shoal = Stencil()
        for _ in range(9):
            at = dice.between(90, WIDTH - 90), y - dice.between(120, 480)
            little_fish(shoal, *at, dice.between(24, 44), flip=dice.likely(0.5))
        scene.paint(shoal.mask, mix(palette.light, palette.second, 0.3), Look(rim=0.9, volume=3, shadow=0.25))
    else:
        gulls(scene, x, HEIGHT * 0.32, 230, 9)
    stage.front()
    noun, where = stage.noun, stage.place.within
    who = Said(noun.en, noun.pl)
    rides = Said("rides", "podróżuje")
    if company in _COMPANY:
        friend = _COMPANY[company]
        who = Said(f"{noun.en} and {friend.en}", f"{noun.pl} i {friend.pl}")
        rides = Said("ride", "podróżują")
    among = Said(" among flying fish", " wśród latających ryb") if fish else Said("", "")
    return Said(
        f"{who.en} {rides.en} in an upturned umbrella with a lantern on its handle {where.en}{among.en}",
        f"{who.pl} {rides.pl} w odwróconym parasolu z latarnią na rączce {where.pl}{among.pl}",
    )


def _canopy(stage: Stage, x: float, y: float, half: float) -> None:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    rim = [(1, -50), (0.75, -24), (0.5, -44), (0.25, -20), (0, -40), (-0.25, -20), (-0.5, -44), (-0.75, -24)]
    outline = [(x - half, y - 50), (x - half * 0.86, y + 26), (x - half * 0.5, y + 98), (x, y + 122)]
    outline += [(x + half * 0.5, y + 98), (x + half * 0.86, y + 26), *((x + half * a, y + b) for a, b in rim)]
    cloth = Stencil().fill(curve(outline)).mask
    tint = palette.accent if dice.likely(0.5) else mix(palette.second, palette.near, 0.1)
    scene.paint(cloth, tint, Look(volume=28, shade=0.9, rim=0.9, shadow=0.5))
    stage.focus(cloth)
    ribs = Stencil()
    for share in (-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75):
        bulge = share * half * 0.82
        ribs.line(stroke([(x + half * share, y - 42), (x + bulge, y + 44), (x + bulge * 0.12, y + 124)]), 2.8)
    scene.flat(ribs.mask * cloth, palette.near, 0.5)
    ferrule = polygon([(x - 7, y + 118), (x + 7, y + 118), (x, y + 118 + 30 * math.sqrt(1.2))])
    scene.flat(Stencil().fill(ferrule).mask, palette.near)


def _lantern(stage: Stage, x: float, y: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    frame = Stencil().fill(polygon([(x - 30, y - 24), (x, y - 48), (x + 30, y - 24)]))
    frame.box(x - 26, y + 32, x + 26, y + 42).box(x - 24, y - 26, x - 19, y + 34).box(
        x + 19, y - 26, x + 24, y + 34
    )
    scene.flat(frame.mask, palette.near)
    scene.flat(Stencil().box(x - 19, y - 24, x + 19, y + 32).mask, mix(palette.light, palette.accent, 0.45))
    scene.glow(Stencil().oval(x, y + 4, 12, 22).mask, palette.light, 1.6)


TWIST = Twist(
    name="umbrella boat",
    settings=(
        "sea",
        "clouds",
        "desert",
        "snow",
        "meadow",
        "underground",
        "frozen lake",
        "harbour",
        "canal town",
    ),
    subjects=(
        "fox",
        "rabbit",
        "cat",
        "owl",
        "frog",
        "raven",
        "squirrel",
        "penguin",
        "mouse",
        "hedgehog",
        "badger",
        "goose",
        "lion",
    ),
    compose=_compose,
)
