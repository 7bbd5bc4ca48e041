"""The beasts of the dream cards, each standing on its origin and looking left."""

from collections.abc import Callable

from inklings.decks.dreams_inks import BONE, INK, MADDER
from inklings.decks.dreams_motifs import hut, person, star
from inklings.decks.dreams_paths import disc
from inklings.decks.dreams_press import Press


def _whale(press: Press) -> None:
    inks = press.inks
    for x, y, width, height in (
        (-48, -98, 20, 20),
        (-22, -104, 22, 34),
        (4, -102, 20, 18),
        (28, -94, 18, 26),
    ):
        hut(press.at(x, y + 14), width, height + 14, inks.paper, inks.second)
    body = (
        "M-88 -40Q-84 -94 -20 -98Q40 -98 54 -56Q66 -60 67 -86Q50 -96 48 -116Q66 -116 75 -102"
        "Q84 -118 98 -114Q96 -96 82 -86Q86 -30 40 -8Q-10 8 -56 -2Q-86 -10 -88 -40Z"
    )
    press.cut(body, inks.first, inks.key, 4)
    press.carve("M-40 -88H40L70 -40L20 -34H-60Z", inks.paper, 9, 1.5, 0.5)
    press.cut("M-88 -36Q-50 -6 6 -18Q-8 4 -50 -2Q-84 -8 -88 -36Z", BONE, inks.key, 3)
    press.line("M-70 -19L-62 -6M-54 -14L-48 -2M-36 -12L-32 0M-18 -13L-16 0", INK, 2.2)
    press.cut(disc(-58, -52, 7), BONE, INK, 2.4)
    press.cut(disc(-59, -51, 3), INK)
    press.cut("M-12 -20Q4 4 26 2Q24 -14 10 -24Z", inks.first, inks.key, 3)


def _fish(press: Press) -> None:
    inks = press.inks
    press.cut("M-30 -148Q0 -186 36 -144Z", inks.second, inks.key, 3.4)
    body = (
        "M-88 -112Q-56 -160 0 -156Q44 -152 62 -114L92 -150Q96 -112 92 -76L62 -104Q40 -68 -4 -66"
        "Q-58 -66 -88 -112Z"
    )
    press.cut(body, inks.first, inks.key, 4)
    scales = "".join(
        f"M{x} {y}q8 8 0 17" for y in (-142, -124, -106, -90) for x in range(-26 + (y % 4) * 4, 48, 18)
    )
    press.line(scales, inks.paper, 2.4)
    press.line("M-44 -150Q-30 -112 -46 -74", inks.key, 3.4)
    press.cut(disc(-64, -118, 8.5), BONE, INK, 2.6)
    press.cut(disc(-65, -117, 3.8), INK)
    press.line("M-84 -106Q-74 -100 -64 -100", inks.key, 3)
    press.cut("M-20 -78Q-4 -44 22 -50Q20 -66 8 -80Z", inks.second, inks.key, 3.2)
    press.line("M78 -138Q72 -114 80 -88", inks.key, 2.4)
    person(press.at(8, -154, 1.25), inks.key, inks.glow)
    press.line("M2 -182L-70 -204M-70 -204V-176", inks.key, 2.4)
    star(press.at(-70, -166, 1.3), inks.glow)


def _snail(press: Press) -> None:
    inks = press.inks
    beam = inks.glow
    press.cut("M-8 -182L-96 -206V-156ZM24 -182L96 -206V-156Z", beam)
    press.cut("M-10 -80L-4 -164H20L26 -80Z", BONE, INK, 3.4)
    press.cut("M-8 -108L-6 -126H22L24 -108ZM-5 -142L-4 -156H20L21 -142Z", inks.second)
    press.cut("M-8 -164V-170H24V-164ZM-2 -170V-192H18V-170Z", inks.glow, INK, 3)
    press.cut("M-6 -192L8 -208L22 -192Z", inks.second, INK, 3)
    press.cut(
        "M-86 -70Q-92 -42 -70 -34L-60 -8Q-40 2 20 0H90Q78 -18 50 -22L-30 -26Q-44 -40 -52 -60"
        "Q-60 -82 -86 -70Z",
        BONE,
        INK,
        3.6,
    )
    press.line("M-80 -70L-92 -98M-66 -72L-66 -102", INK, 3.4)
    press.cut(disc(-92, -100, 4.6) + disc(-66, -104, 4.6), INK)
    press.line("M-80 -50q6 5 12 1", INK, 2.6)
    press.cut(disc(12, -52, 42), inks.first, INK, 4)
    press.line("M12 -52Q24 -60 24 -46T2 -38T-6 -64T28 -76T44 -46T18 -20T-20 -42", BONE, 3.4)


