"""People who look closely: a painter at the easel, someone at a telescope."""

from press.dreams.figures.figure import Figure, Tone
from press.dreams.figures.objects.voyage import TELESCOPE
from press.dreams.figures.people.body import Crest, arm, head, leg
from press.dreams.figures.pieces import crease, dot, line, mark, oval, piece, placed

PAINTING_AT_EASEL = Figure(
    "painting_at_easel",
    [
        line(".36,.98 .56,.0", 0.026, Tone.FAR),
        line(".3,1 .2,0", 0.028, Tone.DEEP),
        line(".36,1 .44,0", 0.028, Tone.DEEP),
        piece(".14,.36! .52,.3! .5,.9! .16,.86!", Tone.PALE),
        mark(".16,.38! .3,.5 .42,.44 .51,.46! .52,.3! .14,.36!", Tone.ACCENT),
        dot(0.4, 0.7, 0.055, 0.06, tone=Tone.COAT),
        crease(".2,.66 .26,.7 .3,.62 .34,.6", 0.014),
        line(".1,.35 .54,.29", 0.026, Tone.DEEP),
        *leg("-.28,.42 -.32,.22 -.36,0", Tone.FAR),
        *leg("-.24,.42 -.2,.22 -.2,0"),
        *arm("-.18,.66 -.06,.52 .0,.5", Tone.FAR),
        oval(0.02, 0.52, 0.095, 0.045, Tone.FAR, turn=-14),
        *(
            dot(x, y, 0.016, tone=tone)
            for x, y, tone in ((-0.03, 0.515, Tone.ACCENT), (0.03, 0.545, Tone.PALE), (0.07, 0.54, Tone.COAT))
        ),
        *head(Crest.CAP, -0.22, 0.75, -4),
        piece("-.31,.77! -.18,.77! -.13,.69 -.12,.55 -.08,.3! -.2,.26 -.4,.29! -.37,.54 -.36,.68"),
        piece("-.28,.77! -.2,.74! -.14,.78! -.16,.7! -.22,.72! -.29,.69!", Tone.ACCENT, lift=0.5),
        crease("-.3,.5 -.34,.32", 0.01, Tone.FAR),
        mark("-.2,.36! -.12,.36! -.12,.44! -.2,.44!", Tone.FAR),
        line(".06,.68 .2,.63", 0.014, Tone.DEEP),
        *arm("-.28,.68 -.14,.56 .07,.68"),
    ],
    roundness=0.035,
)

TELESCOPE_GAZER = Figure(
    "telescope_gazer",
    [
        line(".3,.84 .14,0", 0.022, Tone.FAR),
        line(".3,.84 .32,0", 0.022, Tone.DEEP),
        line(".3,.84 .5,0", 0.022, Tone.DEEP),
        *placed(TELESCOPE.parts, 0.27, 0.8, 0.72, -26),
        oval(0.3, 0.83, 0.045, 0.045, Tone.DEEP),
        *leg("-.3,.4 -.34,.2 -.44,.0", Tone.FAR),
        *leg("-.27,.4 -.2,.22 -.24,0"),
        *head(Crest.BOB, -0.2, 0.63, -12),
        piece("-.3,.66! -.18,.67! -.13,.58 -.15,.46 -.14,.28! -.26,.23 -.44,.28! -.4,.46 -.36,.6"),
        crease("-.4,.42 -.26,.4 -.15,.42", 0.022, Tone.ACCENT),
        crease("-.26,.38 -.28,.28", 0.01, Tone.FAR),
        *arm("-.28,.58 -.12,.5 .09,.765"),
    ],
    roundness=0.035,
)

POSES = (PAINTING_AT_EASEL, TELESCOPE_GAZER)
