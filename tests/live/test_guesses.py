"""Guesses of people without a seat: exact at every gate, and told to them alone, when they see the truth."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.live.cell import START, Cell

from inklings.games import GAMES
from inklings.house import log

SOON = 1000
"""By then members have passed on what they know, in milliseconds."""
WATCHER = "first-at-gate"


def guessing(*members: str, delay: int = 0) -> Cell:
    """Three play without the audience, and their cards lie on the table."""
    cell = Cell(*(members or ("gate",)), delay=delay, seats_audience=False)
    cell.lay_cards()
    return cell


def last_told(cell: Cell, member: str = "gate", who: str = "") -> dict[str, Any]:
    return cell.told(member, who or f"first-at-{member}")[-1]


def test_when_the_truth_is_shown_the_audience_learns_how_many_were_right() -> None:
    cell = guessing()
    truth, wrong = cell.truth, 1 + cell.truth % 5
    stored = len(cell.offline.entries)
    for number, slot in enumerate([truth, wrong, truth, wrong, truth]):
        assert cell.guess("gate", f"guesser{number}", slot)["type"] == "done"
    cell.pass_time(START + SOON)
    told = {"type": "guessing", "riddle": "1-1", "guesses": 5, "answer": None, "right": 0}
    assert last_told(cell) == told | {"all_guesses": 0, "all_right": 0, "points": 0}
    assert len(cell.offline.entries) == stored, "a guess costs the log nothing"
    cell.vote_all(right=("bruno",))
    cell.pass_time(cell.now + SOON)
    told |= {"answer": {"type": "vote", "slots": [truth]}, "right": 3}
    assert last_told(cell) == told | {"all_guesses": 5, "all_right": 3, "points": 3}


def test_a_player_who_always_did_as_most_guess_would_have_won_so_much() -> None:
    """D8, D9: of those who vote with the players some are right, or all, or none."""
    for right, most, points in (
        (("bruno",), True, 3),
        (("bruno",), False, 0),
        (("bruno", "cleo"), True, 2),
        (("bruno", "cleo"), False, 0),
        ((), True, 3),
        ((), False, 2),
    ):
        cell = guessing()
        cell.guess("gate", "one", cell.truth if most else 1 + cell.truth % 5)
        cell.vote_all(right=right)
        cell.pass_time(cell.now + SOON)
        assert last_told(cell)["points"] == points, (right, most)


def test_rounds_add_up_until_the_next_game() -> None:
    cell = guessing()
    cell.guess("gate", "one", cell.truth)
    cell.vote_all()
    cell.pass_time(cell.now + SOON)
    for who in ("ada", "bruno", "cleo"):
        cell.play(who, {"type": "say_ready"})
    assert last_told(cell)["answer"], "it is told until there is something else to guess"
    narrator = cell.phase.narrator
    card = cell.offline.table.state.players[narrator].hand[0]
    clue = {"type": "written", "text": "another"}
    cell.play(("ada", "bruno", "cleo")[narrator], {"type": "tell_story", "card": card, "clue": clue})
    cell.lay_cards()
    assert last_told(cell)["riddle"] == "1-2"
    cell.guess("gate", "one", 1 + cell.truth % 5)
    cell.guess("gate", "two", cell.truth)
    cell.vote_all()
    cell.pass_time(cell.now + SOON)
    told = last_told(cell)
    assert (told["guesses"], told["right"], told["all_guesses"], told["all_right"]) == (2, 1, 3, 2)


@pytest.mark.parametrize("seed", range(8))
def test_all_gates_tell_the_same_exact_numbers(seed: int) -> None:
    chance, cell = Random(seed), guessing("a", "b", "c")
    latest: dict[str, int] = {}
    for number in range(300):
        cell.pass_time(cell.now + chance.randrange(60))
        if number == 150:
            cell.add("late")  # it asks the others for what it has missed
        who, slot = f"guesser{chance.randrange(150)}", chance.randint(1, 5)
        assert cell.guess(chance.choice(list(cell.members)), who, slot)["type"] == "done"
        latest[who] = slot
        cell.now += 1
    truth = cell.truth
    cell.vote_all()
    cell.pass_time(cell.now + SOON)
    right = sum(slot == truth for slot in latest.values())
    for member in cell.members:
        told = last_told(cell, member)
        assert (told["guesses"], told["right"]) == (len(latest), right)


def test_what_was_passed_on_by_a_gate_that_has_died_counts_also_where_the_table_is_loaded_later() -> None:
    cell = guessing("gate", "dies")
    truth = cell.truth
    cell.guess("dies", "one", truth)
    cell.guess("gate", "two", truth)
    cell.pass_time(cell.now + SOON)
    del cell.members["dies"]
    cell.drop_timers("dies")
    cell.add("new")
    assert cell.guess("new", "one", 1 + truth % 5)["type"] == "done", "and its people have one guess still"
    cell.now += 1
    cell.vote_all()
    cell.pass_time(cell.now + SOON)
    for member in cell.members:
        told = last_told(cell, member)
        assert (told["guesses"], told["right"]) == (2, 1)


def test_a_gate_that_loads_the_table_in_the_next_round_knows_the_score() -> None:
    cell = guessing()
    cell.guess("gate", "one", cell.truth)
    cell.vote_all()
    cell.pass_time(cell.now + SOON)
    cell.add("new")
    assert last_told(cell, "new")["right"] == 0, "it has just asked"
    cell.pass_time(cell.now + SOON)
    assert last_told(cell, "new") == last_told(cell)


def test_people_who_are_behind_guess_until_they_see_the_truth() -> None:
    cell = guessing(delay=10)
    truth = cell.truth
    assert cell.guess("gate", "behind", truth)["why"] == "not_now", "they are still shown the lobby"
    cell.pass_time(START + 5000)
    cell.vote_all()
    cell.pass_time(START + 10_000)
    assert cell.phase.__class__.__name__ == "Scoring", "players know it for five seconds"
    assert cell.guess("gate", "behind", truth)["type"] == "done"
    cell.pass_time(START + 14_999)
    assert cell.guess("gate", "other", 1 + truth % 5)["type"] == "done"
    assert last_told(cell)["answer"] is None
    cell.pass_time(START + 15_000)
    assert cell.guess("gate", "late", truth)["why"] == "not_now"
    cell.pass_time(START + 15_000 + SOON)
    told = last_told(cell)
    assert (told["guesses"], told["right"]) == (2, 1)


def test_what_cannot_be_guessed_is_refused_and_leaves_nothing_in_the_log() -> None:
    cell = guessing()
    stored = len(cell.offline.entries)
    for slots in ((9,), (1, 2)):
        assert cell.guess("gate", "one", *slots, again=True)["why"] == "not_now"
    cell.vote_all()
    voted = len(cell.offline.entries) - stored
    assert cell.guess("gate", "one", 1, again=True)["why"] == "not_now", "too late"
    assert len(cell.offline.entries) == stored + voted


def test_someone_who_comes_is_told_what_the_others_know() -> None:
    cell = guessing()
    cell.guess("gate", "one", cell.truth)
    cell.pass_time(cell.now + SOON)
    cell.join("gate", "newcomer")
    assert cell.told("gate", "newcomer") == [last_told(cell)]
    cell.join("gate", "bruno")
    assert cell.told("gate", "bruno") == []


def test_a_riddle_whose_answer_is_never_shown_is_taken_back() -> None:
    cell = guessing()
    cell.guess("gate", "one", cell.truth)
    cell.store(log.Entry(at=cell.now, command="end", events=(log.CutShort(seat=0),)))
    cell.deliver()
    assert last_told(cell)["riddle"] is None


def test_a_riddle_at_which_nobody_guesses_takes_no_time() -> None:
    cell = guessing()
    cell.guess("gate", "one", cell.truth)
    cell.pass_time(cell.now + 2 * SOON)
    assert last_told(cell)["guesses"] == 1
    assert cell.timers_of("gate") == [], "it rests until there is something to tell"


def test_players_get_the_same_bytes_whether_people_guess_or_not() -> None:
    seen = []
    for guessers in (0, 40):
        cell = guessing()
        for who in ("ada", "bruno", "cleo"):
            cell.join("gate", who)
        for number in range(guessers):
            cell.guess("gate", WATCHER if number == 0 else f"guesser{number}", 1 + number % 5)
        cell.pass_time(cell.now + SOON)
        cell.vote_all()
        cell.pass_time(cell.now + SOON)
        frames = {who: _besides_presence(cell, who) for who in ("ada", "bruno", "cleo")}
        assert all(len(each) > 1 for each in frames.values())
        seen.append((frames, [entry.events for entry in cell.offline.entries]))
    assert seen[0] == seen[1]


def _besides_presence(cell: Cell, who: str) -> list[bytes]:
    return [frame for frame in cell.frames["gate", who] if not frame.startswith(b'{"type":"presence"')]


@pytest.mark.parametrize("seed", range(10))
def test_until_the_truth_is_shown_a_twin_of_the_game_tells_the_audience_the_same(seed: int) -> None:
    """The same cards may be those of others: people who guess are sent the same bytes."""
    (game,) = (game for game in GAMES if game.name == "moons")
    told = []
    for twin in (False, True):
        cell = guessing()
        core, table = cell.members["gate"], cell.offline.table
        state = game.resample(table.state, None, Random(seed)) if twin else table.state
        assert not twin or state != table.state
        core._context.table = replace(table, state=state)
        core.audience.frames.forget()
        answers = [cell.guess("gate", f"guesser{n}", 1 + n % 7) for n in range(30)]
        cell.join("gate", "newcomer")
        cell.pass_time(cell.now + SOON)
        told.append((cell.frames, cell.published, [answer.get("why") for answer in answers]))
    assert told[0] == told[1]
