from __future__ import annotations

import pytest

from inklings.cli import main


def test_the_command_prints_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["simulate", "moons", "--games", "2", "--seats", "4", "--random", "--option", "target=30"]) == 0
    )
    assert '"games": 2' in capsys.readouterr().out
