"""What several tests of members need."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from tests.parts import NatsServer
from tests.visitor import members

from inklings.live.member import Member


@pytest.fixture
async def gates(shared_nats: NatsServer) -> AsyncIterator[list[Member]]:
    async with members(shared_nats.url) as pair:
        yield pair
