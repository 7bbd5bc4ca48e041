"""`inklings config`: what is in force, where it came from, and no secrets."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from inklings.settings.model import SETTINGS, settings_of
from inklings.settings.values import masked

SECRET = "hush-hush"  # noqa: S105


def config(*arguments: str, **environment: str) -> str:
    ran = subprocess.run(
        [sys.executable, "-m", "inklings.cli", "config", *arguments],
        env={**os.environ, "INKLINGS_CONFIG": os.devnull, "PYTHONUTF8": "1", **environment},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return ran.stdout


def test_every_setting_is_shown_with_its_value_and_origin(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("# a comment\nkeep_days = 90\n")
    told = config(
        *("gate", "--config", str(file), "--port", "9000", "--contact", "me@play.example"),
        INKLINGS_NATS=f"nats://ann:{SECRET}@a:4222,{SECRET}@b:4222",
        INKLINGS_SERVICE_HOST="10.0.0.1",
    )
    rows = {line.split()[0]: line.split(maxsplit=1)[1] for line in told.splitlines()}
    assert {one.name for one in settings_of("gate")} <= rows.keys()
    assert "data" not in rows
    assert rows["port"].split() == ["9000", "--port"]
    assert rows["keep_days"].split(maxsplit=1) == ["90.0", f"{file}, line 2"]
    assert rows["nats"].split() == ["nats://***@a:4222,***@b:4222", "INKLINGS_NATS"]
    assert rows["contact"].split() == ["me@play.example", "--contact"]
    assert rows["replicas"].split() == ["3", "default"]
    assert "no setting" in rows["INKLINGS_SERVICE_HOST"]
    assert SECRET not in told


def test_a_file_is_written_that_says_the_same_again(tmp_path: Path) -> None:
    environment = {"INKLINGS_TRUST_PROXY": "10.0.0.7,::1", "INKLINGS_HTTPS": "1", "INKLINGS_TEMPO": "0.5"}
    written = config("--toml", "--max-size", "2K", **environment)
    for one in SETTINGS.values():
        assert f"{one.name} = " in written
        assert one.variable in written
    found = tomllib.loads(written)
    assert found == {"trust_proxy": ["10.0.0.7", "::1"], "https": True, "tempo": 0.5, "max_size": 2048}
    file = tmp_path / "again.toml"
    file.write_text(written, "utf-8")
    assert config("--toml", "--config", str(file)) == written


def test_a_written_file_has_no_secrets() -> None:
    written = config("gate", "--toml", "--nats", f"nats://{SECRET}@a:4222")
    assert SECRET not in written
    assert '# nats = "nats://***@a:4222"' in written


def test_config_takes_only_flags_that_the_command_has() -> None:
    with pytest.raises(subprocess.CalledProcessError) as raised:
        config("bots", "--nats", "nats://a:1", "--port", "1")
    assert "--port is not a setting of bots" in raised.value.stderr


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("nats://a:4222", "nats://a:4222"),
        ("nats://u:p@ss@a:4222", "nats://***@a:4222"),
        ("t@a,tls://u:p@b", "***@a,tls://***@b"),
        ("10.0.0.7,::1", "10.0.0.7,::1"),
    ],
)
def test_secrets_are_masked(url: str, shown: str) -> None:
    assert masked(url) == shown


def test_the_table_in_the_docs_is_that_of_the_model() -> None:
    ran = subprocess.run([sys.executable, "-m", "inklings.settings"], capture_output=True, check=True)
    docs = Path(__file__).parents[2] / "docs" / "settings.md"
    assert ran.stdout.decode() == docs.read_text("utf-8"), "run `make settings`"
