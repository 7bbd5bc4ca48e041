"""Postcards of Rorschach: a blot, and what somebody saw in it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from inklings.decks.inkblots import DECK
from inklings.games.rorschach.model import Blot, MatchView
from inklings.games.rorschach.moments import best_match, strangest_match
from inklings.games.rorschach.state import State
from inklings.kernel.bot import Language
from inklings.kernel.game import Seat
from inklings.kernel.postcard import Drawing, Note, Postcard, Row

BAIZE = "#123a30"


def postcards(state: State, language: Language) -> Iterator[Postcard]:
    """The best match and the strangest, with everyone who was on that team."""
    if best := best_match(state.scored, "both"):
        seats = _others(state, best.subject)
        postcard = _postcard("best", best, language, rows=(Row("rorschach-postcard-saw", seats),))
        yield replace(postcard, worth=len(seats))
    if strangest := strangest_match(state.scored, "both"):
        yield _postcard(
            "strangest",
            strangest,
            language,
            notes=(Note("rorschach-postcard-guessed", strangest.guessed[language]),),
            rows=(Row("rorschach-postcard-team", _others(state, strangest.subject)),),
        )


def emblem() -> Drawing:
    """An inkblot that says what the game is like."""
    return picture(DECK.cards[0])


def picture(blot: Blot) -> Drawing:
    """An inkblot."""
    return Drawing(4, 3, image=f"inkblots/pictures/{DECK.file(blot, 'large')}")


def _postcard(
    kind: str,
    match: MatchView,
    language: Language,
    *,
    notes: tuple[Note, ...] = (),
    rows: tuple[Row, ...] = (),
) -> Postcard:
    return Postcard(
        title=f"rorschach-{kind}",
        picture=picture(match.blot),
        ground=BAIZE,
        quote=match.meant[language],
        by=match.subject,
        notes=notes,
        rows=tuple(row for row in rows if row.seats),
    )


def _others(state: State, subject: Seat) -> tuple[Seat, ...]:
    team = state.players[subject].team
    return tuple(
        Seat(seat) for seat, player in enumerate(state.players) if player.team == team and seat != subject
    )
