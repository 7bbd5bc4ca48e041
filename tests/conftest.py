"""Fixtures of the tests that cross layers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.parts import NatsServer, nats_server


@pytest.fixture
def nats(tmp_path: Path) -> Iterator[NatsServer]:
    """A NATS server of this test's own, to be killed at will."""
    with nats_server(tmp_path) as server:
        yield server


@pytest.fixture(scope="session")
def shared_nats(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NatsServer]:
    """A NATS server for tests that only use it."""
    with nats_server(tmp_path_factory.mktemp("nats")) as server:
        yield server
