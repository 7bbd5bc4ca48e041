"""The forms of the house's own events: what changed from release to release, the oldest change first.

Form 0 is what the first release wrote, before entries named their form. How to add a form: see
`docs/decisions/0012-forms-of-entries.md`. What is in a committed change stays as it is.
"""

from __future__ import annotations

from inklings.kernel.forms import Change

CHANGES: tuple[Change, ...] = (
    # Form 1: entries name their form and may hold a refusal. The first release reads them as well.
    Change(),
    # Form 2: the host can pause, resume and end a game.
    Change(new=frozenset({"paused", "resumed", "cut_short"})),
    # Form 3: people whom the host has shown out stay out.
    Change(new=frozenset({"barred", "readmitted"})),
    # Form 4: tables are removed, and logs are rewritten when someone wants to be forgotten.
    Change(new=frozenset({"forgotten", "rewritten"})),
    # Form 5: people agree that games at a table are recorded for a circle.
    Change(new=frozenset({"agreed"})),
    # Form 6: hosts bring words of their own, people may talk aloud, a table is played over days, tables
    # gather people who do not know each other, tables are shown to an audience, whose host may read all
    # texts first, and tables belong to a leader's room.
    Change(
        new=frozenset({"words_set", "voice_set", "pace_set", "matched", "led", "time_called"})
        | {"stream_set", "text_held", "text_judged", "name_shown"}
    ),
)
