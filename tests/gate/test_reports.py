"""Reports of people: what is kept, who may report, and how an operator reads them."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.gate_here import gate_here
from tests.parts import NatsServer
from tests.players import Player, players
from tests.talk_fixture import TalkFixture, talk_fixture

from inklings.cli import main
from inklings.house.complaints import KEPT_SECONDS, MOST_LINES, ChatLine, Complaint, RecentTalk
from inklings.kernel.game import Channel, Seat
from inklings.live.engine import Engine
from inklings.live.member import Member
from inklings.live.reports_command import summary
from inklings.own_decks.names import new_name


async def report(player: Player, seat: int | None, reason: str = "talk", **fields: Any) -> dict[str, Any]:
    """Report somebody and wait for the answer."""
    command = {"type": "report", "id": secrets.token_urlsafe(12), "seat": seat, "reason": reason}
    return await player.send({**command, **fields})


async def kept(member: Member, code: str) -> list[Complaint]:
    """What is kept of this table's reports."""
    found = await member.complaints.all()
    assert found is not None
    reports = [msgspec.json.decode(data, type=Complaint) for data in found.values()]
    return [one for one in reports if one.code == code]


async def talk(room: TalkFixture) -> None:
    """Bruno says something to everyone, and so does Ada to her team."""
    await room.allow(*Channel)
    ada, bruno = room.company[:2]
    assert (await bruno.talk("say", to="table", text="shut up, Ada"))["type"] == "done"
    assert (await ada.talk("say", to="team", text="our secret"))["type"] == "done"
    await room.fence(ada)


async def test_a_report_has_what_the_reporter_could_hear_and_nothing_else(shared_nats: NatsServer) -> None:
    async with talk_fixture(shared_nats.url) as room:
        await talk(room)
        _, _, cleo, dora = room.company
        for reporter in (cleo, dora, room.onlooker):
            assert (await report(reporter, 1))["type"] == "done"
        by_cleo, by_dora, by_onlooker = await kept(room.gate.member, room.code)
        assert [line.text for line in by_cleo.talk] == ["shut up, Ada", "our secret"]
        assert (
            [line.text for line in by_dora.talk]
            == [line.text for line in by_onlooker.talk]
            == ["shut up, Ada"]
        )
        assert [(line.seat, line.name) for line in by_dora.talk] == [(1, "Player 1")]
        assert by_dora.about
        assert (by_dora.about.name, by_dora.about.seat, by_dora.reason) == ("Player 1", 1, "talk")
        assert (by_dora.by.name, by_dora.by.seat, by_onlooker.by.seat) == ("Player 3", 3, None)
        assert by_dora.about.person not in (bruno_secret := room.company[1].secret)
        assert bruno_secret not in msgspec.json.encode(by_dora).decode()
        assert by_dora.about.network == by_dora.by.network != ""
        whole = {"at", "code", "game", "reason", "about", "by", "talk", "card"}
        assert set(msgspec.to_builtins(by_dora)) == whole


async def test_a_report_that_is_sent_again_is_kept_once(shared_nats: NatsServer) -> None:
    async with talk_fixture(shared_nats.url) as room:
        same = {"id": secrets.token_urlsafe(12)}
        for _ in range(5):
            assert (await report(room.company[2], 1, again=True, **same))["type"] == "done"
        assert len(await kept(room.gate.member, room.code)) == 1


async def test_only_people_are_reported_by_others_and_not_too_often(shared_nats: NatsServer) -> None:
    async with talk_fixture(shared_nats.url) as room:
        bruno = room.company[1]
        assert (await report(bruno, 1))["why"] == "no_such_seat"
        assert (await report(bruno, 9))["why"] == "no_such_seat"
        assert (await report(room.screen, 1))["why"] == "not_seated"
        assert (await report(bruno, 0, reason="boredom"))["type"] == "malformed"
        answers = [await report(bruno, 0) for _ in range(4)]
        assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refused"]
        assert answers[-1]["why"] == "too_fast"


