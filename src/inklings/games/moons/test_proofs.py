"""The proofs of the kernel find what is wrong: each of these broken games fails."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from inklings.games.moons import MOONS
from inklings.games.moons.model import (
    Action,
    MoonsOwn,
    MoonsView,
    Offer,
    ReadyOffer,
    SayReady,
    TellStory,
    Vote,
    Written,
)
from inklings.games.moons.state import Event, Scoring, State, Voted, Voting
from inklings.kernel.game import FREE_TALK, SILENCE, AnyGame, Channel, Due, Refused, Seat, Viewer
from inklings.kernel.rounds import Why
from inklings.proofs.conformance import (
    Proof,
    prove_log_is_enough,
    prove_offers_are_kept,
    prove_offers_are_the_rule,
    prove_others_are_not_concerned,
    prove_play_ends,
    prove_the_house_can_ask,
    prove_view_holds_no_state,
)
from inklings.proofs.coverage import Coverage
from inklings.proofs.secrecy import (
    prove_asides_are_silent,
    prove_changes_of_mind_leave_no_trace,
    prove_refusals_tell_nothing,
    prove_secrets_are_kept,
    prove_twins_differ,
    prove_twins_look_alike,
)
from inklings.proofs.walk import walk

A_GAME = walk(MOONS, 3, "a game", unrest=0)
MANY_VOTES = walk(MOONS, 6, "many votes", unrest=0)


def forgetful_evolve(state: State | None, event: Event) -> State:
    return replace(MOONS.evolve(state, event), stories=())


def leaky_own(state: State, seat: Seat) -> MoonsOwn:
    return replace(MOONS.own(state, seat), hand=state.players[0].hand)


def telling_hush(state: State, viewer: Viewer) -> frozenset[Channel]:
    """Some cards of a hand silence who holds them, and those who would hear them can tell."""
    hand = () if viewer is None else state.players[viewer].hand
    return SILENCE if hand[:1] > hand[1:2] else MOONS.hush(state, viewer)


def careless_decide(state: State, actor: Seat, action: Action, rng: Random) -> Sequence[Event]:
    try:
        return MOONS.decide(state, actor, action, rng)
    except Refused:
        return ()


def telling_decide(state: State, actor: Seat, action: Action, rng: Random) -> Sequence[Event]:
    try:
        return MOONS.decide(state, actor, action, rng)
    except Refused as refused:
        raise Refused(Why.NOT_NOW, card=state.pile[0] if state.pile else "") from refused


def counting_evolve(state: State | None, event: Event) -> State:
    """Keeps count of changed votes."""
    after = MOONS.evolve(state, event)
    changed = state is not None and MOONS.aside(state, event, after)
    return replace(after, silent=after.silent + 1) if changed else after


def telling_view(state: State) -> MoonsView:
    """Tells that count at once."""
    return replace(MOONS.view(state), laps=state.silent)


def tell_tale_view(state: State) -> MoonsView:
    """Tells it when the votes are opened."""
    return telling_view(state) if isinstance(state.phase, Scoring) else MOONS.view(state)


def test_a_count_of_changed_votes_is_found() -> None:
    for view, proof in (
        (telling_view, prove_asides_are_silent),
        (tell_tale_view, prove_changes_of_mind_leave_no_trace),
    ):
        game: AnyGame = dataclasses.replace(MANY_VOTES.game, evolve=counting_evolve, view=view)
        with pytest.raises(AssertionError, match=r"view\.laps is"):
            proof(walk(game, 6, "many votes", unrest=0))


def owner_in(state: State, slot: int) -> Seat | None:
    """A secret while they vote: whose card lies there."""
    return state.phase.table[slot].owner if isinstance(state.phase, Voting) else None


def late_due(state: State) -> Due | None:
    due = MOONS.due(state)
    return replace(due, seconds=due.seconds + (owner_in(state, 0) or 0)) if due else None


def helpful_offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    return MOONS.offers(state, seat) * (1 + (owner_in(state, 0) == 0))


def counted_view(state: State) -> MoonsView:
    votes = state.phase.ballots if isinstance(state.phase, Voting) else ()
    return replace(MOONS.view(state), laps=sum(1 in ballot.slots for ballot in votes))


def sorted_view(state: State) -> MoonsView:
    order = sorted(range(3), key=lambda slot: owner_in(state, slot) or 0)
    return replace(MOONS.view(state), laps=order[0])


def early_scores(state: State) -> tuple[int, ...]:
    return tuple(score + (seat == owner_in(state, 0)) for seat, score in enumerate(MOONS.scores(state)))


def loose_hush(state: State, _viewer: Viewer) -> frozenset[Channel]:
    return FREE_TALK if owner_in(state, 0) else SILENCE


def impatient(state: State) -> frozenset[Seat]:
    return MOONS.awaited(state) - {owner_in(state, 0)}


def oracle(state: State, actor: Seat, action: Action, rng: Random) -> Sequence[Event]:
    """Refuses a vote for the narrator's card, though it is offered."""
    if isinstance(state.phase, Voting) and isinstance(action, Vote):
        named = {laid.owner for slot, laid in enumerate(state.phase.table, 1) if slot in action.slots}
        if state.phase.narrator in named:
            raise Refused(Why.NOT_NOW)
    return MOONS.decide(state, actor, action, rng)


def guessable(state: State, actor: Seat, action: Action, rng: Random) -> Sequence[Event]:
    """Refuses a clue that names a card in somebody else's hand."""
    hands = {card for seat, player in enumerate(state.players) if seat != actor for card in player.hand}
    if isinstance(action, TellStory) and isinstance(action.clue, Written) and action.clue.text in hands:
        raise Refused(Why.NOT_OFFERED)
    return MOONS.decide(state, actor, action, rng)


