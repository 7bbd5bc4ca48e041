"""Telepathic: two people, one grid, and not a word until the end."""

from __future__ import annotations

from inklings.games.telepathic.deal import LEAST, MOST, deal, rematch, roles
from inklings.games.telepathic.evolve import evolve
from inklings.games.telepathic.model import Action, Offer, Options
from inklings.games.telepathic.modes import awaited, confidants, part
from inklings.games.telepathic.offers import aside, brief, concerns, offers, whole
from inklings.games.telepathic.postcards import emblem, postcards
from inklings.games.telepathic.review import Review, review
from inklings.games.telepathic.rules import decide, due, happen, hush, outcome
from inklings.games.telepathic.state import Event, State
from inklings.games.telepathic.summary import summary
from inklings.games.telepathic.view import own, resample, secrets, view
from inklings.games.telepathic.views import TelepathicOwn, TelepathicView
from inklings.kernel.forms import Change
from inklings.kernel.game import Game

TELEPATHIC: Game[Options, State, Action, Event, TelepathicView, TelepathicOwn, Offer] = Game(
    name="telepathic",
    seats=range(LEAST, MOST + 1),
    late_seats=False,
    options=Options,
    state=State,
    action=Action,
    event=Event,
    view_type=TelepathicView,
    own_type=TelepathicOwn,
    offer=Offer,
    deal=deal,
    decide=decide,
    happen=happen,
    evolve=evolve,
    view=view,
    own=own,
    offers=offers,
    concerns=concerns,
    aside=aside,
    brief=brief,
    whole=whole,
    awaited=awaited,
    due=due,
    hush=hush,
    part=part,
    chapter=lambda state: len(state.history) + 1,
    outcome=outcome,
    postcards=postcards,
    emblem=emblem,
    summary=summary,
    resample=resample,
    secrets=secrets,
    known_to_all={
        "announcement.answer": "there is none before everyone sees it",
        "grid": "it follows from the first grid and from every action",
        "idle": "everyone saw the clock run out",
        "order": "everyone knows who plays after whom",
        "row": "it follows from the first row and from every action",
        "stood": "it follows from the grids that everyone saw",
        "used": "everyone saw these cards",
    },
    team=confidants,
    variants=(
        Options(cards="first", four="director"),
        Options(cards="standard", four="partners"),
        Options(cards="challenge", removed=3, four="opposed"),
        Options(cards="first", more="same", four="partners", roles="chosen"),
        Options(cards="challenge", more="same", removed=6, four="opposed", roles="chosen"),
    ),
    first_game=Options(cards="first"),
    roles=roles,
    changes=(Change(added={"more": "standard", "roles": "chance"}),),
    rematch=rematch,
    review_type=Review,
    review=review,
)
