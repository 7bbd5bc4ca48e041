"""One gate: its tables, and its limits for each address."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from math import inf

from msgspec.structs import replace

from inklings.gate.accounts import Accounts
from inklings.gate.activities import Activities
from inklings.gate.admission import COMMANDS_AT_ONCE, JOIN_TRIES, JOIN_TRIES_A_SECOND, Admission
from inklings.gate.albums import Albums
from inklings.gate.blocklists import NOBODY, BlockedAddresses
from inklings.gate.chronicle import Chronicle
from inklings.gate.discord import DiscordApp
from inklings.gate.framing import Framing
from inklings.gate.limits import CONNECTIONS_AN_ADDRESS, AddressLimit
from inklings.gate.notices import Notices
from inklings.gate.own_decks import OwnDecks
from inklings.gate.postcards import Postcards
from inklings.gate.quick_match import QuickMatch
from inklings.gate.replays import Replays
from inklings.gate.reviews import Reviews
from inklings.gate.rooms import Rooms
from inklings.gate.visitors import Names, Proxies
from inklings.gate.voices import Voices
from inklings.gate.woodcuts import Woodcuts
from inklings.gate.write_fairness import CrowdQueue
from inklings.house.codes import is_code
from inklings.house.table import Stage, Table
from inklings.kernel.game import AnyGame
from inklings.live.failures import NoSuchTable, TableBroken, Unavailable
from inklings.live.figures import Figures
from inklings.live.member import Member
from inklings.notices.destinations import Destinations
from inklings.notices.destinations import push_services as known_services

TABLES_AT_ONCE = 10
TABLES_A_SECOND = 1 / 6
MEETINGS_AT_ONCE = 60
"""How often people behind one address may look for others to play with: a class does it all at once."""
MEETINGS_A_SECOND = 1
SCREENS_AT_ONCE = 30
"""Screens that one address may connect at once: one that lost its connection asks again."""
SCREENS_A_SECOND = 1
FORGETTINGS_AT_ONCE = 10
FORGETTINGS_A_SECOND = 1 / 30
WATCHINGS_AT_ONCE = 200
"""Parts of replays that one address may ask for at once: each pair of eyes is one."""
WATCHINGS_A_SECOND = 10
DRAWINGS_AT_ONCE = 60
"""Postcards that one address may ask for at once: an album has a dozen."""
DRAWINGS_A_SECOND = 1
NEW_DECKS_AT_ONCE, NEW_DECKS_A_SECOND = 20, 1 / 60
"""Decks of woodcuts that one address may ask for: each takes a runner half a minute."""
OWN_DECKS_AT_ONCE, OWN_DECKS_A_SECOND = 4, 1 / 600
"""Decks of their own that people behind one address may begin."""
SENT_AT_ONCE, SENT_A_SECOND = 300, 2
"""Pictures that they may send: two hundred make a large deck."""
DECK_LOOKS_AT_ONCE, DECK_LOOKS_A_SECOND = 60, 1
DECK_REPORTS_AT_ONCE, DECK_REPORTS_A_SECOND = 3, 1 / 600
CIRCLE_LOOKS_AT_ONCE = 60
CIRCLE_LOOKS_A_SECOND = 1
CIRCLE_WISHES_AT_ONCE = 20
"""What one address may ask of the chronicle at once: a new circle, other names, to be forgotten."""
CIRCLE_WISHES_A_SECOND = 1 / 10
ONLOOKERS_AT_ONCE = 50
"""How many onlookers are written to in one turn of the loop, before players are served again."""


class TooManyTries(Exception):  # noqa: N818  (an answer: wait)
    """The address has tried too many codes or tokens that do not exist."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Gate:
    """What the handlers of HTTP and websockets share."""

    def __init__(  # noqa: PLR0913  (what an operator can set)
        self,
        member: Member,
        *,
        nearby: str,
        address: str | None = None,
        trusted_proxies: Iterable[str] = (),
        connections_an_address: int = CONNECTIONS_AN_ADDRESS,
        keep_days: float = 0,
        contact: str | None = None,
        blocked: BlockedAddresses = NOBODY,
        framed_by: Iterable[str] = (),
        push_services: Iterable[str] = (),
        webhooks: Iterable[str] = (),
        discord: DiscordApp | None = None,
    ) -> None:
        self.member = member
        self.proxies = Proxies(trusted_proxies)
        self.names = Names(address, [discord.page_host] if discord else [])
        self.blocked = blocked
        self.framing = Framing(framed_by, discord.frames if discord else ())
        self.accounts = Accounts(connections_an_address, is_exempt=self.proxies.trusts)
        self.nearby = nearby
        """The address under which phones in the same network find this gate."""
        self.address = address
        """The public address, if the operator has set one."""
        self.keep_days = keep_days
        """How long tables are kept to which nobody comes; 0: for ever."""
        self.contact = contact
        """The operator's URI for reports of vulnerabilities."""
        commands_at_once = COMMANDS_AT_ONCE if connections_an_address else inf
        self.chronicle = Chronicle(member.bus)
        self.admission = Admission(
            member.tables,
            commands_at_once=commands_at_once,
            blocked=blocked,
            recall=self._recall,
            voices=Voices(member.bus, member.bus, member.bus.address.name, member.surroundings.member),
        )
        self.misses = self.admission.misses
        self.token_misses = AddressLimit(JOIN_TRIES, JOIN_TRIES_A_SECOND)
        """Limits wrong tokens of operators."""
        self.openings = AddressLimit(TABLES_AT_ONCE, TABLES_A_SECOND)
        self.quick_match = QuickMatch(member)
        self.meetings = AddressLimit(MEETINGS_AT_ONCE, MEETINGS_A_SECOND)
        self.rooms = Rooms(member)
        self.waiting_screens = AddressLimit(SCREENS_AT_ONCE, SCREENS_A_SECOND)
        self.forgettings = AddressLimit(FORGETTINGS_AT_ONCE, FORGETTINGS_A_SECOND)
        self.forgetting = asyncio.Lock()
        """Logs are rewritten one at a time: it takes a while."""
        self.reviews = Reviews(member.games)
        self.replays = Replays(member.games, member.archive)
        self.postcards = Postcards(self.replays)
        self.albums = Albums(self.replays, self.postcards)
        self.watchings = AddressLimit(WATCHINGS_AT_ONCE, WATCHINGS_A_SECOND)
        self.drawings = AddressLimit(DRAWINGS_AT_ONCE, DRAWINGS_A_SECOND)
        self.woodcuts = Woodcuts(member.bus, member.supervisor)
        self.new_woodcuts = AddressLimit(NEW_DECKS_AT_ONCE, NEW_DECKS_A_SECOND)
        self.own_decks = OwnDecks(member.bus, member.decks, member.space)
        self.begun_decks = AddressLimit(OWN_DECKS_AT_ONCE, OWN_DECKS_A_SECOND)
        self.sent_pictures = AddressLimit(SENT_AT_ONCE, SENT_A_SECOND)
        self.deck_looks = AddressLimit(DECK_LOOKS_AT_ONCE, DECK_LOOKS_A_SECOND)
        self.deck_reports = AddressLimit(DECK_REPORTS_AT_ONCE, DECK_REPORTS_A_SECOND)
        self.notices = Notices(member.archive.notices, known_services(push_services), Destinations(webhooks))
        self.activities = Activities(discord, member) if discord else None
        """The people who come from Discord, if there is an app of ours."""
        self.circle_looks = AddressLimit(CIRCLE_LOOKS_AT_ONCE, CIRCLE_LOOKS_A_SECOND)
        self.circle_wishes = AddressLimit(CIRCLE_WISHES_AT_ONCE, CIRCLE_WISHES_A_SECOND)
        self.is_draining = False
        """Whether no tables are opened here any more and people are sent to other gates."""
        self.crowd = CrowdQueue(ONLOOKERS_AT_ONCE)
        member.roll_call.figures = self.figures

    def figures(self) -> Figures:
        """What this gate knows about itself."""
        figures = self.member.figures()
        levels = replace(figures.levels, held_addresses=self.accounts.held)
        return replace(figures, levels=levels, trouble=self.trouble)

    @property
    def trouble(self) -> str:
        """Why nobody should be sent here; empty if all is well."""
        return "this gate is stopping" if self.is_draining else self.member.trouble

    def _recall(self, circle: str, table: Table, answer: Callable[[Sequence[str]], None]) -> None:
        self.member.supervisor.once("recall", self.chronicle.recall(circle, table.game, answer))
        if own := self.member.games[table.game].own_deck(table.options):
            self.member.supervisor.once("deck of a circle", self.own_decks.keep_for_circle(own))

    async def look(self, code: str, address: str) -> Table:
        """A table, unless this address has tried too many wrong codes.

        Raises `TooManyTries`, `NoSuchTable`, `Unavailable` or `TableBroken`.
        """
        try:
            table = await self.member.look(code)
        except NoSuchTable:
            if self.misses.take(address):
                raise
        else:
            if self.misses.wait(address) == 0:
                return table
        raise TooManyTries(self.misses.wait(address))

    async def game_at(self, code: str, address: str) -> tuple[AnyGame, Stage] | None:
        """The game and stage of a table; None if unknown now: the browser is told when it connects."""
        if not is_code(code):
            return None
        try:
            table = await self.look(code, address)
        except (TooManyTries, NoSuchTable, Unavailable, TableBroken):
            return None
        return self.member.games[table.game].game, table.stage
