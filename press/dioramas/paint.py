"""Paint dioramas: `python -m press.dioramas.paint --out FOLDER sea_door-1 moon_bath-1-6 [--draft]`."""

import argparse
import contextlib
import importlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from press.dioramas import stage
from press.dioramas.chosen import CHOSEN
from press.dioramas.ideas import IDEAS
from press.dioramas.plan import Plan, plan


@contextlib.contextmanager
def _quiet() -> Iterator[None]:
    """Keep the renderer's own talk off the terminal."""
    sys.stdout.flush()
    kept, nowhere = os.dup(1), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    try:
        yield
    finally:
        os.dup2(kept, 1)
        os.close(kept)
        os.close(nowhere)


def paint(wanted: Plan, folder: Path, *, draft: bool) -> None:
    """One take's picture."""
    stage.clear()
    importlib.import_module(f"press.dioramas.scenes.{wanted.idea.name}").scene(wanted)
    part = folder / f".{wanted.name}.png"
    stage.render(part, wide=192 if draft else 640, samples=4 if draft else 8, mirrored=wanted.mirrored)
    part.rename(folder / f"{wanted.name}.png")


def takes(text: str) -> list[Plan]:
    """The takes that are meant: `sea_door-2` is one, `sea_door-1-6` six, `all-1-3` three of every idea.

    `chosen` is every take that is a card.
    """
    if text == "chosen":
        return [plan(idea, take) for idea, some in CHOSEN.items() for take in some]
    name, begin, *end = text.split("-")
    names = sorted(IDEAS) if name == "all" else [name]
    return [plan(name, take) for take in range(int(begin), int((end or [begin])[0]) + 1) for name in names]


def main() -> None:
    """Paint what is missing, and say how long the rest will take."""
    parser = argparse.ArgumentParser(prog="press.dioramas.paint", description=__doc__)
    parser.add_argument(
        "takes", type=takes, nargs="+", help="idea-take, idea-first-last, all-first-last, or chosen"
    )
    parser.add_argument(
        "--out", type=Path, required=True, help="where pictures go; those that are there stay"
    )
    parser.add_argument("--draft", action="store_true", help="small and soft, for a first look")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    missing = [each for some in asked.takes for each in some if not (asked.out / f"{each.name}.png").exists()]
    begun, spent = time.monotonic(), time.process_time()
    for done, each in enumerate(missing, 1):
        with _quiet():
            paint(each, asked.out, draft=asked.draft)
        left = (time.monotonic() - begun) / done * (len(missing) - done)
        work = (time.process_time() - spent) / done
        sys.stderr.write(
            f"{done} of {len(missing)}: {each.name}, {work:.0f} CPU seconds each, {left / 60:.1f} min left\n"
        )


if __name__ == "__main__":
    main()
