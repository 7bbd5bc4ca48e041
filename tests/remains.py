"""What is left of something in an engine: in its streams, and in the bytes of its files."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from inklings.live.bus import NatsBus

LOOK_SECONDS = 2.0


class _Names(msgspec.Struct):
    streams: list[str] | None = None


class _State(msgspec.Struct):
    first_seq: int = 0
    last_seq: int = 0
    subjects: dict[str, int] = {}


class _Info(msgspec.Struct):
    state: _State


class _Message(msgspec.Struct):
    subject: str
    data: bytes = b""


class _Got(msgspec.Struct):
    message: _Message | None = None


async def in_streams(bus: NatsBus, needles: Iterable[str]) -> dict[str, str]:
    """Each of these texts that is in a message or a subject of any stream, and in which stream."""
    wanted = set(needles)
    found: dict[str, str] = {}
    for stream in await _streams(bus):
        info = msgspec.json.decode(
            await _ask(bus, f"STREAM.INFO.{stream}", {"subjects_filter": ">"}), type=_Info
        )
        texts = list(info.state.subjects)
        for sequence in range(info.state.first_seq, info.state.last_seq + 1):
            got = msgspec.json.decode(
                await _ask(bus, f"STREAM.MSG.GET.{stream}", {"seq": sequence}), type=_Got
            )
            if got.message:
                texts += [got.message.subject, got.message.data.decode(errors="replace")]
        whole = "\n".join(texts)
        found |= {needle: stream for needle in wanted if needle in whole}
    return found


def in_files(folder: Path, needles: Iterable[str]) -> dict[str, str]:
    """Each of these texts that is in a file or in its name, and in which file."""
    wanted = {needle: needle.encode() for needle in needles}
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*")):
        try:
            data = path.read_bytes() if path.is_file() else b""
        except FileNotFoundError:  # the engine has just removed it
            continue
        name = path.relative_to(folder).as_posix()
        found |= {needle: name for needle, as_bytes in wanted.items() if as_bytes in data or needle in name}
    return found


async def until_gone(folder: Path, needles: Iterable[str], seconds: float) -> dict[str, str]:
    """What is left in files after so long at most."""
    needles = list(needles)
    left = in_files(folder, needles)
    for _ in range(round(seconds / LOOK_SECONDS)):
        if not left:
            break
        await asyncio.sleep(LOOK_SECONDS)
        left = in_files(folder, needles)
    return left


async def _streams(bus: NatsBus) -> list[str]:
    names: list[str] = []
    while more := msgspec.json.decode(
        await _ask(bus, "STREAM.NAMES", {"offset": len(names)}), type=_Names
    ).streams:
        names += more
    return names


async def _ask(bus: NatsBus, what: str, ask: Mapping[str, object]) -> bytes:
    answer = await bus.ask(f"$JS.API.{what}", msgspec.json.encode(ask))
    assert answer is not None, f"the engine does not answer {what}"
    return answer.data
