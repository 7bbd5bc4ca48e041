"""Where bots think: on a thread of their own, so that a long thought keeps nobody waiting."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from random import Random

from inklings.automata import minds
from inklings.house.log import Bot
from inklings.kernel.bot import Thought
from inklings.kernel.game import AnyGame, Seat
from inklings.kernel.mind import Mind

logger = logging.getLogger(__name__)


class Thinker:
    """The minds of all games, loaded when first needed. They get bytes and chance, and nothing else."""

    def __init__(self) -> None:
        # One thread: Python thinks one thought at a time; whoever has more cores runs more runners.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="thinking")
        self._minds: dict[str, Mind] = {}

    async def think(
        self, game: AnyGame, seat: Seat, bot: Bot, seen: bytes, *, plainly: bool = False
    ) -> Thought[bytes] | None:
        """What a bot wants to do; `plainly`: whatever is offered, for its own idea was refused."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._think, game, seat, bot, seen, plainly)

    def _think(
        self,
        game: AnyGame,
        seat: Seat,
        bot: Bot,
        seen: bytes,
        plainly: bool,  # noqa: FBT001
    ) -> Thought[bytes] | None:
        if not plainly:
            try:
                return self._mind(game).think(seat, seen, Random(), temper=bot.temper, language=bot.language)
            except Exception:
                logger.exception("a bot of %s cannot think", game.name)
        plain = minds.plain_mind(game)
        return plain.think(seat, seen, Random(), temper=bot.temper, language=bot.language)

    def _mind(self, game: AnyGame) -> Mind:
        if game.name not in self._minds:
            self._minds[game.name] = minds.mind(game)
        return self._minds[game.name]

    def close(self) -> None:
        """Think no more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
