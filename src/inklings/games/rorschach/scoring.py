"""Who gets which blot (R14-R17): the rule book's table."""

from __future__ import annotations

from inklings.games.rorschach.model import Team
from inklings.games.rorschach.turns import other


def awards(
    test: Team, *, right: bool, control_right: bool, second_right: bool | None
) -> tuple[Team | None, Team | None]:
    """The team that gets the first blot and the one that gets the second; None puts it into the box.

    `second_right` is None where there is no second guess.
    """
    control = other(test)
    if not right:
        return (control if control_right else None), None  # R16, R17
    first = None if control_right else test
    if second_right:
        return first, test  # R14, R15
    return first, (control if control_right else None)
