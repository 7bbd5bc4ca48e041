"""What someone else notices while a deck of sixty photos is sent to the same gate.

    python -m bench.own_deck        a bystander asks for a table twenty times a second: before, and during

The photos are 640×960 JPEGs, three at a time, as a browser sends them. The runner is on the same machine.
"""

from __future__ import annotations

import argparse
import http.client
import io
import json
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

from bench.speed.meter import percentile
from PIL import Image, ImageFilter
from tests.parts import GateProcess, gates, nats_server, runners

COUNT = 60
AT_ONCE = 3
LOOK_SECONDS = 0.05
BEFORE_SECONDS = 15.0
KEY = "the-key-of-a-maker-of-decks"


class Bystander(threading.Thread):
    """Asks for a table again and again."""

    def __init__(self, gate: GateProcess) -> None:
        super().__init__(daemon=True)
        self._path = f"/api/tables/{gate.open_table()}"
        self._line = http.client.HTTPConnection("127.0.0.1", int(gate.url.rpartition(":")[2]))
        self.took: list[float] = []

    def run(self) -> None:
        """Until the end of the program."""
        while True:
            began = time.perf_counter()
            self._line.request("GET", self._path)
            assert self._line.getresponse().read()
            self.took.append((time.perf_counter() - began) * 1000)
            time.sleep(LOOK_SECONDS)

    def since(self, what: str) -> None:
        """Print what was measured, and begin afresh."""
        took, self.took = self.took, []
        print(
            f"{what}: {len(took)} looks, p50 {percentile(took, 0.5):.1f} ms, "
            f"p99 {percentile(took, 0.99):.1f} ms, at most {max(took):.1f} ms"
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
            bystander = Bystander(gate)
            bystander.start()
            time.sleep(2)
            bystander.took.clear()
            time.sleep(BEFORE_SECONDS)
            bystander.since("before")
            for turn in ("first deck ", "second deck"):
                began = time.perf_counter()
                send_deck(gate, photos)
                bystander.since(f"{turn} ({time.perf_counter() - began:.1f} s)")


if __name__ == "__main__":
    main()
