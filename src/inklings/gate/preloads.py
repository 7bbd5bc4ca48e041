"""What a browser will need at a table: said with the page, so that it asks for all of it at once.

Otherwise it would hear of the game's screens from the scripts, and of the deck from the screens.
"""

from __future__ import annotations

import functools
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from inklings.gate.assets import STATIC
from inklings.kernel.game import AnyGame


class _Chunk(Struct, frozen=True, rename="camel"):
    """A file of the client's build, and what comes with it."""

    file: str
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


_Manifest: TypeAlias = dict[str, _Chunk]


def link(game: AnyGame, screen: Literal["Table", "Screen"]) -> str:
    """The `Link` header for a page that shows this game: on its players' phones or on a shared screen."""
    scripts, styles = _files(f"/table/{screen}Room.svelte", f"/games/{game.name}/ui/{screen}.svelte")
    return ", ".join(
        [
            *(f"</{file}>; rel=modulepreload" for file in scripts),
            *(f"</{file}>; rel=preload; as=style" for file in styles),
            *(f"</api/decks/{deck}>; rel=preload; as=fetch; crossorigin" for deck in game.decks),
        ]
    )


@functools.cache
def _files(*screens: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The scripts and styles of these components, themselves after what they need."""
    manifest = msgspec.json.decode((STATIC / "manifest.json").read_bytes(), type=_Manifest)
    scripts, styles = dict[str, None](), dict[str, None]()

    def take(name: str) -> None:
        chunk = manifest[name]
        for other in chunk.imports:
            take(other)
        scripts[chunk.file] = None
        styles.update(dict.fromkeys(chunk.css))

    for name in manifest:
        if name.endswith(screens):
            take(name)
    return tuple(scripts), tuple(styles)
