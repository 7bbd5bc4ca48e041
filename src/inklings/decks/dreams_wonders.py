"""The wonders of the dream cards, each standing on its origin."""

from collections.abc import Callable

from inklings.decks.dreams_inks import BONE, BRASS, CARTA, INK, MADDER, PRUSSIAN, ROSE, SKY, UMBER, VERDIGRIS
from inklings.decks.dreams_motifs import face, person, puff
from inklings.decks.dreams_paths import disc
from inklings.decks.dreams_press import Press


def _keyhole(press: Press) -> None:
    inks = press.inks
    hill = "M-104 10Q-78 -178 0 -184T104 10Q0 34 -104 10Z"
    press.cut(hill, INK, inks.key, 3)
    press.carve(hill, inks.second if inks.second != INK else inks.mark, 9, 1.9, 0.55)
    glow = inks.glow
    press.at(0, -110).rays(34, 60, 28, glow)
    press.cut(
        "M0 -138Q28 -136 28 -110Q28 -94 16 -86L32 -8H-32L-16 -86Q-28 -94 -28 -110Q-28 -136 0 -138Z", glow
    )
    press.cut("M-32 -8H32L64 60H-64Z", glow)
    person(press.at(2, 8), INK, INK)


def _ladder(press: Press) -> None:
    inks, press = press.inks, press.at(0, 0, mirrored=True)
    moon = inks.glow if inks.sky != BRASS else BONE
    press.at(22, -158).rays(48, 74, 40, inks.paper if inks.paper == BONE else inks.glow)
    press.cut(disc(22, -158, 44), moon, INK, 3)
    face(press.at(24, -160, 1.1), INK)
    press.line("M-60 4L-8 -136M-36 8L14 -128", inks.key, 4.8)
    press.line("".join(f"M{-56 + n * 5.1:.1f} {-8 - n * 13.6:.1f}l24 3" for n in range(10)), inks.key, 3.4)
    person(press.at(-31, -48, 0.9), inks.key, MADDER)


def _house(press: Press) -> None:
    inks = press.inks
    press.line(
        "M-20 -90L-40 -48L-22 0M-22 0L-46 6M-22 0L-8 10M-22 0L-32 14M24 -90L46 -54L30 -2M30 -2L56 2"
        "M30 -2L16 8M30 -2L40 12",
        inks.key,
        5.4,
    )
    press.cut("M22 -158V-196H40V-140Z", inks.second, inks.key, 3.4)
    press.cut("M-52 -82L-48 -140L-2 -176L48 -138L52 -84Z", inks.first, inks.key, 3.8)
    press.carve("M-48 -134L-2 -170L46 -134L50 -88H-50Z", inks.paper, 8, 1.4, 0.35)
    press.cut("M-66 -132L-2 -186L66 -130L58 -122L-2 -170L-58 -124Z", inks.second, inks.key, 3.4)
    press.cut("M-36 -130H-8V-102H-36Z", inks.glow, INK, 3)
    press.line("M-22 -130V-102M-36 -116H-8", INK, 2.6)
    press.cut("M12 -84V-120Q22 -132 32 -120V-84Z", INK, inks.key, 2.4)
    press.cut(disc(0, -150, 6), inks.glow, INK, 2.4)
    press.line("M31 -198Q20 -212 34 -220T34 -240", inks.key, 3)


def _eye_tree(press: Press) -> None:
    inks = press.inks
    press.cut("M-14 6Q-2 -46 -12 -96H12Q2 -46 18 6Q28 10 36 8L-34 10Q-22 12 -14 6Z", INK, inks.key, 2.4)
    press.line("M-4 -46Q-40 -60 -56 -94M4 -56Q40 -66 54 -98M-30 -66L-46 -60M30 -72L50 -66", inks.key, 5)
    lid = "M-88 -136Q0 -232 88 -136Q0 -56 -88 -136Z"
    lashes = "".join(
        f"M{x} {-180 + 0.34 * abs(x) + 0.002 * x * x:.0f}l{0.28 * x:.0f} {-24 + 0.02 * abs(x):.0f}"
        for x in range(-64, 65, 16)
    )
    press.line(lashes, inks.key, 3.8)
    press.cut(lid, BONE, INK, 4.4)
    press.cut(disc(0, -140, 35), inks.first, INK, 3.6)
    press.at(0, -140).rays(19, 36, 28, INK)
    press.cut(disc(0, -140, 18), INK)
    press.cut(disc(-8, -149, 5.4), BONE)
    leaves = ((-60, -58), (-48, -44), (56, -62), (66, -78), (-66, -84))
    for x, y in leaves:
        press.at(x, y).cut("M0 0Q-4 -12 -14 -12Q-12 0 0 0Z", VERDIGRIS, inks.key, 2)


