from __future__ import annotations

import pytest

from inklings.automata import turn_caller
from inklings.live import log

SOON_MS = 300


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """People are told at once, and not after some seconds."""
    monkeypatch.setattr(log, "CALL_MS", SOON_MS)
    monkeypatch.setattr(turn_caller, "AGAIN_MS", SOON_MS)
