"""The pages of the docs site, gathered from where they stand: docs/, the root, and the games' rules.

Links are written for the repository, where people read these files too. Here they are turned to pages of the
site; a file that has no page is named instead.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from pathlib import Path
from typing import TypeAlias

HOME = Path(__file__).resolve().parents[2]
DESIGN = HOME / "client/src/design"
HERE = Path(__file__).parent

Nav: TypeAlias = list[dict[str, "str | Nav"]]

MOVED = {
    "docs/decisions": "decisions/index.md",
    **{
        f"{name}.md": f"{name.lower()}.md"
        for name in ("ARCHITECTURE", "CHANGELOG", "CONTRIBUTING", "SECURITY")
    },
    **{
        rules.relative_to(HOME).as_posix(): f"rules/{rules.parents[1].name}.md"
        for rules in sorted(HOME.glob("src/inklings/games/*/words/rules.en.md"))
    },
    **{
        hush.relative_to(HOME).as_posix(): f"hush/{hush.parent.name}.md"
        for hush in sorted(HOME.glob("src/inklings/games/*/hush.md"))
    },
}
"""Pages that stand elsewhere in the repository. Those of docs/ keep their places."""

SECTIONS: dict[str, list[str]] = {
    "Play": ["play.md", *(page for page in MOVED.values() if page.startswith("rules/"))],
    "Host": ["host.md", "leader.md"],
    "Operate": [
        "operate.md",
        "settings.md",
        "metrics.md",
        "figures.md",
        "scale.md",
        "security.md",
        "changelog.md",
    ],
    "Protocol": ["protocol.md", "hush.md", *(page for page in MOVED.values() if page.startswith("hush/"))],
    "Add a game": [
        "adding-a-game.md",
        "game-reference.md",
        "proofs.md",
        "forms.md",
        "architecture.md",
        "languages.md",
        "glossary.md",
        "everyone.md",
        "contributing.md",
    ],
    "Decisions": ["decisions/index.md"],
    "Reference": ["reference/messages.md", "reference/http.md"],
}
"""In which order pages are listed. Others come after them, by their folder, or under Reference."""

FACES = ("alegreya-sans-500", "alegreya-sans-700", "piazzolla")

LINK = re.compile(r"(?<!!)\[(?P<text>[^\]]+)\]\((?P<to>[^)\s#]+)(?P<anchor>#[^)\s]*)?\)")

RULE = re.compile(r"^- ([A-Z]\d+) ", re.MULTILINE)


def gather(build: Path) -> None:
    """Everything that the site is built from, in one folder beside its settings."""
    shutil.rmtree(build, ignore_errors=True)
    pages = build / "docs"
    shutil.copytree(HOME / "docs", pages)
    for source in HOME.glob("docs/**/*.md"):
        path = source.relative_to(HOME).as_posix()
        (pages / place(path)).write_text(with_links(path, source.read_text()))
    for path, page in MOVED.items():
        if (HOME / path).is_file():
            (pages / page).parent.mkdir(exist_ok=True)
            (pages / page).write_text(RULE.sub(r"- **\1** ", with_links(path, (HOME / path).read_text())))
    (pages / "decisions/index.md").write_text(_decisions(pages))
    _dress(pages / "house")
    settings = (HERE / "zensical.toml").read_text()
    (build / "zensical.toml").write_text(settings.replace("{nav}", _toml(nav(pages))))


def place(path: str) -> str:
    """Where a file of the repository is on the site; empty if it is not there."""
    return MOVED.get(path) or (path.removeprefix("docs/") if path.startswith("docs/") else "")


def with_links(path: str, text: str) -> str:
    """A page whose links lead to other pages of the site."""

    def turned(link: re.Match[str]) -> str:
        words, to, anchor = link["text"], link["to"], link["anchor"] or ""
        if "://" in to or to.startswith("mailto:"):
            return link[0]
        target = os.path.normpath(Path(path).parent / to)
        if not (HOME / target).exists():
            raise FileNotFoundError(f"{path} links to {to}, which is not there")
        if not (page := place(target)):
            return f"{words} (`{target}`)"
        return f"[{words}]({os.path.relpath(page, Path(place(path)).parent)}{anchor})"

    return LINK.sub(turned, text)


def title(page: Path) -> str:
    """A page's first heading."""
    return next(line.removeprefix("# ") for line in page.read_text().splitlines() if line.startswith("# "))


def nav(pages: Path) -> Nav:
    """The sections, with those of their pages that there are."""
    there = sorted(page.relative_to(pages).as_posix() for page in pages.rglob("*.md"))
    named = {"index.md", *(page for section in SECTIONS.values() for page in section)}
    sections = {name: [page for page in section if page in there] for name, section in SECTIONS.items()}
    for page in there:
        if page not in named:
            sections["Decisions" if page.startswith("decisions/") else "Reference"].append(page)
    home: Nav = [{"Home": "index.md"}]
    return home + [{name: [{title(pages / page): page} for page in each]} for name, each in sections.items()]


def _decisions(pages: Path) -> str:
    """A list of all decisions."""
    found = sorted((pages / "decisions").glob("0*.md"))
    lines = [f"- [{title(page).replace('. ', ' · ', 1)}]({page.name})" for page in found]
    return "\n".join(["# Decisions", "", "What was decided, why, and what was not chosen.", "", *lines, ""])


def _dress(to: Path) -> None:
    """The colours and typefaces of the client."""
    to.mkdir()
    night = ("[data-theme='night']", "[data-md-color-scheme='slate']")
    (to / "tokens.css").write_text((DESIGN / "tokens.css").read_text().replace(*night))
    faces = (DESIGN / "fonts" / f"{face}.woff2" for face in FACES)
    for file in (HERE / "house.css", HOME / "client/public/app/icon.svg", *faces):
        shutil.copy(file, to)


def _toml(value: str | Nav) -> str:
    """Navigation as TOML, whose strings are written as in JSON."""
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    inside = (f"{{ {_toml(name)} = {_toml(of)} }}" for one in value for name, of in one.items())
    return f"[{', '.join(inside)}]"
