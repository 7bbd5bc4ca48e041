"""deploy/Containerfile: that everything it copies exists and is sent, and how the image runs."""

from __future__ import annotations

import json

from tests.deploy.commands import complaint
from tests.deploy.containerfile import image_environment, instructions, last_stage
from tests.deploy.proxies import DEPLOY

ROOT = DEPLOY.parent


def copied() -> set[str]:
    """What is taken from this repository."""
    given = [rest.split() for name, rest in instructions() if name == "COPY" and "--from=" not in rest]
    return {source for *sources, _ in given for source in sources}


def test_what_it_copies_exists_and_nothing_else_is_sent_to_the_builder() -> None:
    assert all((ROOT / source).exists() for source in copied())
    sent = {line[1:] for line in (ROOT / ".containerignore").read_text().splitlines() if line[:1] == "!"}
    assert sent == copied()


def test_the_image_runs_as_nobody_in_particular_and_can_be_stopped() -> None:
    said = dict(last_stage())
    assert said["USER"] == "10001:10001"
    assert said["STOPSIGNAL"] == "SIGTERM"
    assert said["VOLUME"] == image_environment()["INKLINGS_DATA"]
    assert said["EXPOSE"].split() == ["8370", image_environment()["INKLINGS_MONITOR_PORT"]]
    words = json.loads(said["ENTRYPOINT"]) + json.loads(said["CMD"])
    assert words == ["inklings", "serve"]
    assert complaint(words[1:], image_environment()) == ""


def test_the_health_check_asks_the_monitor() -> None:
    (check,) = (rest for name, rest in last_stage() if name == "HEALTHCHECK")
    command = json.loads(check[check.index("[") :])
    assert f"http://127.0.0.1:{image_environment()['INKLINGS_MONITOR_PORT']}/healthz" in command[-1]