async def test_a_photo_of_the_deck_on_the_table_is_reported_and_no_other(shared_nats: NatsServer) -> None:
    async with gate_here(shared_nats.url) as (gate, url):
        deck, other = new_name(60), new_name(60)
        code = await gate.member.open_table("moons", {"pictures": "own", "own": deck})
        async with players([url], code, 2) as (ada, bruno):
            assert (await bruno.talk("say", to="table", text="look at this"))["type"] == "done"
            await ada.until(lambda: bool(ada.heard))
            for wrong in (f"own:{deck}.61", f"own:{deck}.0", f"own:{deck}", f"own:{other}.7", "bafogu"):
                assert (await report(ada, None, "photo", card=wrong))["why"] == "no_such_card"
            assert (await report(ada, None, "photo", card="o" * 99))["type"] == "malformed"
            assert (await report(ada, None, "photo"))["why"] == "no_such_seat"
            same = {"id": secrets.token_urlsafe(12)}
            for _ in range(3):
                said = await report(ada, None, "photo", card=f"own:{deck}.7", again=True, **same)
                assert said["type"] == "done"
        (one,) = await kept(gate.member, code)
        assert (one.card, one.about, one.reason, one.by.name) == (f"own:{deck}.7", None, "photo", "Player 0")
        assert [line.text for line in one.talk] == ["look at this"]
        assert f"own:{deck}.7: should not be here (1 line)" in summary(1, one)


def test_talk_is_forgotten_after_five_minutes_and_never_more_than_some_lines_are_kept() -> None:
    recent = RecentTalk()
    for at in range(MOST_LINES + 10):
        recent.add(ChatLine(at * 1000, Seat(0), "Ada", "table", str(at)), None)
    assert [line.text for line in recent.heard_by("anyone")] == [str(at) for at in range(10, MOST_LINES + 10)]
    assert recent.forget_old((MOST_LINES + 8 + KEPT_SECONDS) * 1000) == 1
    assert [line.text for line in recent.heard_by("anyone")] == [str(MOST_LINES + 9)]
    assert recent.forget_old((MOST_LINES + 9 + KEPT_SECONDS) * 1000) is None


@pytest.mark.slow
async def test_an_operator_lists_shows_and_forgets_reports_of_a_house_that_runs_or_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = Engine(tmp_path / "engine")
    await engine.start()
    try:
        async with gate_here(engine.url) as (gate, url):
            code = await gate.member.open_table("moons", {})
            cell = gate.member.bus.address.cell
            async with players([url], code, 2) as (ada, bruno):
                assert (await bruno.talk("say", to="table", text="fuck off"))["type"] == "done"
                await ada.until(lambda: bool(ada.heard))
                assert (await report(ada, 1))["type"] == "done"
                assert (await report(ada, 1, "name"))["type"] == "done"

        async def reports(*words: str) -> str:
            arguments = ["reports", "--data", str(tmp_path), "--cell", cell, *words]
            assert await asyncio.to_thread(main, arguments) == 0
            return capsys.readouterr().out

        newest, oldest = (await reports()).splitlines()
        assert f"{code}  moons  Player 1: a rude name or clue (1 line)" in newest
        assert f"{code}  moons  Player 1: rude talk (1 line)" in oldest
        number = oldest.split()[0]
        whole = await reports("show", number)
        assert "From    Player 0, seat 1" in whole
        assert whole.endswith("  Player 1: fuck off\n")
        assert await reports("--since", "1h") == f"{newest}\n{oldest}\n"
    finally:
        await engine.stop()
    assert await reports("forget", number) == f"Report {number} is forgotten.\n"
    assert await reports() == f"{newest}\n"
    assert await asyncio.to_thread(main, ["reports", "--data", str(tmp_path), "show", "99"]) == 1
    assert "there is no report 99" in capsys.readouterr().err
