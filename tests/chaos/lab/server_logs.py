"""What gates and runners wrote into their logs that should not be there."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

UNWANTED = {
    "never retrieved": r"Task (exception was never retrieved|was destroyed but it is pending)",
    "incident": r"incident [0-9a-f]{8}: .*",
    "never awaited": r"coroutine .* was never awaited",
    "asgi": r"Exception in ASGI application",
    "startup": r"Application startup failed",
    "bots failed": r"its bots keep failing",
    "does not end": r"task .* does not end",
    "error": r"^ERROR (?!.*incident).*|^\S+ \S+ ERROR (?!.*incident).*",
}
"""None of this is expected, whatever fails around a member."""
NOTED = {
    "append refused": r"append refused by the engine: .*",
    "engine": r"WARNING .* engine: .*",
    "no answer": r"the engine does not answer at",
    "reconnected": r"connected to the engine again",
}


def unwanted(file: Path) -> list[str]:
    """Everything in a log that should not be there, with how often."""
    text = file.read_text(errors="replace")
    found: Counter[str] = Counter()
    for pattern in UNWANTED.values():
        found.update(_without_names(one.group(0)) for one in re.finditer(pattern, text, re.MULTILINE))
    found.update(_tracebacks(text))
    return [f"{file.name}: {what} ({times} times)" for what, times in found.most_common()]


def noted(file: Path) -> Counter[str]:
    """How often a log speaks of the engine's troubles."""
    text = file.read_text(errors="replace")
    return Counter({name: len(re.findall(pattern, text)) for name, pattern in NOTED.items()})


def _tracebacks(text: str) -> Counter[str]:
    """The last line of each traceback, and where in our code it came from."""
    found: Counter[str] = Counter()
    for block in re.split(r"^(?=Traceback )", text, flags=re.MULTILINE)[1:]:
        where, last = "", ""
        for line in block.splitlines()[1:]:
            if place := re.search(r'inklings/([\w/]+\.py)", line (\d+)', line):
                where = f"{place[1]}:{place[2]}"
            if re.match(r"^[\w.]+(:|$)", line):
                last = line[:120]
                break
        found[f"traceback: {last} at {where}"] += 1
    return found


def _without_names(text: str) -> str:
    """The same trouble at different tables is one trouble."""
    return re.sub(r"\d+-\d+-\d+ [\d:.]+|incident \w{8}|table \w+, version \d+|table \w{4,}", "…", text)[:200]
