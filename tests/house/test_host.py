"""The host's hand: pause and resume a game, end it, skip a phase that waits, and deal again."""

from __future__ import annotations

from random import Random

import pytest
from tests.house.test_patience import NARRATING, clock, narrator, tell, telling
from tests.offline_table import REGISTRY, OfflineTable, refusal

from inklings.games import GAMES
from inklings.house import asks, log, moves, rules
from inklings.house.asks import Why
from inklings.house.circumstances import Circumstances
from inklings.house.floor import FIRST, known, needed
from inklings.house.scene import HoldView, shared, yours
from inklings.house.talk import channels
from inklings.kernel.game import AnyGame, Refused, Seat
from inklings.live.bots import bot_view
from inklings.live.context import Context
from inklings.live.floor import Floor
from inklings.live.space import Space


@pytest.fixture
def offline() -> OfflineTable:
    return telling()


def skip(offline: OfflineTable, at: int = 0) -> None:
    offline.ask("ada", asks.Skip(seen=offline.table.shown), at)


# --- pause ------------------------------------------------------------------------------------------


def test_a_paused_game_has_no_alarm_and_all_its_time_when_it_goes_on(offline: OfflineTable) -> None:
    before = clock(offline).version
    offline.ask("ada", asks.PauseGame(), at=10_000)
    assert not offline.table.alarm
    assert moves.time_up(REGISTRY, offline.table, before, Random(1)) == (), (
        "what was to ring rings for nobody"
    )
    offline.ask("ada", asks.ResumeGame(), at=3_610_000)
    assert offline.table.alarm == clock(offline)
    assert clock(offline).ends == NARRATING + 3_600_000
    assert clock(offline).version != before


def test_nobody_moves_in_a_paused_game_and_everyone_moves_after_it(offline: OfflineTable) -> None:
    offline.ask("ada", asks.PauseGame(), at=10_000)
    with pytest.raises(Refused) as refused:
        tell(offline, at=20_000)
    assert refused.value.why is Why.PAUSED
    offline.ask("ada", asks.ResumeGame(), at=30_000)
    tell(offline, at=31_000)
    assert clock(offline).ends == 31_000 + 60_000


def test_everyone_reads_who_paused_the_game(offline: OfflineTable) -> None:
    offline.ask("ada", asks.PauseGame(), at=10_000)
    scene = shared(REGISTRY, offline.table)
    assert scene.hold == HoldView(seat=Seat(0), since=10_000)
    assert scene.clock
    assert scene.clock.ends == NARRATING
    offline.ask("ada", asks.ResumeGame(), at=20_000)
    assert shared(REGISTRY, offline.table).hold is None


def test_only_the_host_pauses_resumes_skips_and_ends(offline: OfflineTable) -> None:
    for ask in (asks.PauseGame(), asks.ResumeGame(), asks.EndGame(), asks.Skip(seen=0)):
        assert refusal(offline, "bruno", ask) is Why.NOT_HOST
    assert refusal(offline, "ada", asks.ResumeGame()) is Why.NOT_NOW
    offline.ask("ada", asks.PauseGame())
    assert refusal(offline, "ada", asks.PauseGame()) is Why.NOT_NOW
    lobby = OfflineTable().sit("ada")
    for ask in (asks.PauseGame(), asks.ResumeGame(), asks.EndGame(), asks.Skip(seen=0)):
        assert refusal(lobby, "ada", ask) is Why.NOT_NOW


def test_g3_nobody_is_missed_in_a_paused_game_and_patience_waits_too(offline: OfflineTable) -> None:
    missed = narrator(offline)
    offline.attend(10_000, away=missed)
    offline.ask("ada", asks.PauseGame(), at=20_000)
    assert not shared(REGISTRY, offline.table).pause
    offline.ask("ada", asks.ResumeGame(), at=520_000)
    assert offline.table.pause is not None
    assert offline.table.pause.ends == 540_000, "ten of thirty seconds had passed"
    assert clock(offline).ends == NARRATING + 510_000

    other = telling()
    other.ask("ada", asks.PauseGame(), at=10_000)
    other.attend(20_000, away=narrator(other))
    assert not other.table.missed


def test_g6_a_paused_game_is_not_lost_with_its_host(offline: OfflineTable) -> None:
    offline.ask("ada", asks.PauseGame(), at=10_000)
    offline.attend(60_000, lost="ada")
    assert offline.table.host == "bruno"
    offline.ask("bruno", asks.ResumeGame(), at=70_000)
    assert offline.table.alarm is not None
    offline.ask("bruno", asks.PauseGame(), at=80_000)
    offline.ask("bruno", asks.Leave(), at=90_000)
    assert offline.table.host
    offline.ask(offline.table.host, asks.ResumeGame(), at=99_000)
    assert offline.table.alarm == clock(offline)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_silence_stays_in_a_paused_game_and_bots_see_nothing_to_do(game: AnyGame) -> None:
    offline = OfflineTable(game.name).sit("ada")
    for _ in range(game.seats.start - 1):
        offline.ask("ada", asks.AddBot(temper="keen", language="en"))
    offline.ask("ada", asks.Begin())
    context = Context("BCDF", REGISTRY, "runner", Random(1), floor=Floor(known(REGISTRY)), space=Space())
    before = [channels(REGISTRY, offline.table, seat) for seat in (None, Seat(0), Seat(1))]
    bot = Seat(next(iter(offline.table.bots)))
    seen = bot_view(context, offline.table, bot)
    assert seen
    offline.ask("ada", asks.PauseGame(), at=1000)
    assert [channels(REGISTRY, offline.table, seat) for seat in (None, Seat(0), Seat(1))] == before
    assert bot_view(context, offline.table, bot) is None
    offline.ask("ada", asks.ResumeGame(), at=2000)
    assert bot_view(context, offline.table, bot) == seen


