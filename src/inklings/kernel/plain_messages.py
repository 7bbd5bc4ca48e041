"""The words of a package, from the files that browsers read too: plain messages, without numbers or names."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import resources

from inklings.kernel.bot import Language

_PLAIN = re.compile(r"^([a-z][\w-]*) = ([^{}\n]+)$", re.MULTILINE)


def plain_messages(package: str, language: Language) -> Mapping[str, str]:
    """The plain messages in a package's `words`, by their names."""
    text = (resources.files(package) / "words" / f"{language}.ftl").read_text("utf-8")
    return dict(_PLAIN.findall(text))
