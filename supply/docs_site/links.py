"""Whether the links of a built site hold, and whether its pages fetch anything from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

FETCHED = {"audio", "embed", "iframe", "img", "link", "script", "source", "video"}
"""Tags whose address a browser asks for by itself."""
STYLE_FETCHES = re.compile(r"""(?:url\(|@import)\s*["']?(?:https?:)?//[^"')\s]+""")


class Page(HTMLParser):
    """The anchors of a page, and all that it refers to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = {"", "top"}
        self.references: list[tuple[str, str]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take down what a tag is called and where it leads."""
        for name, value in attrs:
            if name in {"id", "name"} and value:
                self.anchors.add(value)
            elif name in {"href", "src"} and value and dict(attrs).get("rel") != "canonical":
                self.references.append((tag, value))


def faults(site: Path) -> Iterator[str]:
    """Links to a page or an anchor that is not there, and what pages fetch from other sites."""
    pages = {path: Page(path.read_text()) for path in site.rglob("*.html")}
    for path, page in pages.items():
        here = path.relative_to(site).as_posix()
        for tag, reference in page.references:
            if urlsplit(reference).scheme or reference.startswith("//"):
                if tag in FETCHED and not reference.startswith("data:"):
                    yield f"{here}: fetches {reference}"
                continue
            to, anchor = urldefrag(urljoin(f"/{here}", reference))
            target = site / unquote(to).lstrip("/")
            target = target / "index.html" if target.is_dir() else target
            if not target.is_file():
                yield f"{here}: nothing is at {reference}"
            elif target in pages and unquote(anchor) not in pages[target].anchors:
                yield f"{here}: no such anchor as {reference}"
    for style in site.rglob("*.css"):
        for fetched in STYLE_FETCHES.findall(style.read_text()):
            yield f"{style.relative_to(site).as_posix()}: fetches {fetched}"
