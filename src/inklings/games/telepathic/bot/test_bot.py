"""What the bots are worth, in small samples with wide margins; `bench/telepathic_bots.py` measures it."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from inklings.games.telepathic import TELEPATHIC
from inklings.games.telepathic.bot import think
from inklings.games.telepathic.bot.strangers import Erring, Stranger, selfish, somebody
from inklings.games.telepathic.model import Action, AnnounceOffer, DrawOffer, Offer, Options
from inklings.games.telepathic.views import TelepathicOwn, TelepathicView
from inklings.kernel.bot import Sight, Temper, Think, Thought, plain, sight_of
from inklings.kernel.mind import Mind
from inklings.proofs.simulate import Player, simulate
from inklings.proofs.walk import walk

TEMPERS: tuple[Temper, ...] = ("easy", "keen", "sharp")
STANDARD = Options()


def won(games: int, options: Options, *minds: Callable[[int], Think], temper: Temper = "keen") -> float:
    """The share of games that someone won."""
    wins = 0
    for game in range(games):
        players = [Player(Mind(TELEPATHIC, mind(game)), temper) for mind in minds]
        wins += bool(simulate(TELEPATHIC, players, f"test {game}", options=options).outcome.winners)
    return wins / games


def bot(_: int) -> Think:
    return think


def stranger(game: int) -> Think:
    return Stranger(somebody(Random(game)))


def random_player(_: int) -> Think:
    return plain(TELEPATHIC)


@pytest.mark.slow
def test_two_who_share_the_convention_win() -> None:
    assert won(24, STANDARD, bot, bot, temper="sharp") == 1


@pytest.mark.slow
def test_the_convention_serves_a_first_game_and_a_challenge() -> None:
    assert won(8, Options(cards="first"), bot, bot, temper="sharp") == 1
    assert won(12, Options(cards="challenge", removed=6), bot, bot, temper="sharp") >= 0.5


@pytest.mark.slow
def test_the_convention_forgives_errors() -> None:
    assert won(16, STANDARD, bot, lambda _: Erring(0.1), temper="sharp") >= 0.7


@pytest.mark.slow
def test_a_natural_partner_understands_strangers() -> None:
    assert won(8, STANDARD, bot, stranger) >= 0.4
    assert won(8, STANDARD, bot, lambda _: selfish) >= 0.2
    assert won(16, STANDARD, random_player, random_player) <= 0.2


@pytest.mark.slow
@pytest.mark.parametrize("temper", TEMPERS)
def test_directors_and_four_partners_win(temper: Temper) -> None:
    assert won(3, STANDARD, bot, bot, bot, temper=temper) >= 0.3
    assert won(3, STANDARD, bot, bot, bot, bot, temper=temper) >= 0.3


@pytest.mark.slow
def test_opposed_teams_come_to_an_end_and_beat_chance() -> None:
    opposed = Options(four="opposed", starts="first")
    assert won(2, opposed, bot, bot, bot, bot) == 1
    minds = [Player(Mind(TELEPATHIC, mind)) for mind in (think, plain(TELEPATHIC)) * 2]
    for game in range(6):
        record = simulate(TELEPATHIC, minds, f"opposed {game}", options=opposed)
        assert record.outcome.winners == (0, 2)


@pytest.mark.slow
@pytest.mark.parametrize("options", TELEPATHIC.proved_options, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_in_every_state_a_bot_has_a_lawful_thought_and_always_the_same(seats: int, options: Options) -> None:
    """The one who is awaited thinks of something, wherever random people have led the game."""
    game = walk(TELEPATHIC, seats, f"bots {options}", unrest=0.1, options=options)
    for number, stand in enumerate(game.stands[:60]):
        awaited = TELEPATHIC.awaited(stand.state)
        for seat in stand.every_seat:
            sight = sight_of(TELEPATHIC, stand.state, seat, temper=TEMPERS[(number + seat) % len(TEMPERS)])
            if not sight.offers:
                continue
            thought = think(sight, Random(number))
            assert thought == think(sight, Random(number))
            assert thought is not None or seat not in awaited
            if thought is not None:
                assert 0 < thought.seconds < 12
                assert any(TELEPATHIC.accepts(offer, thought.action) for offer in sight.offers)


@pytest.mark.slow
def test_a_bot_asks_for_a_draw_when_a_game_has_no_end() -> None:
    players = [Player(Mind(TELEPATHIC, silent))] * 4
    record = simulate(TELEPATHIC, players, "draw", options=Options(four="opposed"))
    assert record.outcome.reason == "draw"


def silent(sight: Sight[TelepathicView, TelepathicOwn, Offer], chance: Random) -> Thought[Action] | None:
    """Someone who plays at random and never announces, and thinks only of a draw."""
    offers = tuple(offer for offer in sight.offers if not isinstance(offer, AnnounceOffer))
    if any(isinstance(offer, DrawOffer) for offer in offers):
        drawn = think(replace(sight, offers=(DrawOffer(),)), chance)
        if drawn is not None:
            return drawn
    offers = tuple(offer for offer in offers if not isinstance(offer, DrawOffer))
    return plain(TELEPATHIC)(replace(sight, offers=offers), chance) if offers else None
