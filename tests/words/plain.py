"""Whether what players read is plain: `python -m tests.words.plain` prints every line that isn't.

English messages avoid the turns of phrase in `TICS`, and every language keeps to docs/glossary.md. Documents
for people who build or run Inklings avoid those in `BOOKISH`.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

HOME = Path(__file__).resolve().parents[2]
GLOSSARY = HOME / "docs/glossary.md"

_BOOKISH = r"whoever|whomever|shall|so that|somebody|everybody|anybody"
BOOKISH = {rf"\b(?:{_BOOKISH})\b": "say it as you would to a friend"}
TICS = BOOKISH | {
    r"\bmay\b": "say can or might",
    r"\b(?:whom|need not|just now|for ever)\b": "nobody talks like that",
    r"\b(?:do|does|did|is|are|was|were|has|have|had|can|could|would|should|will|must) ?not\b": "contract it",
    r"\b(?:I am|you are|we are|they are|it is|that is|there is|who is)\b(?![.,?!])": "contract it",
    r"\b(?:is|are|was|were|been|being) \w+(?:ed|en) by\b": "say who does it",
    r"[\w)”’]: (?=[a-z])|;": "make two sentences of it",
}
POLISH_TICS = {
    r"\b(?:ty|ciebie|tobie|tobą|twój|twoj\w+|wy|wam|wami|wasz\w*)\b": "a capital, as in a letter",
}
ANY_ENDING = r"\w*"
TITLE = re.compile(r"^(\w+)-title = (.+)$", re.MULTILINE)


class Term(NamedTuple):
    """A word that the glossary rules out."""

    game: str | None
    language: str
    pattern: str
    instead: str


class Remark(NamedTuple):
    """A line that isn't plain."""

    path: Path
    line: int
    found: str
    why: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: “{self.found}”: {self.why}"


def terms(glossary: str) -> list[Term]:
    """What the tables of the glossary rule out."""
    words = HOME.glob("src/inklings/games/*/words/en.ftl")
    games = {title: game for path in words for game, title in TITLE.findall(path.read_text())}
    found: list[Term] = []
    game = None
    for line in glossary.splitlines():
        if line.startswith("## "):
            game = games.get(line[3:])
        cells = [cell.strip() for cell in line.split("|")[2:-1]]
        if len(cells) != 4 or cells[1] in {"not", "---"}:
            continue
        for language, (word, ruled_out) in {"en": cells[:2], "pl": cells[2:]}.items():
            found += [
                Term(
                    game,
                    language,
                    rf"\b{ANY_ENDING.join(map(re.escape, other.split('*')))}(?!\w)",
                    f"say {word}",
                )
                for other in filter(None, map(str.strip, ruled_out.split(",")))
            ]
    return found


def prose(path: Path, source: str) -> Iterator[tuple[int, str]]:
    """The lines of a file with what people read of them; facts become a box."""
    for number, line in enumerate(source.splitlines(), 1):
        if path.suffix != ".ftl":
            yield number, line
        elif not re.match(r"#|\s+\.\w+ =", line):
            text = re.sub(r"^[a-z][\w-]* = ?|^\s+\*?\[\w+\] ", "", line)
            yield number, re.sub(r"\{[^{}]*(?:\}|->$)|^\s*\}", "□", text)


def remarks(path: Path, source: str, ruled_out: list[Term]) -> Iterator[Remark]:
    """What isn't plain in a catalogue or a page of rules."""
    polish = ".pl." in path.name or path.name == "pl.ftl"
    tics = (POLISH_TICS if polish else TICS).items()
    for number, text in prose(path, source):
        for pattern, why in tics:
            flags = re.NOFLAG if polish or why == "make two sentences of it" else re.IGNORECASE
            yield from (Remark(path, number, hit[0], why) for hit in re.finditer(pattern, text, flags))
        for term in ruled_out:
            if term.language == ("pl" if polish else "en") and term.game in {None, *path.parts}:
                hits = re.finditer(term.pattern, text, re.IGNORECASE)
                yield from (Remark(path, number, hit[0], term.instead) for hit in hits)


def bookish(path: Path, source: str) -> Iterator[Remark]:
    """What isn't plain in a document."""
    for number, text in enumerate(source.splitlines(), 1):
        for pattern, why in BOOKISH.items():
            yield from (
                Remark(path, number, hit[0], why) for hit in re.finditer(pattern, text, re.IGNORECASE)
            )


def everything() -> Iterator[Remark]:
    """What isn't plain anywhere."""
    ruled_out = terms(GLOSSARY.read_text())
    for pattern in (
        "client/src/words/*.ftl",
        "client/src/circle/words/*.ftl",
        "client/src/deck/words/*.ftl",
        "client/src/party/words/*.ftl",
        "client/src/operator/words/*.ftl",
        "src/inklings/games/*/words/*.ftl",
        "src/inklings/games/*/words/*.md",
    ):
        for path in sorted(HOME.glob(pattern)):
            yield from remarks(path.relative_to(HOME), path.read_text(), ruled_out)
    documents = [
        *HOME.glob("*.md"),
        *HOME.glob("docs/**/*.md"),
        *HOME.glob("src/inklings/**/README.md"),
        *HOME.glob("press/**/README.md"),
    ]
    for path in sorted(documents):
        yield from bookish(path.relative_to(HOME), path.read_text())


if __name__ == "__main__":
    found = list(everything())
    sys.stdout.writelines(f"{remark}\n" for remark in found)
    sys.exit(bool(found))
