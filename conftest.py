"""How all tests are run: in which order, which are slow, and how patient."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

import inklings.games  # noqa: F401  (pytest would run a game's package twice, once for its tests)

# How long an example takes says nothing on a busy machine.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What may take long comes first in the share of each worker, so none works alone at the end.

    Shares are as `--dist worksteal` cuts them; what one worker does not come to, the others take over.
    """
    long = sorted((item for item in items if _may_take(item)), key=_may_take, reverse=True)
    short = [item for item in items if not _may_take(item)]
    left, items[:] = len(items), []
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    for number in range(workers):
        begins = long[number::workers]
        goes_on = max(0, left // (workers - number) - len(begins))
        items += begins + short[:goes_on]
        left, short = left - len(begins) - goes_on, short[goes_on:]


def _may_take(item: pytest.Item) -> float:
    """Seconds, if it says so."""
    marker = item.get_closest_marker("timeout")
    return float(marker.args[0]) if marker else 0
