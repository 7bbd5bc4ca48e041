"""Forms: how releases before this one wrote their events, and how these are read today.

A log is never rewritten. Each time that a release writes events in a way that the release before it cannot
read, the number of the form goes up by one, and a `Change` says what is different and how to bring an event
of the form before up to it. So form 0 is the first, and the current form is the number of changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from msgspec import inspect

Upcast: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
"""From a value in one form to the same value in the next, both as JSON has them. Pure."""


def unchanged(value: dict[str, Any]) -> dict[str, Any]:
    """The upcast of what old releases cannot read any more, while we read theirs as it is."""
    return value


def inside(name: str, upcast: Upcast) -> Upcast:
    """An upcast of an event that has something to bring up in this field, such as the options in a deal."""

    def brought_up(event: dict[str, Any]) -> dict[str, Any]:
        return {**event, name: upcast(event[name])} if name in event else event

    return brought_up


@dataclass(frozen=True, kw_only=True)
class Change:
    """What is different in one form from the form before it. Kinds of events are named by their tags."""

    new: frozenset[str] = frozenset()
    """Kinds that there were not, or that had another tag."""
    changed: Mapping[str, Upcast] = field(default_factory=dict)
    """How to bring up each kind that was written otherwise, by the tag that it had."""
    options: Upcast | None = None
    """How to bring up a game's house rules, if these were written otherwise."""
    added: Mapping[str, Any] = field(default_factory=dict)
    """House rules that there were not, each with how everybody played before there was a choice.

    A log leaves out such a rule where a table still plays that way, so that older releases read it.
    """


class History:
    """All changes of one union of events, from the first form to the current one."""

    def __init__(self, changes: Sequence[Change]) -> None:
        self._changes = tuple(changes)
        self.form = len(self._changes)
        """The current form."""
        self.since: dict[str, int] = {}
        """The form that a reader has to know for each kind; for a kind that is not in here, any will do."""
        self.options_since = 0
        """The form that a reader has to know for the house rules."""
        for form, change in enumerate(self._changes, start=1):
            self.since |= dict.fromkeys((*change.new, *change.changed), form)
            if change.options:
                self.options_since = form
        self.added: dict[str, Any] = {}
        """The house rules that came later, each with how everybody played before."""
        self._added_since: dict[str, int] = {}
        for form, change in enumerate(self._changes, start=1):
            self.added |= change.added
            self._added_since |= dict.fromkeys(change.added, form)
        self.settled = max(
            (form for form, change in enumerate(self._changes, 1) if change.changed), default=0
        )
        """From this form on every event can be read as it is."""
        self._stale = tuple(
            frozenset(tag for change in self._changes[form:] for tag in change.changed)
            for form in range(self.form + 1)
        )

    def least_form(self, events: Iterable[Any]) -> int:
        """The lowest form that a reader has to know to read these events."""
        return max((self.since.get(_tag(event), 0) for event in events), default=0) if self.since else 0

    def is_stale(self, event: Any, form: int) -> bool:
        """Whether events of this kind were written otherwise in this form, which is not newer than ours."""
        return _tag(event) in self._stale[form]

    def brought_up(self, event: dict[str, Any], form: int) -> dict[str, Any]:
        """An event of this form as it is written today."""
        for change in self._changes[form:]:
            upcast = change.changed.get(event["type"])
            event = upcast(event) if upcast else event
        return event

    def options_brought_up(self, options: dict[str, Any], form: int) -> dict[str, Any]:
        """House rules of this form as they are written today."""
        for change in self._changes[form:]:
            options = change.options(options) if change.options else options
        return self.with_added(options)

    def with_added(self, options: dict[str, Any]) -> dict[str, Any]:
        """House rules of a log with those that it leaves out."""
        return {**self.added, **options}

    def without_added(self, options: dict[str, Any]) -> dict[str, Any]:
        """House rules as a log has them: without later rules where everybody plays as before them."""
        return {
            name: value
            for name, value in options.items()
            if name not in self.added or value != self.added[name]
        }

    def options_form(self, options: dict[str, Any]) -> int:
        """The form that a reader has to know to read these house rules."""
        later = (self._added_since.get(name, 0) for name in self.without_added(options))
        return max(self.options_since, *later, 0)


def tags_in(kind: Any) -> frozenset[str]:
    """The tags of all events in a union, or in a row of them."""
    return frozenset(_tags(inspect.type_info(kind)))


def holders(events: Any, options: type) -> frozenset[type]:
    """The kinds of events that have a game's options, which are then in the field of this name."""
    kinds = inspect.type_info(events)
    structs = kinds.types if isinstance(kinds, inspect.UnionType) else (kinds,)
    return frozenset(
        kind.cls
        for kind in structs
        if isinstance(kind, inspect.StructType)
        for field in kind.fields
        if field.name == "options"
        and isinstance(field.type, inspect.StructType)
        and field.type.cls is options
    )


def _tags(kind: inspect.Type) -> Iterator[str]:
    match kind:
        case inspect.UnionType(types=types):
            for one in types:
                yield from _tags(one)
        case inspect.VarTupleType(item_type=item):
            yield from _tags(item)
        case inspect.StructType(tag=tag):
            yield str(tag)
        case _:
            raise TypeError(f"{kind} is no event")


def _tag(event: Any) -> str:
    return str(type(event).__struct_config__.tag)
