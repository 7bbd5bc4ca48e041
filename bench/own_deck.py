"""What someone else notices while a deck of sixty photos is sent to the same gate.

    python -m bench.own_deck        a bystander asks for a table twenty times a second

Before, while two processes as polite as those that clean only take the cores, and while decks are sent.
The photos are 640×960 JPEGs, three at a time, as a browser sends them. The runner is on the same machine.
"""

from __future__ import annotations

import argparse
import http.client
import io
import json
import os
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.queues import Queue
from pathlib import Path
from random import Random

from bench.speed.meter import percentile
from PIL import Image, ImageFilter
from tests.parts import GateProcess, gates, nats_server, runners

COUNT = 60
AT_ONCE = 3
LOOK_SECONDS = 0.05
REST_SECONDS = 15.0
CLEANERS, NICE = 2, 5
"""As a runner has them."""
KEY = "the-key-of-a-maker-of-decks"


def stand_by(url: str, path: str, took: Queue[float]) -> None:
    """In a process of its own: ask for a table again and again, and tell how long each answer took."""
    line = http.client.HTTPConnection("127.0.0.1", int(url.rpartition(":")[2]))
    while True:
        began = time.perf_counter()
        line.request("GET", path)
        assert line.getresponse().read()
        took.put((time.perf_counter() - began) * 1000)
        time.sleep(LOOK_SECONDS)


def busy() -> None:
    """Take a core, as politely as the processes that clean."""
    os.nice(NICE)
    while True:
        sum(range(100_000))


def told(what: str, queue: Queue[float]) -> None:
    """Print what was measured since the last time."""
    took: list[float] = []
    while not queue.empty():
        took.append(queue.get())
    print(
        f"{what}: {len(took)} looks, p50 {percentile(took, 0.5):.1f} ms, "
        f"p99 {percentile(took, 0.99):.1f} ms, at most {max(took):.1f} ms",
        flush=True,
    )


def photo(seed: int) -> bytes:
    """A picture with as much in it as a photo."""
    chance, file = Random(seed), io.BytesIO()
    coarse = Image.frombytes("RGB", (32, 48), chance.randbytes(32 * 48 * 3)).resize((640, 960))
    fine = Image.frombytes("RGB", (640, 960), chance.randbytes(640 * 960 * 3))
    Image.blend(coarse, fine.filter(ImageFilter.GaussianBlur(2)), 0.3).save(file, "JPEG", quality=90)
    return file.getvalue()


def ask(gate: GateProcess, method: str, path: str, body: bytes, key: str = "") -> bytes:
    """A request that succeeds, over a line of its own."""
    line = http.client.HTTPConnection("127.0.0.1", int(gate.url.rpartition(":")[2]), timeout=60)
    kind = {"Authorization": f"Bearer {key}"} if key else {"Content-Type": "application/json"}
    line.request(method, path, body, kind)
    answer = line.getresponse()
    data = answer.read()
    assert answer.status < 300, data
    line.close()
    return data


def send_deck(gate: GateProcess, photos: list[bytes]) -> None:
    """A whole deck."""
    wanted = {"count": COUNT, "treatment": "paper", "key": KEY}
    begun = json.loads(ask(gate, "POST", "/api/own-decks", json.dumps(wanted).encode()))
    path = f"/api/own-decks/{begun['name']}"
    with ThreadPoolExecutor(AT_ONCE) as pool:
        list(pool.map(lambda one: ask(gate, "PUT", f"{path}/{one[0]}", one[1], KEY), enumerate(photos, 1)))
    ask(gate, "PUT", path, json.dumps({"key": KEY, "alts": [""] * COUNT}).encode())


def main() -> None:
    """Measure."""
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    photos = [photo(seed) for seed in range(COUNT)]
    print(f"{COUNT} photos of {sum(map(len, photos)) // COUNT // 1000} KB")
    with tempfile.TemporaryDirectory() as name, nats_server(Path(name)) as nats:
        folder = Path(name)
        with gates(nats.url, 1, folder) as (gate,), runners(nats.url, 1, folder, tempo=1):
            measure(gate, photos)


def measure(gate: GateProcess, photos: list[bytes]) -> None:
    """Before, while two processes only take the cores, and while decks are sent."""
    spawn, took = get_context("spawn"), get_context("spawn").Queue()
    path = f"/api/tables/{gate.open_table()}"
    bystander = spawn.Process(target=stand_by, args=(gate.url, path, took), daemon=True)
    bystander.start()
    time.sleep(3)
    told("(warm)", took)
    time.sleep(REST_SECONDS)
    told("before", took)
    others = [spawn.Process(target=busy, daemon=True) for _ in range(CLEANERS)]
    for other in others:
        other.start()
    time.sleep(REST_SECONDS)
    told("while two processes are busy", took)
    for other in others:
        other.kill()
    for turn in ("first", "second"):
        began = time.perf_counter()
        send_deck(gate, photos)
        told(f"while the {turn} deck is sent ({time.perf_counter() - began:.1f} s)", took)
    bystander.kill()


if __name__ == "__main__":
    main()
