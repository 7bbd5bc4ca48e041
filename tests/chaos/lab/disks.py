"""Disks whose power can be cut, and a disk that can be full."""

from __future__ import annotations

import contextlib
import fcntl
import os
import struct
import subprocess
import time
from pathlib import Path

SHUT_DOWN = 0x8004587D
"""EXT4_IOC_SHUTDOWN."""
WITHOUT_FLUSHING = 2
MEGABYTES = 192
SMALL_MEGABYTES = 48


class Disk:
    """An ext4 file system on a loop device."""

    def __init__(self, folder: Path, name: str) -> None:
        self.at = folder / f"disk-{name}"
        self.at.mkdir()
        self._image = folder / f"{name}.img"
        with self._image.open("wb") as image:
            image.truncate(MEGABYTES << 20)
        _run("mkfs.ext4", "-q", "-F", str(self._image))
        self._mount()

    def cut_power(self) -> None:
        """What was not synced is gone, and nothing more is written."""
        disk = os.open(self.at, os.O_RDONLY)
        try:
            fcntl.ioctl(disk, SHUT_DOWN, struct.pack("I", WITHOUT_FLUSHING))
        finally:
            os.close(disk)

    def mount_again(self) -> None:
        for _ in range(50):
            with contextlib.suppress(RuntimeError):
                _run("umount", str(self.at))
                break
            time.sleep(0.1)
        else:
            raise RuntimeError(f"{self.at} cannot be unmounted")
        self._mount()

    def remove(self) -> None:
        with contextlib.suppress(RuntimeError):
            _run("umount", "-l", str(self.at))
        self._image.unlink(missing_ok=True)

    def _mount(self) -> None:
        _run("mount", "-o", "loop", str(self._image), str(self.at))


class SmallDisk:
    """A few megabytes of memory that can be filled to the last byte."""

    def __init__(self, folder: Path, megabytes: int = SMALL_MEGABYTES) -> None:
        self.at = folder / "small"
        self.at.mkdir()
        self._filler = self.at / "filler"
        _run("mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(self.at))

    def fill(self) -> None:
        with contextlib.suppress(OSError), self._filler.open("ab", buffering=0) as filler:
            for size in (1 << 16, 1 << 12, 512):
                with contextlib.suppress(OSError):
                    while filler.write(b"0" * size) == size:
                        pass

    def make_space(self) -> None:
        self._filler.unlink()

    def remove(self) -> None:
        with contextlib.suppress(RuntimeError):
            _run("umount", "-l", str(self.at))


def _run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)}: {done.stderr.strip()}")
    return done.stdout
