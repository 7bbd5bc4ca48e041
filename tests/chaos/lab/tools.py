"""What the lab needs of the machine, and what is missing."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

PACKAGES = {
    "ip": "iproute2",
    "nsenter": "util-linux",
    "unshare": "util-linux",
    "mount": "mount",
    "nft": "nftables",
    "mkfs.ext4": "e2fsprogs",
    "strace": "strace",
    "faketime": "faketime",
}
"""Every tool with the Debian package that brings it."""
ALWAYS = ("ip", "nsenter", "unshare", "mount", "nft")
FAKETIME_LIBRARIES = ("/usr/lib/*/faketime/libfaketime.so.1", "/usr/lib/faketime/libfaketime.so.1")


def missing(tools: tuple[str, ...] = ()) -> str:
    """What has to be there before the lab can run with these tools; empty if nothing is missing."""
    if os.geteuid() != 0:
        return "the lab makes network namespaces and mounts: run it as root"
    absent = [tool for tool in (*ALWAYS, *tools) if not shutil.which(tool)]
    if not absent:
        return ""
    packages = " ".join(sorted({PACKAGES[tool] for tool in absent}))
    return f"{', '.join(absent)} is missing: apt-get install {packages}"


def faketime_library() -> str:
    """The library that gives a process another wall clock."""
    found = [str(file) for pattern in FAKETIME_LIBRARIES for file in sorted(Path("/").glob(pattern[1:]))]
    assert found, "Debian's package faketime brings libfaketime.so.1"
    return found[0]
