"""Write our typefaces as small as a page needs them: `python client/scripts/fonts.py`."""  # noqa: INP001

from __future__ import annotations

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent.parent.parent
PACKAGES = ROOT / "node_modules"
OUT = ROOT / "client" / "src" / "design" / "fonts"

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


def main() -> None:
    """Every face twice: for all that the package calls Latin, and for Polish."""
    OUT.mkdir(exist_ok=True)
    for name, files in FACES.items():
        latin, more = (PACKAGES / files.format(part) for part in ("latin", "latin-ext"))
        write(latin, [*TTFont(latin).getBestCmap()], OUT / f"{name}.woff2")
        write(more, [ord(letter) for letter in POLISH], OUT / f"{name}-polish.woff2")


if __name__ == "__main__":
    main()
