"""What holds for a game that does not say otherwise: the functions that a `Game` may leave out."""

from typing import TypeVar

EventT = TypeVar("EventT")
SeatT = TypeVar("SeatT")


def no_roles(_options: object, _seats: int) -> tuple[()]:
    """All seats are alike."""
    return ()


def no_own_deck(_options: object) -> str:
    """The game is played with nobody's own pictures."""
    return ""


def nothing_met(_state: object) -> tuple[()]:
    """There are no cards, or it does not matter whether people have met them before."""
    return ()


def no_pace(_action: object) -> float:
    """Nothing can be done too fast."""
    return 0.0


def no_team(_state: object, seat: SeatT) -> frozenset[SeatT]:
    """Each seat plays for itself."""
    return frozenset({seat})


def uncounted(_state: object) -> tuple[()]:
    """Nobody counts."""
    return ()


def one_chapter(_state: object) -> int:
    """There are no rounds."""
    return 0


def no_postcards(_state: object, _language: object) -> tuple[()]:
    """Nothing is told of it afterwards."""
    return ()


def only_awaited(_state: object, _seat: object) -> bool:
    """Nobody has anything to do but those who are awaited."""
    return False


def everyone(_before: object, _event: object, _after: object) -> None:
    """An event may concern anyone."""
    return


def no_text(event: EventT, _seat: object) -> EventT:
    """Nobody types anything."""
    return event


def nothing_written(_action: object) -> None:
    """Nobody writes anything."""


def no_asides(_before: object, _event: object, _after: object) -> bool:
    """Everyone sees that something happened."""
    return False


def no_part(_state: object, _seat: object) -> str:
    """Nobody is anything special."""
    return "player"
