"""What axe-core finds on every screen of the scripted games, in both themes: `make axe`."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any, Literal

from playwright.async_api import Page
from tests.e2e.people import DESKTOP, PHONE, TV, chromium
from tests.e2e.screens import every_screen
from tests.parts import gates, nats_server

AXE = Path("node_modules/axe-core/axe.min.js").read_text()
SETTLED = 60
"""Milliseconds; nothing moves for those who asked for stillness."""

LOOK = """async (only) => {
    const { violations } = await axe.run(document, only ? { runOnly: { type: 'rule', values: only } } : {});
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html, any, all, none }) => ({
        rule: id,
        where: target.join(' '),
        html: html.slice(0, 200),
        why: [...any, ...all, ...none].map(({ message }) => message).join('; '),
    })));
}"""
COLOURS = ["color-contrast"]
"""All that a theme changes."""


class Examiner:
    """Looks at each screen where a camera would take its picture; the themes change in place."""

    def __init__(self, *sizes: dict[str, int], only: str = "") -> None:
        self.found: dict[str, list[dict[str, Any]]] = {}
        self.screens: list[str] = []
        self._sizes = sizes
        self._only = only

    async def take(self, page: Page, name: str) -> None:
        for size in self._sizes:
            await self._look(page, f"{name} {size['width']}", size)

    async def take_tv(self, page: Page, name: str) -> None:
        await self._look(page, name, TV)

    async def _look(self, page: Page, name: str, size: dict[str, int]) -> None:
        if self._only not in name:
            return
        self.screens.append(name)
        await page.set_viewport_size({"width": size["width"], "height": size["height"]})
        if not await page.evaluate("'axe' in window"):
            await page.evaluate(AXE)
        found = await self._in_theme(page, "light", None) + await self._in_theme(page, "dark", COLOURS)
        if found:
            self.found[name] = found
            print(json.dumps({name: found}, indent=2, ensure_ascii=False), flush=True)  # noqa: T201

    async def _in_theme(
        self, page: Page, scheme: Literal["light", "dark"], rules: list[str] | None
    ) -> list[dict[str, Any]]:
        await page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        await page.wait_for_timeout(SETTLED)
        found: list[dict[str, Any]] = await page.evaluate(LOOK, rules)
        return [{"theme": scheme, **one} for one in found]


async def main(only: str) -> None:
    """Look at every screen whose name holds `only`, on a phone and a desktop, and say what is wrong."""
    examiner = Examiner(DESKTOP, PHONE, only=only)
    with (
        tempfile.TemporaryDirectory() as folder,
        nats_server(Path(folder)) as nats,
        gates(nats.url, 1, Path(folder)) as (gate,),
    ):
        async with chromium() as browser:
            await every_screen(examiner, browser, gate, nats.url)
    print(f"{len(examiner.screens)} screens in both themes, {len(examiner.found)} with findings")  # noqa: T201
    sys.exit(bool(examiner.found))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else ""))
