"""What a setting is, and which commands there are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass
from typing import Any, Literal, get_args, get_origin

PREFIX = "INKLINGS_"
SERVE, GATE, BOTS, CHRONICLE, VOICE, UPGRADE, TABLES, REPORTS, TOKEN, EXPORT = COMMANDS = (
    "serve",
    "gate",
    "bots",
    "chronicle",
    "voice",
    "upgrade",
    "tables",
    "reports",
    "token",
    "export",
)
LISTENING = (SERVE, GATE)
BOTTING = (SERVE, BOTS)
PLAYING = (SERVE, GATE, BOTS)
RUNNING = (*PLAYING, CHRONICLE, VOICE)
TALKING = (SERVE, VOICE)
ON_ENGINE = (GATE, BOTS, CHRONICLE, VOICE, UPGRADE, TABLES, REPORTS, TOKEN)
LARGEST_PORT = 65535


@dataclass(frozen=True)
class About:
    """What is known of a setting besides its name, type and default."""

    help: str
    commands: tuple[str, ...]
    _: KW_ONLY
    value: str = ""
    """What stands for its value in help."""
    read: Callable[[str], Any] | None = None
    """Makes the value of a text, and raises `ValueError`, if the type alone does not say how."""
    least: float | None = None
    most: float | None = None
    required_by: tuple[str, ...] = ()
    secret: bool = False
    """Whether passwords or tokens may be in its value."""
    default: str = ""
    """What is said of the default, if it is different on every machine."""


@dataclass(frozen=True)
class Setting:
    """One setting, as its declaration says."""

    name: str
    type: Any
    """What its value is, if it has one."""
    default: Any
    about: About

    @property
    def flag(self) -> str:
        """As it is written on a command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """As it is called in the environment."""
        return PREFIX + self.name.upper()

    @property
    def is_switch(self) -> bool:
        """Whether it is on or off."""
        return self.type is bool

    @property
    def is_list(self) -> bool:
        """Whether it can have several values."""
        return get_origin(self.type) is tuple

    @property
    def choices(self) -> tuple[Any, ...]:
        """All values that it can have, if they are few."""
        return get_args(self.type) if get_origin(self.type) is Literal else ()
