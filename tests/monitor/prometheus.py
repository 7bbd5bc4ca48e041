"""A real Prometheus with the rules that we ship."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any

import yaml
from tests.monitor.monitored import until
from tests.parts import wait_for_port

from inklings.live.engine import free_port

SHIPPED = Path(__file__).parents[2] / "deploy" / "monitoring"
RULES = yaml.safe_load((SHIPPED / "alerts.yml").read_text())["groups"][0]["rules"]
FIRES_WITHIN = 60.0
SHORTER = {"5m": "20s", "10m": "30s", "15m": "60s"}
"""Tests look at less of the past, and wait less."""


class Prometheus:
    """A real one, with our rules, that looks every second."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("prometheus")
        assert program, "install Debian's package prometheus"
        self._port = free_port()
        self._targets = folder / "targets.json"
        self._targets.write_text("[]")
        rules = re.sub(
            r"\[(\d+m)\]", lambda found: f"[{SHORTER[found[1]]}]", (SHIPPED / "alerts.yml").read_text()
        )
        (folder / "alerts.yml").write_text(re.sub(r"for: \d+m", "for: 1s", rules))
        config = yaml.safe_load((SHIPPED / "prometheus.yml").read_text())
        config["global"] = {"scrape_interval": "1s", "evaluation_interval": "1s"}
        (job,) = config["scrape_configs"]
        del job["static_configs"]
        job["file_sd_configs"] = [{"files": [str(self._targets)], "refresh_interval": "1s"}]
        (folder / "prometheus.yml").write_text(yaml.safe_dump(config))
        with (folder / "log").open("wb") as log:
            self._process = subprocess.Popen(
                [
                    program,
                    f"--config.file={folder / 'prometheus.yml'}",
                    f"--storage.tsdb.path={folder / 'data'}",
                    f"--web.listen-address=127.0.0.1:{self._port}",
                ],
                stderr=log,
            )
        wait_for_port(self._port, self._process)

    def watch(self, port: int) -> None:
        """Scrape this port from now on, and no other."""
        self._targets.write_text(json.dumps([{"targets": [f"127.0.0.1:{port}"]}]))
        until(lambda: self.query(f'up{{instance="127.0.0.1:{port}"}} == 1'), bool, FIRES_WITHIN)

    def fired(self, alert: str, port: int) -> dict[str, Any]:
        """The alert about this port, once it fires."""

        def firing() -> list[dict[str, Any]]:
            return [
                one
                for one in self._get("/api/v1/alerts")["alerts"]
                if one["state"] == "firing"
                and one["labels"]["alertname"] == alert
                and one["labels"]["instance"] == f"127.0.0.1:{port}"
            ]

        return until(firing, bool, FIRES_WITHIN)[0]

    def query(self, expression: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._get(
            "/api/v1/query?" + urllib.parse.urlencode({"query": expression})
        )["result"]
        return found

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(20)

    def _get(self, path: str) -> dict[str, Any]:
        with urllib.request.urlopen(f"http://127.0.0.1:{self._port}{path}", timeout=10) as answer:
            data: dict[str, Any] = json.load(answer)["data"]
        return data
