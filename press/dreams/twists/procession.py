"""Seven walk in a line past a huge light, and one of them is another colour."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, below
from press.dreams.stage import Stage
from press.dreams.things.land import height_at, ridge
from press.dreams.things.plants import tree
from press.dreams.twists.twist import Twist
from press.dreams.words import NOUNS, Said

_PEOPLE = {
    "holding_umbrella": Said("people with umbrellas", "ludzi z parasolami"),
    "holding_lantern": Said("people with lanterns", "ludzi z latarniami"),
    "playing_violin": Said("violinists", "skrzypków"),
    "cyclist": Said("cyclists", "rowerzystów"),
}
_GENITIVES = {
    "stag": "jeleni",
    "elephant": "słoni",
    "rabbit": "królików",
    "ostrich": "strusi",
    "camel": "wielbłądów",
    "penguin": "pingwinów",
    "snail": "ślimaków",
    "goose": "gęsi",
    "giraffe": "żyraf",
    "hedgehog": "jeży",
    "sheep": "owiec",
}
"""What Polish counts seven of."""


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    lamp = WIDTH * dice.pick([0.4, 0.6]), HEIGHT * 0.38
    stage.back(lamp, 480)
    radius = dice.between(180, 220)
    stage.hang_light(*lamp, radius)
    stage.focus(Stencil().disc(*lamp, radius).mask)
    stage.middle()
    line = ridge(scene, HEIGHT * 0.7, 26, 420, roughness=0.3, tilt=dice.between(-120, 120), layers=2)
    scene.paint(
        below(line), mix(scene.plane(0.4), palette.horizon, 0.12), Look(shadow=0.4, rim=0.9, volume=18)
    )
    odd = dice.whole(1, 5)
    dark = mix(palette.near, palette.middle, 0.25)
    for step in range(7):
        x = WIDTH * (0.1 + 0.134 * step)
        size = 190 * (0.85 + 0.05 * step)
        tint = palette.accent if step == odd else dark
        stage.focus(
            stage.fit(stage.subject, x, height_at(line, x) + 8, size * 0.8, size, tint, standing=True)
        )
    at = WIDTH * dice.pick([0.16, 0.84])
    if not stage.setting.water and stage.setting.name != "rooftops":
        tree(
            scene,
            at,
            stage.ground(at) + 40,
            330,
            mix(palette.near, palette.second, 0.1),
            palette.second if dice.likely(0.6) else None,
        )
    stage.front()
    where = stage.place.within
    people = _PEOPLE.get(stage.subject)
    what = people or Said(NOUNS[stage.subject].many.en, _GENITIVES[stage.subject])
    return Said(
        f"seven {what.en} move in a line {where.en}, and one of them is a different colour",
        f"rząd siedmiu {what.pl} przesuwa się {where.pl}; jedna postać jest innego koloru",
    )


TWIST = Twist(
    name="procession",
    settings=(
        "forest",
        "desert",
        "snow",
        "sea",
        "meadow",
        "rooftops",
        "ruins",
        "carnival",
        "wheat field",
        "frozen lake",
        "harbour",
    ),
    subjects=(*_PEOPLE, *_GENITIVES),
    compose=_compose,
)