# --- end --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_that_the_host_ends_has_no_winner_and_keeps_its_secrets(game: AnyGame) -> None:
    people = [f"person {seat}" for seat in range(game.seats.start)]
    offline = OfflineTable(game.name).sit(*people)
    offline.ask("person 0", asks.Begin())
    view = shared(REGISTRY, offline.table).game
    own = [yours(REGISTRY, offline.table, Seat(seat)).own for seat in range(len(people))]
    offline.ask("person 0", asks.PauseGame(), at=1000)
    offline.ask("person 0", asks.EndGame(), at=2000)
    assert offline.table.stage == "over"
    assert offline.table.outcome is None
    assert offline.table.alarm is None
    assert offline.table.hold is None
    assert shared(REGISTRY, offline.table).table.ended_by == 0
    assert shared(REGISTRY, offline.table).game == view
    for seat in range(len(people)):
        scene = yours(REGISTRY, offline.table, Seat(seat))
        assert scene.own == own[seat]
        assert not scene.offers
    offline.ask("person 0", asks.PlayAgain(), at=3000)
    assert shared(REGISTRY, offline.table).table.ended_by is None


# --- skip -------------------------------------------------------------------------------------------


def test_a_skip_is_what_happens_at_the_end_of_the_clock(offline: OfflineTable) -> None:
    rung = telling()
    assert rung.table.state == offline.table.state
    rung.ring(NARRATING)
    skip(offline, at=5_000)
    assert offline.table.state == rung.table.state
    assert clock(offline).ends == 5_000 + NARRATING


def test_a_late_click_does_not_skip_the_next_phase(offline: OfflineTable) -> None:
    late = asks.Skip(seen=offline.table.shown)
    tell(offline, at=20_000)
    assert refusal(offline, "ada", late) is Why.NOT_NOW
    skip(offline, at=30_000)


def test_a_game_without_a_clock_can_be_skipped_and_a_paused_one_cannot() -> None:
    offline = telling(clock="off")
    before = narrator(offline)
    assert "skip" in yours(REGISTRY, offline.table, Seat(0)).may
    skip(offline, at=5_000)
    assert narrator(offline) != before
    offline.ask("ada", asks.PauseGame())
    assert "skip" not in yours(REGISTRY, offline.table, Seat(0)).may


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_whole_game_can_be_skipped_through_or_stops_to_wait_for_nobody(game: AnyGame) -> None:
    offline = OfflineTable(game.name).sit(*(f"person {seat}" for seat in range(game.seats.start)))
    offline.ask("person 0", asks.Begin())
    for second in range(1, 300):
        if "skip" not in yours(REGISTRY, offline.table, Seat(0)).may:
            return
        since = offline.table.waits_since
        offline.ask("person 0", asks.Skip(seen=offline.table.shown), at=1000 * second)
        assert offline.table.waits_since > since or offline.table.stage == "over"


# --- again ------------------------------------------------------------------------------------------


def test_play_again_deals_at_once_to_the_same_seats_by_the_same_rules() -> None:
    offline = OfflineTable(target=20).sit("ada", "bruno", "cleo", "dov")
    offline.ask("ada", asks.Begin())
    offline.ask("dov", asks.Leave())
    offline.ask("ada", asks.EndGame())
    offline.ask("ada", asks.PlayAgain())
    assert offline.table.stage == "playing"
    assert offline.table.match == 2
    assert offline.table.options["target"] == 20
    assert [place.person for place in offline.table.places] == ["ada", "bruno", "cleo"]
    assert offline.table.alarm == clock(offline)


def test_after_a_game_there_is_a_way_to_the_lobby() -> None:
    offline = OfflineTable().sit("ada", "bruno", "cleo")
    offline.ask("ada", asks.Begin())
    assert refusal(offline, "ada", asks.ToLobby()) is Why.NOT_NOW
    offline.ask("ada", asks.EndGame())
    assert refusal(offline, "bruno", asks.ToLobby()) is Why.NOT_HOST
    offline.ask("ada", asks.ToLobby())
    assert offline.table.stage == "lobby"


# --- old releases -----------------------------------------------------------------------------------


def test_new_kinds_wait_until_every_member_can_read_them_and_nothing_else_does(offline: OfflineTable) -> None:
    new = ((log.Paused(seat=0),), (log.Resumed(),), (log.CutShort(seat=0),))
    for events in new:
        assert not FIRST.covers(needed(events, "moons"))
        assert known(REGISTRY).covers(needed(events, "moons"))
    offline.ask("ada", asks.EndGame())
    for ask in (asks.PlayAgain(), asks.ToLobby()):
        granted = rules.grant(REGISTRY, offline.table, "ada", ask, Random(1))
        assert needed(granted, "moons").house == 0


def test_s14_a_key_for_another_device_works_for_five_minutes() -> None:
    offline = OfflineTable().sit("ada", "bruno", "cleo")
    offline.ask("ada", asks.OfferHandover(), at=1_000)
    late, in_time = (Circumstances(at=1_000 + five_minutes) for five_minutes in (300_001, 300_000))
    take = asks.TakeHandover(key="the-key")
    with pytest.raises(Refused) as refused:
        rules.grant(REGISTRY, offline.table, "phone", take, Random(1), late)
    assert refused.value.why is Why.KEY_UNKNOWN
    assert rules.grant(REGISTRY, offline.table, "phone", take, Random(1), in_time)
