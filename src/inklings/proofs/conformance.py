"""The proofs that every game must pass, for the authors of any game.

Each proof takes one random game (`walk`) and looks at every state on its way; `PROOFS` lists them. What does
not depend on play is proved by `prove_view_holds_no_state` and `prove_roles_fit`.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec import inspect

from inklings.kernel.clock import in_force
from inklings.kernel.forms import tags_in
from inklings.kernel.game import AnyGame, Channel, SeatJoined, SeatLeft, TimeUp, Viewer, fold
from inklings.kernel.summary import Summary
from inklings.kernel.types_within import types_within
from inklings.proofs.attempts import attempts, is_offered, refusal, texts_of
from inklings.proofs.complete import GAMES_FOLDER, LANGUAGES, messages
from inklings.proofs.secrecy import (
    prove_asides_are_silent,
    prove_changes_of_mind_leave_no_trace,
    prove_refusals_tell_nothing,
    prove_secrets_are_kept,
    prove_twins_differ,
    prove_twins_look_alike,
)
from inklings.proofs.walk import Stand, Walk, random_options

LARGEST_VIEW = 4096
"""Bytes that a view may have."""

Proof: TypeAlias = Callable[[Walk], None]


def prove_play_ends(walk: Walk) -> None:
    """At the end there is an outcome, nobody may do anything, no clock runs; before it there is none."""
    *before, last = walk.stands
    game = walk.game
    ended = game.outcome(last.state)
    assert ended is not None
    assert set(ended.winners) <= set(last.every_seat)
    assert all(game.offers(last.state, seat) == () for seat in last.every_seat)
    assert game.due(last.state) is None
    assert not game.awaited(last.state)
    assert all(game.outcome(stand.state) is None for stand in before)


def prove_log_is_enough(walk: Walk) -> None:
    """A game is its log: written down and read again, it folds to the same state."""
    decoder = msgspec.json.Decoder(walk.game.event)
    read = tuple(decoder.decode(msgspec.json.encode(event)) for event in walk.log)
    assert read == walk.log
    assert fold(walk.game, read) == walk.stands[-1].state


def prove_offers_are_kept(walk: Walk) -> None:
    """Whatever is offered is accepted, can be sent, and makes something happen."""
    game, rng = walk.game, walk.chance()
    for stand in walk.stands:
        for seat in stand.every_seat:
            for offer in game.offers(stand.state, seat):
                action = game.example(offer, rng)
                assert msgspec.convert(msgspec.to_builtins(action), game.action) == action
                assert game.accepts(offer, action), f"{offer} does not accept its own example {action}"
                events = game.decide(stand.state, seat, action, rng)
                assert events, f"{action} makes nothing happen"
                fold(game, events, stand.state)


def prove_brief_offers_are_enough(walk: Walk) -> None:
    """What an offer leaves out when it is sent can be read in the view."""
    game = walk.game
    if game.brief is None or game.whole is None:
        assert game.brief is None, "what is left out must be found again"
        return
    for stand in walk.stands:
        view = game.view(stand.state)
        for seat in stand.every_seat:
            for offer in game.offers(stand.state, seat):
                sent = msgspec.convert(msgspec.to_builtins(game.brief(offer)), game.offer)
                assert game.whole(sent, view) == offer


def prove_offers_are_the_rule(walk: Walk) -> None:
    """What lies in an offer is accepted, whatever is typed; all else is refused and changes nothing."""
    game, rng = walk.game, walk.chance()
    for stand in walk.some():
        before, known = msgspec.json.encode(stand.state), texts_of(game, stand)
        for seat in stand.every_seat:
            offers = game.offers(stand.state, seat)
            for action in attempts(walk, stand, known, rng):
                offered = is_offered(game, offers, action)
                why = refusal(game, stand.state, seat, action)
                if offered and why and why[0] in game.visible_refusals:
                    twin = game.resample(stand.state, None, rng)
                    assert why == refusal(game, twin, seat, action), (
                        f"{stand.phase}: whether seat {seat} is refused {action} ({why}) depends on a secret"
                    )
                    continue
                assert offered or why, f"{stand.phase}: seat {seat} was not refused {action}"
                assert not (offered and why), (
                    f"{stand.phase}: seat {seat} is offered {action}, and refused: {why}"
                )
        assert msgspec.json.encode(stand.state) == before, "a refusal changed the state"


def prove_views_are_small(walk: Walk) -> None:
    """A view fits where it must."""
    assert largest_view(walk) < LARGEST_VIEW


def prove_the_house_can_ask(walk: Walk) -> None:
    """Clock and waiting have an answer in every state, and news of the house is never refused."""
    game, rng = walk.game, walk.chance()
    for stand in walk.stands:
        due = game.due(stand.state)
        assert due is None or (due.key and due.seconds > 0)
        able = {seat for seat in stand.every_seat if game.offers(stand.state, seat)}
        assert game.awaited(stand.state) <= able, "everybody waits for somebody who can do nothing"
        assert able or in_force(due, absent=False) or game.outcome(stand.state), (
            "nothing can ever happen again"
        )
        for news in (TimeUp(), TimeUp(whole=False), SeatLeft(rng.choice(stand.every_seat)), SeatJoined()):
            if game.late_seats or not isinstance(news, SeatJoined):
                fold(game, game.happen(stand.state, news, rng), stand.state)


def prove_review_can_be_sent(walk: Walk) -> None:
    """A game that can be looked at again can be once it is over, and what is seen is of the type it says."""
    game = walk.game
    if game.review is not None:
        seen = game.review(walk.stands[-1].state)
        assert msgspec.json.decode(msgspec.json.encode(seen), type=game.review_type) == seen


def prove_summary_can_be_told(walk: Walk) -> None:
    """A summary counts what could be, in words of the game, and has no line of anyone who was forgotten."""
    game, last = walk.game, walk.stands[-1]
    if game.summary is None:
        return
    told = msgspec.convert(msgspec.to_builtins(game.summary(last.state)), Summary)
    words = [messages(GAMES_FOLDER / game.name / "words" / f"{language}.ftl") for language in LANGUAGES]
    for pair in told.pairs:
        assert {pair.by, pair.of} <= set(last.every_seat)
        assert pair.by != pair.of
        assert 0 <= pair.hits <= pair.tries > 0
        assert all(pair.kind in known for known in words), f"{pair.kind} has no words"
    assert len({line.by for line in told.lines}) == len(told.lines), "one line for each seat"
    for seat in last.every_seat:
        unsaid = game.summary(fold(game, (game.unsaid(event, seat) for event in walk.log)))
        assert unsaid.pairs == told.pairs
        assert unsaid.lines == tuple(line for line in told.lines if line.by != seat)


def prove_talk_stays_in_its_team(walk: Walk) -> None:
    """Anyone who hears me is heard by me, a team of one has no channel, and an onlooker is in no team."""
    game = walk.game
    for stand in walk.stands:
        assert Channel.TEAM not in game.hush(stand.state, None)
        for seat in stand.every_seat:
            team = game.team(stand.state, seat)
            assert seat in team <= set(stand.every_seat)
            assert all(game.team(stand.state, mate) == team for mate in team), f"{team} is no team"
            assert len(team) > 1 or Channel.TEAM not in game.hush(stand.state, seat), f"{seat} is alone"


def prove_others_are_not_concerned(walk: Walk) -> None:
    """What is one's own stays the same for everyone whom an event does not concern."""
    game = walk.game
    for before, after in pairwise(walk.stands):
        if after.events != before.events + 1:
            continue  # only an event that comes alone is asked about
        event = walk.log[before.events]
        concerned = game.concerns(before.state, event, after.state)
        if concerned is not None:
            for viewer in after.viewers:
                same = viewer in concerned or _ones_own(game, before, viewer) == _ones_own(
                    game, after, viewer
                )
                assert same, f"{event} concerns {viewer}"


