"""The host's hand: pause and resume a game, end it, skip a phase that waits, and deal again."""

from __future__ import annotations

from random import Random

import pytest
from tests.desk import REGISTRY, Desk, refusal
from tests.house.test_patience import NARRATING, clock, narrator, tell, telling

from inklings.games import GAMES
from inklings.house import asks, log, rules
from inklings.house.asks import Why
from inklings.house.floor import FIRST, known, needed
from inklings.house.scene import HoldView, shared, yours
from inklings.house.talk import channels
from inklings.kernel.game import AnyGame, Refused, Seat
from inklings.live.bots import bot_view
from inklings.live.context import Context
from inklings.live.floor import Floor
from inklings.live.space import Space


@pytest.fixture
def desk() -> Desk:
    return telling()


def skip(desk: Desk, at: int = 0) -> None:
    desk.ask("ada", asks.Skip(seen=desk.table.shown), at)


# --- pause ------------------------------------------------------------------------------------------


def test_a_paused_game_has_no_alarm_and_all_its_time_when_it_goes_on(desk: Desk) -> None:
    before = clock(desk).version
    desk.ask("ada", asks.PauseGame(), at=10_000)
    assert not desk.table.alarm
    assert rules.time_up(REGISTRY, desk.table, before, Random(1)) == (), "what was to ring rings for nobody"
    desk.ask("ada", asks.ResumeGame(), at=3_610_000)
    assert desk.table.alarm == clock(desk)
    assert clock(desk).ends == NARRATING + 3_600_000
    assert clock(desk).version != before


def test_nobody_moves_in_a_paused_game_and_everyone_moves_after_it(desk: Desk) -> None:
    desk.ask("ada", asks.PauseGame(), at=10_000)
    with pytest.raises(Refused) as refused:
        tell(desk, at=20_000)
    assert refused.value.why is Why.PAUSED
    desk.ask("ada", asks.ResumeGame(), at=30_000)
    tell(desk, at=31_000)
    assert clock(desk).ends == 31_000 + 60_000


def test_everyone_reads_who_paused_the_game(desk: Desk) -> None:
    desk.ask("ada", asks.PauseGame(), at=10_000)
    scene = shared(REGISTRY, desk.table)
    assert scene.hold == HoldView(seat=Seat(0), since=10_000)
    assert scene.clock
    assert scene.clock.ends == NARRATING
    desk.ask("ada", asks.ResumeGame(), at=20_000)
    assert shared(REGISTRY, desk.table).hold is None


def test_only_the_host_pauses_resumes_skips_and_ends(desk: Desk) -> None:
    for ask in (asks.PauseGame(), asks.ResumeGame(), asks.EndGame(), asks.Skip(seen=0)):
        assert refusal(desk, "bruno", ask) is Why.NOT_HOST
    assert refusal(desk, "ada", asks.ResumeGame()) is Why.NOT_NOW
    desk.ask("ada", asks.PauseGame())
    assert refusal(desk, "ada", asks.PauseGame()) is Why.NOT_NOW
    lobby = Desk().sit("ada")
    for ask in (asks.PauseGame(), asks.ResumeGame(), asks.EndGame(), asks.Skip(seen=0)):
        assert refusal(lobby, "ada", ask) is Why.NOT_NOW


def test_g3_nobody_is_missed_in_a_paused_game_and_patience_waits_too(desk: Desk) -> None:
    missed = narrator(desk)
    desk.attend(10_000, away=missed)
    desk.ask("ada", asks.PauseGame(), at=20_000)
    assert not shared(REGISTRY, desk.table).pause
    desk.ask("ada", asks.ResumeGame(), at=520_000)
    assert desk.table.pause is not None
    assert desk.table.pause.ends == 540_000, "ten of thirty seconds had passed"
    assert clock(desk).ends == NARRATING + 510_000

    other = telling()
    other.ask("ada", asks.PauseGame(), at=10_000)
    other.attend(20_000, away=narrator(other))
    assert not other.table.missed


def test_g6_a_paused_game_is_not_lost_with_its_host(desk: Desk) -> None:
    desk.ask("ada", asks.PauseGame(), at=10_000)
    desk.attend(60_000, lost="ada")
    assert desk.table.host == "bruno"
    desk.ask("bruno", asks.ResumeGame(), at=70_000)
    assert desk.table.alarm is not None
    desk.ask("bruno", asks.PauseGame(), at=80_000)
    desk.ask("bruno", asks.Leave(), at=90_000)
    assert desk.table.host
    desk.ask(desk.table.host, asks.ResumeGame(), at=99_000)
    assert desk.table.alarm == clock(desk)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_silence_stays_in_a_paused_game_and_bots_see_nothing_to_do(game: AnyGame) -> None:
    desk = Desk(game.name).sit("ada")
    for _ in range(game.seats.start - 1):
        desk.ask("ada", asks.AddBot(temper="keen", language="en"))
    desk.ask("ada", asks.Begin())
    context = Context("BCDF", REGISTRY, "runner", Random(1), floor=Floor(known(REGISTRY)), space=Space())
    before = [channels(REGISTRY, desk.table, seat) for seat in (None, Seat(0), Seat(1))]
    bot = Seat(next(iter(desk.table.bots)))
    seen = bot_view(context, desk.table, bot)
    assert seen
    desk.ask("ada", asks.PauseGame(), at=1000)
    assert [channels(REGISTRY, desk.table, seat) for seat in (None, Seat(0), Seat(1))] == before
    assert bot_view(context, desk.table, bot) is None
    desk.ask("ada", asks.ResumeGame(), at=2000)
    assert bot_view(context, desk.table, bot) == seen


