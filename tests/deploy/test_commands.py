"""The check of what deploy/ says to `inklings` can fail."""

from __future__ import annotations

from tests.deploy.commands import complaint


def test_a_flag_or_variable_that_does_not_exist_is_found() -> None:
    assert complaint(["serve", "--port", "8370"], {"INKLINGS_HOST": "127.0.0.1", "HOME": "/"}) == ""
    assert "--prot" in complaint(["serve", "--prot", "8370"], {})
    assert "--hots" in complaint(["gate"], {"INKLINGS_HOTS": "127.0.0.1"})
    assert "sreve" in complaint(["sreve"], {})
