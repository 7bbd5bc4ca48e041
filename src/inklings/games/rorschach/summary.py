"""What the chronicle remembers of Rorschach: who knows what others see in the ink."""

from __future__ import annotations

from inklings.games.rorschach.state import State
from inklings.kernel.summary import Chance, Summary, counted


def summary(state: State) -> Summary:
    """Everyone who leaned somewhere read the subject, or not: for their own team, or against the other."""
    teams = [player.team for player in state.players]
    return Summary(
        pairs=counted(
            Chance(
                "rorschach-pair-mates" if teams[read.by] == teams[read.of] else "rorschach-pair-rivals",
                "reads",
                read.by,
                read.of,
                hit=read.right,
            )
            for read in state.reads
        )
    )
