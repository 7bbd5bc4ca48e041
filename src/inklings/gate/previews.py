"""What a chat shows beside a link: title, sentence and picture, in the head of the page (Open Graph)."""

from __future__ import annotations

import functools
from html import escape
from typing import NamedTuple

from inklings.gate.assets import STATIC
from inklings.postcards.layout import SIZES, Shape

USUAL = "Parlour games for people who see things."
_HEAD = (
    '<meta property="og:title" content="Inklings" />',
    f'<meta property="og:description" content="{USUAL}" />',
)


class Preview(NamedTuple):
    """What is shown; addresses without the house's name."""

    title: str
    text: str
    picture: str
    page: str


@functools.cache
def _page() -> str:
    return (STATIC / "index.html").read_text()


def page(origin: str, preview: Preview) -> str:
    """The client's page with a preview in its head."""
    width, height = SIZES[Shape.WIDE]
    tags = {
        "og:title": preview.title,
        "og:description": preview.text,
        "og:type": "website",
        "og:site_name": "Inklings",
        "og:url": origin + preview.page,
        "og:image": origin + preview.picture,
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": preview.title,
    }
    head = "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items())
    head += '<meta name="twitter:card" content="summary_large_image" />'
    asked = f"{origin}/api/oembed?url={escape(origin + preview.page)}"
    head += f'<link rel="alternate" type="application/json+oembed" href="{asked}" />'
    first, second = _HEAD
    return _page().replace(first, head).replace(second, "")
