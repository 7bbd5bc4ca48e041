"""The things of the dream cards, each standing on its origin."""

from collections.abc import Callable

from inklings.decks.dreams_inks import BONE, CARTA, DEEP, INK, MADDER, OCHRE, PRUSSIAN, SKY, VERDIGRIS, WAX
from inklings.decks.dreams_motifs import boat, crescent, hut, person, pine, puff, star
from inklings.decks.dreams_paths import disc
from inklings.decks.dreams_press import Press


def _door(press: Press) -> None:
    inks = press.inks
    press.cut("M-28 0H42L84 44H16Z", INK)
    press.cut("M-36 0V-176H44V0Z", INK, inks.key, 3)
    press.cut("M-26 0V-166H34V0Z", DEEP)
    press.carve("M-26 -60V-166H34V-60Z", BONE, 9, 1, 0.3)
    press.at(6, -118).rays(17, 28, 16, BONE)
    press.cut(disc(6, -118, 14), BONE)
    water = "M-26 0V-44Q-12 -54 4 -45T34 -46V0Z"
    press.cut(water, VERDIGRIS)
    press.carve(water, BONE, 8, 1.5, 0.6)
    press.cut("M-26 -166L-66 -150V18L-26 0Z", inks.first, inks.key, 3.8)
    press.line("M-56 -136V-82L-36 -88V-146ZM-56 -64V-2L-36 -12V-70Z", inks.key, 2.6)
    press.cut(disc(-32, -78, 4), inks.glow, INK, 2)


def _teacup(press: Press) -> None:
    inks = press.inks
    puff(press.at(-40, -152, 0.9), inks.key)
    press.cut("M-50 -154L-64 -128H-52L-60 -102L-32 -134H-46L-36 -154Z", inks.glow, inks.key, 2.6)
    boat(press.at(24, -96, 1.15), MADDER, inks.glow)
    waves = "M-66 -82Q-62 -112 -44 -98Q-36 -124 -14 -94Q6 -116 20 -92Q40 -112 66 -80V-70H-66Z"
    press.cut(waves, VERDIGRIS, inks.key, 3.4)
    press.line("M-52 -88q10 -8 18 2M-12 -86q12 -8 22 2M28 -88q10 -8 20 2", BONE, 2.6)
    press.line("M64 -66Q96 -72 92 -46T48 -22", inks.key, 8.5)
    cup = "M-70 -82Q0 -66 70 -82Q70 -18 30 -6H-30Q-70 -18 -70 -82Z"
    press.cut(cup, inks.first, inks.key, 4)
    press.carve(cup, inks.paper, 9, 1.7, 0.55)
    press.cut("M-84 -6H84L64 8H-64Z", inks.paper, inks.key, 3.4)


def _letter(press: Press) -> None:
    inks = press.inks
    for wing in (press, press.at(0, 0, mirrored=True)):
        feathers = (
            "M-36 -104Q-40 -168 -94 -194Q-98 -170 -84 -158Q-100 -154 -90 -136Q-96 -126 -78 -116"
            "Q-80 -100 -60 -100Q-54 -88 -36 -90Z"
        )
        wing.cut(feathers, BONE, INK, 3.4)
        wing.line(
            "M-82 -160Q-60 -148 -48 -118M-84 -138Q-64 -128 -50 -106M-74 -118Q-60 -112 -48 -98", INK, 2.4
        )
    press.cut("M-48 -128H48V-62H-48Z", inks.glow if inks.glow != BONE else inks.first, INK, 4)
    press.carve("M-44 -96H44V-66H-44Z", BONE, 7, 1.3, 0.5)
    press.line("M-48 -62L-12 -98M48 -62L12 -98", INK, 3)
    press.cut("M-48 -128L0 -84L48 -128Z", BONE, INK, 3.6)
    press.cut(disc(0, -90, 12), WAX, INK, 3)
    press.line("M-4 -90H4M0 -94V-86", BONE, 2.4)
    press.line("M-20 -48l-4 16M4 -44v20M24 -48l4 14", inks.key, 2.8)


def _key(press: Press) -> None:
    inks = press.inks
    press.at(0, -156).rays(44, 64, 26, inks.paper)
    metal = inks.glow
    press.cut("M-8 4V-122H8V4Z", metal, inks.key, 3.6)
    press.cut("M8 -34H38V-22H28V-12H38V2H8Z", metal, inks.key, 3.4)
    press.cut(disc(0, -156, 39), metal, inks.key, 4)
    press.cut(disc(0, -156, 19), inks.sky, inks.key, 3.4)
    for x, y, turn in ((-6, -58, -1), (6, -82, 1), (-6, -102, -1)):
        leaf = press.at(x, y, mirrored=turn > 0)
        leaf.cut("M0 0Q-16 -34 -56 -30Q-44 2 0 0Z", VERDIGRIS, inks.key, 3.2)
        leaf.line("M-4 -3Q-24 -18 -44 -24", inks.paper, 2.2)
    press.line("M-4 0Q-14 14 -34 16M0 2Q0 18 -8 30M5 0Q16 16 36 20M2 4Q14 20 14 32", inks.key, 3.6)


