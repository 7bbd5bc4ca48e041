"""People without a mouse or a finger on the glass: they reach everything by Tab, and see where they are."""

from __future__ import annotations

from playwright.async_api import Locator, expect
from tests.e2e.people import Person

MOST_STEPS = 80
IS_FOCUSED = "it => it === document.activeElement"
IS_BEFORE = """it => document.activeElement !== document.body
    && Boolean(it.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING)"""
LOOK = """it => [it, it.nextElementSibling, it.parentElement].map((one) => {
    const { outline, boxShadow } = getComputedStyle(one ?? it);
    return outline + boxShadow;
}).join()"""
"""Its frame, or that of what stands for it: a choice shows it on its label, a field on what surrounds it."""
IS_ON_SCREEN = """it => {
    const { top, bottom, left, right } = it.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}"""
COUNT_TOUCHES = """window.touches = 0;
    addEventListener('pointerdown', () => (window.touches += 1), true);"""

ANSWERED = 400
"""Milliseconds in which the house answers what was chosen: until then an older answer may still come."""


class ByKeyboard(Person):
    """Someone who uses nothing but the keys."""

    async def come(self, code: str) -> None:
        await self.page.add_init_script(COUNT_TOUCHES)
        await super().come(code)

    async def assert_nothing_was_touched(self) -> None:
        assert await self.page.evaluate("window.touches") == 0

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
            await self.page.wait_for_timeout(ANSWERED)
        await expect(radio).to_be_checked()

    async def go_to(self, wanted: Locator) -> None:
        """By the shorter way; anyone who arrives must see it."""
        await expect(wanted).to_be_enabled()
        if await wanted.evaluate(IS_FOCUSED):
            return
        before = await wanted.evaluate(LOOK)
        key = "Shift+Tab" if await wanted.evaluate(IS_BEFORE) else "Tab"
        for _ in range(MOST_STEPS):
            await self.page.keyboard.press(key)
            if await wanted.evaluate(IS_FOCUSED):
                break
        else:
            raise AssertionError(f"{key} never got to {wanted}")
        assert await wanted.evaluate(LOOK) != before, f"{wanted} does not show that it has the focus"
        assert await wanted.evaluate(IS_ON_SCREEN), f"{wanted} has the focus where nobody sees it"
