"""Texts that deceive, in every place where people type: mended, or refused with a reason, and never shown."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, NamedTuple

import pytest
from tests import pareidolia_party as party
from tests.attacks import raw
from tests.parts import GateProcess, NatsServer
from tests.players import Player, players

from inklings.kernel.text import mended

TOO_BIG = 1009


class Weapon(NamedTuple):
    """A text that deceives, and what becomes of it: it is shown otherwise, or refused."""

    typed: str
    shown: str = ""
    why: str = ""


WEAPONS = {
    "right to left": Weapon("\u202eEva", shown="Eva"),
    "isolates": Weapon("E\u2067va\u2069", shown="Eva"),
    "nul": Weapon("E\x00va", shown="Eva"),
    "escape": Weapon("Eva\x1b[31m", shown="Eva[31m"),
    "newline": Weapon("Eva\r\nHost", shown="Eva Host"),
    "zero width": Weapon("E\u200bv\u2060a\ufeff", shown="Eva"),
    "decomposed": Weapon("E\u0301va", shown="Éva"),
    "private use": Weapon("E\ue000va\U000f0000", shown="Eva"),
    "empty": Weapon("", why="text_blank"),
    "blank in braille": Weapon("\u2800\u2800", why="text_blank"),
    "blank in Korean": Weapon("\u3164\u115f\uffa0", why="text_blank"),
    "nothing but zero width": Weapon("\u200b\u200d", why="text_blank"),
    "five hundred accents": Weapon("Eva" + "\u0301" * 500, why="text_piled"),
    "one character of many": Weapon("👩" + "\u200d👩" * 20, why="text_piled"),
    "very long": Weapon("x" * 3000, why="text_too_long"),
}


@pytest.fixture(scope="module")
def gate(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[GateProcess]:
    gate = GateProcess(shared_nats.url, tmp_path_factory.mktemp("gate") / "log").ready()
    yield gate
    gate.stop()
    assert "Traceback" not in gate.log.read_text()


@pytest.fixture(params=list(WEAPONS.values()), ids=list(WEAPONS))
def weapon(request: pytest.FixtureRequest) -> Weapon:
    found: Weapon = request.param
    return found


async def test_b9_names_talk_and_clues_are_mended_or_refused(gate: GateProcess, weapon: Weapon) -> None:
    code = raw.open_table(gate.url)
    async with players([gate.url], code, 3) as company:
        host, friend, eve = company
        newcomer = await Player(gate.url, code).connect()
        answer_fits(weapon, await newcomer.ask("sit", name=weapon.typed, avatar=1))
        assert (newcomer.scene["you"] is None) == bool(weapon.why)
        if newcomer.scene["you"] is not None:
            await newcomer.ask("leave")
        answer_fits(weapon, await eve.ask("introduce", name=weapon.typed, avatar=1))
        answer_fits(weapon, await patiently(lambda: eve.talk("say", to="table", text=weapon.typed)))
        await host.ask("begin")
        await eve.until(lambda: bool(eve.scene["offers"]))
        tell = {"card": eve.own["hand"][0], "clue": {"type": "written", "text": weapon.typed}}
        told = await eve.do("tell_story", **tell)
        answer_fits(weapon, told)
        if weapon.shown:
            await friend.reach(told["version"])
            assert friend.phase["clue"]["text"] == weapon.shown
            assert friend.scene["table"]["seats"][2]["name"] == weapon.shown
            assert [heard["talk"]["text"] for heard in friend.heard] == [weapon.shown]
        else:
            assert (await eve.ask("introduce", name="Eva", avatar=1))["type"] == "done", "still connected"
            assert friend.heard == []
        nobody_is_deceived([*company, newcomer])
        await newcomer.close()


async def test_b9_guesses_are_mended_or_refused(gate: GateProcess) -> None:
    async with players([gate.url], raw.open_table(gate.url, "pareidolia"), 4) as company:
        await party.begin(company)
        await party.paint(company)
        guesser = party.guessers(company)[0]
        for weapon in WEAPONS.values():
            answer_fits(weapon, await patiently(lambda text=weapon.typed: guesser.do("guess", text=text)))  # type: ignore[misc]
        shown = [weapon.shown for weapon in WEAPONS.values() if weapon.shown]
        await guesser.until(lambda: guesser.scene["game"]["round"]["guesses"][-1][2] == shown[-1])
        newest = [guess[2] for guess in guesser.scene["game"]["round"]["guesses"]]
        assert newest == shown[-len(newest) :]
        nobody_is_deceived(company)


async def test_b9_a_twin_of_a_name_is_refused(gate: GateProcess) -> None:
    code = raw.open_table(gate.url)
    async with players([gate.url], code, 1):
        twin = await Player(gate.url, code).connect()
        for name in ("Player\u200b 0", "\u202ePlayer 0", "Player\u00a00", "Рlayer 0", "PLAYER 0"):  # noqa: RUF001
            answer = await twin.ask("sit", name=name, avatar=1)
            assert (answer["type"], answer["why"]) == ("refused", "name_taken")
        await twin.close()


async def test_half_a_character_is_malformed_and_closes_nothing(gate: GateProcess) -> None:
    async with players([gate.url], raw.open_table(gate.url), 1) as (eve,):
        talk = {"type": "say", "to": "table", "text": "\ud800"}
        await eve.say(json.dumps({"type": "talk", "id": "12345678", "talk": talk}))
        await eve.until(lambda: any('"malformed"' in frame for frame in eve.frames))
        assert (await eve.ask("introduce", name="Eva", avatar=1))["type"] == "done"


async def test_ten_thousand_code_points_are_too_big_to_be_read(gate: GateProcess) -> None:
    async with players([gate.url], raw.open_table(gate.url), 1) as (eve,):
        talk = {"type": "say", "to": "table", "text": "x" + "\u0301" * 10_000}
        await eve.say(json.dumps({"type": "talk", "id": "12345678", "talk": talk}, ensure_ascii=False))
        assert await eve.until_closed() == TOO_BIG
        await eve.connect()
        assert (await eve.ask("introduce", name="Eva", avatar=1))["type"] == "done"


def answer_fits(weapon: Weapon, answer: dict[str, Any]) -> None:
    assert answer.get("why", "") == weapon.why
    assert answer["type"] == ("refused" if weapon.why else "done"), answer


async def patiently(say: Callable[[], Awaitable[dict[str, Any]]]) -> dict[str, Any]:
    """Say something, and again if it was too fast."""
    for _ in range(200):
        answer = await say()
        if answer.get("why") != "too_fast":
            break
        await asyncio.sleep(0.1)
    return answer


def nobody_is_deceived(company: list[Player]) -> None:
    """Nothing that anyone was sent holds what does not show."""
    for player in company:
        for frame in player.frames:
            for text in texts_in(json.loads(frame)):
                assert mended(text) == text


def texts_in(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            for part in value.values():
                yield from texts_in(part)
        case list():
            for part in value:
                yield from texts_in(part)
        case _:
            pass
