"""deploy/compose.yaml: what refers to what, what `inklings` is told, and the Caddyfile in it."""

from __future__ import annotations

import os
import subprocess
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import yaml
from tests.deploy.commands import complaint
from tests.deploy.containerfile import image_environment
from tests.deploy.proxies import DEPLOY

COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
INKLINGS, CADDY = COMPOSE["services"]["inklings"], COMPOSE["services"]["caddy"]


def test_volumes_networks_and_files_that_are_named_exist() -> None:
    for service in (INKLINGS, CADDY):
        assert {one.partition(":")[0] for one in service["volumes"]} <= COMPOSE["volumes"].keys()
        assert set(service["networks"]) <= COMPOSE["networks"].keys()
    assert {one["source"] for one in CADDY["configs"]} == COMPOSE["configs"].keys()
    root = (DEPLOY / INKLINGS["build"]["context"]).resolve()
    assert (root / INKLINGS["build"]["dockerfile"]).is_file()
    assert INKLINGS["volumes"] == [f"tables:{image_environment()['INKLINGS_DATA']}"]


def test_our_command_line_knows_what_it_is_told_and_caddy_is_trusted() -> None:
    told = {**image_environment(), **INKLINGS["environment"]}
    assert complaint(["serve"], told) == ""
    (network,) = COMPOSE["networks"]["front"]["ipam"]["config"]
    assert ip_network(told["INKLINGS_TRUST_PROXY"]) == ip_network(network["subnet"])


def test_caddy_understands_its_file(tmp_path: Path) -> None:
    file = tmp_path / "Caddyfile"
    file.write_text(COMPOSE["configs"]["caddyfile"]["content"].replace("$$", "$"))
    command = ["caddy", "adapt", "--validate", "--adapter", "caddyfile", "--config", str(file)]
    environment = {**os.environ, "DOMAIN": "play.example", "HOME": str(tmp_path)}
    found = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert found.returncode == 0, found.stderr
    assert '"host":["play.example"]' in found.stdout
    assert '"dial":"inklings:8370"' in found.stdout
