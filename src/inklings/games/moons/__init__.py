"""Thirty Moons: a clue, six dream pictures, and who saw what the narrator saw."""

from __future__ import annotations

from inklings.games.moons.cards import own_deck
from inklings.games.moons.evolve import evolve
from inklings.games.moons.model import Action, LayOffer, MoonsOwn, MoonsView, Offer, Options, VoteOffer
from inklings.games.moons.postcards import emblem, postcards
from inklings.games.moons.riddle import riddle
from inklings.games.moons.rules import deal, decide, due, happen, hush, outcome, over_days, written
from inklings.games.moons.state import Event, State, unsaid
from inklings.games.moons.summary import summary
from inklings.games.moons.turns import LEAST, MOST, awaited, met, part, scores
from inklings.games.moons.view import aside, concerns, offers, own, resample, secrets, view
from inklings.kernel.forms import Change, unchanged
from inklings.kernel.game import Game

MOONS: Game[Options, State, Action, Event, MoonsView, MoonsOwn, Offer] = Game(
    name="moons",
    seats=range(LEAST, MOST + 1),
    decks=("dreams",),
    votable=(LayOffer, VoteOffer),
    riddle=riddle,
    own_deck=own_deck,
    cosy=4,
    late_seats=True,
    options=Options,
    state=State,
    action=Action,
    event=Event,
    view_type=MoonsView,
    own_type=MoonsOwn,
    offer=Offer,
    deal=deal,
    deal_unmet=deal,
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
    scores=scores,
    chapter=lambda state: state.round,
    outcome=outcome,
    postcards=postcards,
    emblem=emblem,
    summary=summary,
    summary_version=2,  # it tells the cards that were met
    resample=resample,
    secrets=secrets,
    known_to_all={
        "discard": "everyone has seen these cards",
        "stories": "rounds that everyone has seen to their end",
        "ballots": "the votes of these rounds",
        "players[].turns": "everyone saw who told stories",
        "phase.laid[].owner": "everyone sees who has laid a card",
        "phase.most": "it follows from the number of players",
        "phase.voters": "everyone saw who was asked to vote",
    },
    unsaid=unsaid,
    written=written,
    variants=(
        Options(),
        Options(deck="ends", first="random", second_vote=True),
        Options(pictures="both", laps=1),
        Options(pictures="woodcuts", woodcuts="amber-otter-lantern", laps=1),
        Options(pictures="own", own="k3v9x2m7q4t8w1z5-40", laps=1),
        Options(clue="word", tongue="uk", laps=1),
    ),
    changes=(
        Change(new=frozenset({"deck_ran_out"}), added={"deck": "reshuffled"}),
        # Clues are as long as people count characters.
        Change(new=frozenset({"long_story_told"})),
        # Dioramas, woodcuts and people's own pictures beside dreams.
        Change(added={"pictures": "dreams", "woodcuts": "", "own": ""}),
        # A deal names the cards of the whole deck, and the second edition of the dreams has new ones.
        Change(changed={"dealt": unchanged}),
        # Clues can be limited.
        Change(added={"clue": "any", "tongue": ""}),
    ),
)
