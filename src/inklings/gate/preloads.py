"""What a browser will need at a table: listed in the page's `Link` header, so it asks for all of it at once.

Otherwise the scripts would name the game's screens only after they are loaded, and the screens the deck.
"""

from __future__ import annotations

import functools
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from inklings.gate.assets import STATIC
from inklings.kernel.game import AnyGame


class _Chunk(Struct, frozen=True):
    """A script of the client's build, and what it needs."""

    file: str
    imports: tuple[str, ...] = ()


_Manifest: TypeAlias = dict[str, _Chunk]


def needed_at(game: AnyGame, screen: Literal["Table", "Screen"], *, lobby: bool) -> str:
    """The `Link` header for a table's page: on its players' phones or on a shared screen.

    In the lobby the game is wanted when there is nothing else to do.
    """
    room = _scripts(f"/{screen}Room.svelte")
    own = [file for file in _scripts(f"/games/{game.name}/ui/{screen}.svelte") if file not in room]
    script, deck = ("prefetch", "prefetch") if lobby else ("modulepreload", "preload")
    return ", ".join(
        [
            *(f"</{file}>; rel=modulepreload" for file in room),
            *(f"</{file}>; rel={script}" for file in own),
            *(f"</api/decks/{name}>; rel={deck}; as=fetch; crossorigin" for name in game.decks),
        ]
    )


@functools.cache
def _scripts(screen: str) -> tuple[str, ...]:
    """The scripts of a component, itself after what it needs."""
    manifest = msgspec.json.decode((STATIC / "manifest.json").read_bytes(), type=_Manifest)
    scripts = dict[str, None]()

    def take(name: str) -> None:
        for other in manifest[name].imports:
            take(other)
        scripts[manifest[name].file] = None

    for name in manifest:
        if name.endswith(screen):
            take(name)
    return tuple(scripts)
