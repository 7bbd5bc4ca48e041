"""Settings as people read them: in force (`inklings config`), as a file, and as a table for the docs."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Callable
from typing import Any

from inklings.settings.about import RUNNING, SERVE, Setting
from inklings.settings.model import SETTINGS
from inklings.settings.sources import DEFAULT, Resolved, add_flags, in_force, unknown_variables
from inklings.settings.values import as_text, as_toml, masked

WIDTH = 100
FOREWORD = """\
# Settings

Every setting can be given as a flag (`--keep-days 90`), as an environment variable (`INKLINGS_KEEP_DAYS=90`)
or in a file (`keep_days = 90`). The first of these wins. `inklings config` shows what is in force. This page
is made by `make settings`.

| setting | default | commands | what it is |
|---|---|---|---|
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `inklings config` can be told."""
    parser.add_argument("of", nargs="?", default=SERVE, choices=RUNNING, help=f"of which command ({SERVE})")
    parser.add_argument("--toml", action="store_true", help="as a file, with all settings explained")
    add_flags(parser, *RUNNING)


def run(options: argparse.Namespace, say: Callable[[str], None]) -> None:
    """Show the settings in force; raises `SettingsError`."""
    found = in_force(options.of, vars(options))
    say(as_file(found) if options.toml else listed(found))


def listed(found: Resolved) -> str:
    """Each setting in force, its value and where it came from."""
    rows = [(one.name, _value(one, value), origin) for one, value, origin in found.rows()]
    widths = [max(len(row[column]) for row in rows) for column in range(2)]
    lines = [f"{name:{widths[0]}}  {value:{widths[1]}}  {origin}" for name, value, origin in rows]
    unknown = [f"{name} is in the environment, and no setting." for name in unknown_variables()]
    return "\n".join([*lines, *unknown])


def as_file(found: Resolved) -> str:
    """A TOML file with every setting explained; only those that are not at their defaults are in force."""
    in_use = {one.name: value for one, value, origin in found.rows() if origin != DEFAULT}
    return "\n".join(_explained(one, in_use.get(one.name)) for one in SETTINGS.values()).rstrip()


def as_markdown() -> str:
    """A table of all settings, for docs/settings.md."""
    rows = [
        f"| `{one.name}` | {_default(one)} | {', '.join(one.about.commands)} | {_help(one)} |"
        for one in SETTINGS.values()
    ]
    return FOREWORD + "".join(f"{row}\n" for row in rows)


def _value(setting: Setting, value: Any) -> str:
    if value in {None, "", ()}:
        return "not set"
    return masked(value) if setting.about.secret else as_text(value)


def _explained(setting: Setting, value: Any) -> str:
    """A setting in a file. What holds a secret is left for you to write: people show such files to others."""
    about = f"{_help(setting)}. For {', '.join(setting.about.commands)}: {setting.flag}, {setting.variable}."
    lines = [f"# {line}" for line in textwrap.wrap(about, WIDTH - 2)]
    shown = _example(setting) if value is None else masked(value) if setting.about.secret else value
    comment = "" if value is not None and shown == value else "# "
    return "\n".join([*lines, f"{comment}{setting.name} = {as_toml(shown)}", ""])


def _example(setting: Setting) -> Any:
    """What stands for a value where none is in force."""
    if setting.about.default or setting.default is None:
        return setting.about.value
    return setting.default


def _help(setting: Setting) -> str:
    choices = f" ({', '.join(map(str, setting.choices))})" if setting.choices else ""
    return setting.about.help[0].upper() + setting.about.help[1:] + choices


def _default(setting: Setting) -> str:
    if setting.about.default:
        return setting.about.default
    if setting.is_switch:
        return "off"
    return "" if setting.default in {None, "", ()} else f"`{as_text(setting.default)}`"
