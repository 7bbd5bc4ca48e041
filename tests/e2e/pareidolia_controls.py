"""What an artist of Pareidolia presses."""

from __future__ import annotations

import re

from playwright.async_api import Locator
from tests.e2e.pareidolia_people import Company


def supply(company: Company, shape: str) -> Locator:
    return company.page.get_by_role("list", name="Clouds in the supply").get_by_role(
        "button", name=re.compile(f"^{shape}")
    )


def pass_button(company: Company) -> Locator:
    return company.page.get_by_role("button", name="Pass", exact=True)


def tool(company: Company, name: str) -> Locator:
    return company.page.get_by_role("button", name=name, exact=True)


def button(company: Company, name: str) -> Locator:
    return company.page.get_by_role("button", name=name)