def _bird(press: Press) -> None:
    inks = press.inks
    press.cut("M62 -58L98 -128L88 -122L84 -136L72 -124L64 -134L44 -70Z", inks.second, inks.key, 3.4)
    press.line("M70 -72L84 -122M60 -74L70 -120", inks.paper, 2.4)
    body = (
        "M-52 -132Q-96 -124 -94 -70Q-92 0 -4 2Q84 2 90 -48Q88 -72 58 -74Q30 -70 -2 -64"
        "Q-34 -66 -30 -96Q-26 -128 -52 -132Z"
    )
    for x, y, width, height in ((-18, -58, 20, 26), (30, -62, 20, 24), (6, -60, 22, 44)):
        hut(press.at(x, y), width, height, BONE, inks.second if inks.second != inks.sky else inks.first)
    press.cut(body, inks.first, inks.key, 4)
    press.carve("M-88 -100L-60 -110L-40 -60L-20 -6L-60 -20Z", inks.paper, 8, 1.7, 0.6)
    press.cut("M-36 -116L-6 -96L-34 -92Z", inks.glow, inks.key, 3)
    press.line("M-64 -108q8 8 17 0M-58 -133Q-66 -146 -62 -158M-52 -133Q-54 -146 -46 -154", inks.key, 3.4)
    wing = "M-24 -40Q20 -72 88 -44Q96 -26 76 -22Q72 -8 50 -10Q36 2 16 -6Q-22 -8 -24 -40Z"
    press.cut(wing, inks.second, inks.key, 3.6)
    press.line("M0 -38Q40 -54 78 -38M-4 -26Q30 -36 62 -24M4 -16Q20 -22 38 -16", inks.paper, 2.8)
    for x, y, r in ((-10, -124, 5), (2, -144, 7), (22, -168, 10)):
        press.cut(disc(x, y, r), BONE, inks.key, 2.2)


def _fox(press: Press) -> None:
    inks = press.inks
    flame = (
        "M34 -14Q92 -10 84 -66Q98 -84 82 -112Q84 -90 72 -86Q84 -120 56 -156Q60 -120 44 -106"
        "Q42 -118 34 -124Q38 -98 28 -82Q20 -48 34 -14Z"
    )
    press.at(58, -76).rays(52, 76, 26, inks.glow)
    press.cut(flame, inks.glow, inks.key, 3.6)
    press.cut(
        "M44 -22Q72 -26 68 -62Q76 -72 66 -84Q60 -70 56 -68Q58 -90 50 -100Q50 -74 42 -62Q38 -40 44 -22Z",
        MADDER,
    )
    press.cut("M-40 0Q-40 -46 -22 -84H12Q44 -46 40 0Z", MADDER, INK, 3.8)
    press.cut("M-26 -76Q-8 -30 8 -74Q-2 -88 -26 -76Z", BONE)
    press.line("M-24 -1V-34M-4 -1V-30", INK, 3)
    press.carve("M8 -70L34 -20L32 -4H6Z", INK, 7, 1.5, 0.6)
    press.cut("M-52 -108L-48 -156L-26 -134H10L32 -156L34 -106L-8 -76Z", MADDER, INK, 3.8)
    press.cut("M-50 -108Q-28 -112 -14 -92L-9 -79ZM33 -106Q12 -112 -4 -92L-8 -79Z", BONE)
    press.line("M-36 -117q7 5 13 1M6 -116q7 4 13 -1", INK, 3.4)
    press.cut(disc(-9, -80, 5), INK)


