"""Puts the SBOM beside the wheel that is built, and into it: `.dist-info/sboms` (PEP 770)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class SbomHook(BuildHookInterface[Any]):
    """Called by hatchling."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write the SBOM before the wheel; an editable install has none, and needs no client."""
        if version == "editable":
            return
        file = Path(self.directory) / f"inklings-{self.metadata.version}.cdx.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run([sys.executable, "-m", "supply.sbom", file], cwd=self.root, check=True)
        build_data["sbom_files"].append(str(file))
