"""A runner: plays the bots of every table for which it is called, as long as someone plays with them."""

from __future__ import annotations

import logging

from inklings.automata.cleaner import Cleaner
from inklings.automata.thinker import Thinker
from inklings.automata.turn_caller import USUAL, NoticeSettings, TurnCaller
from inklings.automata.woodcutter import Woodcutter
from inklings.house.registry import GameRegistry
from inklings.live.address import Address
from inklings.live.member import Member

logger = logging.getLogger(__name__)

QUEUE = "runners"
REFUSE_SECONDS = 60.0
"""How long a table whose bots failed here is left to other runners."""


class Runner:
    """One of any number of runners: each table is played by one, and by another when that one dies."""

    def __init__(
        self, member: Member, thinker: Thinker, check_pictures: str | None, notices: NoticeSettings
    ) -> None:
        self.member = member
        self._thinker = thinker
        self._refused: dict[str, float] = {}
        self._woodcutter = Woodcutter(member)
        self._cleaner = Cleaner(member, check_pictures)
        self._turn_caller = TurnCaller(member, notices)

    @classmethod
    async def start(
        cls,
        address: Address,
        games: GameRegistry,
        *,
        tempo: float = 1,
        check_pictures: str | None = None,
        notices: NoticeSettings = USUAL,
    ) -> Runner:
        """Connect to the engine and begin to hear calls; raises `EngineError`."""
        thinker = Thinker(games)
        member = await Member.start(address, games, is_runner=True, tempo=tempo, think=thinker.think)
        runner = cls(member, thinker, check_pictures, notices)
        member.surroundings.on_release = runner._released
        member.bus.subscribe(member.surroundings.vacancy, runner._called, QUEUE)
        runner._woodcutter.start()
        runner._cleaner.start()
        runner._turn_caller.start()
        await member.bus.flush()
        logger.info("ready to play for bots")
        return runner

    async def stop(self) -> None:
        """Let go of every table; their bots wait for another runner."""
        self._woodcutter.stop()
        self._cleaner.stop()
        await self.member.stop()
        self._thinker.close()

    def _called(self, data: bytes) -> None:
        code, now = data.decode(), self.member.bus.mono()
        self._refused = {table: until for table, until in self._refused.items() if until > now}
        if code not in self._refused:
            logger.info("table %s: we play its bots here", code)
            self.member.tables.play_bots(code)

    def _released(self, code: str, failed: bool) -> None:  # noqa: FBT001  (a callback)
        logger.info("table %s: we no longer play its bots here", code)
        if failed:
            logger.error("table %s: its bots keep failing, so another runner can try", code)
            self._refused[code] = self.member.bus.mono() + REFUSE_SECONDS