def seen_by_all(state: State, actor: Seat, action: Action, rng: Random) -> Sequence[Event]:
    """Refuses a clue that everyone can read on the table, but only if a secret is so."""
    match action:
        case TellStory(clue=Written(text="playing")) if sum(map(ord, state.pile[0])) % 2:
            raise Refused(Why.NOT_OFFERED)
        case _:
            return MOONS.decide(state, actor, action, rng)


@pytest.mark.parametrize(
    ("leak", "proof", "names"),
    [
        ({"awaited": impatient}, prove_twins_look_alike, "awaited"),
        ({"due": late_due}, prove_twins_look_alike, r"clock\[1\]"),
        ({"offers": helpful_offers}, prove_twins_look_alike, r"offers\["),
        ({"view": counted_view}, prove_twins_look_alike, r"view\.laps"),
        ({"view": sorted_view}, prove_twins_look_alike, r"view\.laps"),
        ({"own": leaky_own}, prove_twins_look_alike, r"own\.hand\[0\]"),
        ({"scores": early_scores}, prove_twins_look_alike, r"scores\["),
        ({"hush": loose_hush}, prove_twins_look_alike, "channels"),
        ({"team": lambda state, _seat: {owner_in(state, 0) or 0}}, prove_twins_look_alike, "team"),
        ({"occupied": lambda state, _seat: owner_in(state, 0) == 1}, prove_twins_look_alike, "occupied"),
        ({"outcome": lambda state: owner_in(state, 0)}, prove_twins_look_alike, "outcome"),
        ({"decide": oracle}, prove_offers_are_the_rule, "is offered Vote.* and refused"),
        ({"decide": oracle}, prove_refusals_tell_nothing, "tries Vote"),
        ({"decide": guessable}, prove_refusals_tell_nothing, "tries TellStory"),
        ({"decide": seen_by_all}, prove_refusals_tell_nothing, "tries TellStory"),
    ],
)
def test_a_planted_leak_is_found_and_named(leak: dict[str, Any], proof: Proof, names: str) -> None:
    broken = dataclasses.replace(MANY_VOTES, game=dataclasses.replace(MOONS, **leak))
    with pytest.raises(AssertionError, match=names):
        proof(broken)


def test_a_secret_that_no_twin_has_otherwise_is_named() -> None:
    def forgetful(state: State, viewer: Viewer, rng: Random) -> State:
        return replace(MOONS.resample(state, viewer, rng), pile=state.pile, players=state.players)

    coverage = Coverage(dataclasses.replace(MOONS, resample=forgetful))
    coverage.look(A_GAME)
    assert {"pile[]", "players[].hand[]"} <= set(coverage.forgotten())


def test_a_twin_that_is_the_same_by_chance_is_not_held_against_a_game() -> None:
    def mostly_a_copy(state: State, viewer: Viewer, rng: Random) -> State:
        return MOONS.resample(state, viewer, rng) if rng.random() < 1 / 8 else state

    coverage = Coverage(dataclasses.replace(MOONS, resample=mostly_a_copy))
    coverage.look(A_GAME)
    assert coverage.forgotten() == {}


def test_the_order_of_ballots_is_found() -> None:
    def in_order(state: State) -> MoonsView:
        ballots = state.phase.ballots if isinstance(state.phase, Scoring) else ()
        return replace(MOONS.view(state), laps=ballots[0].voter if ballots else 0)

    broken = dataclasses.replace(MANY_VOTES, game=dataclasses.replace(MOONS, view=in_order))
    with pytest.raises(AssertionError, match=r"view\.laps is \d or \d"):
        prove_changes_of_mind_leave_no_trace(broken)


class DeafOffer(ReadyOffer, frozen=True, tag="say_ready"):
    """It does not accept its own example."""

    def accepts(self, _action: SayReady) -> bool:
        return False


def deaf_offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    offers = MOONS.offers(state, seat)
    return tuple(DeafOffer() if isinstance(offer, ReadyOffer) else offer for offer in offers)


@pytest.mark.parametrize(
    ("change", "proof"),
    [
        ({"aside": lambda _before, _event, _after: False}, prove_asides_are_silent),
        ({"aside": lambda _before, event, _after: isinstance(event, Voted)}, prove_asides_are_silent),
        ({"decide": telling_decide}, prove_refusals_tell_nothing),
        ({"evolve": forgetful_evolve}, prove_log_is_enough),
        ({"own": leaky_own}, prove_secrets_are_kept),
        ({"own": leaky_own}, prove_twins_look_alike),
        ({"hush": telling_hush}, prove_twins_look_alike),
        ({"resample": lambda state, _viewer, _rng: state}, prove_twins_differ),
        ({"decide": careless_decide}, prove_offers_are_the_rule),
        ({"offers": deaf_offers}, prove_offers_are_kept),
        ({"concerns": lambda _before, _event, _after: frozenset()}, prove_others_are_not_concerned),
        ({"outcome": lambda _state: None}, prove_play_ends),
        ({"awaited": lambda _state: frozenset({0, 1, 2})}, prove_the_house_can_ask),
    ],
)
def test_a_broken_game_fails(change: dict[str, Any], proof: Proof) -> None:
    played = MANY_VOTES if "aside" in change else A_GAME
    broken = dataclasses.replace(played, game=dataclasses.replace(MOONS, **change))
    with pytest.raises(AssertionError):
        proof(broken)


def test_a_view_that_could_hold_state_fails() -> None:
    broken: AnyGame = MOONS
    broken = dataclasses.replace(broken, view_type=State)
    with pytest.raises(AssertionError, match="Player"):
        prove_view_holds_no_state(broken)
