"""Postcards of Thirty Moons: a clue, its card, and who was fooled."""

from __future__ import annotations

from collections.abc import Iterator

from inklings.decks import DECKS, dreams
from inklings.games.moons.model import Card, MomentView, Written
from inklings.games.moons.moments import moments
from inklings.games.moons.own import is_own
from inklings.games.moons.scoring import votes_on
from inklings.games.moons.state import Ballot, State, Story
from inklings.kernel.bot import Language
from inklings.kernel.postcard import Drawing, Postcard, Row

NIGHT = "#14222c"
MOON = (
    '<path d="M0 0h2v3H0z" fill="#22313a"/><circle cx="1" cy="1.5" r=".62" fill="#f7e7b8"/>'
    '<circle cx="1.26" cy="1.34" r=".56" fill="#22313a"/>'
)


def postcards(state: State, _language: Language) -> Iterator[Postcard]:
    """The best clue, the greatest deceiver, and what nobody saw."""
    told = {
        story.round: (story, ballots) for story, ballots in zip(state.stories, state.ballots, strict=True)
    }
    for moment in moments(state.stories):
        story, ballots = told[moment.round]
        yield Postcard(
            title=f"moons-moment-{moment.kind}",
            picture=picture(moment.card),
            ground=NIGHT,
            quote=moment.clue.text if isinstance(moment.clue, Written) else "",
            by=moment.seat,
            rows=tuple(row for row in _rows(moment, story, ballots) if row.seats),
            worth=_worth(moment),
        )


def emblem() -> Drawing:
    """A dream that says what the game is like."""
    return picture(dreams.CARDS[0])


def picture(card: Card) -> Drawing:
    """A dream, a diorama or a woodcut; of somebody's own picture, which is theirs to show, only a moon."""
    if is_own(card):
        return Drawing(2, 3, body=MOON)
    woodcuts, dot, number = card.rpartition(".")
    if dot:
        return Drawing(2, 3, image=f"woodcuts/{woodcuts}/{number}")
    folder = card.partition(":")[0] if ":" in card else "dreams"
    return Drawing(2, 3, image=f"{folder}/pictures/{DECKS[folder].file(card, 'large')}")


def _worth(moment: MomentView) -> float:
    """The best clue parts the table in halves; the other moments count by how many were there."""
    off_balance = abs(moment.votes / moment.voters - 0.5)
    return 1 - off_balance if moment.kind == "best_clue" else max(moment.votes, moment.voters / 10)


def _rows(moment: MomentView, story: Story, ballots: tuple[Ballot, ...]) -> Iterator[Row]:
    if moment.kind == "great_deceiver":
        yield Row("moons-postcard-narrator", (story.narrator,))
        slot = next(i for i, laid in enumerate(story.table) if laid.card == moment.card)
        yield Row("moons-postcard-fooled", votes_on(slot + 1, ballots))
        return
    found = votes_on(story.told + 1, ballots)
    yield Row("moons-postcard-found", found)
    fooled = tuple(sorted({ballot.voter for ballot in ballots} - set(found)))
    yield Row("moons-postcard-fooled", fooled)
