"""`inklings door`: what it writes, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.door import check

from inklings.cli import main
from inklings.gate.certificate import FILE
from inklings.gate.tls import certificate_for


def test_what_is_written_can_be_run(tmp_path: Path) -> None:
    certificate_for(tmp_path, "127.0.0.1", None)
    file = tmp_path / "door.cfg"
    cells = ["BC=10.0.0.1:8370/9370,unknown.invalid:8370/9371", "DF=[2001:db8::7]:8370"]
    options = [word for cell in cells for word in ("--cell", cell)]
    assert main(["door", *options, "--certificate", str(tmp_path / FILE), "--config", str(file)]) == 0
    check(file)


@pytest.mark.parametrize(
    ("cells", "why"),
    [
        (["BC=10.0.0.1:8370", "B=10.0.0.2:8370"], "same number of letters"),
        (["EU=10.0.0.1:8370"], "'EU' cannot name a cell"),
        (["BC=10.0.0.1"], "name the cell and the gates"),
        (["BC"], "name the cell and the gates"),
        (["BC=10.0.0.1:8370/9370,10.0.0.2:8370"], "monitors of all its gates, or of none"),
    ],
)
def test_what_cannot_be_a_house_is_refused_in_words(
    cells: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["door", *[word for cell in cells for word in ("--cell", cell)]]) == 1
    assert why in capsys.readouterr().err


def test_a_gate_with_letters_that_no_code_has_does_not_start(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gate", "--nats", "nats://127.0.0.1:1", "--cell", "EU"]) == 2
    assert "'EU' cannot name a cell" in capsys.readouterr().err
