"""Files stay short enough to be read in one go."""

import subprocess
from pathlib import Path

HOME = Path(__file__).resolve().parents[2]
LONGEST = 299
KINDS = ("*.py", "*.ts", "*.svelte")
GENERATED = {"types.ts", "http-types.ts"}


def ours() -> list[str]:
    """All files of these kinds that git knows or would take, but for generated ones."""
    listed = subprocess.run(
        ["git", "-C", str(HOME), "ls-files", "-co", "--exclude-standard", "--", *KINDS],  # noqa: S607
        capture_output=True,
        text=True,
        check=True,
    )
    files = set(listed.stdout.splitlines())
    return [name for name in files if Path(name).name not in GENERATED and (HOME / name).is_file()]


def test_every_file_is_short() -> None:
    long = [name for name in ours() if len((HOME / name).read_text().splitlines()) > LONGEST]
    assert sorted(long) == [], "split these"
