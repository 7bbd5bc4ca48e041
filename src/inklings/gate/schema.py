"""All that browsers and gates tell each other, for the browser's types: `python -m inklings.gate.schema`."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from inklings.decks.shipped import Size
from inklings.games import GAMES
from inklings.gate.album_api import OwnAlbum
from inklings.gate.api import HouseInfo, TableInfo, TableOpened
from inklings.gate.circle_api import CircleShown
from inklings.gate.discord_api import ActivitySeat
from inklings.gate.notice_api import NoticesOffered, YourTables
from inklings.gate.operators import HouseNow, Reports
from inklings.gate.own_deck_api import OwnDeckBegun
from inklings.gate.pictures import DeckShown
from inklings.gate.postcards import PostcardsShown
from inklings.gate.replay_api import LinkMade
from inklings.gate.room_messages import LateInvitation, LeaderRoom, RoomAlbums, RoomSeen
from inklings.gate.woodcut_api import WoodcutsDrawn, WoodcutsNamed
from inklings.house.replay import Replay
from inklings.wire.schema import council_schema, game_schema, schema_of, wire_schema


def http_schema() -> dict[str, Any]:
    """What a gate answers over HTTP."""
    roots = {
        "HouseInfo": HouseInfo,
        "TableInfo": TableInfo,
        "TableOpened": TableOpened,
        "DeckShown": DeckShown,
        "PictureSize": Size,
        "HouseNow": HouseNow,
        "Reports": Reports,
        "Replay": Replay,
        "LinkMade": LinkMade,
        "PostcardsShown": PostcardsShown,
        "OwnAlbum": OwnAlbum,
        "CircleShown": CircleShown,
        "WoodcutsNamed": WoodcutsNamed,
        "WoodcutsDrawn": WoodcutsDrawn,
        "OwnDeckBegun": OwnDeckBegun,
        "NoticesOffered": NoticesOffered,
        "YourTables": YourTables,
        "LeaderRoom": LeaderRoom,
        "RoomSeen": RoomSeen,
        "LateInvitation": LateInvitation,
        "RoomAlbums": RoomAlbums,
        "ActivitySeat": ActivitySeat,
    }
    return schema_of(roots)


def whole_schema() -> dict[str, Any]:
    """The messages, the answers, and each game under its name."""
    games = {game.name: game_schema(game) for game in GAMES}
    return {"wire": wire_schema(), "http": http_schema(), "council": council_schema(), "games": games}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(whole_schema()), indent=2) + b"\n")
