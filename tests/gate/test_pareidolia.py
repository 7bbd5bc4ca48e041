"""Pareidolia through the protocol: the word reaches nobody but the artists, and artists reach nobody."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from tests import pareidolia_party as party
from tests.parts import GateProcess, NatsServer, gates
from tests.players import Player, players

from inklings.games.pareidolia.clouds import SHAPES


@pytest.fixture(scope="module")
def gate(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[GateProcess]:
    with gates(shared_nats.url, 1, tmp_path_factory.mktemp("gate")) as (gate,):
        yield gate


def names(word: dict[str, str]) -> list[str]:
    """A word as the value of something in a frame; some words are names of fields too."""
    return [f":{msgspec.json.encode(text).decode()}" for text in word.values()]


def finds(frames: list[str], word: dict[str, str]) -> bool:
    return any(name in frame for frame in frames for name in names(word))


async def test_p7_p8_the_word_reaches_only_artists_and_the_words_put_back_only_their_drawer(
    gate: GateProcess,
) -> None:
    code = gate.open_table("pareidolia", near="shown")
    async with players([gate.url], code, 5) as company:
        onlooker = await Player(gate.url, code).connect()
        screen = await Player(gate.url, code, screen=True).connect()
        everybody = [*company, onlooker, screen]
        await party.begin(company)
        put_back: list[tuple[Player, dict[str, str]]] = []
        spoken: list[dict[str, str]] = []
        for number in range(3):
            await party.all_reach(everybody, "choosing")
            main, second = party.artists(company)
            drawn: list[dict[str, str]] = [*main.own["words"]]
            await party.paint(company, word=number)
            word = drawn.pop(number)
            put_back += [(main, other) for other in drawn]
            assert main.own["word"] == second.own["word"] == word

            seer, *others = party.guessers(company)
            for player in others:
                await party.guess(player, "a cloud")
            await second.do("place", shape="ring", pose={"x": 90, "y": -40, "turn": 10, "flip": False})
            version = (await main.do("pass"))["version"]
            await party.all_see(everybody, version)
            for viewer in everybody:
                assert finds(viewer.frames, word) == (viewer in (main, second))

            await party.guess(seer, word["pl" if number else "en"])
            await party.all_reach(everybody, "solved")
            assert all(finds(viewer.frames, word) for viewer in everybody)
            spoken.append(word)
            for player in company:
                await player.do("say_ready")
        for drawer, other in put_back:
            assert other not in spoken
            for viewer in everybody:
                if viewer is not drawer:
                    assert not finds(viewer.frames, other)
        await onlooker.close()
        await screen.close()


async def test_p20_artists_are_mute_but_for_the_hand_that_acts(gate: GateProcess) -> None:
    code = gate.open_table("pareidolia")
    async with players([gate.url], code, 4) as company:
        await party.begin(company)
        main, second = party.artists(company)
        assert (await main.talk("say", to="table", text="moth"))["why"] == "hushed"
        await party.paint(company)
        for artist in (main, second):
            assert (await artist.talk("say", to="table", text="moth"))["why"] == "hushed"
            assert (await artist.talk("react", reaction="wow"))["why"] == "hushed"
            assert artist.scene["channels"] == (["hand"] if artist is second else [])
        await second.show("hand", "m:0:10:20:30:0")
        watching = party.guessers(company)[0]
        await watching.until(lambda: bool(watching.heard))
        assert watching.heard[-1]["talk"] == {
            "type": "show",
            "to": "table",
            "sign": "hand",
            "mark": "m:0:10:20:30:0",
        }
        assert (await watching.talk("say", to="table", text="moth"))["why"] == "hushed"
        assert (await watching.talk("react", reaction="wow"))["type"] == "done"
        assert not any("moth" in frame for player in company for frame in player.frames)


async def test_p17_a_guess_too_soon_after_another_is_refused(gate: GateProcess) -> None:
    code = gate.open_table("pareidolia")
    async with players([gate.url], code, 4) as company:
        await party.begin(company)
        await party.paint(company)
        guesser = party.guessers(company)[0]
        answers = [await guesser.do("guess", text=f"cloud {number}") for number in range(12)]
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert answers[0]["type"] == "done"
        assert {answer["why"] for answer in refused} == {"too_fast"}
        guesses = guesser.scene["game"]["round"]["guesses"]
        assert len(guesses) == len(answers) - len(refused)


async def test_the_gallery_is_there_once_the_game_is_over(gate: GateProcess) -> None:
    code = gate.open_table("pareidolia")
    assert gate.fetch(f"/api/tables/{code}/review").status == 404
    async with players([gate.url], code, 4) as company:
        await party.begin(company)
        await party.paint(company)
        word = party.artists(company)[0].own["word"]
        seer = party.guessers(company)[0]
        await seer.do("guess", text=word["en"])
        await party.all_reach(company, "solved")
        assert gate.fetch(f"/api/tables/{code}/review").status == 404
        for player in company[1:]:
            await player.ask("leave")
        await company[0].do("say_ready")
        await party.all_reach(company[:1], "finished")
    (picture,) = gate.get(f"/api/tables/{code}/review")["pictures"]
    assert picture["word"] == word
    assert picture["seer"] == company.index(seer)
    ((_, kind, *_),) = picture["clouds"]
    assert SHAPES[kind] == "puff"