def _moth(press: Press) -> None:
    inks = press.inks
    press.at(0, -62).rays(22, 48, 26, inks.glow)
    press.cut("M0 -82Q-17 -58 -8 -46Q0 -40 8 -46Q17 -58 0 -82Z", inks.glow, INK, 2.6)
    press.line("M0 -46V-36", INK, 2.6)
    press.cut("M-14 0V-36H14V0Z", BONE, INK, 3.4)
    press.line("M-14 -34Q-18 -24 -10 -22T-6 -12", INK, 2.4)
    press.cut("M-26 0H26L20 10H-20Z", inks.second, INK, 3)
    upper = "M-4 -142Q-30 -206 -92 -198Q-88 -150 -56 -136Q-30 -126 -4 -132Z"
    lower = "M-4 -132Q-48 -136 -60 -108Q-56 -82 -36 -88Q-14 -96 -4 -122Z"
    for wing in (press, press.at(0, 0, mirrored=True)):
        wing.cut(lower, inks.second, inks.key, 3.4)
        wing.cut(upper, inks.first, inks.key, 3.6)
        wing.carve(upper, inks.paper, 7, 1.3, 0.35)
        wing.cut(disc(-52, -164, 18, 13), BONE, INK, 2.8)
        wing.cut(disc(-52, -164, 8), INK)
        wing.cut(disc(-50, -167, 2.6), BONE)
        wing.cut(disc(-38, -108, 6), inks.glow, INK, 2.2)
        wing.line("M-2 -152Q-8 -176 -22 -182", inks.key, 2.6)
    press.cut("M-7 -150Q0 -160 7 -150L6 -104Q0 -92 -6 -104Z", INK, inks.key, 2)
    press.line("M-5 -136H5M-5 -126H5M-5 -116H5", inks.glow, 2)


def _elephant(press: Press) -> None:
    inks = press.inks
    press.line("M-44 -98L-58 0M-20 -96L-24 0M26 -96L24 0M48 -98L60 0", inks.key, 4.4)
    press.line("M-70 0h20M-34 0h18M14 0h18M52 0h18M-51 -40h14M-28 -40h12M19 -40h12M48 -40h14", inks.key, 3.6)
    press.cut(
        "M-56 -160Q-30 -190 20 -184Q66 -178 66 -130L58 -94H38L34 -116H-12L-16 -94H-32L-40 -96H-54L-52 -124"
        "Q-66 -122 -72 -104Q-80 -74 -94 -84Q-92 -92 -86 -92Q-88 -148 -56 -160Z",
        inks.first,
        inks.key,
        4,
    )
    press.carve("M0 -176H50L62 -120H10Z", inks.paper, 8, 1.5, 0.6)
    press.cut("M-40 -168Q-12 -184 -4 -152Q-8 -124 -30 -126Q-46 -136 -40 -168Z", inks.first, inks.key, 3.4)
    press.carve("M-36 -164Q-14 -176 -8 -152L-28 -130Z", inks.paper, 6, 1.3, 0.6)
    press.cut("M-66 -122Q-82 -108 -92 -116Q-80 -122 -74 -132Z", BONE, INK, 2.4)
    press.cut(disc(-64, -146, 3.6), BONE, INK, 2)
    press.line("M65 -146Q80 -140 78 -116", inks.key, 3.4)
    press.cut("M8 -182H44V-202H8Z", inks.second, inks.key, 3.2)
    press.cut("M2 -202L26 -220L50 -202Z", inks.glow, inks.key, 3.2)


BEASTS: dict[str, Callable[[Press], None]] = {
    "whale": _whale,
    "fish": _fish,
    "snail": _snail,
    "bird": _bird,
    "fox": _fox,
    "moth": _moth,
    "elephant": _elephant,
}
