"""Values of settings: made of text and of TOML, checked, and written again."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import Any

from inklings.settings.about import Setting

_YES, _NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")


def from_text(setting: Setting, text: str) -> Any:
    """The value that a flag or a variable gives; raises `ValueError`, which says what would be right."""
    if setting.about.read:
        return setting.about.read(text)
    if setting.is_list:
        return tuple(part.strip() for part in text.split(",") if part.strip())
    if setting.is_switch:
        if text.lower() not in _YES + _NO:
            raise ValueError(f"{text!r} is neither yes nor no")
        return text.lower() in _YES
    if setting.choices:
        for choice in setting.choices:
            if str(choice) == text:
                return choice
        raise ValueError(f"{text!r} is not one of {', '.join(map(str, setting.choices))}")
    if setting.type in {int, float}:
        try:
            number = setting.type(text)
        except ValueError:
            raise ValueError(f"{text!r} is not {_wanted(setting)}") from None
        return _in_range(setting, number)
    if not text:
        raise ValueError("it is empty")
    return setting.type(text)


def from_toml(setting: Setting, value: Any) -> Any:
    """The value that a key of the file gives; raises `ValueError`, which says what would be right."""
    if setting.is_list:
        if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
            raise ValueError(f'{_shown(value)} is not a list of texts, such as ["a", "b"]')
        return tuple(value)
    if setting.is_switch:
        if not isinstance(value, bool):
            raise ValueError(f"{_shown(value)} is neither true nor false")
        return value
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    numbers = setting.about.read is not None or setting.type in {int, float} or 1 in setting.choices
    if not isinstance(value, str) and not (numbers and is_number):
        raise ValueError(f"{_shown(value)} is not {_wanted(setting)}")
    if isinstance(value, str) and setting.type in {int, float} and not setting.about.read:
        raise ValueError(f"{_shown(value)} is not {_wanted(setting)}: leave out the quotes")
    return from_text(setting, str(value))


def as_text(value: Any) -> str:
    """The text of which `from_text` makes the same value."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(value) if isinstance(value, tuple) else str(value)


def as_toml(value: Any) -> str:
    """The value as the file has it."""
    if isinstance(value, Path):
        value = str(value)
    return json.dumps(value, ensure_ascii=False)


def masked(text: str) -> str:
    """A text without the passwords and tokens of the URLs in it.

    >>> masked("nats://ann:secret@a:4222,token@b:4222")
    'nats://***@a:4222,***@b:4222'
    """
    return re.sub(r"((?:^|,)(?:\w+://)?)[^,]*@", r"\1***@", text)


def _wanted(setting: Setting) -> str:
    """What a right value would be."""
    if setting.type not in {int, float}:
        return "a text in quotes"
    least, most = setting.about.least, setting.about.most
    bounds = "" if least is None else f" from {least}" + (f" to {most}" if most else " upwards")
    return ("a whole number" if setting.type is int else "a number") + bounds


def _in_range(setting: Setting, number: float) -> float:
    least, most = setting.about.least, setting.about.most
    if (
        not math.isfinite(number)
        or (least is not None and number < least)
        or (most is not None and number > most)
    ):
        raise ValueError(f"{number} is not {_wanted(setting)}")
    return number


def _shown(value: Any) -> str:
    return repr(value) if isinstance(value, str) else json.dumps(value, default=str)
