"""One party, one table, four games: people come, go, change places, sit one out, and stay together."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.balancer import balancer
from tests.e2e.album_screens import open_album
from tests.e2e.party_people import Friend, Party, TypingFriend
from tests.e2e.people import chromium
from tests.parts import NatsServer, gates

NAMES = ("Ada", "Bruno", "Celeste", "Dov", "Edda", "Fitz")


@pytest.mark.e2e
@pytest.mark.timeout(600)
async def test_six_friends_meet_at_a_tv_and_play_all_four_games(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 1, tmp_path) as one:
        async with chromium() as browser, balancer(one) as line:
            party = await Party.at_a_tv(browser, line, nats.url)
            ada = await party.welcome(Friend, NAMES[0])
            await ada.press(ada.page.get_by_role("dialog").get_by_role("button", name="Thirty Moons"))
            bruno, _, dov, *_ = [await party.welcome(Friend, name) for name in NAMES[1:]]
            await ada.set_rule("Moons to win", "15")
            await party.tell_stories()

            await party.change_to("Rorschach", blots_to_win="3, short game", team_decisions="All agree")
            await party.say_goodbye_to(ada)
            assert party.host is bruno, "G6: the host's role passes on by itself"
            await party.welcome(Friend, "Gus")
            await bruno.change_places()
            await party.read_inkblots()

            await party.change_to("Telepathic")
            await party.rest(dov)
            hana = await party.welcome(Friend, "Hana")
            await party.read_minds()
            await dov.sees("The director saw it all!")

            await party.change_to("Pareidolia")
            await party.say_goodbye_to(hana)
            await party.come_back(dov)
            await party.look_at_clouds()

            await party.change_to("Thirty Moons")
            await bruno.press(bruno.button("House rules"))
            kept = bruno.rule("Moons to win").get_by_role("radio", name="15", exact=True)
            await expect(kept).to_be_checked()
            party.assert_nobody_was_sent_home()

            await bruno.page.keyboard.press("Escape")
            await open_album(bruno.page)
            titles = bruno.page.locator("section h2")
            await expect(titles).to_have_text(["Thirty Moons", "Rorschach", "Telepathic", "Pareidolia"])


@pytest.mark.e2e
@pytest.mark.timeout(600)
async def test_four_friends_play_all_four_games_by_keyboard_alone(nats: NatsServer, tmp_path: Path) -> None:
    """Everyone is narrator or voter, subject or guesser, giver or receiver, artist or guesser in turn."""
    with gates(nats.url, 1, tmp_path) as one:
        async with chromium() as browser, balancer(one) as line:
            party = Party(browser, line, nats.url, one[0].open_table("moons"))
            friends = [await party.welcome(TypingFriend, name) for name in NAMES[:4]]
            await friends[0].set_rule("Moons to win", "15")
            await party.tell_stories()
            await party.change_to("Rorschach", blots_to_win="3, short game", team_decisions="All agree")
            await friends[0].change_places()
            await party.read_inkblots()
            await party.change_to("Telepathic")
            await party.read_minds()
            await party.change_to("Pareidolia")
            await party.look_at_clouds()
            for friend in friends:
                await friend.assert_nothing_was_touched()
