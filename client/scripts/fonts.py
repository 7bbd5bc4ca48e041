"""Write our typefaces as small as a page needs them, and whole for postcards: `python client/scripts/fonts.py`."""  # noqa: E501, INP001

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent.parent.parent
PACKAGES = ROOT / "node_modules"
OUT = ROOT / "client" / "src" / "design" / "fonts"
POSTCARDS = ROOT / "src" / "inklings" / "postcards" / "fonts"

FACES = {
    "piazzolla": "@fontsource-variable/piazzolla/files/piazzolla-{}-wght-normal.woff2",
    "bona-nova-italic": "@fontsource/bona-nova/files/bona-nova-{}-400-italic.woff2",
    "alegreya-sans-500": "@fontsource/alegreya-sans/files/alegreya-sans-{}-500-normal.woff2",
    "alegreya-sans-700": "@fontsource/alegreya-sans/files/alegreya-sans-{}-700-normal.woff2",
    "alegreya-sans-800": "@fontsource/alegreya-sans/files/alegreya-sans-{}-800-normal.woff2",
}
WEIGHTS = (700, 900)
"""Of Piazzolla: it only gives commands."""
FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "tnum"]
"""What our styles ask for, and what letters need to stand right; no fractions, no figures of other kinds."""
ON_POSTCARDS = {"piazzolla": 800, "bona-nova-italic": 400, "alegreya-sans-700": 700}
"""The faces of postcards, and the weight of each."""
SCRIPTS = ("latin", "latin-ext", "vietnamese", "greek", "cyrillic")
POLISH = "ĄąĆćĘęŁłŃńŚśŹźŻż"
"""The packages keep them among 600 letters of other languages; ó is with the others of Western Europe."""


def write(source: Path, letters: list[int], target: Path) -> None:
    """The part of a font that draws these letters."""
    font = TTFont(source)
    if "fvar" in font:
        font = instantiateVariableFont(font, {"wght": WEIGHTS})
    options = Options(hinting=False, layout_features=FEATURES)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)


def whole(files: str, weight: int) -> TTFont:
    """A face of one weight with the letters of all scripts."""
    with tempfile.TemporaryDirectory() as folder:
        parts: list[str] = []
        for script in SCRIPTS:
            font = TTFont(PACKAGES / files.format(script))
            if "fvar" in font:
                font = instantiateVariableFont(font, {"wght": weight})
            subsetter = Subsetter(Options(hinting=False, layout_features=["kern", "mark", "ccmp"]))
            known = {letter for part in parts for letter in TTFont(part).getBestCmap()}
            subsetter.populate(unicodes=font.getBestCmap().keys() - known)
            subsetter.subset(font)
            font.flavor = None
            font.save(f"{folder}/{script}.ttf")
            parts.append(f"{folder}/{script}.ttf")
        return Merger().merge(parts)


def write_for_postcards() -> None:
    """The faces of postcards, and how wide each letter is."""
    POSTCARDS.mkdir(parents=True, exist_ok=True)
    widths: dict[str, dict[str, int]] = {}
    for name, weight in ON_POSTCARDS.items():
        font = whole(FACES[name], weight)
        family = str(font["name"].getDebugName(1)).removesuffix(" Thin")  # of a variable font
        font["name"].setName(family, 1, 3, 1, 0x409)
        font.save(POSTCARDS / f"{name}.ttf")
        per_mille = 1000 / font["head"].unitsPerEm
        widths[name] = {
            chr(letter): round(font["hmtx"][glyph][0] * per_mille)
            for letter, glyph in sorted(font.getBestCmap().items())
        }
    (POSTCARDS / "widths.json").write_text(json.dumps(widths, ensure_ascii=False) + "\n")


def main() -> None:
    """Every face twice: for all that the package calls Latin, and for Polish."""
    write_for_postcards()
    OUT.mkdir(exist_ok=True)
    for name, files in FACES.items():
        latin, more = (PACKAGES / files.format(part) for part in ("latin", "latin-ext"))
        write(latin, [*TTFont(latin).getBestCmap()], OUT / f"{name}.woff2")
        write(more, [ord(letter) for letter in POLISH], OUT / f"{name}-polish.woff2")


if __name__ == "__main__":
    main()