def _book(press: Press) -> None:
    inks = press.inks
    press.cut(
        "M-96 -2L-82 -84Q-40 -104 0 -80Q40 -104 82 -84L96 -2Q46 -18 0 6Q-46 -18 -96 -2Z",
        inks.first,
        inks.key,
        4,
    )
    press.cut(
        "M-86 -12L-74 -88Q-36 -106 0 -80Q36 -106 74 -88L86 -12Q40 -26 0 -4Q-40 -26 -86 -12Z", BONE, INK, 3.2
    )
    press.line(
        "M-64 -78Q-42 -86 -22 -76M-67 -64Q-46 -72 -30 -66M-70 -50Q-52 -56 -38 -52M-73 -36Q-56 -42 -44 -38",
        INK,
        2,
    )
    press.line("M64 -78Q42 -86 26 -78M67 -64Q52 -70 40 -67M70 -50Q56 -56 48 -53M73 -36Q62 -41 52 -39", INK, 2)
    press.cut("M-36 -22L-24 -78H28L40 -22Q14 -22 0 -6Q-14 -20 -36 -22Z", INK)
    for step in range(5):
        y, half = -26 - 11 * step, 32 - 3.6 * step
        press.cut(f"M{-half} {y}H{half + 2}L{half} {y - 6}H{-half + 2}Z", (inks.glow, BONE)[step % 2])
    person(press.at(2, -72), INK, MADDER)
    for x, y, r in ((-40, -130, 10), (-8, -160, 14), (32, -134, 9), (52, -172, 9), (-58, -176, 9)):
        star(press.at(x, y, r / 10), inks.glow)


def _clock(press: Press) -> None:
    inks = press.inks
    rim = (
        "M-62 -132Q-62 -194 0 -194T62 -132Q62 -96 58 -70Q54 -40 44 -62Q38 -84 28 -66Q24 -22 12 -26"
        "Q2 -30 2 -56"
        "Q-4 -76 -14 -60Q-18 -46 -28 -50Q-38 -56 -40 -82Q-62 -100 -62 -132Z"
    )
    press.cut(rim, inks.first, inks.key, 4)
    press.cut(disc(0, -134, 48), BONE, INK, 3.4)
    press.line(
        "M0 -176V-168M0 -100V-92M-42 -134H-34M34 -134H42M-21 -170L-17 -163M21 -170L17 -163M-36 -155"
        "L-29 -151M36 -155L29 -151M-36 -113L-29 -117M36 -113L29 -117",
        INK,
        3.2,
    )
    press.line("M0 -134L-24 -152M0 -134L12 -104", INK, 4.6)
    press.cut(disc(0, -134, 4.6), INK)
    press.line("M46 -126Q52 -90 48 -72M20 -84Q16 -60 13 -40M-30 -90Q-30 -70 -27 -62", inks.paper, 2.6)
    for x, y, r in ((-27, -30, 9), (15, -6, 12), (53, -30, 10)):
        press.cut(disc(x, y, r + 1), INK)
        crescent(press.at(x + 3, y, (r - 2) / 10), BONE)
    press.cut("M-10 -194V-206H10V-194Z", inks.first, inks.key, 3.2)
    press.line("M-12 -208Q0 -226 12 -208", inks.key, 3.4)


def _bottle(press: Press) -> None:
    inks = press.inks
    glass = (
        "M-14 -206V-168Q-16 -150 -40 -138Q-62 -124 -62 -98V-14Q-62 0 -46 0H46Q62 0 62 -14V-98"
        "Q62 -124 40 -138Q16 -150 14 -168V-206Z"
    )
    press.cut(glass, SKY if inks.sky != SKY else CARTA, INK, 4.4)
    sea = "M-60 -50Q-40 -62 -20 -50T20 -50T60 -52V-14Q58 -3 46 -3H-46Q-60 -3 -60 -14Z"
    press.cut("M-36 -62H40L28 -38H-24Z", MADDER, INK, 3.2)
    press.line("M-14 -62V-122M16 -62V-130", INK, 3.2)
    press.cut(
        "M-14 -120Q-42 -96 -36 -68L-14 -70ZM-10 -118Q6 -96 2 -68H-10ZM20 -126Q48 -100 40 -68H20Z",
        BONE,
        INK,
        2.8,
    )
    press.cut(sea, PRUSSIAN, INK, 3)
    press.carve(sea, BONE, 8, 1.8, 0.6)
    press.line("M-50 -100Q-48 -116 -34 -124M50 -30V-90", BONE, 3.4)
    press.cut("M-17 -206H17V-194H-17Z", inks.second, INK, 3)
    press.cut("M-11 -206L-13 -224H13L11 -206Z", OCHRE, INK, 3)


