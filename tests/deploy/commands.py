"""What the files of deploy/ say to `inklings`, read by its own command line."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Mapping, Sequence

from inklings.cli import _parser

PREFIX = "INKLINGS_"
NATS = ("--nats", "nats://127.0.0.1:4222")


def complaint(words: Sequence[str], variables: Mapping[str, str]) -> str:
    """What `inklings` says against these words and variables of the environment; empty: nothing."""
    command, *flags = words
    for name, value in variables.items():
        if not name.startswith(PREFIX):
            continue
        flags += ["--" + name.removeprefix(PREFIX).lower().replace("_", "-"), value]
    if command != "serve":  # secrets are not in these files
        flags += NATS
    said = io.StringIO()
    with contextlib.redirect_stderr(said), contextlib.suppress(SystemExit):
        _parser().parse_args([command, *flags])
        return ""
    return said.getvalue()