def _hand(press: Press) -> None:
    inks = press.inks
    press.at(2, -150).rays(46, 76, 40, inks.glow if inks.sky != BRASS else BONE)
    press.cut(disc(2, -150, 42), inks.glow if inks.sky != BRASS else MADDER, INK, 3.4)
    face(press.at(2, -156, 0.95), INK)
    palm = (
        "M-30 50L-28 -20Q-50 -44 -58 -86Q-62 -104 -52 -106Q-44 -108 -40 -92L-26 -62L-32 -112"
        "Q-33 -126 -24 -127"
        "Q-15 -127 -13 -112L-8 -68L-6 -122Q-5 -134 4 -134Q13 -133 13 -120"
        "L12 -68L22 -112Q26 -126 34 -123Q42 -120 39 -106"
        "L30 -52L44 -66Q58 -80 66 -72Q70 -66 62 -56Q44 -26 34 -16L36 50Z"
    )
    press.cut(palm, BONE, INK, 4)
    press.carve("M-24 -44H24L30 40H-24Z", MADDER, 8, 1.4, 0.5)
    press.line("M-20 -44Q0 -54 20 -40M-18 -30Q-2 -20 -4 0", INK, 2.4)
    press.cut("M-36 10H42V50H-36Z", inks.first, INK, 3.6)
    press.line("M-34 22H40", BONE, 3)


def _cage(press: Press) -> None:
    inks = press.inks
    press.cut("M-62 -14V-112Q-62 -182 0 -184T62 -112V-14Z", inks.paper if inks.paper == INK else CARTA)
    puff(press.at(0, -84, 0.92), BONE, INK)
    drops = "".join(f"M{x} {-74 + (x * 7) % 11 + y}l-3 10" for x in range(-42, 50, 14) for y in (0, 19))
    press.line(drops, PRUSSIAN if inks.key == INK else SKY, 3)
    water = "M-60 -16V-26Q-44 -34 -28 -27T4 -27T36 -27T60 -27V-16Z"
    press.cut(water, PRUSSIAN)
    bars = (
        "M-62 -14V-112Q-62 -182 0 -184Q62 -182 62 -112V-14M-40 -14V-112Q-40 -164 0 -184"
        "Q40 -164 40 -112V-14M-17 -14V-112Q-17 -160 0 -184Q17 -160 17 -112V-14"
    )
    press.line(bars, inks.glow if inks.glow != BONE else inks.key, 3)
    press.cut("M-70 -16H70L64 2H-64Z", MADDER, inks.key, 3.6)
    press.line("M0 -184V-192Q-12 -200 0 -210T4 -194", inks.key, 3.4)
    press.cut(disc(0, -184, 6), inks.glow, inks.key, 2.6)


def _moons(press: Press) -> None:
    inks = press.inks
    press.cut("M-40 -52H40L54 -40H-54Z", BONE, INK, 3.2)
    press.cut(
        "".join(f"M{x} -51h11l1 5h-11Z" for x in (-34, -10, 14)) + "M-26 -45h12l1 4h-12ZM2 -45h12l1 4h-12Z",
        INK,
    )
    press.cut("M-10 -40H10L14 -4H24V4H-24V-4H-14Z", MADDER, INK, 3.2)
    press.cut(
        "M-24 -54V-68Q-24 -76 -18 -76T-12 -68V-54ZM-6 -54V-82H-2V-78H2V-82H6V-54ZM14 -54V-66"
        "Q10 -80 20 -82L28 -72V-54Z",
        inks.first,
        inks.key,
        2.4,
    )
    for side, moon in (
        (press, inks.glow if inks.sky != BRASS else MADDER),
        (press.at(0, 0, mirrored=True), BONE),
    ):
        side.line(
            "M-54 -70Q-40 -52 -30 -66M-62 -68V-30M-76 -72L-84 -30M-62 -30L-48 -26M-84 -30L-74 -26",
            inks.key,
            4,
        )
        side.cut(
            "M-48 -150Q-100 -148 -98 -106T-52 -62Q-34 -64 -28 -74Q-50 -72 -56 -88L-44 -98L-56 -106"
            "Q-58 -126 -48 -150Z",
            moon,
            INK,
            3.6,
        )
        side.cut(disc(-70, -112, 3.8), INK)
        side.line("M-66 -84Q-60 -82 -56 -86M-76 -124q6 -5 12 0", INK, 2.8)
        side.carve("M-96 -120H-82L-74 -70L-92 -84Z", INK, 6, 1.2, 0.7)


