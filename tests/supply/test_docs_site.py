"""The docs site: every page is listed, and links that do not hold are found."""

from __future__ import annotations

from pathlib import Path

import pytest
from supply.docs_site.gather import HOME, gather, nav, with_links
from supply.docs_site.links import faults


def test_links_within_a_site_are_followed(tmp_path: Path) -> None:
    (tmp_path / "more").mkdir()
    (tmp_path / "index.html").write_text(
        '<a href="more/rules.html#r1"></a><a href="#here"></a><p id="here"></p><a href="more/"></a>'
        '<a href="https://example.org/elsewhere"></a><link rel="canonical" href="https://example.org/">'
    )
    (tmp_path / "more/index.html").write_text('<a href="../index.html#here"></a>')
    (tmp_path / "more/rules.html").write_text('<h2 id="r1"></h2><img src="data:image/png;base64,AA==">')
    assert list(faults(tmp_path)) == []


@pytest.mark.parametrize(
    ("html", "fault"),
    [
        ('<a href="gone.html"></a>', "nothing is at gone.html"),
        ('<a href="../site"></a>', "nothing is at ../site"),
        ('<a href="#gone"></a>', "no such anchor as #gone"),
        ('<img src="gone.png">', "nothing is at gone.png"),
        ('<script src="https://cdn.example/a.js"></script>', "fetches https://cdn.example/a.js"),
        ('<link rel="stylesheet" href="//fonts.example/a.css">', "fetches //fonts.example/a.css"),
    ],
)
def test_a_link_that_does_not_hold_is_found(tmp_path: Path, html: str, fault: str) -> None:
    (tmp_path / "index.html").write_text(html)
    assert list(faults(tmp_path)) == [f"index.html: {fault}"]


def test_a_style_that_fetches_from_elsewhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text(
        "@font-face { src: url('https://fonts.example/a.woff2') } b { src: url(a.png) }"
    )
    assert list(faults(tmp_path)) == ["a.css: fetches url('https://fonts.example/a.woff2"]


def test_every_page_is_listed_once(tmp_path: Path) -> None:
    gather(tmp_path / "build")
    pages = tmp_path / "build/docs"
    listed = [
        page
        for section in nav(pages)
        for entries in section.values()
        for page in (
            [entries] if isinstance(entries, str) else [one for entry in entries for one in entry.values()]
        )
    ]
    assert sorted(map(str, listed)) == sorted(
        path.relative_to(pages).as_posix() for path in pages.rglob("*.md")
    )
    assert {"operate.md", "rules/moons.md", "architecture.md", "decisions/0001-engine.md"} <= {
        *map(str, listed)
    }


def test_links_of_the_repository_lead_to_pages_of_the_site() -> None:
    text = "[a](../SECURITY.md#top) [b](decisions) [c](../Makefile) [d](https://example.org)"
    turned = "[a](security.md#top) [b](decisions/index.md) c (`Makefile`) [d](https://example.org)"
    assert with_links("docs/operate.md", text) == turned
    assert with_links("ARCHITECTURE.md", "[a](docs/hush.md)") == "[a](hush.md)"


def test_a_link_to_a_file_that_is_not_there_stops_the_build() -> None:
    with pytest.raises(FileNotFoundError, match=r"docs/operate\.md links to gone\.md"):
        with_links("docs/operate.md", "[a](gone.md)")


@pytest.mark.parametrize("path", ["README.md", "client/README.md"])
def test_links_of_pages_that_are_not_on_the_site_hold_too(path: str) -> None:
    with_links(path, (HOME / path).read_text())
