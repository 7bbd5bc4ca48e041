"""An operator's command looks at every picture that people send, and what it says is done."""

from __future__ import annotations

import io
import json
import shlex
import signal
import sys
from pathlib import Path

import pytest
from PIL import Image
from tests.gate.test_own_decks import KEY, ask, begun
from tests.parts import GateProcess, NatsServer, freeze_now, gates, runners

from inklings.automata.checking import NO
from inklings.own_decks.names import LEAST, is_checked

COMMAND = f"""
import io, sys
from PIL import Image
with Image.open(io.BytesIO(sys.stdin.buffer.read()), formats=["WEBP"]) as image:
    assert image.size == (640, 960)
    red, green, _ = image.convert("RGB").resize((1, 1)).getpixel((0, 0))
if green < 100 < red:
    sys.exit({NO})
assert red < 100, "this program has failed"
"""
"""No red pictures; it fails with yellow ones."""


@pytest.mark.timeout(300)
def test_what_the_command_does_not_let_pass_is_not_kept(nats: NatsServer, tmp_path: Path) -> None:
    program = tmp_path / "no red.py"
    program.write_text(COMMAND)
    command = ("--check-pictures", shlex.join((sys.executable, str(program))))
    with gates(nats.url, 1, tmp_path) as (gate,):
        with runners(nats.url, 1, tmp_path, tempo=0.01, more=command) as (runner,):
            name = begun(gate)
            assert is_checked(name)
            assert sent(gate, name, 1, "green") == (204, "")
            assert sent(gate, name, 2, "red") == (422, "not_here")
            assert sent(gate, name, 3, "yellow") == (503, "nobody_checks")
            assert ask(gate, "GET", f"/own/{name}/1/card").status == 200
            assert ask(gate, "GET", f"/own/{name}/2/card").status == 404
            assert "this program has failed" in runner.log.read_text(), "the operator can see why"
        (others := tmp_path / "others").mkdir()
        with runners(nats.url, 1, others, tempo=0.01):
            assert send(gate, name, 4, "green") == (503, "nobody_cleans"), "only some runners check"
            plain = begun(gate)
            assert not is_checked(plain)
            assert sent(gate, plain, 1, "red") == (204, "")


@pytest.mark.timeout(120)
def test_no_deck_is_begun_unchecked_because_the_runner_that_checks_does_not_answer(
    nats: NatsServer, tmp_path: Path
) -> None:
    checks = ("--check-pictures", "true")
    with (
        gates(nats.url, 1, tmp_path) as (gate,),
        runners(nats.url, 1, tmp_path, tempo=0.01, more=checks) as (runner,),
    ):
        freeze_now(runner.process)
        said = ask(gate, "POST", "/api/own-decks", {"count": LEAST, "treatment": "sepia", "key": KEY})
        runner.process.send_signal(signal.SIGCONT)
        assert (said.status, json.loads(said.body)["error"]) == (503, "nobody_cleans")
        assert is_checked(begun(gate))


def sent(gate: GateProcess, name: str, card: int, colour: str) -> tuple[int, str]:
    """As a browser does it: a runner that is too busy is asked again."""
    for _ in range(5):
        said = send(gate, name, card, colour)
        if said != (503, "nobody_cleans"):
            break
    return said


def send(gate: GateProcess, name: str, card: int, colour: str) -> tuple[int, str]:
    file = io.BytesIO()
    Image.new("RGB", (640, 960), colour).save(file, "PNG")
    said = ask(gate, "PUT", f"/api/own-decks/{name}/{card}", file.getvalue(), KEY)
    return said.status, json.loads(said.body)["error"] if said.body else ""
