"""Settings: where a dream takes place, as planes from back to front."""

from collections.abc import Mapping

from press.dreams.settings.attic import Attic
from press.dreams.settings.canal import CanalTown
from press.dreams.settings.carnival import Carnival
from press.dreams.settings.cave import Underground
from press.dreams.settings.chessboard import ChessboardPlain
from press.dreams.settings.clouds import Clouds
from press.dreams.settings.desert import Desert
from press.dreams.settings.forest import Forest
from press.dreams.settings.garden import Garden
from press.dreams.settings.harbour import Harbour
from press.dreams.settings.library import Library
from press.dreams.settings.market import NightMarket
from press.dreams.settings.meadow import MushroomMeadow
from press.dreams.settings.orchard import Orchard
from press.dreams.settings.parlour import Parlour
from press.dreams.settings.plain import EmptyPlain
from press.dreams.settings.rooftops import Rooftops
from press.dreams.settings.room import RoomWithWindow
from press.dreams.settings.ruins import Ruins
from press.dreams.settings.sea import Sea
from press.dreams.settings.setting import Setting
from press.dreams.settings.snow import FrozenLake, SnowyValley
from press.dreams.settings.square import Square
from press.dreams.settings.stairs import CityOfStairs
from press.dreams.settings.station import RailwayStation
from press.dreams.settings.theatre import TheatreStage
from press.dreams.settings.underwater import Underwater
from press.dreams.settings.wheat import WheatField

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
        EmptyPlain,
        Forest,
        FrozenLake,
        Garden,
        Harbour,
        Library,
        MushroomMeadow,
        NightMarket,
        Orchard,
        Parlour,
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
