"""Where settings come from: a flag, then an environment variable, then the file, then the default."""

from __future__ import annotations

import argparse
import difflib
import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import platformdirs

from inklings.settings.about import PREFIX, Setting
from inklings.settings.model import SETTINGS, Settings, settings_of
from inklings.settings.values import as_text, from_text, from_toml, masked

CONFIG = "config"
CONFIG_VARIABLE = PREFIX + CONFIG.upper()
FILE = "inklings.toml"
SYSTEM = Path("/etc/inklings")
DEFAULT = "default"
NEAR = 0.75
"""How alike a name must be to a known one to be taken for a slip of the pen."""


class SettingsError(ValueError):
    """A setting is wrong; the message says which, where it came from, and what would be right."""


class Resolved(NamedTuple):
    """The settings of one command."""

    command: str
    settings: Settings
    origins: dict[str, str]
    """Where each setting of this command came from."""
    file: Path | None
    """The file that was read, if there is one."""

    def rows(self) -> Iterator[tuple[Setting, Any, str]]:
        """Each setting of this command, its value and where it came from."""
        for one in settings_of(self.command):
            yield one, getattr(self.settings, one.name), self.origins[one.name]


class _Given(NamedTuple):
    value: Any
    origin: str


def add_flags(parser: argparse.ArgumentParser, *commands: str) -> None:
    """Let a parser know the settings of these commands; what was not given is not in its answer."""
    parser.add_argument(
        "--config",
        type=Path,
        default=argparse.SUPPRESS,
        metavar="FILE",
        help=f"a file with settings, which `inklings config --toml` writes; or {CONFIG_VARIABLE}",
    )
    for one in settings_of(*commands):
        given: dict[str, Any] = {"default": argparse.SUPPRESS, "help": _help(one)}
        if one.is_switch:
            given["action"] = argparse.BooleanOptionalAction
        else:
            given["metavar"] = one.about.value or "|".join(map(str, one.choices)) or None
            given["action"] = "append" if one.is_list else "store"
        parser.add_argument(one.flag, dest=one.name, **given)


def in_force(command: str, flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Resolved:
    """The settings of a command, given what its flags say; raises `SettingsError`."""
    file = _file(flags.get(CONFIG), environment)
    given = {**_from_file(file), **_from_environment(environment), **_from_flags(command, flags)}
    had = settings_of(command)
    for one in had:
        if command in one.about.required_by and one.name not in given:
            raise SettingsError(
                f"{command} needs {one.name}: {one.flag} {one.about.value}, or {one.variable}, "
                f"or {one.name} in {FILE}"
            )
    values = {one.name: given[one.name].value for one in had if one.name in given}
    origins = {one.name: given[one.name].origin if one.name in given else DEFAULT for one in had}
    return Resolved(command, replace(Settings(), **values), origins, file)


def environment_of(command: str, settings: Settings) -> dict[str, str]:
    """Our environment, changed to give a child of ours exactly these settings, whatever its file says."""
    known = {one.variable for one in SETTINGS.values()}
    others = {name: value for name, value in os.environ.items() if name not in known}
    values = {one.variable: getattr(settings, one.name) for one in settings_of(command)}
    ours = {name: as_text(value) for name, value in values.items() if value not in {None, ""}}
    return {**others, **ours, CONFIG_VARIABLE: os.devnull}


def unknown_variables(environment: Mapping[str, str] = os.environ) -> list[str]:
    """Variables with our prefix that are no settings."""
    known = {CONFIG_VARIABLE, *(one.variable for one in SETTINGS.values())}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def _help(setting: Setting) -> str:
    default = setting.about.default or as_text(setting.default)
    shown = "" if setting.default in {None, "", False, ()} else f" (default {default})"
    again = "; can be repeated" if setting.is_list else ""
    return f"{setting.about.help}{again}{shown}".replace("%", "%%")


def _from_flags(command: str, flags: Mapping[str, Any]) -> dict[str, _Given]:
    given: dict[str, _Given] = {}
    for name, value in flags.items():
        if name not in SETTINGS:
            continue
        one = SETTINGS[name]
        if command not in one.about.commands:
            raise SettingsError(f"{one.flag} is not a setting of {command}")
        if isinstance(value, str):
            value = _read(one, value, one.flag)  # noqa: PLW2901
        elif isinstance(value, list):
            value = tuple(value)  # noqa: PLW2901
        given[name] = _Given(value, one.flag)
    return given


def _from_environment(environment: Mapping[str, str]) -> dict[str, _Given]:
    for name in unknown_variables(environment):
        if near := _near(name.removeprefix(PREFIX).lower()):
            raise SettingsError(f"{name}: there is no such setting; did you mean {PREFIX}{near.upper()}?")
    return {
        name: _Given(_read(one, environment[one.variable], one.variable), one.variable)
        for name, one in SETTINGS.items()
        if environment.get(one.variable)
    }


def _from_file(file: Path | None) -> dict[str, _Given]:
    if file is None:
        return {}
    try:
        text = file.read_text("utf-8")
        found = tomllib.loads(text)
    except OSError as error:
        raise SettingsError(f"can't read {file}: {error.strerror}") from None
    except ValueError as error:  # of UTF-8 and of TOML
        raise SettingsError(f"{file} is not TOML: {error}") from None
    given: dict[str, _Given] = {}
    for name, value in found.items():
        origin = _place(file, text, name)
        if name not in SETTINGS:
            near = _near(name)
            cure = f"did you mean “{near}”?" if near else "`inklings config --toml` lists them all"
            raise SettingsError(f"{origin}: there is no setting “{name}”; {cure}")
        try:
            given[name] = _Given(from_toml(SETTINGS[name], value), origin)
        except ValueError as error:
            raise SettingsError(f"{origin}: {name}: {masked(str(error))}") from None
    return given


def _read(setting: Setting, text: str, origin: str) -> Any:
    try:
        return from_text(setting, text)
    except ValueError as error:
        hint = ""
        if text.startswith("tcp://") and origin.startswith(PREFIX):
            hint = " (Kubernetes sets this for a Service of our name: set enableServiceLinks: false)"
        raise SettingsError(f"{origin}: {error}{hint}") from None


def _file(named: Path | None, environment: Mapping[str, str]) -> Path | None:
    """The file that is named, or else the first that is in a usual place."""
    if named is None and (name := environment.get(CONFIG_VARIABLE)):
        named = Path(name)
    if named is not None:
        return named
    usual = (platformdirs.user_config_path("inklings") / FILE, SYSTEM / FILE)
    return next((file for file in usual if file.is_file()), None)


def _place(file: Path, text: str, name: str) -> str:
    """Where in a file a key is; tomllib does not say."""
    match = re.search(rf"^[ \t]*\[?[\"']?{re.escape(name)}\b", text, re.MULTILINE)
    return f"{file}, line {text.count(chr(10), 0, match.start()) + 1}" if match else str(file)


def _near(name: str) -> str | None:
    return next(iter(difflib.get_close_matches(name.replace("-", "_"), SETTINGS, 1, NEAR)), None)
