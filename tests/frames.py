"""What a browser makes of the frames that show it a table."""

from __future__ import annotations

from typing import Any, NamedTuple

from inklings.kernel.patch import apply


class Shown(NamedTuple):
    """A scene, and the version that it is of."""

    version: int
    scene: dict[str, Any]


def shown(before: Shown, frame: Any) -> Shown | None:
    """What is shown after a frame, read from JSON; None if it is about something else."""
    if isinstance(frame, list):
        version, patch = frame
        return Shown(version, apply(before.scene, patch))
    match frame["type"]:
        case "scene" if "shared" in frame:
            return Shown(frame["version"], frame["shared"] | frame["yours"])
        case "scene":  # of the release before
            return Shown(frame["version"], frame["scene"])
        case "change":  # the same
            return Shown(frame["version"], apply(before.scene, frame["patch"]))
        case _:
            return None
