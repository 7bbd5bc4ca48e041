"""Where settings come from, which of them wins, and what is said when one is wrong."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import fields, replace
from pathlib import Path

import pytest

from inklings.settings.about import COMMANDS
from inklings.settings.model import SETTINGS, Settings, settings_of
from inklings.settings.sources import (
    Resolved,
    SettingsError,
    add_flags,
    environment_of,
    in_force,
    unknown_variables,
)
from inklings.settings.texts import read_size
from inklings.settings.values import as_text, as_toml, from_text, from_toml

NATS = "nats://127.0.0.1:4222"
COLLECTOR = "http://127.0.0.1:4318/v1/traces"
LISTENING = (
    "host port workers address trust-proxy connections-per-address keep-days max-size contact blocked-words "
    "blocked-addresses"
)
EVERY_FLAG_OF_THE_FIRST_RELEASE = {
    "serve": f"data https tempo {LISTENING}",
    "gate": f"nats cell replicas {LISTENING}",
    "bots": "nats cell replicas tempo",
    "upgrade": "nats cell",
    "tables": "data nats cell",
    "reports": "data nats cell",
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "inklings.toml"


def flags(command: str, *arguments: str) -> dict[str, object]:
    parser = argparse.ArgumentParser()
    add_flags(parser, command)
    return vars(parser.parse_args(arguments))


def resolved(
    command: str, *arguments: str, file: Path | None = None, environment: Mapping[str, str] | None = None
) -> Resolved:
    """As a process would find them whose only file is this."""
    where = {"INKLINGS_CONFIG": str(file or os.devnull)}
    return in_force(command, flags(command, *arguments), {**where, **(environment or {})})


def told(
    command: str, *arguments: str, file: Path | None = None, environment: Mapping[str, str] | None = None
) -> str:
    with pytest.raises(SettingsError) as raised:
        resolved(command, *arguments, file=file, environment=environment)
    return str(raised.value)


def test_a_flag_comes_before_a_variable_and_that_before_the_file(file: Path) -> None:
    file.write_text("port = 1\nhost = 'a'\nworkers = 1\n")
    environment = {"INKLINGS_PORT": "2", "INKLINGS_HOST": "b"}
    found = resolved("serve", "--port", "3", file=file, environment=environment)
    assert (found.settings.port, found.origins["port"]) == (3, "--port")
    assert (found.settings.host, found.origins["host"]) == ("b", "INKLINGS_HOST")
    assert (found.settings.workers, found.origins["workers"]) == (1, f"{file}, line 3")
    assert (found.settings.keep_days, found.origins["keep_days"]) == (30, "default")


def test_no_flag_of_the_first_release_is_lost() -> None:
    for command, names in EVERY_FLAG_OF_THE_FIRST_RELEASE.items():
        assert {f"--{name}" for name in names.split()} <= {one.flag for one in settings_of(command)}


def test_every_setting_has_a_command_and_help() -> None:
    for one in SETTINGS.values():
        assert set(one.about.commands) <= set(COMMANDS)
        assert one.about.commands
        assert one.about.help[0].islower(), one.name


def test_lists_and_switches_are_given_in_every_way(file: Path) -> None:
    two = ("10.0.0.7", "10.0.1.0/24")
    assert (
        resolved(
            "gate", "--nats", NATS, "--trust-proxy", two[0], "--trust-proxy", two[1]
        ).settings.trust_proxy
        == two
    )
    environment = {"INKLINGS_TRUST_PROXY": ", ".join(two), "INKLINGS_HTTPS": "yes"}
    assert resolved("serve", environment=environment).settings.trust_proxy == two
    assert resolved("serve", environment=environment).settings.https
    assert not resolved("serve", "--no-https", environment=environment).settings.https
    file.write_text('trust_proxy = ["10.0.0.7", "10.0.1.0/24"]\nhttps = true\nmax_size = "2K"\n')
    found = resolved("serve", file=file).settings
    assert (found.trust_proxy, found.https, found.max_size) == (two, True, 2048)


def test_a_file_is_for_all_commands_and_each_takes_what_it_has(file: Path) -> None:
    file.write_text(f'nats = "{NATS}"\nport = 1\ncell = "B"\n')
    assert resolved("bots", file=file).settings == replace(Settings(), nats=NATS, cell="B")
    assert resolved("serve", file=file).settings == replace(Settings(), port=1)


def test_an_empty_variable_says_nothing() -> None:
    assert resolved("serve", environment={"INKLINGS_PORT": ""}).settings.port == 8370


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("port = 1\nprot = 2", ("line 2", "“prot”", "did you mean “port”?")),
        ("colour = 2", ("line 1", "“colour”", "inklings config --toml")),
        ("[gate]\nport = 1", ("line 1", "“gate”")),
        ("trust-proxy = []", ("line 1", "did you mean “trust_proxy”?")),
        ('port = "8370"', ("line 1: port:", "a whole number from 0 to 65535", "leave out the quotes")),
        ("port = 99999", ("port: 99999 is not a whole number from 0 to 65535",)),
        ("port = 1.5", ("'1.5' is not a whole number",)),
        ("port = true", ("true is not a whole number",)),
        ("host = 7", ("host: 7 is not a text in quotes",)),
        ('trust_proxy = "10.0.0.7"', ("not a list of texts",)),
        ("https = 1", ("neither true nor false",)),
        ("replicas = 2", ("'2' is not one of 1, 3, 5",)),
        ('log_level = "loud"', ("'loud' is not one of debug, info, warning, error",)),
        ('max_size = "20X"', ("write 500M or 20G",)),
        ('traces = "127.0.0.1:4318"', ("write http://127.0.0.1:4318/v1/traces",)),
        ("traces_share = 1.5", ("1.5 is not a number from 0 to 1",)),
        ('contact = "me"', ("neither a mail address nor",)),
        ('cell = "EU"', ("no vowels",)),
        ("keep_days = nan", ("not a number from 0 upwards",)),
        ("port = \nhost = 1", ("is not TOML", "line 1")),
    ],
)
def test_what_is_wrong_in_a_file_is_told(file: Path, text: str, parts: tuple[str, ...]) -> None:
    file.write_text(text)
    message = told("serve", file=file)
    assert str(file) in message
    for part in parts:
        assert part in message


def test_a_file_that_is_not_there_or_no_text_is_told(file: Path) -> None:
    assert told("serve", file=file) == f"can't read {file}: No such file or directory"
    file.write_bytes(b"\xff\xfe")
    assert "is not TOML" in told("serve", file=file)


def test_what_is_wrong_in_the_environment_is_told() -> None:
    assert told("serve", environment={"INKLINGS_PORT": "x"}).startswith("INKLINGS_PORT: 'x' is not a whole")
    assert "did you mean INKLINGS_PORT?" in told("serve", environment={"INKLINGS_PROT": "1"})
    assert "enableServiceLinks" in told("serve", environment={"INKLINGS_PORT": "tcp://10.0.0.1:8370"})


def test_variables_of_others_are_left_alone() -> None:
    others = {"INKLINGS_SERVICE_HOST": "10.0.0.1", "INKLINGS_LAB_CLOCKS": "0.1"}
    resolved("serve", environment=others)
    assert unknown_variables({**others, "INKLINGS_PORT": "1", "INKLINGS_CONFIG": "x"}) == sorted(others)


def test_what_is_wrong_in_a_flag_is_told() -> None:
    assert told("serve", "--port", "-1") == "--port: -1 is not a whole number from 0 to 65535"
    assert told("gate", "--nats", NATS, "--cell", "EU").startswith("--cell: 'EU' cannot name a cell")
    assert "--port is not a setting of bots" in _told_by(lambda: in_force("bots", {"port": "1"}, {}))


def _told_by(act: object) -> str:
    assert callable(act)
    with pytest.raises(SettingsError) as raised:
        act()
    return str(raised.value)


@pytest.mark.parametrize("command", ["gate", "bots", "upgrade"])
def test_a_command_that_needs_an_engine_says_how_to_name_one(command: str) -> None:
    message = told(command)
    for way in ("--nats URL", "INKLINGS_NATS", "nats in inklings.toml"):
        assert way in message


def test_a_child_gets_exactly_the_settings_that_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INKLINGS_CELL", "Z")
    monkeypatch.setenv("INKLINGS_TEMPO", "9")
    given = replace(Settings(), nats=NATS, replicas=1, tempo=0.02, log_format="json", traces=COLLECTOR)
    environment = environment_of("bots", given)
    assert environment["PATH"] == os.environ["PATH"]
    assert in_force("bots", {}, environment).settings == given


def test_values_are_read_again_as_they_are_written() -> None:
    given = replace(Settings(), trust_proxy=("10.0.0.7", "::1"), https=True, max_size=2048, data=Path("/x"))
    for one in fields(given):
        setting, value = SETTINGS[one.name], getattr(given, one.name)
        if value not in {None, "", ()}:
            assert from_text(setting, as_text(value)) == value
            assert from_toml(setting, tomllib.loads(f"x = {as_toml(value)}")["x"]) == value


@pytest.mark.parametrize("text", ["", "G", "-1", "1.5G", "20X", "²"])
def test_what_is_no_size(text: str) -> None:
    with pytest.raises(ValueError, match="write 500M or 20G"):
        read_size(text)


def test_the_usual_file_is_found_and_a_real_process_says_what_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "inklings").mkdir()
    (tmp_path / "inklings" / "inklings.toml").write_text("prot = 1")
    ran = subprocess.run(
        [sys.executable, "-m", "inklings.cli", "serve"],
        env={**os.environ, "XDG_CONFIG_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert ran.returncode == 2
    assert ran.stderr == (
        f"inklings: {tmp_path}/inklings/inklings.toml, line 1: "
        "there is no setting “prot”; did you mean “port”?\n"
    )


def test_the_version_is_told() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "inklings.cli", "--version"], capture_output=True, text=True, check=True
    )
    assert ran.stdout.startswith("inklings 0.")


@pytest.mark.parametrize(
    "url", ["postgres://u:secret@host/db", "postgresql://u:secret@host:abc/db", "circles.db"]
)
def test_a_wrong_database_is_said_without_its_password(url: str) -> None:
    told = _told_by(lambda: in_force("export", {"database": url}, {}))
    assert "write postgresql://user@host/name" in told
    assert "secret" not in told
