"""The codes with which websockets are closed, and the names under which they are counted."""

from __future__ import annotations

from inklings.wire.messages import CloseCode

NORMAL = 1000
NOT_TEXT = 1007
OUR_MISTAKE = 1011

CLOSE_NAMES: dict[int, str] = {
    **{code: code.name.lower() for code in CloseCode},
    NORMAL: "normal",
    NOT_TEXT: "not_text",
    OUR_MISTAKE: "our_mistake",
}
"""The names under which closed connections are counted."""
