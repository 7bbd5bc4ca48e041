"""Where bots are found: a folder without one says so."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from inklings import games
from inklings.automata import minds
from inklings.games import GAMES


@pytest.mark.parametrize("files", [[], ["__init__.py"]], ids=["nothing", "an empty file"])
def test_an_empty_bot_folder_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, files: list[str]
) -> None:
    name = f"hollow{len(files)}"
    bot = tmp_path / name / "bot"
    bot.mkdir(parents=True)
    for file in ("../__init__.py", *files):
        (bot / file).touch()
    monkeypatch.setattr(games, "__path__", [str(tmp_path)])
    with pytest.raises(ImportError, match=rf"inklings\.games\.{name}\.bot is there, but has no `think`"):
        minds.mind(replace(GAMES[0], name=name))
