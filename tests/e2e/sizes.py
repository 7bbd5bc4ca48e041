"""Screens of every size: whether all that can be pressed is there and can be reached."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from playwright.async_api import Page
from tests.e2e.studio import Camera

SIZES = {
    "phone": (390, 844, 1),
    "landscape": (844, 390, 1),
    "old phone": (360, 640, 1),
    "tablet": (820, 1180, 1),
    "zoomed": (195, 422, 1),
    "side panel": (320, 560, 1),
    "wide panel": (640, 360, 1),
    "large letters": (390, 844, 2),
}
"""Width and height, and how many times as large as usual the letters are. Zoomed: the phone, at 200 %.

The panels are those in which sites and Discord show a table beside something else.
"""
SETTLED = 150
AT_REST = 1500
"""Milliseconds."""
PICTURES = os.environ.get("PICTURES")
"""A folder for pictures of what is surveyed."""

LOOK = """() => {
    const problems = [];
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const named = (node) => node.ariaLabel ?? node.textContent.trim().slice(0, 40);
    const isHidden = (node) => !node.checkVisibility({ visibilityProperty: true }) || node.closest('.sr');
    const isOut = ({ left, right, top, bottom }) =>
        left < -SLACK || right > innerWidth + SLACK || top < -SLACK || bottom > innerHeight + SLACK;
    const SLACK = 4;
    const FLAME = 12;  // of the candle, over the edge

    for (const node of root.querySelectorAll('button, a[href], label, input:not(label input)')) {
        if (isHidden(node) || getComputedStyle(node).pointerEvents === 'none') continue;
        node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const box = node.getBoundingClientRect();
        const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        if (isOut(box)) problems.push(`out of reach: ${named(node)}`);
        else if (!over?.closest('button, a, label, input') && !over?.contains(node))
            problems.push(`covered: ${named(node)} by ${over ? over.outerHTML.slice(0, 80) : 'nothing'}`);
    }
    for (const node of root.querySelectorAll('*')) {
        const { overflowX, overflowY } = getComputedStyle(node);
        const tall = node.scrollHeight > node.clientHeight + SLACK;
        const wide = node.scrollWidth > node.clientWidth + FLAME;
        if (isHidden(node) || !node.textContent.trim()) continue;
        if (node.closest('[aria-hidden=true], .cut, .guesses, .proposals')) continue;
        if (overflowX === 'auto' && wide) problems.push(`wide: ${node.className}`);
        if ((overflowX === 'hidden' && wide) || (overflowY === 'hidden' && tall))
            problems.push(`cut off: ${node.className}`);
    }
    return problems;
}"""
"""What can be pressed must be in sight, if need be after scrolling up and down; words are not cut off.

But for names, which end in dots; old guesses, which pass away; and proposals of others, which are a row."""
CLOSE_TOASTS = "() => document.querySelectorAll('.toasts button').forEach((button) => button.click())"
"""They stand over the table for a moment, whatever its size: a walk may have been too late somewhere."""


class Surveyor(Camera):
    """Looks at each screen in all sizes, where a camera would take its picture."""

    def __init__(self, *sizes: str, only: str = "") -> None:
        super().__init__(sizes or SIZES, only=only)
        self.found: dict[str, list[str]] = {}

    async def shoot(self, page: Page, name: str, device: str) -> None:
        if device == "tv":
            return  # it has one size
        self.taken += 1
        width, height, letters = SIZES[device]
        await page.set_viewport_size({"width": width, "height": height})
        await self.write(page, letters)
        await page.evaluate(CLOSE_TOASTS)
        problems: list[Any] = await page.evaluate(LOOK)
        if problems:
            await page.wait_for_timeout(AT_REST)  # a busy machine may still be laying it out
            problems = await page.evaluate(LOOK)
        if problems:
            self.found[f"{name}, {device}"] = problems
        if PICTURES:
            await page.screenshot(path=Path(PICTURES) / f"{name} {device}.png")
        if letters > 1:
            await self.write(page, 1)

    @staticmethod
    async def write(page: Page, letters: int) -> None:
        """Set the size of letters that this browser's person asks for."""
        await page.evaluate(
            "size => { document.documentElement.style.fontSize = size; dispatchEvent(new Event('resize')); }",
            f"{letters * 100}%",
        )
        await page.wait_for_timeout(SETTLED)
