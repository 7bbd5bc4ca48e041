"""Where dream cards happen: what lies behind the subject and what comes before it."""

from collections.abc import Callable
from typing import NamedTuple

from inklings.decks.dreams_inks import BONE, INK, MADDER, WAX
from inklings.decks.dreams_motifs import hut, pine, puff
from inklings.decks.dreams_paths import disc
from inklings.decks.dreams_press import Press


class Setting(NamedTuple):
    """A place, with the height at which things stand in it."""

    behind: Callable[[Press], None]
    before: Callable[[Press], None]
    floor: float
    path: tuple[float, float]  # where a small figure stands
    room: float  # how large the subject may be
    sky: tuple[float, float, float] = (0, 0, 1)  # where far things are seen, and how large


_ALL = "M-2 -2H202V302H-2Z"


def _sky(press: Press, horizon: float, often: float = 0.5, gap: float = 9) -> None:
    press.carve(f"M-2 -2H202V{horizon}H-2Z", press.inks.mark, gap, 1.5, often)


def _nothing(press: Press) -> None:
    """Leave the subject in front."""


def _sea_behind(press: Press) -> None:
    inks = press.inks
    _sky(press, 214)
    sea = "M-2 214Q30 206 60 214T120 213T180 213T202 212V302H-2Z"
    press.cut(sea, inks.ground)
    press.carve(sea, inks.cut, 8, 1.6, 0.5)


def _sea_before(press: Press) -> None:
    inks = press.inks
    wave = (
        "M-2 250Q8 238 22 248Q34 258 46 247Q58 236 72 247Q86 258 98 247Q110 237 124 248"
        "Q138 258 150 246Q162 236 176 248Q188 257 202 246V302H-2Z"
    )
    press.cut(wave, inks.ground, inks.cut, 2.4)
    press.carve(wave, inks.cut, 9, 2, 0.6)


def _desert_behind(press: Press) -> None:
    inks = press.inks
    _sky(press, 190, 0.45)
    press.cut(disc(38, 44, 17), inks.paper if inks.paper == BONE else inks.glow)
    press.at(38, 44).rays(22, 36, 18, inks.paper if inks.paper == BONE else inks.glow)
    press.cut("M-2 196Q40 172 86 190T202 180V302H-2Z", inks.second)
    dune = "M-2 226Q50 202 104 222T202 210V302H-2Z"
    press.cut(dune, inks.ground)
    press.carve(dune, inks.cut, 8, 1.7, 0.5)


def _hills_behind(press: Press) -> None:
    inks = press.inks
    _sky(press, 170, 0.55)
    press.cut("M-2 190Q26 128 62 176Q92 110 132 166Q160 124 202 184V302H-2Z", inks.second)
    hill = "M-2 232Q44 176 96 214Q150 178 202 226V302H-2Z"
    press.cut(hill, inks.ground)
    press.carve(hill, inks.cut, 8, 1.8, 0.5)
    near = "M-2 250Q70 222 130 240T202 244V302H-2Z"
    press.cut(near, inks.ground, inks.cut, 2)
    press.carve(near, inks.cut, 8, 1.9, 0.6)


def _snow_behind(press: Press) -> None:
    inks = press.inks
    _sky(press, 196, 0.4)
    press.cut("M-2 206Q50 188 100 202T202 196V302H-2Z", inks.ground)
    for x, y, width in ((18, 214, 24), (48, 206, 18), (156, 206, 19), (184, 214, 25)):
        hut(press.at(x, y), width, width * 0.8, inks.second, BONE)
    pine(press.at(70, 208, 0.566667), INK)
    pine(press.at(134, 206, 0.466667), INK)
    near = "M-2 226Q60 206 120 224T202 216V302H-2Z"
    press.cut(near, inks.ground)
    press.carve(near, inks.cut, 10, 1.7, 0.45)


def _snow_before(press: Press) -> None:
    flakes = "".join(f"M{(n * 73) % 197 + 2} {(n * 47) % 211 + 4}h2.6v2.6h-2.6Z" for n in range(26))
    press.cut(flakes, BONE)


def _forest_behind(press: Press) -> None:
    inks = press.inks
    _sky(press, 230, 0.4)
    for x, width in ((30, 7), (58, 5), (146, 6), (172, 8)):
        press.cut(f"M{x} -4L{x - width} 236H{x + width * 2}L{x + width} -4Z", inks.second)
    ground = "M-2 236Q60 220 110 234T202 228V302H-2Z"
    press.cut(ground, inks.ground)
    press.carve(ground, inks.cut, 8, 1.8, 0.55)


