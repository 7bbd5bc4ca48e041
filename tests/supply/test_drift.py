"""Generated files: whether they were out of date, in git or not."""

from __future__ import annotations

from pathlib import Path

import pytest
from supply.drift import drifted


@pytest.mark.slow
def test_a_file_that_is_written_otherwise_or_for_the_first_time_has_drifted(tmp_path: Path) -> None:
    (tmp_path / "old.md").write_text("old\n")
    (tmp_path / "same.md").write_text("same\n")
    command = ("sh", "-c", "echo new > old.md; echo same > same.md; echo first > first.md; echo > other.txt")
    assert drifted(["*.md"], command, tmp_path) == ["first.md", "old.md"]
    assert drifted(["*.md"], command, tmp_path) == []