def _piano(press: Press) -> None:
    inks = press.inks
    for x, y, height in ((-46, -86, 74), (-14, -92, 104), (22, -92, 90), (54, -88, 66)):
        pine(press.at(x, y + 6, height / 60), VERDIGRIS if inks.sky != VERDIGRIS else INK)
        press.line(f"M{x} {y}V{y - height * 0.6:.0f}", inks.key, 2.4)
    press.line("M-62 -46L-66 0M62 -46L66 0M4 -46V0", inks.key, 6.4)
    press.cut("M-84 -90Q0 -104 84 -90V-66H-84Z", INK, inks.key, 3.2)
    press.cut("M-90 -66H90L84 -40H-84Z", inks.first, inks.key, 3.8)
    press.cut("M-80 -66H80L78 -54H-78Z", BONE, INK, 2.6)
    press.line("".join(f"M{x} -65V-59" for x in range(-70, 76, 10)), INK, 4)
    press.carve("M-80 -88H80V-70H-80Z", inks.second, 6, 1.4, 0.6)
    press.cut("M-26 -14H30V-4H-26ZM-20 -4V14H-14V-4ZM18 -4V14H24V-4Z", WAX, INK, 2.4)


def _umbrella(press: Press) -> None:
    inks = press.inks
    press.line("M0 -110V-6Q0 12 -14 10T-26 -6", inks.key, 5.4)
    drops = "".join(f"M{(n * 53) % 146 - 72} {(n * 37) % 92 - 104}l-4 12" for n in range(34))
    press.line(drops, BONE if inks.sky == PRUSSIAN else inks.key, 2.6)
    dome = (
        "M-88 -110Q-78 -198 0 -200T88 -110Q72 -124 58 -111Q44 -124 30 -111Q14 -124 0 -111"
        "Q-14 -124 -30 -111Q-44 -124 -58 -111Q-72 -124 -88 -110Z"
    )
    press.cut(dome, MADDER, inks.key, 4)
    press.carve(dome, BONE, 9, 1.6, 0.45)
    press.line("M-30 -112Q-34 -170 0 -199M30 -112Q34 -170 0 -199M0 -200V-216", inks.key, 3.2)
    press.cut(disc(8, 4, 60, 6), VERDIGRIS, inks.key, 2.2)
    person(press.at(34, -4, 1.4), inks.key, inks.glow)


def _hourglass(press: Press) -> None:
    inks = press.inks
    press.cut(
        "M-50 -186Q-54 -124 -8 -102Q-54 -78 -50 -14H50Q54 -78 8 -102Q54 -124 50 -186Z",
        CARTA if inks.sky != CARTA else SKY,
        INK,
        4,
    )
    for x, width, height in ((-22, 18, 24), (20, 20, 20), (0, 20, 38)):
        hut(press.at(x, -136), width, height, BONE, MADDER)
    press.cut("M-40 -140Q0 -132 40 -140Q30 -116 4 -104H-4Q-30 -116 -40 -140Z", OCHRE, INK, 2.6)
    press.line("M0 -104V-50", OCHRE, 4)
    heap = "M-48 -16Q-30 -26 0 -58Q30 -26 48 -16Z"
    press.cut(heap, OCHRE, INK, 2.8)
    press.carve(heap, INK, 6, 1.3, 0.5)
    press.cut("M-14 -30V-40L-7 -46L0 -40V-24ZM10 -22V-32L17 -38L24 -30V-20Z", BONE, INK, 2)
    press.line("M-40 -170Q-40 -146 -28 -132M40 -40Q38 -66 26 -80", BONE, 3)
    press.cut("M-66 -200H66V-184H-66ZM-66 -16H66V2H-66Z", inks.first, inks.key, 3.8)
    press.line("M-59 -184V-16M59 -184V-16", inks.key, 5)


THINGS: dict[str, Callable[[Press], None]] = {
    "door": _door,
    "teacup": _teacup,
    "letter": _letter,
    "key": _key,
    "book": _book,
    "clock": _clock,
    "bottle": _bottle,
    "piano": _piano,
    "umbrella": _umbrella,
    "hourglass": _hourglass,
}
