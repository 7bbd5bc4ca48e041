"""Paint dioramas, one a seed: `python -m press.dioramas.paint --seeds 1-12 --out FOLDER [--draft]`."""

import argparse
import contextlib
import json
import os
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from press.dioramas import stage
from press.dioramas.palettes import CHAPTERS
from press.dioramas.scenes.cast import SCENES


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


def paint(seed: int, folder: Path, *, draft: bool, only: str | None = None) -> None:
    """One seed's picture, and a line of JSON beside it."""
    chance = random.Random(f"diorama {seed}")
    name, chapter = chance.choice(sorted(SCENES)), chance.choice(CHAPTERS)
    name = only or name
    stage.clear()
    told = SCENES[name](random.Random(f"diorama {seed} {name}"), chapter)
    part = folder / f".{seed:05}.png"
    stage.render(part, draft=draft)
    said = {
        "seed": seed,
        "scene": name,
        "chapter": chapter.name,
        "tags": told.tags,
        "alt": {"en": told.english, "pl": told.polish},
    }
    (folder / f"{seed:05}.json").write_text(json.dumps(said, ensure_ascii=False) + "\n", encoding="utf-8")
    part.rename(folder / f"{seed:05}.png")


def _seeds(text: str) -> list[int]:
    first, _, last = text.partition("-")
    return list(range(int(first), int(last or first) + 1))


def main() -> None:
    """Paint what is missing, and say how long the rest will take."""
    parser = argparse.ArgumentParser(prog="press.dioramas.paint", description=__doc__)
    parser.add_argument("--seeds", type=_seeds, required=True, help="one seed, or two with a dash between")
    parser.add_argument(
        "--out", type=Path, required=True, help="where pictures go; those that are there stay"
    )
    parser.add_argument("--draft", action="store_true", help="small and grainy, for a first look")
    parser.add_argument("--scene", choices=sorted(SCENES), help="this idea only, whatever the seed says")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    missing = [seed for seed in asked.seeds if not (asked.out / f"{seed:05}.png").exists()]
    begun = time.monotonic()
    for done, seed in enumerate(missing, 1):
        with _quiet():
            paint(seed, asked.out, draft=asked.draft, only=asked.scene)
        spent = time.monotonic() - begun
        left = spent / done * (len(missing) - done)
        sys.stderr.write(
            f"{done} of {len(missing)}: seed {seed}, {spent / done:.0f} s each, {left / 60:.1f} min left\n"
        )


if __name__ == "__main__":
    main()
