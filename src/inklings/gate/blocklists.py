"""The operator's own lists: words that no table shows, and addresses that are not let in."""

from __future__ import annotations

import logging
import time
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import TypeAlias

from inklings.house.letters import letters

logger = logging.getLogger(__name__)

LOOK_SECONDS = 2.0
"""How often a changed list of addresses is looked for, while people come in."""
LONGEST_WORD = 100
MOST_KNOWN = 10_000

_Network: TypeAlias = IPv4Network | IPv6Network


class BlocklistError(ValueError):
    """A list that cannot be read; the message says which, where, and what to do."""


def read_words(file: Path) -> tuple[str, ...]:
    """The lines of a list of words (`house/wordlist.py` says what they mean); raises `BlocklistError`."""
    found = _lines("--blocked-words", file)
    for number, line in found:
        if len(line) > LONGEST_WORD or not any(map(letters, line.strip("*~"))):
            raise BlocklistError(
                f"--blocked-words: line {number} of {file} must be a word or phrase: {line[:LONGEST_WORD]!r}"
            )
    return tuple(line for _, line in found)


class BlockedAddresses:
    """Addresses and networks that are not let in. The list is read again when its file has changed."""

    def __init__(self, file: Path | None = None) -> None:
        """Read the list, if there is one; raises `BlocklistError`."""
        self._file = file
        self._networks: dict[tuple[int, int], set[_Network]] = {}
        self._known: dict[str, bool] = {}
        """What was found out of addresses that have come."""
        self._looked, self._changed = time.monotonic(), 0.0
        if file:
            self._changed = _changed_at(file)
            self._networks = _read_networks(file)

    def bars(self, address: str) -> bool:
        """Whether this address is kept out."""
        if self._file is None:
            return False
        if time.monotonic() - self._looked > LOOK_SECONDS:
            self._look_again(self._file)
        if address not in self._known:
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            self._known[address] = self._is_listed(address)
        return self._known[address]

    def _look_again(self, file: Path) -> None:
        self._looked = time.monotonic()
        changed = _changed_at(file)
        if changed == self._changed:
            return
        self._changed = changed
        try:
            self._networks = _read_networks(file)
        except BlocklistError as error:
            logger.warning("the list of blocked addresses stays as it was: %s", error)
            return
        self._known.clear()
        logger.info("read %s again: %d are blocked", file, sum(map(len, self._networks.values())))

    def _is_listed(self, address: str) -> bool:
        try:
            parsed = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        parsed = getattr(parsed, "ipv4_mapped", None) or parsed
        return any(
            version == parsed.version and ip_network((parsed, length), strict=False) in networks
            for (version, length), networks in self._networks.items()
        )


NOBODY = BlockedAddresses()


def _read_networks(file: Path) -> dict[tuple[int, int], set[_Network]]:
    networks: dict[tuple[int, int], set[_Network]] = {}
    for number, line in _lines("--blocked-addresses", file):
        try:
            network = ip_network(line, strict=False)
        except ValueError:
            raise BlocklistError(
                f"--blocked-addresses: line {number} of {file} must be an address or a network, "
                f"such as 192.0.2.7 or 2001:db8::/32: {line[:LONGEST_WORD]!r}"
            ) from None
        networks.setdefault((network.version, network.prefixlen), set()).add(network)
    return networks


def _changed_at(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0


def _lines(option: str, file: Path) -> list[tuple[int, str]]:
    """What is on a list, and on which lines; `#` begins a comment."""
    try:
        text = file.read_text("utf-8")
    except UnicodeDecodeError:
        raise BlocklistError(f"{option}: {file} is not a text in UTF-8; save it as one") from None
    except OSError as error:
        raise BlocklistError(f"{option}: can't read {file}: {error.strerror}") from None
    stripped = ((number, line.partition("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1))
    return [(number, line) for number, line in stripped if line]
