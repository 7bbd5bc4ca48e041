"""A game over days with a real browser: its service worker is told, and a tap leads to the table."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from playwright.async_api import CDPSession, Page, expect
from tests.e2e.people import PHONE, Person, chromium, context
from tests.gate_here import gate_here
from tests.notices.company import (
    MOVES,
    SAYS,
    came,
    here,
    leave,
    move,
    opened,
    runner_for,
    subscribe,
)
from tests.notices.push_service import PushService, push_service
from tests.parts import NatsServer
from tests.players import Player

from inklings.live import log
from inklings.live.engine import free_port

BROWSER = "Zuza"
OTHERS = ("Ada", "Bruno", "Cleo", "Dov", "Ela")
NAMES = (BROWSER, *OTHERS)
SUBSCRIBED = """({ keys, key }) => {
    let current = null;
    const subscription = {
        toJSON: () => ({ endpoint: keys.endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }),
        options: {},
        unsubscribe: async () => { current = null; },
    };
    PushManager.prototype.getSubscription = async () => current;
    PushManager.prototype.subscribe = async (wanted) => {
        window.wanted = wanted;
        return (current = subscription);
    };
}"""
"""What a page does first. Chromium registers at Google's service, which cannot be reached; here at ours."""
SHOWN = """async () => {
    const found = await (await navigator.serviceWorker.ready).getNotifications();
    for (const one of found) one.close();
    return found.map(({ title, body, tag }) => ({ title, body, tag }));
}"""


class Worker:
    """The service worker of a page, as the browser's push client reaches it."""

    def __init__(self, cdp: CDPSession, page: Page) -> None:
        self._cdp, self._page = cdp, page
        self._registration: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        cdp.on("ServiceWorker.workerRegistrationUpdated", self._updated)

    def _updated(self, event: dict[str, Any]) -> None:
        for one in event["registrations"]:
            if not one["isDeleted"] and not self._registration.done():
                self._registration.set_result(one["registrationId"])

    async def receive(self, said: dict[str, Any]) -> list[dict[str, str]]:
        """What is shown after this has been pushed."""
        origin = await self._page.evaluate("location.origin")
        message = {"origin": origin, "registrationId": await self._registration, "data": json.dumps(said)}
        await self._cdp.send("ServiceWorker.deliverPushMessage", message)
        async with asyncio.timeout(20):
            while not (shown := await self._page.evaluate(SHOWN)):  # noqa: ASYNC110
                await asyncio.sleep(0.2)
        return list(shown)


async def seated(page: Page, url: str, code: str, service: PushService) -> None:
    """Sit down, and want to be told."""
    await page.add_init_script(
        f"({SUBSCRIBED})({json.dumps({'keys': service.subscribe(BROWSER), 'key': ''})})"
    )
    await page.goto(f"{url}/{code}")
    await page.get_by_label("Your name").fill(BROWSER)
    await page.get_by_role("button", name="Sit down").click()
    await page.get_by_role("button", name="Tell me", exact=True).click()
    await page.get_by_role("button", name="Tell me when it’s my turn").click()
    await expect(page.get_by_text("This browser gets a notification")).to_be_visible()
    assert await page.evaluate("wanted.applicationServerKey") == service.key
    assert await page.evaluate("wanted.userVisibleOnly")
    # It may be night where this runs.
    await page.get_by_role("group", name="Quiet hours").get_by_role("radio", name="No").check(force=True)
    await expect(page.get_by_label("From", exact=True)).not_to_be_visible()
    await page.keyboard.press("Escape")


@pytest.mark.e2e
@pytest.mark.timeout(600)
async def test_a_whole_game_is_played_by_notices_though_gates_restart(
    nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log, "CALL_MS", 300)
    port = free_port()
    with push_service() as service:
        async with runner_for(nats.url, service), chromium() as browser:
            page = await (await context(browser, PHONE)).new_page()
            cdp = await page.context.new_cdp_session(page)
            async with gate_here(nats.url, port=port, **here(service)) as (_, url):
                await page.context.grant_permissions(["notifications"], origin=url)
                company = await opened(url, len(OTHERS))
                for player, name in zip(company, OTHERS, strict=True):
                    assert await subscribe(player, service, name) == 204
                worker = Worker(cdp, page)
                await cdp.send("ServiceWorker.enable")
                await seated(page, url, company[0].code, service)
                assert (await company[0].ask("begin"))["type"] == "done"
                await expect(page.get_by_role("heading", name="Thirty Moons")).to_be_attached()
                await leave(company)
                await page.goto(url)
            person: dict[str, Player] = dict(zip(OTHERS, company, strict=True))
            zuza, chance = Person(BROWSER, page, url), Random(1)
            moves = {
                SAYS["tell_story"]: lambda: zuza.tell("What the hill was hiding"),
                SAYS["lay_cards"]: lambda: zuza.lay(chance),
                SAYS["vote"]: lambda: zuza.vote(chance),
                SAYS["say_ready"]: zuza.say_ready,
            }
            answered = told = 0
            stage = "playing"
            while stage == "playing":
                pushed = (await came(service, answered + 1))[answered]
                async with gate_here(nats.url, port=port, **here(service)) as (gate, url):
                    if pushed.name != BROWSER:
                        await move(person[pushed.name], url)
                    else:
                        (shown,) = await worker.receive(pushed.said)
                        title, body = f"Thirty Moons · {company[0].code}", pushed.said["body"]
                        assert shown == {"title": title, "body": body, "tag": company[0].code}
                        await page.reload()
                        await page.get_by_role("button", name="A table waits for you").click()
                        await page.get_by_role("link", name="Your turn").click()
                        await moves[pushed.said["body"]]()
                        async with asyncio.timeout(20):
                            while len(zuza.acknowledged) <= told:  # noqa: ASYNC110
                                await asyncio.sleep(0.1)
                        await page.goto(url)
                        told += 1
                    stage = (await gate.member.look(company[0].code)).stage
                answered += 1
            assert len(service.pushed) == answered, "one notice for each move, and none after the end"
            assert answered == len(NAMES) * MOVES, "each of the six narrates once"
            assert Counter(one.name for one in service.pushed) == dict.fromkeys(NAMES, MOVES)
            async with gate_here(nats.url, port=port, **here(service)) as (_, url):
                await page.goto(f"{url}/{company[0].code}")
                await expect(page.get_by_role("button", name="Share", exact=True)).to_be_visible()
