"""Where the pictures of people's own decks could lie: what it costs to put and get one.

    python -m bench.deck_storage         so many pictures of 150 KB, one after another and eight at a time

*messages*: a message each in a stream. *objects*: NATS Object Store, by nats-py. *folder*: files, with fsync.
`--copies 3` keeps three copies, in a cluster of three nodes on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import nats
from bench.speed.meter import percentile
from nats.js import JetStreamContext
from nats.js.api import ObjectStoreConfig, StorageType, StreamConfig
from tests.parts import nats_cluster, nats_server

PICTURES = 200
PICTURE = os.urandom(150_000)
TOGETHER = 8
ELECTION_SECONDS = 15
"""A cluster chooses its leader first."""

Doing = Callable[[int], Awaitable[object]]


async def measured(what: str, do: Doing) -> None:
    """Do it so often, one after another and several at a time."""
    took: list[float] = []

    async def one(number: int) -> None:
        began = time.perf_counter()
        await do(number)
        took.append((time.perf_counter() - began) * 1000)

    for together in (1, TOGETHER):
        took.clear()
        numbers = iter(range(PICTURES))

        async def work(numbers: Iterator[int] = numbers) -> None:
            for number in numbers:
                await one(number)

        began = time.perf_counter()
        await asyncio.gather(*(work() for _ in range(together)))
        rate = PICTURES / (time.perf_counter() - began)
        print(
            f"{what:14} {together} at a time: p50 {percentile(took, 0.5):6.2f} ms, "
            f"p99 {percentile(took, 0.99):7.2f} ms, {rate:5.0f} a second",
            flush=True,
        )


async def messages(js: JetStreamContext, copies: int) -> None:
    """One message each, read from any copy."""
    await js.add_stream(
        StreamConfig(
            "PICTURES", subjects=["picture.*"], max_msgs_per_subject=1, allow_direct=True, num_replicas=copies
        )
    )

    async def put(number: int) -> None:
        await js.publish(f"picture.{number}", PICTURE, timeout=30)

    async def get(number: int) -> None:
        found = await js.get_msg("PICTURES", subject=f"picture.{number}", direct=True)
        assert found.data == PICTURE

    await measured("messages put", put)
    await measured("messages get", get)


async def objects(js: JetStreamContext, copies: int) -> None:
    """The Object Store: chunks of 128 KB, and a message about each object."""
    config = ObjectStoreConfig("pictures", storage=StorageType.FILE, replicas=copies)
    store = await js.create_object_store("pictures", config)

    async def get(number: int) -> None:
        assert (await store.get(str(number))).data == PICTURE

    await measured("objects put", lambda number: store.put(str(number), PICTURE))
    await measured("objects get", get)


async def files(folder: Path) -> None:
    """A folder, which another machine cannot read."""

    def write(number: int) -> None:
        with (folder / f"{number}.part").open("wb") as file:
            file.write(PICTURE)
            file.flush()
            os.fsync(file.fileno())
        (folder / f"{number}.part").rename(folder / str(number))

    def read(number: int) -> None:
        assert (folder / str(number)).read_bytes() == PICTURE

    await measured("folder put", lambda number: asyncio.to_thread(write, number))
    await measured("folder get", lambda number: asyncio.to_thread(read, number))


@contextmanager
def engine(folder: Path, copies: int) -> Iterator[str]:
    """The address of an engine that keeps so many copies."""
    if copies == 1:
        with nats_server(folder) as server:
            yield server.url
    else:
        with nats_cluster(folder) as servers:
            yield servers[0].url


async def compare(copies: int, folder: Path) -> None:
    """All three, on the same disk."""
    with engine(folder, copies) as url:
        await asyncio.sleep(ELECTION_SECONDS if copies > 1 else 0)
        connection = await nats.connect(url)
        js = connection.jetstream(timeout=30)
        await messages(js, copies)
        await objects(js, copies)
        await connection.close()
    await files(folder)


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--copies", type=int, default=1, choices=(1, 3))
    parser.add_argument("--folder", type=Path, help="on the disk that is to be measured")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        print(f"{PICTURES} pictures of {len(PICTURE)} bytes, {options.copies} copies")
        asyncio.run(compare(options.copies, Path(folder)))


if __name__ == "__main__":
    main()
