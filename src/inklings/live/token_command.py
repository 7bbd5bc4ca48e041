"""The command `inklings token`: lets an operator in to the page of the house, or nobody any more."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from inklings.live.address import Address
from inklings.live.bus import NatsBus
from inklings.live.engine import EngineError
from inklings.live.failures import Unavailable
from inklings.live.operator_tokens import Tokens
from inklings.live.supervisor import Supervisor

ANSWER_SECONDS = 10.0
STOP_SECONDS = 1.0
DAYS = 30
MOST_DAYS = 366


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command can be told."""
    parser.add_argument("--days", type=_days, default=DAYS, help=f"how long it holds ({DAYS} by default)")
    parser.add_argument("--revoke", action="store_true", help="end all tokens, and make none")


def _days(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MOST_DAYS:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of days from 1 to {MOST_DAYS}")
    return int(text)


async def run(
    options: argparse.Namespace, address: Address, page: str | None, say: Callable[[str], None]
) -> None:
    """Make a token, or end all of them; `page` is where browsers find the house. Raises `EngineError`."""
    supervisor = Supervisor()
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            bus = await NatsBus.connect(address, supervisor)
            try:
                await _answer(options, Tokens(bus), page, say)
            finally:
                await bus.close()
    except TimeoutError:
        raise EngineError(f"the engine does not answer at {address.url.rpartition('@')[2]}") from None
    except Unavailable:
        raise EngineError("no token can be kept: no gate of this release has run here yet") from None
    finally:
        await supervisor.stop(STOP_SECONDS)


async def _answer(
    options: argparse.Namespace, tokens: Tokens, page: str | None, say: Callable[[str], None]
) -> None:
    if options.revoke:
        count = await tokens.revoke_all()
        say(f"{count} token{'s' * (count != 1)} ended.")
        return
    holds = timedelta(days=options.days)
    token = await tokens.make(int(holds.total_seconds()))
    until = datetime.now(UTC) + holds
    say(token)
    say(f"It opens {page or 'the page'}/house until {until:%Y-%m-%d %H:%M} UTC. It is shown only this once.")
    if page:
        say(f"To sign in at once: {page}/house#{token}")
