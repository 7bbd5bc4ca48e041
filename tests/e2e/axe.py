"""What axe-core finds on every screen of the scripted games, in both themes: `make axe`."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any, Literal

from playwright.async_api import Page
from tests.e2e.screens import SCRIPTS, take
from tests.e2e.studio import SIZES, Camera

AXE = Path("node_modules/axe-core/axe.min.js").read_text()
SETTLED = 60
"""Milliseconds; nothing moves for those who asked for stillness."""

LOOK = """async (only) => {
    const { violations } = await axe.run(document, {
        resultTypes: ['violations'],  // what passes is not described at length
        ...(only ? { runOnly: { type: 'rule', values: only } } : {}),
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html, any, all, none }) => ({
        rule: id,
        where: target.join(' '),
        html: html.slice(0, 200),
        why: [...any, ...all, ...none].map(({ message }) => message).join('; '),
    })));
}"""
COLOURS = ["color-contrast"]
"""All that a theme changes."""


class Examiner(Camera):
    """Looks at each screen where a camera would take its picture; the themes change in place."""

    def __init__(self, *devices: str, only: str = "") -> None:
        super().__init__(devices, only=only)
        self.found: dict[str, list[dict[str, Any]]] = {}

    async def shoot(self, page: Page, name: str, device: str) -> None:
        self.taken += 1
        width, height = SIZES[device]
        await page.set_viewport_size({"width": width, "height": height})
        await page.locator("main").first.wait_for(state="attached")  # there is none while a page loads
        if not await page.evaluate("'axe' in window"):
            await page.evaluate(AXE)
        found = await self._in_theme(page, "light", None) + await self._in_theme(page, "dark", COLOURS)
        if found:
            self.found[f"{name} ({device})"] = found
            print(json.dumps({name: found}, indent=2, ensure_ascii=False), flush=True)  # noqa: T201

    async def _in_theme(
        self, page: Page, scheme: Literal["light", "dark"], rules: list[str] | None
    ) -> list[dict[str, Any]]:
        await page.emulate_media(color_scheme=scheme)
        await page.wait_for_timeout(SETTLED)
        found: list[dict[str, Any]] = await page.evaluate(LOOK, rules)
        return [{"theme": scheme, **one} for one in found]


def main(only: str) -> None:
    """Look at every screen whose name holds `only`, on a phone and a desktop, and say what is wrong."""
    examiner = Examiner("desktop", "phone", only=only)
    asyncio.run(take(examiner, SCRIPTS))
    print(f"{examiner.taken} screens in both themes, {len(examiner.found)} with findings")  # noqa: T201
    sys.exit(bool(examiner.found))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
