"""People without a mouse or a finger on the glass: they reach everything by Tab, and see where they are."""

from __future__ import annotations

from playwright.async_api import Locator, expect
from tests.e2e.people import Person

MOST_STEPS = 80
IS_FOCUSED = "it => it === document.activeElement"
IS_BEFORE = """it => document.activeElement !== document.body
    && Boolean(it.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING)"""
IS_SEEN = """it => {
    const shown = it.matches('input[type="radio"]') ? it.nextElementSibling : it;
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    const { top, bottom, left, right } = shown.getBoundingClientRect();
    const inside = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    return it.matches(':focus-visible') && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && inside;
}"""


class ByKeyboard(Person):
    """Somebody who uses nothing but the keys."""

    async def press(self, wanted: Locator) -> None:
        await self.go_to(wanted)
        await self.page.keyboard.press("Enter")

    async def write(self, field: Locator, text: str) -> None:
        await self.go_to(field)
        await self.page.keyboard.type(text)

    async def choose(self, radio: Locator) -> None:
        """Of several choices one can be reached by Tab, and the others by arrows."""
        group = radio.locator("xpath=ancestor::fieldset")
        chosen = group.get_by_role("radio", checked=True)
        await self.go_to(chosen if await chosen.count() else group.get_by_role("radio").first)
        for _ in range(await group.get_by_role("radio").count()):
            if await radio.is_checked():
                return
            await self.page.keyboard.press("ArrowRight")
        await expect(radio).to_be_checked()

    async def go_to(self, wanted: Locator) -> None:
        """By the shorter way; whoever arrives must see it."""
        await expect(wanted).to_be_visible()
        await expect(wanted).to_be_enabled()
        key = "Shift+Tab" if await wanted.evaluate(IS_BEFORE) else "Tab"
        for _ in range(MOST_STEPS):
            if await wanted.evaluate(IS_FOCUSED):
                assert await wanted.evaluate(IS_SEEN), f"{wanted} has the focus and does not show it"
                return
            await self.page.keyboard.press(key)
        raise AssertionError(f"{key} never got to {wanted}")
