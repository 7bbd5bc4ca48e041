"""Settings: where a dream takes place, as planes from back to front."""

from collections.abc import Mapping

from inklings.decks.dreams.settings.attic import Attic
from inklings.decks.dreams.settings.canal import CanalTown
from inklings.decks.dreams.settings.carnival import Carnival
from inklings.decks.dreams.settings.cave import Underground
from inklings.decks.dreams.settings.chessboard import ChessboardPlain
from inklings.decks.dreams.settings.clouds import Clouds
from inklings.decks.dreams.settings.desert import Desert
from inklings.decks.dreams.settings.forest import Forest
from inklings.decks.dreams.settings.garden import Garden
from inklings.decks.dreams.settings.harbour import Harbour
from inklings.decks.dreams.settings.library import Library
from inklings.decks.dreams.settings.market import NightMarket
from inklings.decks.dreams.settings.meadow import MushroomMeadow
from inklings.decks.dreams.settings.orchard import Orchard
from inklings.decks.dreams.settings.rooftops import Rooftops
from inklings.decks.dreams.settings.room import RoomWithWindow
from inklings.decks.dreams.settings.ruins import Ruins
from inklings.decks.dreams.settings.sea import Sea
from inklings.decks.dreams.settings.setting import Setting
from inklings.decks.dreams.settings.snow import FrozenLake, SnowyValley
from inklings.decks.dreams.settings.square import Square
from inklings.decks.dreams.settings.stairs import CityOfStairs
from inklings.decks.dreams.settings.station import RailwayStation
from inklings.decks.dreams.settings.theatre import TheatreStage
from inklings.decks.dreams.settings.underwater import Underwater
from inklings.decks.dreams.settings.wheat import WheatField

SETTINGS: Mapping[str, type[Setting]] = {
    setting.name: setting
    for setting in (
        Attic,
        CanalTown,
        Carnival,
        ChessboardPlain,
        CityOfStairs,
        Clouds,
        Desert,
        Forest,
        FrozenLake,
        Garden,
        Harbour,
        Library,
        MushroomMeadow,
        NightMarket,
        Orchard,
        RailwayStation,
        Rooftops,
        RoomWithWindow,
        Ruins,
        Sea,
        SnowyValley,
        Square,
        TheatreStage,
        Underground,
        Underwater,
        WheatField,
    )
}
"""Every setting by its name."""
