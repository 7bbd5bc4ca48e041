"""Pareidolia: two artists, fourteen clouds, and what everybody else sees in them."""

from __future__ import annotations

from inklings.games.pareidolia.events import Event, unsaid
from inklings.games.pareidolia.evolve import evolve
from inklings.games.pareidolia.model import Options
from inklings.games.pareidolia.moves import Action, Offer, Why
from inklings.games.pareidolia.offers import offers
from inklings.games.pareidolia.postcards import emblem, postcards
from inklings.games.pareidolia.rules import deal, decide, due, happen, hush, outcome, pace
from inklings.games.pareidolia.secrecy import resample, secrets
from inklings.games.pareidolia.state import State
from inklings.games.pareidolia.summary import summary
from inklings.games.pareidolia.turns import LEAST, MOST, awaited, guesses_along, met, part, roles, scores
from inklings.games.pareidolia.view import aside, concerns, gallery, own, view
from inklings.games.pareidolia.views import Gallery, PareidoliaOwn, PareidoliaView
from inklings.kernel.forms import Change, unchanged
from inklings.kernel.game import Game

PAREIDOLIA: Game[Options, State, Action, Event, PareidoliaView, PareidoliaOwn, Offer] = Game(
    name="pareidolia",
    seats=range(LEAST, MOST + 1),
    late_seats=False,
    options=Options,
    state=State,
    action=Action,
    event=Event,
    view_type=PareidoliaView,
    own_type=PareidoliaOwn,
    offer=Offer,
    deal=deal,
    deal_words=deal,
    met=met,
    decide=decide,
    happen=happen,
    evolve=evolve,
    view=view,
    own=own,
    offers=offers,
    concerns=concerns,
    aside=aside,
    awaited=awaited,
    occupied=guesses_along,
    due=due,
    pace=pace,
    hush=hush,
    part=part,
    scores=scores,
    chapter=lambda state: state.round.number,
    outcome=outcome,
    postcards=postcards,
    emblem=emblem,
    summary=summary,
    summary_version=2,  # it tells the cards that were met
    resample=resample,
    secrets=secrets,
    known_to_all={
        "barred": "everyone saw which cloud was taken away",
        "gallery": "skies that everyone has seen, with their words",
        "phase.acts": "everyone saw each action",
        "phase.locked": "it follows from the last action",
        "round.last": "everyone saw the last action",
        "round.put": "everyone saw each cloud",
        "round.said": "everyone heard each guess",
    },
    visible_refusals=frozenset({Why.LOCKED, Why.TOUCHES_NOTHING}),
    unsaid=unsaid,
    roles=roles,
    variants=(
        Options(),
        Options(undo="loose", first="chosen", vote="plurality", clock="long", near="shown", source="own"),
    ),
    changes=(
        Change(
            new=frozenset({"objected", "guess_overruled"}),
            added={"undo": "loose", "first": "chance", "vote": "majority", "clock": "standard"},
        ),
        # Form 2: 360 words may be dealt, of which older releases know 72.
        Change(changed={"dealt": unchanged}),
        # Form 3: people's own words beside ours.
        Change(added={"source": "ours"}),
    ),
    review_type=Gallery,
    review=gallery,
)
