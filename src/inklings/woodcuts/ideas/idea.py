"""What draws an idea."""

from collections.abc import Callable
from typing import TypeAlias

from inklings.woodcuts.scene import Scene

Draw: TypeAlias = Callable[[Scene], None]
"""What cuts an idea into the block."""
