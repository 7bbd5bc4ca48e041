from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from inklings.kernel.patch import apply, diff, without_none

keys = st.sampled_from("abcd")
leaves: st.SearchStrategy[Any] = st.booleans() | st.integers(-1, 2) | st.sampled_from(["", "x", "y"])
values = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=3)
)
trees = st.dictionaries(keys, values, max_size=4)
values_or_none = st.recursive(
    leaves | st.none(),
    lambda inner: st.lists(leaves, max_size=3) | st.dictionaries(keys, inner, max_size=3),
)
trees_with_none = st.dictionaries(keys, values_or_none, max_size=4)


@settings(max_examples=60)
@given(trees, trees)
def test_a_patch_turns_old_into_new(old: dict[str, Any], new: dict[str, Any]) -> None:
    assert apply(old, diff(old, new)) == new


@settings(max_examples=60)
@given(trees_with_none, trees_with_none)
def test_none_counts_as_absent(old: dict[str, Any], new: dict[str, Any]) -> None:
    assert apply(without_none(old), diff(old, new)) == without_none(new)


@settings(max_examples=60)
@given(trees)
def test_nothing_changed_is_an_empty_patch(tree: dict[str, Any]) -> None:
    assert diff(tree, tree) == {}


@settings(max_examples=60)
@given(trees, trees)
def test_old_stays_as_it_is(old: dict[str, Any], new: dict[str, Any]) -> None:
    before = repr(old)
    apply(old, diff(old, new))
    assert repr(old) == before


def test_only_what_changed_is_named() -> None:
    old = {"round": 1, "phase": {"type": "voting", "vote": [1], "clue": "moon"}, "hand": ["a", "b"]}
    new = {"round": 1, "phase": {"type": "voting", "vote": [2], "clue": "moon"}, "hand": ["a"]}
    assert diff(old, new) == {"phase": {"vote": [2]}, "hand": ["a"]}


def test_true_is_not_one() -> None:
    assert diff({"done": [1]}, {"done": [True]}) == {"done": [True]}


# RFC 7396, appendix A.
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
