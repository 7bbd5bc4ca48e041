"""The names and configurations of a cell's streams in the engine."""

from __future__ import annotations

from typing import Any

from inklings.house.codes import SHARDS, shard_of

NANOSECONDS = 1_000_000_000
REPORT_DAYS = 30
REPORT_BYTES = 4 * 1024 * 1024
REPORTS_A_TABLE = 20
GATHERINGS_MINUTES = 10


class Streams:
    """The streams of one cell: tables and clocks by shard, and what the cell keeps besides."""

    def __init__(self, cell: str, most_bytes: int = 0) -> None:
        self._cell = cell
        self._most_bytes = most_bytes

    def subject(self, word: str, code: str) -> str:
        """A subject of this table."""
        return f"{word}.{self._cell}.{shard_of(code)}.{code}"

    def subject_of_shard(self, word: str, shard: int) -> str:
        """The subject of all tables of a shard."""
        return f"{word}.{self._cell}.{shard}.*"

    def name(self, shard: int) -> str:
        """The stream in which the logs of a shard lie."""
        return f"TABLES-{self._cell}-{shard}"

    def clocks_name(self, shard: int) -> str:
        """The stream in which the clocks of a shard lie."""
        return f"CLOCKS-{self._cell}-{shard}"

    def clocks_filling(self, shard: int) -> str:
        """The subject of what fills up the file of a shard's clocks. No code is like it."""
        return f"clock.{self._cell}.{shard}.filling"

    def clocks_mark(self, shard: int) -> str:
        """The subject of what stands between old clocks and the same clocks, set again."""
        return f"clock.{self._cell}.{shard}.mark"

    def tables(self, shard: int) -> dict[str, Any]:
        """The logs of a shard. A whole log can be replaced by one entry, which may go by itself later."""
        place = f"{self._cell}.{shard}"
        limit = {"max_bytes": self._most_bytes // SHARDS} if self._most_bytes else {}
        return {
            **limit,
            "name": self.name(shard),
            "subjects": [f"table.{place}.*"],
            "allow_direct": True,
            "allow_rollup_hdrs": True,
            "allow_msg_ttl": True,
            "discard": "new",
            "republish": {"src": f"table.{place}.>", "dest": f"told.{place}.>"},
        }

    def clocks(self, shard: int) -> dict[str, Any]:
        """The clocks of a shard."""
        place = f"{self._cell}.{shard}"
        return {
            "name": self.clocks_name(shard),
            "subjects": [f"clock.{place}.*", f"rang.{place}.*"],
            "retention": "workqueue",  # a ring is gone once it has been dealt with
            "allow_msg_schedules": True,
        }

    @property
    def floor(self) -> dict[str, Any]:
        """What every member of the cell can read."""
        return {"name": f"FLOOR-{self._cell}", "subjects": [f"floor.{self._cell}"], "deny_delete": True}

    @property
    def sweeps(self) -> dict[str, Any]:
        """When the cell was last swept: only the newest is kept."""
        return {
            "name": f"SWEEPS-{self._cell}",
            "subjects": [f"swept.{self._cell}"],
            "max_msgs_per_subject": 1,
        }

    @property
    def reports(self) -> dict[str, Any]:
        """What people have reported: for a while, the newest of each table."""
        return {
            "name": f"REPORTS-{self._cell}",
            "subjects": [f"report.{self._cell}.*"],
            "allow_direct": True,
            "max_age": REPORT_DAYS * 24 * 3600 * NANOSECONDS,
            "max_bytes": REPORT_BYTES,
            "max_msgs_per_subject": REPORTS_A_TABLE,
            "discard": "old",
        }

    def link(self, link: str, code: str, match: str) -> str:
        """The subject under which a link to a match is known; `*` stands for any."""
        return f"link.{self._cell}.{link}.{code}.{match}"

    @property
    def links(self) -> dict[str, Any]:
        """The links to games that have ended."""
        return {
            "name": f"LINKS-{self._cell}",
            "subjects": [self.link("*", "*", "*")],
            "max_msgs_per_subject": 1,
        }

    def deck(self, deck: str, what: str) -> str:
        """The subject of something that belongs to a deck; `*` stands for any."""
        return f"deck.{self._cell}.{deck}.{what}"

    @property
    def decks(self) -> dict[str, Any]:
        """People's own decks."""
        return {
            "name": f"DECKS-{self._cell}",
            "subjects": [self.deck("*", "*")],
            "allow_direct": True,
            "max_msgs_per_subject": 1,
        }

    def notice(self, code: str, person: str) -> str:
        """The subject of what a person wants to be told at a table; `*` stands for anyone."""
        return f"notice.{self._cell}.{code}.{person}"

    @property
    def notice_key(self) -> str:
        """The subject of the key with which notices are signed."""
        return f"notice-key.{self._cell}"

    @property
    def notices(self) -> dict[str, Any]:
        """What people want to be told: the newest of each person."""
        return {
            "name": f"NOTICES-{self._cell}",
            "subjects": [self.notice("*", "*"), self.notice_key],
            "allow_direct": True,
            "max_msgs_per_subject": 1,
        }

    def gathering(self, game: str, language: str) -> str:
        """The subject under which the tables are known that gather people; `*` stands for any."""
        return f"gathering.{self._cell}.{language}.{game}"

    @property
    def gatherings(self) -> dict[str, Any]:
        """Where strangers gather: the newest of each game and language, for a while."""
        return {
            "name": f"GATHERINGS-{self._cell}",
            "subjects": [self.gathering("*", "*")],
            "max_msgs_per_subject": 1,
            "max_age": GATHERINGS_MINUTES * 60 * NANOSECONDS,
        }

    def room(self, code: str) -> str:
        """The subject of a leader's room; `*` stands for any."""
        return f"room.{self._cell}.{code}"

    @property
    def rooms(self) -> dict[str, Any]:
        """Leaders' rooms. Their older versions are erased, and not only dropped."""
        return {"name": f"ROOMS-{self._cell}", "subjects": [self.room("*")]}

    def turn(self, word: str, code: str) -> str:
        """A subject of a table at which it is someone's turn."""
        return f"{word}.{self._cell}.{code}"

    @property
    def turns(self) -> dict[str, Any]:
        """When runners look at whose turn it is: soon after a move, or once quiet hours are over."""
        return {
            "name": f"TURNS-{self._cell}",
            "subjects": [self.turn(word, "*") for word in ("turn", "later", "turned")],
            "retention": "workqueue",
            "allow_msg_schedules": True,
        }

    def activity(self, key: str) -> str:
        """The subject of the table that is kept under this key; `*` stands for any."""
        return f"activity.{self._cell}.{key}"

    @property
    def activities(self) -> dict[str, Any]:
        """The tables of people who come from Discord, each for a while."""
        return {
            "name": f"ACTIVITIES-{self._cell}",
            "subjects": [self.activity("*")],
            "allow_msg_ttl": True,
            "max_msgs_per_subject": 1,
        }

    def token(self, digest: str) -> str:
        """The subject under which an operator's token is known; of `*`, that of all."""
        return f"token.{self._cell}.{digest}"

    @property
    def announcement(self) -> str:
        """The subject on which operators announce something."""
        return f"announcement.{self._cell}"

    @property
    def announced(self) -> str:
        """The subject on which all gates hear what was announced."""
        return f"announced.{self._cell}"

    @property
    def operators(self) -> dict[str, Any]:
        """The hashes of operators' tokens, and their last announcement. The engine removes what has ended."""
        return {
            "name": f"OPERATORS-{self._cell}",
            "subjects": [self.token("*"), self.announcement],
            "allow_msg_ttl": True,
            "max_msgs_per_subject": 1,
            "republish": {"src": self.announcement, "dest": self.announced},
        }
