"""What `inklings doctor` says of the app by which people play inside Discord: a stand-in plays Discord."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.discord_api import BOT_TOKEN, CLIENT_ID, SECRET, DiscordApi, discord_api
from tests.doctor.asking import only_wrong, serve, verdicts
from tests.parts import GateProcess, NatsServer

from inklings.doctor.discord import mapped
from inklings.gate.discord import DiscordApp

PUBLIC = ("--address", "https://play.example", "--trust-proxy", "127.0.0.1")


@pytest.fixture
def api() -> Iterator[DiscordApi]:
    with discord_api() as stand_in:
        yield stand_in


def test_an_app_that_discord_knows(tmp_path: Path, api: DiscordApi) -> None:
    found = verdicts(serve(tmp_path, *PUBLIC, *api.flags(tmp_path)))
    assert found["wrong"] == []
    assert {"Discord knows the app Inklings", "Discord takes the client secret"} <= set(found["ok"])
    page = f"https://{CLIENT_ID}.discordsays.com"
    assert any(line.startswith(f"whether {page} shows this server") for line in found["unknown"])


def test_settings_that_are_not_complete(tmp_path: Path, api: DiscordApi) -> None:
    told = only_wrong(serve(tmp_path, *PUBLIC, "--discord-client-id", CLIENT_ID))
    assert told.startswith("Discord needs --discord-secret and --discord-bot-token, too")
    flags = api.flags(tmp_path)
    (tmp_path / "token").unlink()
    assert "can't read" in only_wrong(serve(tmp_path, *PUBLIC, *flags))


def test_secrets_that_discord_does_not_take(tmp_path: Path, api: DiscordApi) -> None:
    told = only_wrong(serve(tmp_path, *PUBLIC, *api.flags(tmp_path, "old")))
    assert told.startswith("Discord doesn't take the client secret (it answers 401): reset it")
    told = only_wrong(serve(tmp_path, *PUBLIC, *api.flags(tmp_path, SECRET, "old")))
    assert told.startswith("Discord doesn't take the bot token (it answers 401): reset it")
    api.app["id"] = "999"
    told = only_wrong(serve(tmp_path, *PUBLIC, *api.flags(tmp_path)))
    assert told == "the bot token is that of another app (Inklings, 999): give both of one app"


def test_an_app_that_is_not_ready(tmp_path: Path, api: DiscordApi) -> None:
    api.app = {"flags": 0, "redirect_uris": []}
    ran = serve(tmp_path, *PUBLIC, *api.flags(tmp_path))
    assert only_wrong(ran).startswith("the app has no redirect")
    assert (
        "whether activities are enabled: Discord doesn't say so; look in the portal"
        in verdicts(ran)["unknown"]
    )


def test_a_server_without_https(tmp_path: Path, api: DiscordApi) -> None:
    told = only_wrong(serve(tmp_path, *api.flags(tmp_path)))
    assert told == "Discord shows only pages that are encrypted: give an --address with https"


def test_a_discord_that_is_away(tmp_path: Path, api: DiscordApi) -> None:
    api.away = True
    found = verdicts(serve(tmp_path, *PUBLIC, *api.flags(tmp_path)))
    assert found["wrong"] == []
    assert "whether Discord knows the app: it answers 503" in found["unknown"]
    assert "whether Discord takes the client secret: it answers 503" in found["unknown"]


def test_whether_the_page_that_discord_shows_is_ours(
    shared_nats: NatsServer, tmp_path: Path, api: DiscordApi
) -> None:
    """Here the gate's own address stands for the page at Discord."""
    app = DiscordApp(CLIENT_ID, SECRET, BOT_TOKEN, api.url)
    gate = GateProcess(shared_nats.url, tmp_path / "log", more=api.flags(tmp_path)).ready()
    try:
        assert str(mapped(app, gate.url)) == f"ok      {gate.url} shows this server"
        other = DiscordApp("999", SECRET, BOT_TOKEN, api.url)
        assert mapped(other, gate.url).verdict == "wrong"
        assert mapped(app, f"{gate.url}/nowhere").verdict == "unknown"
    finally:
        gate.stop()
    assert mapped(app, gate.url).verdict == "unknown"
