"""Where bots think: in a thread, so a long thought blocks nobody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from queue import SimpleQueue
from random import Random
from threading import Thread

from inklings.automata import minds
from inklings.house.registry import GameRegistry
from inklings.kernel.bot import Thought
from inklings.kernel.game import AnyGame
from inklings.kernel.mind import Mind
from inklings.live.effects import Think
from inklings.live.surroundings import ThoughtAnswer

logger = logging.getLogger(__name__)


class Thinker:
    """The minds of all games, loaded when first needed. They get bytes and chance, and nothing else."""

    def __init__(self, games: GameRegistry) -> None:
        self._games = games
        self._minds: dict[str, Mind] = {}
        self._wanted: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._closed = False
        # One thread: Python thinks one thought at a time; an operator with more cores runs more runners.
        # A daemon, for a process that is told to stop does not wait for the end of a thought.
        Thread(target=self._run, name="thinking", daemon=True).start()

    def think(self, wanted: Think, answer: ThoughtAnswer) -> None:
        """Have a bot make up its mind; the answer is called back in the event loop."""
        loop = asyncio.get_running_loop()

        def think() -> None:
            thought, failed = None, False
            try:
                thought = self._think(wanted)
            except Exception:
                failed = True
                logger.exception("table of %s: a bot can't think", wanted.game)
            if not self._closed and not loop.is_closed():
                loop.call_soon_threadsafe(answer, thought, failed)

        self._wanted.put(think)

    def _run(self) -> None:
        while (think := self._wanted.get()) and not self._closed:
            think()

    def _think(self, wanted: Think) -> Thought[bytes] | None:
        """Its own decision, or any offer if that was refused or its mind fails."""
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
        """Stop the thread."""
        self._closed = True
        self._wanted.put(None)
