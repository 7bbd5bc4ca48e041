"""Whether anything that we lock has a known weakness: `make audit`.

pip-audit looks up the Python packages, `npm audit` those of npm. Both ask services on the internet. What
could not be looked up is said, and never passes for good: pip-audit alone would report no weakness.

The exit status is 0 if there is none, 1 if there is one, and 2 if something could not be looked up.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple

from supply.parts import ROOT

PIP_AUDIT = "pip-audit@2.10.1"
SECONDS = 300
PYTHON = (
    *(sys.executable, "-m", "uv", "tool", "run", PIP_AUDIT, "--format", "json", "--progress-spinner", "off"),
    *("--disable-pip", "--require-hashes", "--requirement", "requirements/dev.txt"),
)
NPM = ("npm", "audit", "--json", "--package-lock-only")


class Report(NamedTuple):
    """What an auditor knows."""

    weaknesses: Sequence[str]
    missing: str = ""
    """Why it could not look everything up; empty: it could."""


def read_pip_audit(text: str) -> Report:
    """What pip-audit has found."""
    packages = json.loads(text)["dependencies"]
    skipped = [package["skip_reason"] for package in packages if "skip_reason" in package]
    weaknesses = [
        f"{package['name']} {package['version']}: {one['id']}, fixed in {one['fix_versions'] or 'no version'}"
        for package in packages
        for one in package.get("vulns", [])
    ]
    missing = f"{len(skipped)} of {len(packages)} packages, the first: {skipped[0]}" if skipped else ""
    return Report(weaknesses, missing)


def read_npm_audit(text: str) -> Report:
    """What `npm audit` has found."""
    answer = json.loads(text)
    if "vulnerabilities" not in answer:
        return Report([], answer.get("message") or "no report")
    return Report(
        [
            f"{name} {one['range']}: {cause['severity']}, {cause['title']}, {cause['url']}"
            for name, one in answer["vulnerabilities"].items()
            for cause in one["via"]
            if isinstance(cause, dict)  # otherwise it is the name of another package in this list
        ]
    )


def ask(command: Sequence[str], read: Callable[[str], Report]) -> Report:
    """Run an auditor and read its report."""
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=SECONDS)
    except (OSError, subprocess.TimeoutExpired) as error:
        return Report([], str(error))
    try:
        return read(done.stdout)
    except ValueError:
        return Report([], (done.stderr.strip() or "no report").splitlines()[-1])


def main() -> int:
    """Ask both, and say what they know; returns the exit status."""
    reports = {"Python": ask(PYTHON, read_pip_audit), "npm": ask(NPM, read_npm_audit)}
    for name, report in reports.items():
        if report.missing:
            print(f"{name}: NOT AUDITED, could not be looked up from here ({report.missing})")
        else:
            print(f"{name}: {len(report.weaknesses)} known weaknesses")
        for line in report.weaknesses:
            print(f"  {line}")
    if any(report.missing for report in reports.values()):
        return 2
    return int(any(report.weaknesses for report in reports.values()))


if __name__ == "__main__":
    sys.exit(main())
