"""Chromium as it comes, but with third-party cookies blocked."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import BrowserContext, async_playwright, expect
from tests.e2e.people import FEATURES, FLAGS, WAIT

PREFERENCES = {"profile": {"block_third_party_cookies": True, "cookie_controls_mode": 1}}


@asynccontextmanager
async def strict_browser(
    profile: Path, *flags: str, width: int = 440, height: int = 900
) -> AsyncGenerator[BrowserContext]:
    (profile / "Default").mkdir(parents=True)
    (profile / "Default" / "Preferences").write_text(json.dumps(PREFERENCES))
    features = ",".join(one for one in FEATURES if one != "ThirdPartyStoragePartitioning")
    async with async_playwright() as playwright:
        context = await playwright.chromium.launch_persistent_context(
            profile,
            executable_path="/usr/bin/chromium",
            args=[*FLAGS[:-1], f"--disable-features={features}", *flags],
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            locale="en-GB",
        )
        context.set_default_timeout(WAIT)
        expect.set_options(timeout=WAIT)
        yield context
        await context.close()
