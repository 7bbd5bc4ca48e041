"""The engine that a command uses: that of a cluster, or the one on this machine."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncGenerator

from inklings.live.address import Address
from inklings.live.credentials import Credentials
from inklings.live.engine import Engine, EngineError, running_engine
from inklings.live.folder_lock import locked_folder
from inklings.settings.model import Settings


def address_of(settings: Settings) -> Address:
    """The NATS servers that these settings name."""
    assert settings.nats, "a command that has no engine of its own requires it"
    credentials = Credentials(
        creds=settings.nats_creds,
        nkey=settings.nats_nkey,
        token_file=settings.nats_token_file,
        ca=settings.nats_ca,
        cert=settings.nats_cert,
        key=settings.nats_key,
    )
    return Address(url=settings.nats, cell=settings.cell, replicas=settings.replicas, credentials=credentials)


@contextlib.asynccontextmanager
async def engine_of(settings: Settings) -> AsyncGenerator[Address]:
    """The engine of a cluster, or the one on this machine, which is started if it is not running."""
    folder = settings.data / "engine"
    if settings.nats:
        yield address_of(settings)
    elif url := await running_engine(folder):
        yield Address(url=url)
    elif not folder.is_dir():
        raise EngineError(
            f"no house has been kept in {settings.data}: name its --data, or --nats of a cluster."
        )
    else:
        with locked_folder(settings.data):
            engine = Engine(folder)
            await engine.start()
            try:
                yield Address(url=engine.url)
            finally:
                await engine.stop()
