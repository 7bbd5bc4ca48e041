"""Someone plays on a rock in the water, and the creatures of the sea come up to listen."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, curve
from press.dreams.stage import Stage
from press.dreams.twists.parts import waves
from press.dreams.twists.twist import Twist
from press.dreams.words import NOUNS, Said

_PLAYERS = {
    "playing_cello": Said("a cellist plays", "wiolonczelista gra"),
    "playing_violin": Said("a violinist plays", "skrzypek gra"),
    "conductor": Said("a conductor raises the baton", "dyrygent unosi batutę"),
}
_LISTENERS = ("octopus", "seahorse", "sea_turtle", "dolphin", "carp", "jellyfish", "whale", "nautilus")


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    lamp = WIDTH * 0.5, HEIGHT * 0.26
    stage.back(lamp, 480)
    stage.hang_light(*lamp, dice.between(130, 170))
    stage.middle()
    listeners = [dice.pick(_LISTENERS)]
    while len(listeners) < 3:
        name = dice.pick(_LISTENERS)
        if name not in listeners:
            listeners.append(name)
    water = mix(palette.middle, palette.second, 0.3)
    waves(scene, HEIGHT * 0.66, 1, 40, mix(water, palette.horizon, 0.2))
    stage.focus(stage.draw(listeners[0], WIDTH * 0.17, HEIGHT * 0.66, 270, turn=-24))
    stage.focus(stage.draw(listeners[1], WIDTH * 0.84, HEIGHT * 0.67, 270, flip=True, turn=24))
    waves(scene, HEIGHT * 0.71, 1, 40, water)
    rock = curve(
        [
            (WIDTH * 0.26, HEIGHT * 0.86),
            (WIDTH * 0.33, HEIGHT * 0.735),
            (WIDTH * 0.46, HEIGHT * 0.705),
            (WIDTH * 0.6, HEIGHT * 0.71),
            (WIDTH * 0.69, HEIGHT * 0.76),
            (WIDTH * 0.75, HEIGHT * 0.86),
        ]
    )
    scene.paint(Stencil().fill(rock).mask, scene.plane(0.72), Look(volume=22, rim=0.9, shadow=0.5))
    stage.focus(stage.draw(stage.subject, WIDTH * 0.5, HEIGHT * 0.722, 380, grounded=True))
    waves(scene, HEIGHT * 0.8, 1, 40, mix(water, palette.near, 0.2))
    stage.focus(stage.draw(listeners[2], WIDTH * dice.pick([0.3, 0.7]), HEIGHT * 0.86, 230, turn=-15))
    waves(scene, HEIGHT * 0.88, 3, 46, mix(water, palette.near, 0.35))
    one, two, three = (NOUNS[name] for name in listeners)
    player = _PLAYERS[stage.subject]
    return Said(
        f"{player.en} on a rock in the sea; {one.en}, {two.en} and {three.en} rise from the waves",
        f"{player.pl} na skale w morzu; z fal wynurzają się {one.pl}, {two.pl} i {three.pl}",
    )


TWIST = Twist(
    name="sea concert",
    settings=("sea",),
    subjects=tuple(sorted(_PLAYERS)),
    compose=_compose,
)
