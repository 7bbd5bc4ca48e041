"""Which sites may show our tables in a frame of their pages."""

from __future__ import annotations

import re
from collections.abc import Iterable

EMBEDDED = "/embed/"
"""A table under this path may be shown on the pages of other sites, if the operator has named them."""
REPLAYS = "/replay/"
"""A replay shows the phones of everyone in frames: these pages may be framed by our own."""
EVERYONE = "*"

_ORIGIN = re.compile(r"https?://(\*\.)?[a-z0-9.-]+(:[0-9]{1,5})?")


class FramingError(ValueError):
    """What should be a site is none; the message says which."""


class Framing:
    """Who may show which of our pages in a frame: nobody, unless it is said here."""

    def __init__(self, sites: Iterable[str] = (), discord: Iterable[str] = ()) -> None:
        self._discord = tuple(discord)
        """The pages of Discord that show activities, if there is an app of ours."""
        self._sites = (*map(_checked, sites), *self._discord)

    def allowed(self, path: str) -> str:
        """The value of `frame-ancestors` for the page at this path.

        >>> framing = Framing(["https://club.example"])
        >>> framing.allowed("/embed/BLOT"), framing.allowed("/replay/x"), framing.allowed("/BLOT")
        ('https://club.example', "'self'", "'none'")
        """
        if path.startswith(EMBEDDED) and self._sites:
            return " ".join(self._sites)
        if path == "/" and self._discord:  # Discord opens the front page, which then shows a table
            return " ".join(self._discord)
        return "'self'" if path.startswith(REPLAYS) else "'none'"


def _checked(site: str) -> str:
    """The origin of a site; raises `FramingError`.

    >>> _checked("https://Club.example/")
    'https://club.example'
    """
    origin = site.strip().lower().removesuffix("/")
    if origin != EVERYONE and not _ORIGIN.fullmatch(origin):
        raise FramingError(
            f"--embed-on: {site!r} is not the address of a site, such as https://club.example, or * for all"
        )
    return origin