def _ones_own(game: AnyGame, stand: Stand, viewer: Viewer) -> Any:
    """What a scene has for one viewer alone."""
    if viewer is None:
        return game.hush(stand.state, None)
    state = stand.state
    return game.own(state, viewer), game.offers(state, viewer), game.hush(state, viewer)


PROOFS: tuple[Proof, ...] = (
    prove_play_ends,
    prove_log_is_enough,
    prove_offers_are_kept,
    prove_brief_offers_are_enough,
    prove_offers_are_the_rule,
    prove_twins_look_alike,
    prove_twins_differ,
    prove_secrets_are_kept,
    prove_views_are_small,
    prove_the_house_can_ask,
    prove_review_can_be_sent,
    prove_summary_can_be_told,
    prove_talk_stays_in_its_team,
    prove_others_are_not_concerned,
    prove_asides_are_silent,
    prove_changes_of_mind_leave_no_trace,
    prove_refusals_tell_nothing,
)


def prove_roles_fit(game: AnyGame) -> None:
    """Every seat has a role, or none has, whatever the house rules and however few have sat down so far."""
    for seed in range(20):
        options = random_options(game, Random(seed))
        for seats in range(game.seats[-1] + 1):
            assert len(game.roles(options, seats)) in (0, seats)


def prove_view_holds_no_state(game: AnyGame) -> None:
    """No part of the state can be put into a view by mistake: the types do not allow it.

    Only what players themselves may say (parts of actions) is in both.
    """
    sent = {
        part
        for whole in (game.view_type, game.own_type, game.offer, game.review_type)
        for part in types_within(inspect.type_info(whole))
    }
    kept = set(types_within(inspect.type_info(game.state)))
    said = set(types_within(inspect.type_info(game.action)))
    assert sent & kept <= said, f"in the view and in the state: {sent & kept - said}"


def prove_changes_are_whole(game: AnyGame) -> None:
    """Changes name events that there are, and a change of the options names every event that holds them."""
    kinds = inspect.type_info(game.event)
    structs = kinds.types if isinstance(kinds, inspect.UnionType) else (kinds,)
    holders = {
        str(kind.tag)
        for kind in structs
        if isinstance(kind, inspect.StructType) and game.options in types_within(kind)
    }
    tags = tags_in(game.event)
    for form, change in enumerate(game.changes, start=1):
        later = {tag for other in game.changes[form:] for tag in other.changed}
        assert change.new <= tags | later, f"form {form}: there is no {change.new - tags - later}"
        assert set(change.added) <= set(game.options.__struct_fields__), f"form {form}: {change.added}"
        if change.options:
            missing = holders - set(change.changed)
            assert not missing, f"form {form}: {missing} hold options that have changed"


def largest_view(walk: Walk) -> int:
    """The bytes of the largest view of a game."""
    return max(
        len(msgspec.json.encode((walk.game.view(stand.state), walk.game.own(stand.state, seat))))
        for stand in walk.stands
        for seat in stand.every_seat
    )
