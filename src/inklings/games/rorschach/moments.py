"""What is told of a whole game at its end: the best and the strangest match, and who read minds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from inklings.decks.words import RORSCHACH, Spoken
from inklings.games.rorschach.model import MatchView, MindReadersView
from inklings.games.rorschach.state import Round
from inklings.own_decks.words import shown

FEWEST_READ = 2
"""Who saw less than this is no mind-reader."""

MOST_READERS = 3
"""When more than this are equal, nobody stands out."""


def best_match(rounds: Sequence[Round], spoken: Spoken) -> MatchView | None:
    """A right guess: best with a second right one, then one that control doubted, then the earliest."""
    right = [table for table in rounds if table.is_right(table.guess)]
    best = max(right, key=lambda table: (table.is_right(table.second), not _copied(table)), default=None)
    return None if best is None else _match(best, spoken)


def strangest_match(rounds: Sequence[Round], spoken: Spoken) -> MatchView | None:
    """A wrong guess: best one about which control was wrong too, then the earliest."""
    wrong = [table for table in rounds if not table.is_right(table.guess)]
    strangest = max(wrong, key=_fooled_control, default=None)
    return None if strangest is None else _match(strangest, spoken)


def mind_readers(rounds: Sequence[Round]) -> MindReadersView | None:
    """Those who most often leaned towards what was true, with either team."""
    read = Counter(seat for table in rounds for seat in table.readers)
    most = max(read.values(), default=0)
    seats = tuple(sorted(seat for seat, count in read.items() if count == most))
    if most < FEWEST_READ or len(seats) > MOST_READERS:
        return None
    return MindReadersView(seats=seats, read=most)


def _copied(table: Round) -> bool:
    return table.guess is not None and table.answer == table.guess.symbol


def _fooled_control(table: Round) -> bool:
    return table.guess is not None and table.answer != table.marker(table.guess.place)


def _match(table: Round, spoken: Spoken) -> MatchView:
    guess, subject = table.guess, table.subject
    assert guess is not None, "every round that was scored had a guess"
    assert subject is not None, "every round that was scored had a subject"
    return MatchView(
        subject=subject,
        blot=table.blots[guess.place],
        meant=shown(table.words[table.marker(guess.place)], RORSCHACH, spoken),
        guessed=shown(table.words[guess.symbol], RORSCHACH, spoken),
    )