def _balloon(press: Press) -> None:
    inks, press = press.inks, press.at(0, -26)
    bag = "M0 -204Q54 -204 56 -156Q54 -118 14 -96H-14Q-54 -118 -56 -156Q-54 -204 0 -204Z"
    press.line("M-46 -122L-10 -80M46 -122L10 -80M-14 -96L-6 -80M14 -96L6 -80", inks.key, 2.4)
    press.cut(bag, inks.first, inks.key, 4)
    press.cut("M-22 -200Q-40 -150 -8 -97H8Q40 -150 22 -200Q0 -208 -22 -200Z", inks.glow, inks.key, 3)
    press.line("M0 -204V-96", inks.key, 2.4)
    press.carve("M-52 -170H-34V-130H-46ZM34 -170H52L46 -130H34Z", BONE, 7, 1.5, 0.8)
    press.line("M0 -82V-18", inks.key, 7)
    crown = "M-34 -52Q-46 -66 -30 -74Q-26 -90 -8 -84Q6 -96 18 -82Q38 -82 34 -66Q44 -54 28 -48H-26Z"
    press.cut(crown, VERDIGRIS, inks.key, 3.4)
    press.carve(crown, BONE, 7, 1.6, 0.5)
    press.cut("M-30 -24Q0 -34 30 -24Q20 -6 6 -8Q-4 -2 -12 -10Q-26 -8 -30 -24Z", UMBER, inks.key, 3)
    press.line("M-16 -10Q-14 4 -24 14M-4 -6Q-6 8 2 18M10 -8Q10 4 22 12M22 -12Q28 -4 34 -2", inks.key, 3)


def _head(press: Press) -> None:
    inks = press.inks
    stone = CARTA if inks.sky != CARTA else BONE
    skull = (
        "M-58 14Q-66 -26 -60 -64L-76 -70Q-82 -78 -70 -88L-56 -116Q-62 -186 8 -190Q78 -188 76 -110"
        "Q72 -64 58 -40L56 14Z"
    )
    press.cut(skull, stone, INK, 4.2)
    press.carve("M10 -180L70 -120L56 0H10Z", INK, 8, 1.5, 0.5)
    press.line("M-52 -124Q-36 -134 -20 -122M-60 -58Q-46 -54 -36 -60M-64 -46Q-52 -40 -40 -46", INK, 3.6)
    press.cut("M-46 -110Q-34 -120 -18 -108Q-32 -98 -46 -110Z", BONE, INK, 2.8)
    press.cut(disc(-33, -109, 3.6), INK)
    tears = "M-40 -104Q-28 -98 -22 -104Q-10 -60 -18 -30Q-6 0 -30 20H-64Q-38 -4 -42 -34Q-48 -66 -40 -104Z"
    press.cut(tears, PRUSSIAN, INK, 2.6)
    press.line("M-34 -92Q-30 -60 -34 -34T-44 10M-26 -90Q-20 -60 -26 -28T-34 10", BONE, 2.4)
    press.cut("M24 -112Q48 -128 50 -102Q48 -84 36 -74Q26 -74 26 -88Z", stone, INK, 3.2)
    press.line("M30 -106Q40 -112 41 -100T34 -86", INK, 2.4)
    press.line("M14 -190L22 -164L12 -150L24 -132", INK, 3)
    press.line("M14 -190Q10 -212 24 -224M15 -200Q2 -206 -4 -216", inks.key, 3.4)
    press.cut(
        "M24 -224Q14 -236 26 -244Q38 -236 24 -224ZM-4 -216Q-18 -214 -20 -226Q-8 -232 -4 -216Z",
        VERDIGRIS,
        inks.key,
        2.4,
    )


def _bed(press: Press) -> None:
    inks = press.inks
    press.line("M10 -60V-206", inks.key, 4.6)
    sail = "M14 -200Q78 -160 72 -92H14Z"
    press.cut(sail, BONE, INK, 3.6)
    press.cut("M14 -158Q52 -154 66 -134Q71 -120 72 -112Q50 -126 14 -126Z", MADDER)
    press.cut("M6 -190Q-34 -150 -36 -104H6Z", BONE, INK, 3.4)
    press.cut("M10 -206L34 -214L10 -222Z", inks.glow, inks.key, 2.6)
    press.cut("M-88 0V-90Q-80 -100 -72 -90V0ZM74 0V-70Q82 -80 90 -70V0Z", UMBER, inks.key, 3.4)
    press.cut("M-74 -54H-36Q-30 -36 -42 -30H-74Z", BONE, INK, 3)
    press.cut(disc(-52, -58, 12), ROSE, INK, 2.8)
    press.line("M-59 -57q4 4 8 0M-48 -50q3 2 5 0", INK, 2.2)
    press.cut("M-64 -62Q-58 -78 -42 -68Q-40 -62 -42 -58Q-54 -68 -64 -62Z", INK)
    quilt = "M-42 -32Q-38 -62 -8 -58Q30 -50 76 -50V-16H-74V-30Z"
    press.cut(quilt, inks.first, inks.key, 3.6)
    press.line("M-20 -56V-18M12 -52V-18M44 -50V-18M-40 -36H74", inks.paper, 2.2)
    press.cut("M-80 -18H82V-6H-80Z", UMBER, inks.key, 3)


WONDERS: dict[str, Callable[[Press], None]] = {
    "keyhole": _keyhole,
    "ladder": _ladder,
    "house": _house,
    "eye-tree": _eye_tree,
    "hand": _hand,
    "cage": _cage,
    "moons": _moons,
    "balloon": _balloon,
    "head": _head,
    "bed": _bed,
}
