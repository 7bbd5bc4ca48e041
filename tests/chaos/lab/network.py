"""Where the parts of the lab live: each in a network namespace of its own, or all on loopback.

The lab itself runs in namespaces of its own (see `__main__`), so all that is made here, bridge, namespaces
and mounts, is gone with it, however it ends.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Sequence
from typing import Literal, Protocol, TypeAlias

from inklings.live.engine import free_port

How: TypeAlias = Literal["drop", "reset"]

SUBNET = "10.88.0"
NAMES = {"n1": 1, "n2": 2, "n3": 3, "g1": 11, "g2": 12, "g3": 13, "r1": 21, "r2": 22}
"""Nodes, gates and runners, with the last number of each one's address."""


class Network(Protocol):
    """Gives every part an address."""

    def address(self, name: str) -> str: ...

    def port(self, usual: int) -> int: ...

    def inside(self, name: str, command: Sequence[str]) -> list[str]: ...

    def cut(self, these: Iterable[str], those: Iterable[str], how: How, *, one_way: bool = False) -> None: ...

    def heal(self) -> None: ...


class Loopback:
    """Plain processes beside one another; no line between them can be cut."""

    def address(self, name: str) -> str:  # noqa: ARG002
        return "127.0.0.1"

    def port(self, usual: int) -> int:  # noqa: ARG002
        return free_port()

    def inside(self, name: str, command: Sequence[str]) -> list[str]:  # noqa: ARG002
        return list(command)

    def cut(self, these: Iterable[str], those: Iterable[str], how: How, *, one_way: bool = False) -> None:
        raise NotImplementedError(f"{these} {those} {how} {one_way}: loopback cannot be cut")

    def heal(self) -> None:
        """Nothing was cut."""


class Namespaces:
    """A switch, at which people are, and a namespace at each of its ports."""

    def __init__(self) -> None:
        _run("mount", "-t", "tmpfs", "tmpfs", "/run/netns", make="/run/netns")
        _run("ip", "link", "set", "lo", "up")
        _run("ip", "link", "add", "lab", "type", "bridge")
        _run("ip", "addr", "add", f"{SUBNET}.254/24", "dev", "lab")
        _run("ip", "link", "set", "lab", "up")
        for name in NAMES:
            _run("ip", "netns", "add", name)
            _run("ip", "link", "add", f"to-{name}", "type", "veth", "peer", "name", "eth0", "netns", name)
            _run("ip", "link", "set", f"to-{name}", "master", "lab", "up")
            _run("ip", "-n", name, "link", "set", "lo", "up")
            _run("ip", "-n", name, "addr", "add", f"{self.address(name)}/24", "dev", "eth0")
            _run("ip", "-n", name, "link", "set", "eth0", "up")

    def address(self, name: str) -> str:
        return f"{SUBNET}.{NAMES[name]}"

    def port(self, usual: int) -> int:
        return usual

    def inside(self, name: str, command: Sequence[str]) -> list[str]:
        return ["nsenter", f"--net=/run/netns/{name}", *command]

    def cut(self, these: Iterable[str], those: Iterable[str], how: How, *, one_way: bool = False) -> None:
        """Nothing that these send reaches those, and unless it is one way, nothing comes back."""
        here, there = list(these), list(those)
        for name in there:
            self._refuse(name, here, how)
        if not one_way:
            for name in here:
                self._refuse(name, there, how)

    def heal(self) -> None:
        for name in NAMES:
            _run(*self.inside(name, ["nft", "flush", "ruleset"]))

    def _refuse(self, name: str, senders: list[str], how: How) -> None:
        verdict = "meta l4proto tcp reject with tcp reset" if how == "reset" else "drop"
        rules = ["add table inet lab", "add chain inet lab in { type filter hook input priority 0; }"]
        rules += [f"add rule inet lab in ip saddr {self.address(sender)} {verdict}" for sender in senders]
        _run(*self.inside(name, ["nft", "; ".join(rules)]))


def _run(*command: str, make: str = "") -> None:
    if make:
        subprocess.run(["mkdir", "-p", make], check=True)  # noqa: S607
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)}: {done.stderr.strip()}")