# --- end --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_that_the_host_ends_has_no_winner_and_keeps_its_secrets(game: AnyGame) -> None:
    people = [f"person {seat}" for seat in range(game.seats.start)]
    desk = Desk(game.name).sit(*people)
    desk.ask("person 0", asks.Begin())
    view = shared(REGISTRY, desk.table).game
    own = [yours(REGISTRY, desk.table, Seat(seat)).own for seat in range(len(people))]
    desk.ask("person 0", asks.PauseGame(), at=1000)
    desk.ask("person 0", asks.EndGame(), at=2000)
    assert desk.table.stage == "over"
    assert desk.table.outcome is None
    assert desk.table.alarm is None
    assert desk.table.hold is None
    assert shared(REGISTRY, desk.table).table.ended_by == 0
    assert shared(REGISTRY, desk.table).game == view
    for seat in range(len(people)):
        scene = yours(REGISTRY, desk.table, Seat(seat))
        assert scene.own == own[seat]
        assert not scene.offers
    desk.ask("person 0", asks.PlayAgain(), at=3000)
    assert shared(REGISTRY, desk.table).table.ended_by is None


# --- skip -------------------------------------------------------------------------------------------


def test_a_skip_is_what_happens_at_the_end_of_the_clock(desk: Desk) -> None:
    rung = telling()
    assert rung.table.state == desk.table.state
    rung.ring(NARRATING)
    skip(desk, at=5_000)
    assert desk.table.state == rung.table.state
    assert clock(desk).ends == 5_000 + NARRATING


def test_a_late_click_does_not_skip_the_next_phase(desk: Desk) -> None:
    late = asks.Skip(seen=desk.table.shown)
    tell(desk, at=20_000)
    assert refusal(desk, "ada", late) is Why.NOT_NOW
    skip(desk, at=30_000)


def test_a_game_without_a_clock_can_be_skipped_and_a_paused_one_cannot() -> None:
    desk = telling(clock="off")
    before = narrator(desk)
    assert "skip" in yours(REGISTRY, desk.table, Seat(0)).may
    skip(desk, at=5_000)
    assert narrator(desk) != before
    desk.ask("ada", asks.PauseGame())
    assert "skip" not in yours(REGISTRY, desk.table, Seat(0)).may


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_whole_game_can_be_skipped_through_or_stops_to_wait_for_nobody(game: AnyGame) -> None:
    desk = Desk(game.name).sit(*(f"person {seat}" for seat in range(game.seats.start)))
    desk.ask("person 0", asks.Begin())
    for second in range(1, 300):
        if "skip" not in yours(REGISTRY, desk.table, Seat(0)).may:
            return
        since = desk.table.waits_since
        desk.ask("person 0", asks.Skip(seen=desk.table.shown), at=1000 * second)
        assert desk.table.waits_since > since or desk.table.stage == "over"


# --- again ------------------------------------------------------------------------------------------


def test_play_again_deals_at_once_to_the_same_seats_by_the_same_rules() -> None:
    desk = Desk(target=20).sit("ada", "bruno", "cleo", "dov")
    desk.ask("ada", asks.Begin())
    desk.ask("dov", asks.Leave())
    desk.ask("ada", asks.EndGame())
    desk.ask("ada", asks.PlayAgain())
    assert desk.table.stage == "playing"
    assert desk.table.match == 2
    assert desk.table.options["target"] == 20
    assert [place.person for place in desk.table.places] == ["ada", "bruno", "cleo"]
    assert desk.table.alarm == clock(desk)


def test_after_a_game_there_is_a_way_to_the_lobby() -> None:
    desk = Desk().sit("ada", "bruno", "cleo")
    desk.ask("ada", asks.Begin())
    assert refusal(desk, "ada", asks.ToLobby()) is Why.NOT_NOW
    desk.ask("ada", asks.EndGame())
    assert refusal(desk, "bruno", asks.ToLobby()) is Why.NOT_HOST
    desk.ask("ada", asks.ToLobby())
    assert desk.table.stage == "lobby"


# --- old releases -----------------------------------------------------------------------------------


def test_new_kinds_wait_until_every_member_can_read_them_and_nothing_else_does(desk: Desk) -> None:
    new = ((log.Paused(seat=0),), (log.Resumed(),), (log.CutShort(seat=0),))
    for events in new:
        assert not FIRST.covers(needed(events, "moons"))
        assert known(REGISTRY).covers(needed(events, "moons"))
    desk.ask("ada", asks.EndGame())
    for ask in (asks.PlayAgain(), asks.ToLobby()):
        granted = rules.grant(REGISTRY, desk.table, "ada", ask, Random(1))
        assert FIRST.covers(needed(granted, "moons"))


def test_s14_a_key_for_another_device_works_for_five_minutes() -> None:
    desk = Desk().sit("ada", "bruno", "cleo")
    desk.ask("ada", asks.OfferHandover(), at=1_000)
    late, in_time = (rules.Circumstances(at=1_000 + five_minutes) for five_minutes in (300_001, 300_000))
    take = asks.TakeHandover(key="the-key")
    with pytest.raises(Refused) as refused:
        rules.grant(REGISTRY, desk.table, "phone", take, Random(1), late)
    assert refused.value.why is Why.KEY_UNKNOWN
    assert rules.grant(REGISTRY, desk.table, "phone", take, Random(1), in_time)