def _forest_before(press: Press) -> None:
    inks = press.inks
    left = "M-4 -4H14Q10 130 16 236Q20 276 34 302H-4Z"
    right = "M204 -4H190Q194 120 186 232Q182 276 170 302H204Z"
    for trunk in (left, right):
        press.cut(trunk, INK)
        press.carve(trunk, inks.cut, 9, 1.6, 0.7)
    press.line("M12 60Q30 44 36 20M190 84Q176 66 172 40M14 110Q24 100 30 98", INK, 5)


def _clouds_behind(press: Press) -> None:
    inks = press.inks
    _sky(press, 300, 0.5)
    puff(press.at(26, 96, 0.55), inks.ground)
    puff(press.at(178, 132, 0.6), inks.ground)
    puff(press.at(30, 246, 1.0), inks.cut)
    puff(press.at(172, 250, 1.1), inks.cut)


def _clouds_before(press: Press) -> None:
    inks = press.inks
    bank = "M-4 302V262Q10 244 30 254Q44 232 68 246Q88 228 110 246Q132 232 150 250Q176 238 204 258V302Z"
    press.cut(bank, inks.ground, inks.key, 2.6)
    press.carve(bank, inks.cut, 9, 2.2, 0.6)


def _roofs_behind(press: Press) -> None:
    inks = press.inks
    _sky(press, 220, 0.5)
    press.cut(
        "M-2 302V196H14V184H24V196H40L56 178L72 196H84V206H120V186H128V172H134V186H146V200L166 180"
        "L186 200H202V302Z",
        inks.second,
    )


def _roofs_before(press: Press) -> None:
    inks = press.inks
    roofs = (
        "M-4 302V268L24 244L46 262V250H54V268H62Q66 238 100 238T138 268L146 268V246H156V260L178 242"
        "L204 266V302Z"
    )
    press.cut(roofs, inks.ground, inks.cut, 2.2)
    press.carve(roofs, inks.cut, 7, 1.5, 0.5)
    windows = (
        "M22 272h7v11h-7ZM88 262h8v13h-8ZM106 262h8v13h-8ZM172 272h7v11h-7ZM60 284h6v9h-6ZM138 284h6v9h-6Z"
    )
    press.cut(windows, inks.glow)


def _stage_behind(press: Press) -> None:
    inks = press.inks
    press.carve(_ALL, inks.mark, 10, 1.5, 0.4)
    boards = "M-2 236H202V302H-2Z"
    press.cut(boards, inks.ground)
    press.line(
        "M-2 236H202M100 236V302M58 236L36 302M142 236L164 302M20 236L-20 302M180 236L220 302", inks.cut, 2.2
    )
    press.carve(boards, inks.cut, 12, 1.4, 0.35)


def _stage_before(press: Press) -> None:
    inks = press.inks
    left = "M-4 -4H44Q40 100 16 158Q24 216 20 262H-4Z"
    right = "M204 -4H156Q160 100 184 158Q176 216 180 262H204Z"
    for drape in (left, right):
        press.cut(drape, WAX, INK, 3)
    press.line(
        "M12 8Q14 90 6 150M28 10Q28 90 12 150M188 8Q186 90 194 150M172 10Q172 90 188 150M10 170V256"
        "M190 170V256",
        INK,
        2,
    )
    press.line("M-2 158H18M182 158H202", inks.glow, 6)
    press.cut(
        "M-4 -4H204V18Q188 34 170 20Q152 36 134 20Q118 36 100 20Q82 36 66 20Q48 36 30 20Q12 34 -4 18Z",
        MADDER,
        INK,
        3,
    )
    for x in (22, 75, 125, 178):
        press.cut(f"M{x - 5} 304Q{x - 5} 288 {x} 288T{x + 5} 304Z", inks.glow, INK, 2)


SETTINGS: dict[str, Setting] = {
    "sea": Setting(_sea_behind, _sea_before, 254, (166, 276), 1),
    "desert": Setting(_desert_behind, _nothing, 246, (170, 282), 1),
    "hills": Setting(_hills_behind, _nothing, 252, (170, 286), 1),
    "snow": Setting(_snow_behind, _snow_before, 252, (170, 286), 1),
    "forest": Setting(_forest_behind, _forest_before, 256, (154, 286), 0.9, (18, 4, 0.82)),
    "clouds": Setting(_clouds_behind, _clouds_before, 256, (168, 264), 1),
    "roofs": Setting(_roofs_behind, _roofs_before, 244, (170, 248), 1),
    "stage": Setting(_stage_behind, _stage_before, 262, (158, 286), 0.88, (43, 36, 0.57)),
}
