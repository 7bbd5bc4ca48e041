"""Twists: what is strange in a dream. Every module here, or in a folder here, that has a `TWIST` is one."""

import importlib
import pkgutil
from collections.abc import Iterator, Mapping

from press.dreams.twists.twist import Twist


def _found() -> Iterator[Twist]:
    for module in pkgutil.walk_packages(__path__, f"{__name__}."):
        twist = getattr(importlib.import_module(module.name), "TWIST", None)
        if twist is not None:
            yield twist


TWISTS: Mapping[str, Twist] = {twist.name: twist for twist in _found()}
"""Every twist by its name."""

NUMBERED: Mapping[int, Twist] = {twist.number: twist for twist in TWISTS.values() if twist.number}
"""Those of the second edition by their numbers."""

FIRST_EDITION = sorted(twist.name for twist in TWISTS.values() if not twist.number)
"""The names of those among which seeds below 10,000 choose."""
