"""The proofs that every game must pass, for the authors of any game.

Each proof takes one random game (`walk`) and looks at every state on its way; `PROOFS` lists them. What does
not depend on play is proved by `prove_view_holds_no_state` and `prove_roles_fit`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec import inspect

from inklings.kernel.clock import in_force
from inklings.kernel.forms import tags_in
from inklings.kernel.game import AnyGame, Channel, Refused, Seat, SeatJoined, SeatLeft, TimeUp, Viewer, fold
from inklings.kernel.types_within import types_within
from inklings.proofs.histories import changes_of_mind
from inklings.proofs.shown import shown
from inklings.proofs.walk import Stand, Walk, random_action, random_value

LARGEST_VIEW = 4096
"""Bytes that a view may have."""

MANY_STANDS = 40
"""How many states of a long game the slow proofs look at, spread evenly from deal to end."""

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


def prove_nothing_else_is_accepted(walk: Walk) -> None:
    """What lies in no offer is refused and changes nothing: wrong phases, other seats' cards, nonsense."""
    game, rng = walk.game, walk.chance()
    for stand in _some(walk):
        before = msgspec.json.encode(stand.state)
        for seat in stand.every_seat:
            offers = game.offers(stand.state, seat)
            for action in _strange_actions(walk, stand, rng):
                if any(game.accepts(offer, action) for offer in offers):
                    continue
                try:
                    game.decide(stand.state, seat, action, rng)
                except Refused:
                    pass
                else:
                    raise AssertionError(f"seat {seat} was not refused {action}, being offered {offers}")
        assert msgspec.json.encode(stand.state) == before, "a refusal changed the state"


def _strange_actions(walk: Walk, stand: Stand, rng: Random) -> Iterator[Any]:
    game = walk.game
    texts = ("", " ", "nothing", *(secret.text for secret in game.secrets(stand.state)))
    for _ in range(3):
        action = random_action(game, texts, rng)
        if action is not None:
            yield action
    other = rng.choice(walk.stands)
    for seat in (rng.choice(stand.every_seat), rng.choice(stand.every_seat)):
        for there in (stand, other):
            if seat < there.seats:
                yield from (game.example(offer, rng) for offer in game.offers(there.state, seat))


def prove_twins_look_alike(walk: Walk) -> None:
    """Whatever a viewer cannot know may be otherwise without one byte of difference, and play can go on."""
    game, rng = walk.game, walk.chance()
    for stand in walk.stands:
        for viewer in stand.viewers:
            twin = game.resample(stand.state, viewer, rng)
            assert shown(game, twin, viewer) == shown(game, stand.state, viewer), f"{viewer} sees it"
            anyone = rng.choice(stand.every_seat)
            for offer in game.offers(twin, anyone):
                fold(game, game.decide(twin, anyone, game.example(offer, rng), rng), twin)


def prove_twins_differ(walk: Walk) -> None:
    """A twin is no copy: there is something that each viewer cannot know."""
    game, rng = walk.game, walk.chance()
    for viewer in walk.stands[0].viewers:
        assert any(game.resample(stand.state, viewer, rng) != stand.state for stand in walk.stands), (
            f"resample gives {viewer} only copies"
        )


def prove_secrets_are_kept(walk: Walk) -> None:
    """No secret text is in anything that is sent to somebody who may not read it (G1)."""
    game = walk.game
    for stand in walk.stands:
        secrets = [(json_text(secret.text), secret.readers) for secret in game.secrets(stand.state)]
        for viewer in stand.viewers:
            sent = shown(game, stand.state, viewer)
            for text, readers in secrets:
                assert viewer in readers or text not in sent, f"{viewer} can read {text!r}"


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
        assert msgspec.json.decode(msgspec.json.encode(seen), type=game.a_review) == seen


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


def prove_asides_are_silent(walk: Walk) -> None:
    """An aside shows nothing to anyone whom it does not concern, and what shows them nothing is an aside."""
    game = walk.game
    for before, after in pairwise(walk.stands):
        if after.events != before.events + 1:
            continue  # what comes with something else is no aside
        event = walk.log[before.events]
        concerned = game.concerns(before.state, event, after.state)
        others = set(before.viewers) - (concerned or set())
        sees = [one for one in others if shown(game, before.state, one) != shown(game, after.state, one)]
        if game.aside(before.state, event, after.state):
            assert concerned is not None, f"{event} is an aside to nobody in particular"
            assert not sees, f"{event} is an aside, and {sees} see something of it"
        else:
            assert sees, f"{event} is not called an aside, and nobody but {concerned} sees anything of it"


def prove_changes_of_mind_leave_no_trace(walk: Walk) -> None:
    """Whether somebody changed their mind, and came back to it, can be seen nowhere until the end."""
    game = walk.game
    for change in changes_of_mind(walk, walk.chance()):
        state, folded = change.state, walk.stands[change.at].events
        for stand in walk.stands[change.at :]:
            state = fold(game, walk.log[folded : stand.events], state)
            folded = stand.events
            if state == stand.state:
                break
            for viewer in stand.viewers:
                same = shown(game, state, viewer) == shown(game, stand.state, viewer)
                assert same, f"{viewer} sees that {change.events} happened"


def prove_refusals_tell_nothing(walk: Walk) -> None:
    """Why something is refused is the same in a twin: nobody can find out anything by asking."""
    game, rng = walk.game, walk.chance()
    for stand in _some(walk)[::8]:
        for seat in stand.every_seat:
            twin = game.resample(stand.state, seat, rng)
            for action in _strange_actions(walk, stand, rng):
                why = _refusal(game, stand.state, seat, action)
                assert _refusal(game, twin, seat, action) == why, f"{action} of {seat}: {why}"


def _refusal(game: AnyGame, state: Any, seat: Seat, action: Any) -> tuple[object, ...]:
    try:
        game.decide(state, seat, action, Random(0))
    except Refused as refused:
        return refused.why, refused.facts
    return ()


PROOFS: tuple[Proof, ...] = (
    prove_play_ends,
    prove_log_is_enough,
    prove_offers_are_kept,
    prove_brief_offers_are_enough,
    prove_nothing_else_is_accepted,
    prove_twins_look_alike,
    prove_twins_differ,
    prove_secrets_are_kept,
    prove_views_are_small,
    prove_the_house_can_ask,
    prove_review_can_be_sent,
    prove_talk_stays_in_its_team,
    prove_others_are_not_concerned,
    prove_asides_are_silent,
    prove_changes_of_mind_leave_no_trace,
    prove_refusals_tell_nothing,
)


def prove_roles_fit(game: AnyGame) -> None:
    """Every seat has a role, or none has, whatever the house rules and however few have sat down so far."""
    for seed in range(20):
        options = random_value(inspect.type_info(game.options), (), Random(seed))
        for seats in range(game.seats[-1] + 1):
            assert len(game.roles(options, seats)) in (0, seats)


def prove_view_holds_no_state(game: AnyGame) -> None:
    """No part of the state can be put into a view by mistake: the types do not allow it.

    Only what players themselves may say (parts of actions) is in both.
    """
    sent = {
        part
        for whole in (game.a_view, game.an_own, game.offer, game.a_review)
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


def json_text(text: str) -> bytes:
    """A text as it stands in JSON, between its quotes: one card's name may begin another's."""
    return msgspec.json.encode(text)


def _some(walk: Walk) -> tuple[Stand, ...]:
    step = max(1, len(walk.stands) // MANY_STANDS)
    return walk.stands[::step]
