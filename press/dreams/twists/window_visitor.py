"""Something enormous looks in at the window."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.stage import Stage
from press.dreams.things.signs import eye
from press.dreams.things.sky import moon
from press.dreams.twists.parts import waves
from press.dreams.twists.twist import Twist
from press.dreams.words import NOUNS, Said

_INDOORS = {
    "reading_on_floor": Said("someone reads on the floor", "ktoś czyta na podłodze"),
    "playing_cello": Said("someone plays the cello", "ktoś gra na wiolonczeli"),
    "knitting": Said("someone knits in a chair", "ktoś robi na drutach w fotelu"),
    "holding_lantern": Said("someone holds up a lantern", "ktoś unosi latarnię"),
    "dancing": Said("someone dances", "ktoś tańczy"),
    "sleeping_curled": Said("someone sleeps on the floor", "ktoś śpi na podłodze"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    x, y = WIDTH * 0.5, HEIGHT * 0.38
    stage.back((x, y), 430)
    match stage.subject:
        case "eye":
            stage.focus(eye(scene, x, y, 150))
        case "moon":
            stage.focus(moon(scene, x, y, 205, tint=stage.moon_tint()))
        case "school_fish":
            moon(scene, x - 100, HEIGHT * 0.24, 36)
            for step in range(5):
                at = WIDTH * (0.34 + 0.08 * step), HEIGHT * (0.28 + 0.06 * (step * 2 % 5))
                stage.focus(stage.draw("carp", *at, 210, flip=dice.likely(0.5), turn=dice.between(-14, 14)))
        case "whale" | "sea_turtle" | "octopus":
            moon(scene, x - 110, HEIGHT * 0.22, 36)
            stage.focus(stage.draw(stage.subject, x, y + 20, 520))
        case _:
            moon(scene, x - 110, HEIGHT * 0.22, 36)
            stage.focus(stage.draw(stage.subject, x + 20, HEIGHT * 0.66, 520))
    stage.middle()
    flooded = dice.likely(0.35)
    if flooded:
        water = mix(palette.second, palette.middle, 0.4)
        waves(scene, HEIGHT * 0.79, 1, 40, water)
        stage.focus(stage.draw("rowing", x, HEIGHT * 0.85, 360))
        waves(scene, HEIGHT * 0.84, 3, 50, mix(water, palette.near, 0.2))
        person = Said("someone rows over the flooded floor", "ktoś płynie łódką po zalanej podłodze")
    else:
        pose = dice.pick(sorted(_INDOORS))
        stage.focus(
            stage.draw(
                pose, x + dice.pick([-90, 90]), HEIGHT * 0.885, 260, flip=dice.likely(0.5), grounded=True
            )
        )
        person = _INDOORS[pose]
    stage.front()
    named = {
        "eye": Said("an enormous eye", "ogromne oko"),
        "moon": Said("an enormous moon", "ogromny księżyc"),
        "school_fish": Said("a shoal of carp", "ławica karpi"),
    }.get(stage.subject)
    what = named or Said(
        NOUNS[stage.subject].that_is("giant"),
        f"{NOUNS[stage.subject].agreeing('ogromny')} {NOUNS[stage.subject].pl}",
    )
    return Said(
        f"{what.en} fills the tall window of a room where {person.en}",
        f"{what.pl} wypełnia wysokie okno pokoju, w którym {person.pl}",
    )


TWIST = Twist(
    name="window visitor",
    settings=("room with a window",),
    subjects=(
        "eye",
        "moon",
        "school_fish",
        "whale",
        "octopus",
        "elephant",
        "owl",
        "lion",
        "giraffe",
        "peacock",
    ),
    compose=_compose,
)
