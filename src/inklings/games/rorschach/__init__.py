"""Rorschach: two teams, and what one person saw in the ink."""

from __future__ import annotations

from inklings.games.rorschach.evolve import evolve
from inklings.games.rorschach.model import Action, Offer, Options, RorschachOwn, RorschachView
from inklings.games.rorschach.postcards import emblem, postcards
from inklings.games.rorschach.rules import deal, decide, due, happen, hush, outcome, over_days, rematch
from inklings.games.rorschach.state import Event, State
from inklings.games.rorschach.summary import summary
from inklings.games.rorschach.turns import LEAST, MOST, awaited, met, part, roles, team
from inklings.games.rorschach.view import aside, concerns, offers, own, resample, secrets, view
from inklings.kernel.forms import Change, unchanged
from inklings.kernel.game import Game

RORSCHACH: Game[Options, State, Action, Event, RorschachView, RorschachOwn, Offer] = Game(
    name="rorschach",
    seats=range(LEAST, MOST + 1),
    decks=("inkblots",),
    late_seats=True,
    options=Options,
    state=State,
    action=Action,
    event=Event,
    view_type=RorschachView,
    own_type=RorschachOwn,
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
    due=due,
    over_days=over_days,
    hush=hush,
    part=part,
    scores=lambda state: tuple(len(state.piles[player.team]) for player in state.players),
    chapter=lambda state: state.round.number,
    outcome=outcome,
    postcards=postcards,
    emblem=emblem,
    summary=summary,
    summary_version=2,  # it tells the cards that were met
    resample=resample,
    secrets=secrets,
    known_to_all={
        "box.used_blots": "they lay open",
        "box.used_words": "they lay open",
        "last_subjects": "everyone saw who was tested",
        "phase.council.choices": "it follows from what lies on the table",
        "phase.council.group": "everyone knows who decides",
        "reads": "where people leaned in the same rounds",
        "round.touched": "it says that everyone has noticed something",
        "scored": "rounds that everyone has seen to their end; who leaned how is told when the game is over",
    },
    roles=roles,
    variants=(Options(), Options(source="own", target=3)),
    team=team,
    rematch=rematch,
    changes=(
        Change(added={"begins": "chance"}),
        # Form 2: three hundred words may be dealt, of which older releases know a hundred.
        Change(changed={"dealt": unchanged}),
        # Form 3: people's own words beside ours.
        Change(added={"source": "ours"}),
    ),
)
