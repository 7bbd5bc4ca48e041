"""Build the docs site into site/: `python -m supply.docs_site`. A warning or a broken link fails."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from supply.docs_site.gather import HOME, gather
from supply.docs_site.links import faults

BUILD = HOME / "build/site"
SITE = HOME / "site"


def main() -> int:
    """Gather the pages, build them, follow every link, and put the site in its place."""
    gather(BUILD)
    zensical = Path(sys.executable).with_name("zensical")
    command: list[str | Path] = [zensical, "build", "--clean", "--strict", "-f", BUILD / "zensical.toml"]
    if failed := subprocess.run(command, check=False).returncode:
        return failed
    if found := sorted(faults(BUILD / "site")):
        sys.stderr.writelines(f"{fault}\n" for fault in found)
        return 1
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.move(BUILD / "site", SITE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
