"""Where bots think: on a thread of their own, so a long thought keeps nobody waiting."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import Future, ThreadPoolExecutor
from random import Random

from inklings.automata import minds
from inklings.house.shelf import Shelf
from inklings.kernel.bot import Thought
from inklings.kernel.game import AnyGame
from inklings.kernel.mind import Mind
from inklings.live.host import ThoughtAnswer
from inklings.live.messages import Think

logger = logging.getLogger(__name__)


class Thinker:
    """The minds of all games, loaded when first needed. They get bytes and chance, and nothing else."""

    def __init__(self, games: Shelf) -> None:
        # One thread: Python thinks one thought at a time; an operator with more cores runs more runners.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="thinking")
        self._games = games
        self._minds: dict[str, Mind] = {}

    def think(self, wanted: Think, answer: ThoughtAnswer) -> None:
        """Have a bot make up its mind; the answer is called back in the event loop."""
        loop = asyncio.get_running_loop()

        def tell(thought: Future[Thought[bytes] | None]) -> None:
            if thought.cancelled():
                return
            failed = thought.exception() is not None
            if failed:
                logger.error("table of %s: a bot can't think", wanted.game, exc_info=thought.exception())
            result = None if failed else thought.result()
            if not loop.is_closed():
                loop.call_soon_threadsafe(answer, result, failed)

        self._thread.submit(self._think, wanted).add_done_callback(tell)

    def _think(self, wanted: Think) -> Thought[bytes] | None:
        """Its own idea; or, when that was refused or its mind fails, whatever is offered."""
        game = self._games[wanted.game].game
        if not wanted.plainly:
            try:
                return self._mind(game).think(
                    wanted.seat,
                    wanted.seen,
                    Random(),
                    temper=wanted.bot.temper,
                    language=wanted.bot.language,
                )
            except Exception:
                logger.exception("a bot for %s can't think", game.name)
        return minds.plain_mind(game).think(
            wanted.seat, wanted.seen, Random(), temper=wanted.bot.temper, language=wanted.bot.language
        )

    def _mind(self, game: AnyGame) -> Mind:
        if game.name not in self._minds:
            self._minds[game.name] = minds.mind(game)
        return self._minds[game.name]

    def close(self) -> None:
        """Think no more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
