"""Hunch: everyone secretly picks a number, and only a number that nobody else picked earns points."""

from __future__ import annotations

from supply.new_game.hunch.evolve import evolve
from supply.new_game.hunch.model import Action, Offer, Options, Own, View
from supply.new_game.hunch.rules import deal, decide, due, happen, hush, outcome
from supply.new_game.hunch.state import LEAST, MOST, Event, State, awaited, scores
from supply.new_game.hunch.view import concerns, offers, own, resample, secrets, view

from inklings.kernel.game import Game

GAME: Game[Options, State, Action, Event, View, Own, Offer] = Game(
    name="hunch",
    seats=range(LEAST, MOST + 1),
    cosy=4,
    late_seats=False,
    options=Options,
    state=State,
    action=Action,
    event=Event,
    view_type=View,
    own_type=Own,
    offer=Offer,
    deal=deal,
    decide=decide,
    happen=happen,
    evolve=evolve,
    view=view,
    own=own,
    offers=offers,
    concerns=concerns,
    awaited=awaited,
    due=due,
    hush=hush,
    scores=scores,
    chapter=lambda state: state.round,
    outcome=outcome,
    resample=resample,
    secrets=secrets,
)
