"""The proofs of secrecy: nobody can find out what the rules keep from them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec

from inklings.kernel.game import Seat, Viewer, fold
from inklings.proofs.attempts import attempts, refusal, texts_of
from inklings.proofs.histories import changes_of_mind
from inklings.proofs.shown import Shown, difference, viewer_name
from inklings.proofs.walk import Walk


def prove_twins_look_alike(walk: Walk) -> None:
    """Whatever a viewer cannot know may be otherwise without one byte of difference, and play can go on."""
    game, rng = walk.game, walk.chance()
    for step, stand in enumerate(walk.stands):
        place, here = _place(walk, step), Shown(game, stand.state, stand.every_seat)
        for viewer in stand.viewers:
            twin = game.resample(stand.state, viewer, rng)
            _look_alike(place, viewer, here, Shown(game, twin, stand.every_seat))
            anyone = rng.choice(stand.every_seat)
            for offer in game.offers(twin, anyone):
                fold(game, game.decide(twin, anyone, game.example(offer, rng), rng), twin)


def _look_alike(place: str, viewer: Viewer, here: Shown, there: Shown, what: str = "") -> None:
    """A viewer is shown the same in a state on the way and in another one."""
    if (mine := here.to(viewer)) != (other := there.to(viewer)):
        raise AssertionError(f"{place}: {viewer_name(viewer)} can tell{what}, for {difference(mine, other)}")


def _place(walk: Walk, step: int) -> str:
    return f"{walk.game.name}, step {step}, {walk.stands[step].phase}"


def prove_twins_differ(walk: Walk) -> None:
    """A twin is no copy: there is something that each viewer cannot know."""
    game, rng = walk.game, walk.chance()
    for viewer in walk.stands[0].viewers:
        assert any(game.resample(stand.state, viewer, rng) != stand.state for stand in walk.stands), (
            f"resample gives {viewer_name(viewer)} only copies"
        )


def prove_secrets_are_kept(walk: Walk) -> None:
    """No secret text is in anything that is sent to somebody who may not read it (G1)."""
    game = walk.game
    for stand in walk.stands:
        secrets: dict[str, frozenset[Seat]] = {}
        for secret in game.secrets(stand.state):  # two may be the same text: who may read one, may read it
            secrets[secret.text] = secrets.get(secret.text, frozenset()) | secret.readers
        here = Shown(game, stand.state, stand.every_seat)
        for viewer in stand.viewers:
            sent = set(_texts(msgspec.json.decode(here.to(viewer))))
            for text in secrets.keys() & sent:
                assert viewer in secrets[text], f"{stand.phase}: {viewer_name(viewer)} can read {text!r}"


def _texts(value: Any) -> Iterator[str]:
    """All texts within a value, but for the names of fields."""
    if isinstance(value, str):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _texts(part)


def prove_asides_are_silent(walk: Walk) -> None:
    """An aside shows nothing to anyone whom it does not concern, and what shows them nothing is an aside."""
    game = walk.game
    for before, after in pairwise(walk.stands):
        if after.events != before.events + 1:
            continue  # what comes with something else is no aside
        event = walk.log[before.events]
        concerned = game.concerns(before.state, event, after.state)
        one, other = (Shown(game, stand.state, stand.every_seat) for stand in (before, after))
        others = set(before.viewers) - (concerned or set())
        sees = {
            viewer_name(viewer): difference(was, now)
            for viewer in others
            if (was := one.to(viewer)) != (now := other.to(viewer))
        }
        if game.aside(before.state, event, after.state):
            assert concerned is not None, f"{event} is an aside to nobody in particular"
            assert not sees, f"{event} is an aside, and is seen: {sees}"
        else:
            assert sees, f"{event} is not called an aside, and nobody but {concerned} sees anything of it"


def prove_changes_of_mind_leave_no_trace(walk: Walk) -> None:
    """Whether somebody changed their mind, and came back to it, can be seen nowhere until the end."""
    game = walk.game
    for change in changes_of_mind(walk, walk.chance()):
        state, folded = change.state, walk.stands[change.at].events
        for step, stand in enumerate(walk.stands[change.at :], start=change.at):
            state = fold(game, walk.log[folded : stand.events], state)
            folded = stand.events
            if state == stand.state:
                break
            here, there = (Shown(game, one, stand.every_seat) for one in (stand.state, state))
            for viewer in stand.viewers:
                _look_alike(_place(walk, step), viewer, here, there, f" that {change.events} happened")


def prove_refusals_tell_nothing(walk: Walk) -> None:
    """Why something is refused is the same in a twin: nobody can find out anything by trying."""
    game, rng = walk.game, walk.chance()
    for stand in walk.some()[::4]:
        known = texts_of(game, stand)
        for seat in stand.every_seat:
            twin = game.resample(stand.state, seat, rng)
            for action in attempts(walk, stand, known, rng):
                here, there = refusal(game, stand.state, seat, action), refusal(game, twin, seat, action)
                assert here == there, f"{stand.phase}: seat {seat} tries {action} and hears {here} or {there}"
