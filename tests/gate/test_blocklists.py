"""The operator's own lists: words that no table shows, and addresses that are not let in."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.gate_here import gate_here
from tests.parts import NatsServer
from tests.players import Player, players
from tests.talk_fixture import said
from websockets.exceptions import InvalidHandshake

from inklings.cli import main
from inklings.gate import blocklists
from inklings.gate.blocklists import BlockedAddresses, BlocklistError, read_words
from inklings.house.word_filter import MASK
from inklings.wire.messages import CloseCode


async def test_the_operators_words_are_blotted_out_at_every_table_in_talk_and_names(
    shared_nats: NatsServer,
) -> None:
    async with gate_here(shared_nats.url, blocked_words=["zeppelin*"]) as (gate, url):
        code = await gate.member.open_table("moons", {})
        async with players([url], code, 3) as (ada, bruno, _):
            assert (await ada.ask("introduce", name="Zeppelins", avatar=1))["type"] == "done"
            assert (await ada.talk("say", to="table", text="no z3ppelin, no fuck"))["type"] == "done"
            await bruno.until(lambda: bool(bruno.heard))
            assert said(bruno) == [{"type": "say", "to": "table", "text": f"no {MASK * 8}, no fuck"}]
            await bruno.until(lambda: bruno.scene["table"]["seats"][0]["name"] == MASK * 9)


async def test_a_blocked_address_is_not_let_in_and_one_that_is_blocked_later_is_sent_away(
    shared_nats: NatsServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(blocklists, "LOOK_SECONDS", 0.0)
    file = tmp_path / "addresses"
    file.write_text("# nobody yet\n")
    async with gate_here(shared_nats.url, blocked=BlockedAddresses(file)) as (gate, url):
        code = await gate.member.open_table("moons", {})
        ada = await Player(url, code).connect()
        rewrite(file, "127.0.0.0/8  # all of us\n")
        await ada.say('{"type":"ping","at":1}')
        assert await ada.until_closed() == CloseCode.REMOVED
        with pytest.raises(httpx.TransportError):
            await get(url)
        with pytest.raises((OSError, InvalidHandshake)):
            await Player(url, code).connect()
        rewrite(file, "")
        assert (await get(url)).status_code == 200


async def test_behind_a_proxy_the_browser_is_refused_and_not_the_proxy(
    shared_nats: NatsServer, tmp_path: Path
) -> None:
    file = tmp_path / "addresses"
    file.write_text("192.0.2.0/24\n")
    blocked = BlockedAddresses(file)
    async with gate_here(shared_nats.url, blocked=blocked, trusted_proxies=["127.0.0.1"]) as (_, url):
        assert (await get(url, "192.0.2.7")).status_code == 403
        assert (await get(url, "198.51.100.7")).status_code == 200


@pytest.mark.parametrize(
    ("address", "barred"),
    [
        ("192.0.2.7", True),
        ("::ffff:192.0.2.7", True),
        ("192.0.2.8", False),
        ("2001:db8:1::5", True),
        ("2001:db9::5", False),
        ("198.51.100.255", True),
        ("", False),
    ],
)
def test_addresses_and_networks_of_both_kinds_are_known(
    tmp_path: Path, address: str, *, barred: bool
) -> None:
    file = tmp_path / "addresses"
    file.write_text("192.0.2.7\n\n# a network\n198.51.100.0/24\n2001:db8::/32\n")
    assert BlockedAddresses(file).bars(address) == barred


def test_a_list_that_was_spoiled_while_we_run_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(blocklists, "LOOK_SECONDS", -1.0)
    file = tmp_path / "addresses"
    file.write_text("192.0.2.7\n")
    blocked = BlockedAddresses(file)
    rewrite(file, "192.0.2.7\nnonsense\n")
    assert blocked.bars("192.0.2.7")
    file.unlink()
    assert blocked.bars("192.0.2.7")


@pytest.mark.parametrize(
    ("read", "text", "complaint"),
    [
        (
            read_words,
            b"moth\n***\n",
            r"--blocked-words: line 2 of .*addresses must be a word or phrase: '\*\*\*'",
        ),
        (read_words, b"\xff\xfe", "is not a text in UTF-8"),
        (BlockedAddresses, b"192.0.2.7\n192.0.2\n", "line 2 of .* must be an address or a network"),
        (BlockedAddresses, None, "can't read .*: No such file"),
    ],
)
def test_a_bad_list_says_where_and_what_to_do(
    tmp_path: Path, read: Callable[[Path], object], text: bytes | None, complaint: str
) -> None:
    file = tmp_path / "addresses"
    if text is not None:
        file.write_bytes(text)
    with pytest.raises(BlocklistError, match=complaint):
        read(file)


def test_a_house_with_a_bad_list_does_not_open(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = str(tmp_path / "missing")
    assert main(["serve", "--data", str(tmp_path / "data"), "--blocked-words", missing]) == 1
    assert (
        capsys.readouterr().err
        == f"inklings: --blocked-words: can't read {missing}: No such file or directory\n"
    )


def rewrite(file: Path, text: str) -> None:
    """Change a list, a second later than it was."""
    changed = file.stat().st_mtime + 1
    file.write_text(text)
    os.utime(file, (changed, changed))


async def get(url: str, forwarded: str | None = None) -> httpx.Response:
    headers = {"X-Forwarded-For": forwarded} if forwarded else {}
    async with httpx.AsyncClient() as client:
        return await client.get(f"{url}/api/house", headers=headers)
