"""What must be true after every evening, whatever went wrong."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
from tests.logs import Moments, by_moment
from tests.simulation.browser import Browser, Frame, Sent
from tests.simulation.evening import CODE, Evening
from tests.simulation.house import REGISTRY

from inklings.house import log
from inklings.house.fold import advance
from inklings.house.identity import person_at
from inklings.house.scene import scene
from inklings.house.table import Table
from inklings.kernel.game import Seat
from inklings.kernel.patch import without_none

CHECKED_FRAMES = 0.1
"""The share of frames that are compared with the fold of the log; the last of each browser always is."""


def broken(evening: Evening, *, ended: bool) -> list[str]:
    """Every invariant that does not hold."""
    entries = by_moment(evening.entries)
    found: list[str] = []
    if not ended:
        found.append(f"stuck: {_where(evening)}")
    counts = Counter(entry.command for _, entry in entries)
    found += [f"stored {count} times: {command}" for command, count in counts.items() if count > 1]
    places = {entry.command: (moment, entry) for moment, entry in entries}
    for browser in evening.browsers:
        found += browser.faults
        for sent in browser.sent.values():
            found += _answers(browser, sent, places)
    if ended:
        found += _frames(evening, entries)
        found += _presence(evening)
    return found


def _presence(evening: Evening) -> list[str]:
    """Once all has been calm for a while, everyone is shown who is really here; bots are, too."""
    table = evening.onlooker.scene["table"]
    standing = sum(person.scene["you"] is None for person in evening.people)
    true = {"here": list(range(len(table["seats"]))), "watching": 1 + standing}
    return [
        f"{browser.name} is told that {told} are here, which is not {true}"
        for browser in evening.browsers
        if (told := {key: browser.presence[key] for key in true}) != true
    ]


def _where(evening: Evening) -> str:
    scenes = [
        f"{browser.name} at {browser.version} of {by_moment(evening.entries)[-1:]}, "
        f"{browser.scene.get('table', {}).get('stage')}, awaited {browser.scene.get('awaited')}, "
        f"waiting for {[sent.id for sent in browser.sent.values() if sent.answer is None]}"
        for browser in evening.browsers
    ]
    return "; ".join(scenes)


def _answers(browser: Browser, sent: Sent, places: dict[str, tuple[int, log.Entry]]) -> list[str]:
    found: list[str] = []
    stored = places.get(f"{person_at(CODE, browser.secret)}:{sent.id}")
    if sent.answer is None:
        found.append(f"unanswered: {sent.id}")
    if len({(a["type"], a.get("version"), a.get("why")) for a in sent.answers}) > 1:
        found.append(f"two answers: {sent.id} {sent.answers}")
    for answer in sent.answers:
        match answer["type"]:
            case "done":
                if stored is None:
                    if not _needs_nothing(answer):
                        found.append(f"acknowledged and not stored: {sent.id} {answer}")
                elif stored[0] != answer["version"] or stored[1].refused:
                    found.append(f"acknowledged at another version: {sent.id} {answer} {stored}")
            case "refused":
                if stored is not None and not stored[1].refused:
                    found.append(f"refused and stored: {sent.id} {answer} {stored}")
            case _:
                found.append(f"answered {answer['type']}: {sent.id} {answer}")
    return found


def _needs_nothing(answer: dict[str, Any]) -> bool:
    """A command that changes nothing is done without an entry; ours always change something."""
    return not answer


def _frames(evening: Evening, entries: Moments) -> list[str]:
    """Compare what was shown with what the log says, in which is no secret (that is proved elsewhere)."""
    chance = Random(len(entries))
    wanted: dict[int, list[tuple[Browser, Frame]]] = {}
    for browser in evening.browsers:
        for frame in browser.frames:
            if frame is browser.frames[-1] or chance.random() < CHECKED_FRAMES:
                wanted.setdefault(frame.version, []).append((browser, frame))
        if browser.frames:
            # What was not sent must have changed nothing: what is shown is true up to this version.
            wanted.setdefault(browser.version, []).append((browser, browser.frames[-1]))
    found: list[str] = []
    table: Table | None = None
    for moment, entry in entries:
        table = advance(REGISTRY, table, moment, entry)
        for browser, frame in wanted.pop(moment, []):
            viewer = table.seat_of(person_at(CODE, browser.secret))
            seen = scene(REGISTRY, table, None if viewer is None else Seat(viewer))
            seen = msgspec.json.decode(msgspec.json.encode(seen))
            if without_none(seen) != without_none(frame.scene):
                found.append(f"{browser.name} was shown something else at {moment} by {frame.gate}")
            found += _secrets(table, browser, frame)
    found += [f"a version that is not in the log: {version}" for version in wanted]
    return found


def _secrets(table: Table, browser: Browser, frame: Frame) -> list[str]:
    if table.state is None:
        return []
    game = REGISTRY[table.game].game
    text = msgspec.json.encode([frame.scene.get(part) for part in ("game", "own", "offers")]).decode()
    seat = table.seat_of(person_at(CODE, browser.secret))
    return [
        f"{browser.name} was shown the secret {secret.text} at {frame.version}"
        for secret in game.secrets(table.state)
        if seat not in secret.readers and f'"{secret.text}"' in text
    ]
