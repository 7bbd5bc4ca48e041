from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from inklings.kernel.patch import SAME, apply, diff, without_none

leaves: st.SearchStrategy[Any] = st.integers(-1, 2) | st.sampled_from(["", "x", "y"])


class Round(Struct, frozen=True, tag="round"):
    """A phase of a made-up game."""

    number: int
    guess: str | None
    words: tuple[str, ...]


class Finish(Struct, frozen=True, tag="finish"):
    """Its other phase."""

    number: int
    winners: tuple[int, ...]


class Player(Struct, frozen=True):
    """One of its players."""

    score: int
    team: str | None
    cards: tuple[int | None, ...]


class View(Struct, frozen=True):
    """A view has structs in tuples, unions of structs, and free options."""

    phase: Round | Finish | None
    players: tuple[Player, ...]
    options: dict[str, Any]


words = st.lists(st.sampled_from("xyz"), max_size=5).map(tuple)
players = st.builds(
    Player,
    st.integers(0, 1),
    st.none() | st.just("ink"),
    st.lists(st.none() | st.integers(0, 3), max_size=4).map(tuple),
)
phases = st.builds(Round, st.integers(0, 1), st.none() | st.just("cat"), words) | st.builds(
    Finish, st.integers(0, 1), st.lists(st.integers(0, 2), max_size=3).map(tuple)
)
views = st.builds(
    View,
    st.none() | phases,
    st.lists(players, max_size=4).map(tuple),
    st.dictionaries(st.sampled_from("abc"), leaves | st.none(), max_size=3),
)


def plain(view: Any) -> Any:
    """As a browser reads it."""
    return msgspec.json.decode(msgspec.json.encode(view))


def patched(old: View, new: View) -> Any:
    change = diff(old, new)
    return plain(old) if change is SAME else apply(plain(old), plain(change))


@settings(max_examples=200)
@given(views, views)
def test_a_patch_turns_old_into_new(old: View, new: View) -> None:
    assert without_none(patched(old, new)) == without_none(plain(new))


@settings(max_examples=100)
@given(views, views, views)
def test_patches_follow_one_another(first: View, second: View, third: View) -> None:
    now = patched(first, second)
    change = diff(second, third)
    now = now if change is SAME else apply(now, plain(change))
    assert without_none(now) == without_none(plain(third))


@settings(max_examples=100)
@given(views)
def test_nothing_changed_is_the_same(view: View) -> None:
    assert diff(view, view) is SAME
    assert diff(view, msgspec.convert(msgspec.to_builtins(view), View)) is SAME


@settings(max_examples=100)
@given(views, views)
def test_old_stays_as_it_is(old: View, new: View) -> None:
    before = plain(old)
    kept = repr(before)
    change = diff(old, new)
    if change is not SAME:
        apply(before, plain(change))
    assert repr(before) == kept


def test_a_vote_sends_a_vote_and_not_all_players() -> None:
    many = tuple(Player(score, None, ()) for score in range(6))
    more = (*many[:3], Player(7, None, ()), *many[4:])
    assert plain(diff(View(None, many, {}), View(None, more, {}))) == {"players": {"3": {"score": 7}}}


def test_a_card_that_is_added_or_taken_from_the_end_is_sent_alone() -> None:
    short, long = Round(1, None, ("a", "b", "c")), Round(1, None, ("a", "b", "c", "d"))
    assert diff(short, long) == {"words": {"3": "d"}}
    assert diff(long, short) == {"words": {"-": [3]}}


def test_a_list_of_which_little_is_left_is_sent_whole() -> None:
    assert diff(Round(1, None, ("a", "b")), Round(1, None, ("a",))) == {"words": ("a",)}
    assert diff(Round(1, None, ("a", "b")), Round(1, None, ())) == {"words": ()}


def test_another_phase_forgets_what_the_last_one_had() -> None:
    patch = plain(diff(Round(1, "cat", ("a",)), Finish(1, (0,))))
    assert patch == {"type": "finish", "number": 1, "winners": [0]}
    assert apply(plain(Round(1, "cat", ("a",))), patch) == patch


def test_what_is_taken_out_of_a_list_is_named_and_the_rest_moves_up() -> None:
    one, two, three, four = (Player(score, "ink", (score, score)) for score in range(4))
    assert plain(diff((one, two, three), (one, three))) == {"-": [1]}
    assert plain(diff((one, two, three), (two, three, four))) == {"-": [0], "2": plain(four)}
    assert apply([1, 2, 3, 4], {"-": [0, 2], "2": 5}) == [2, 4, 5]


def test_null_in_a_list_is_null() -> None:
    assert apply([1, 2, 3], {"1": None}) == [1, None, 3]


# RFC 7396, appendix A, but for objects that meet a list.
def test_examples_of_the_rfc() -> None:
    assert apply({"a": "b"}, {"a": "c"}) == {"a": "c"}
    assert apply({"a": "b"}, {"b": "c"}) == {"a": "b", "b": "c"}
    assert apply({"a": "b"}, {"a": None}) == {}
    assert apply({"a": "b", "b": "c"}, {"a": None}) == {"b": "c"}
    assert apply({"a": ["b"]}, {"a": "c"}) == {"a": "c"}
    assert apply({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}) == {"a": {"b": "d"}}
    assert apply({"a": [{"b": "c"}]}, {"a": [1]}) == {"a": [1]}
    assert apply({"e": None}, {"a": 1}) == {"e": None, "a": 1}
    assert apply({}, {"a": {"bb": {"ccc": None}}}) == {"a": {"bb": {}}}
