"""The Kubernetes manifests of deploy/: by their schemas, by what refers to what, and nats.conf by NATS."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, TypeAlias

import kubernetes_validate
import pytest
import yaml
from tests.deploy.commands import complaint
from tests.deploy.containerfile import image_environment
from tests.deploy.proxies import DEPLOY
from tests.parts import GateProcess, wait_for_port

from inklings.live.engine import find_server, free_port

FOLDER = DEPLOY / "kubernetes"
VERSION = "1.37"
TOKEN = "t0123456789abcdef"  # noqa: S105
STOP_MARGIN = 10
"""Seconds that a gate has to stop after it has handed its people over."""

Json: TypeAlias = dict[str, Any]

KUSTOMIZATION: Json = yaml.safe_load((FOLDER / "kustomization.yaml").read_text())
MANIFESTS: list[Json] = list(
    chain.from_iterable(
        yaml.safe_load_all((FOLDER / name).read_text()) for name in KUSTOMIZATION["resources"]
    )
)


def of_kind(*kinds: str) -> dict[str, Json]:
    return {one["metadata"]["name"]: one for one in MANIFESTS if one["kind"] in kinds}


WORKLOADS = of_kind("Deployment", "StatefulSet")


def pod(workload: Json) -> Json:
    template: Json = workload["spec"]["template"]
    return template


def container(workload: Json) -> Json:
    (found,) = pod(workload)["spec"]["containers"]
    only: Json = found
    return only


def matches(selector: Json, labels: dict[str, str]) -> bool:
    """Whether a selector of labels, with all its terms, takes these."""
    terms = selector.get("matchExpressions", [])
    assert all(term["operator"] == "In" for term in terms)
    return all(labels.get(name) == value for name, value in selector.get("matchLabels", {}).items()) and all(
        labels.get(term["key"]) in term["values"] for term in terms
    )


def selected(selector: Json) -> list[Json]:
    """The workloads whose pods this selector takes."""
    return [one for one in WORKLOADS.values() if matches(selector, pod(one)["metadata"]["labels"])]


def ports(workload: Json) -> set[str]:
    return {port["name"] for port in container(workload)["ports"]}


def variables(workload: Json) -> dict[str, str]:
    plain = {one["name"]: one["value"] for one in container(workload).get("env", []) if "value" in one}
    return {**image_environment(), **plain}


@pytest.mark.parametrize("manifest", MANIFESTS, ids=lambda one: f"{one['kind']} {one['metadata']['name']}")
def test_a_manifest_is_what_kubernetes_expects(manifest: Json) -> None:
    kubernetes_validate.validate(manifest, VERSION, strict=True)


def test_every_file_is_applied_and_nothing_has_a_namespace_or_version_of_its_own() -> None:
    assert sorted(KUSTOMIZATION["resources"]) == sorted(
        file.name for file in FOLDER.glob("*.yaml") if file.name != "kustomization.yaml"
    )
    assert {one["metadata"].get("namespace") for one in MANIFESTS} == {None}
    assert {container(one)["image"] for one in WORKLOADS.values()} == {"inklings"}
    assert [image["name"] for image in KUSTOMIZATION["images"]] == ["inklings"]


def test_selectors_take_the_pods_that_they_are_meant_for() -> None:
    assert WORKLOADS.keys() == {"nats", "gates", "bots"}
    for workload in WORKLOADS.values():
        assert selected(workload["spec"]["selector"]) == [workload]
        for spread in pod(workload)["spec"]["topologySpreadConstraints"]:
            assert selected(spread["labelSelector"]) == [workload]
    for name, service in of_kind("Service").items():
        assert selected({"matchLabels": service["spec"]["selector"]}) == [WORKLOADS[name]]
    for name, budget in of_kind("PodDisruptionBudget").items():
        assert selected(budget["spec"]["selector"]) == [WORKLOADS[name]]
    assert WORKLOADS["nats"]["spec"]["serviceName"] in of_kind("Service")


def test_ports_that_are_named_exist() -> None:
    services = of_kind("Service")
    for name, service in services.items():
        assert {port["targetPort"] for port in service["spec"]["ports"]} <= ports(WORKLOADS[name])
    for workload in WORKLOADS.values():
        probes = [probe for key, probe in container(workload).items() if key.endswith("Probe")]
        assert probes
        assert {probe["httpGet"]["port"] for probe in probes} <= ports(workload)
    for rule in of_kind("Ingress")["gates"]["spec"]["rules"]:
        (path,) = rule["http"]["paths"]
        backend = path["backend"]["service"]
        offered = {port["name"] for port in services[backend["name"]]["spec"]["ports"]}
        assert backend["port"]["name"] in offered


def test_a_network_policy_names_pods_and_ports_that_exist() -> None:
    for policy in of_kind("NetworkPolicy").values():
        spec = policy["spec"]
        taken = selected(spec["podSelector"])
        assert taken
        for rule in spec.get("ingress", []):
            for port in rule["ports"]:
                assert all(port["port"] in ports(one) for one in taken)
            assert all(selected(one["podSelector"]) for one in rule.get("from", []) if "podSelector" in one)
        for rule in spec.get("egress", []):
            for target in (one["podSelector"] for one in rule["to"] if "podSelector" in one):
                assert all(port["port"] in ports(one) for one in selected(target) for port in rule["ports"])


def test_secrets_config_maps_and_volumes_that_are_named_exist() -> None:
    secrets, maps = of_kind("Secret"), of_kind("ConfigMap")
    for workload in WORKLOADS.values():
        claims = {one["metadata"]["name"] for one in workload["spec"].get("volumeClaimTemplates", [])}
        volumes = {one["name"]: one for one in pod(workload)["spec"]["volumes"]}
        mounted = [mount["name"] for mount in container(workload)["volumeMounts"]]
        assert sorted(mounted) == sorted({*claims, *volumes})
        for volume in volumes.values():
            assert "configMap" not in volume or volume["configMap"]["name"] in maps
            assert "secret" not in volume or volume["secret"]["secretName"] in secrets
        for one in container(workload).get("env", []):
            if reference := one.get("valueFrom", {}).get("secretKeyRef"):
                assert reference["key"] in secrets[reference["name"]]["stringData"]


def test_our_command_line_knows_what_gates_and_bots_are_told() -> None:
    for name, command in (("gates", "gate"), ("bots", "bots")):
        words = container(WORKLOADS[name])["args"]
        assert words[0] == command
        told = {key: value for key, value in variables(WORKLOADS[name]).items() if key != "INKLINGS_DATA"}
        assert complaint(words, told) == ""


def test_the_monitor_is_where_the_probes_ask() -> None:
    for name in ("gates", "bots"):
        told = variables(WORKLOADS[name])
        (port,) = (p["containerPort"] for p in container(WORKLOADS[name])["ports"] if p["name"] == "monitor")
        assert (told["INKLINGS_MONITOR_HOST"], told["INKLINGS_MONITOR_PORT"]) == ("0.0.0.0", str(port))  # noqa: S104
        asked = {
            key: container(WORKLOADS[name])[key]["httpGet"]["path"]
            for key in ("readinessProbe", "livenessProbe")
        }
        assert asked == {"readinessProbe": "/readyz", "livenessProbe": "/healthz"}


def test_a_gate_has_time_to_hand_its_people_over() -> None:
    gate = WORKLOADS["gates"]
    _, pause = container(gate)["lifecycle"]["preStop"]["exec"]["command"]
    drain = float(variables(gate)["INKLINGS_DRAIN_SECONDS"])
    assert pod(gate)["spec"]["terminationGracePeriodSeconds"] >= int(pause) + drain + STOP_MARGIN


def test_tables_fit_into_what_nats_may_store_and_that_into_its_volume() -> None:
    nats = WORKLOADS["nats"]
    (claim,) = nats["spec"]["volumeClaimTemplates"]
    volume = int(claim["spec"]["resources"]["requests"]["storage"].removesuffix("Gi"))
    (store,) = re.findall(r"max_file_store: (\d+)GB", nats_config())
    assert int(variables(WORKLOADS["gates"])["INKLINGS_MAX_SIZE"].removesuffix("G")) < int(store) < volume


def nats_config() -> str:
    text: str = of_kind("ConfigMap")["nats"]["data"]["nats.conf"]
    return text


class Node:
    """A nats-server with the config of the manifests: only names, ports and paths are replaced."""

    def __init__(self, number: int, folder: Path, routes: list[int]) -> None:
        self.port = free_port()
        self.folder = folder / f"nats-{number}"
        self.folder.mkdir()
        replaced = {
            '"0.0.0.0:4222"': f'"127.0.0.1:{self.port}"',
            '"0.0.0.0:8222"': f'"127.0.0.1:{free_port()}"',
            '"0.0.0.0:6222"': f'"127.0.0.1:{routes[number]}"',
            '"/data"': f'"{self.folder}/store"',
            '"/run/nats/nats.pid"': f'"{self.folder}/nats.pid"',
            **{f"nats-{n}.nats:6222": f"127.0.0.1:{route}" for n, route in enumerate(routes)},
        }
        text = nats_config()
        for old, new in replaced.items():
            assert text.count(old) == 1, f"nats.conf has changed: {old} is in it {text.count(old)} times"
            text = text.replace(old, new)
        config = self.folder / "nats.conf"
        config.write_text(text)
        self.process = subprocess.Popen(
            [find_server(), "--config", str(config), "--log", str(self.folder / "log")],
            env={**os.environ, "POD_NAME": f"nats-{number}", "NATS_TOKEN": TOKEN},
        )

    @property
    def said(self) -> str:
        return (self.folder / "log").read_text()

    def pre_stop(self) -> None:
        """What Kubernetes does before it tells this server to stop."""
        program, *words = container(WORKLOADS["nats"])["lifecycle"]["preStop"]["exec"]["command"]
        assert program == "nats-server"
        words = [word.replace("/run/nats", str(self.folder)) for word in words]
        subprocess.run([find_server(), *words], check=True, timeout=20)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[list[Node]]:
    routes = [free_port() for _ in range(3)]
    nodes: list[Node] = []
    with contextlib.ExitStack() as ends:
        for number in range(3):
            nodes.append(Node(number, tmp_path, routes))
            ends.callback(nodes[-1].process.wait, 10)
            ends.callback(nodes[-1].process.kill)
        for node in nodes:
            wait_for_port(node.port, node.process)
        yield nodes


def until(true: Any, what: str) -> None:
    for _ in range(400):
        if true():
            return
        time.sleep(0.05)
    raise AssertionError(what)


@pytest.mark.timeout(150)
def test_a_gate_works_with_nats_as_it_is_configured_and_without_a_server_that_leaves(
    cluster: list[Node], tmp_path: Path
) -> None:
    token = tmp_path / "token"
    token.write_text(TOKEN)
    nodes = ",".join(f"nats://127.0.0.1:{node.port}" for node in cluster)
    more = ["--nats-token-file", str(token)]
    gate = GateProcess(nodes, tmp_path / "gate.log", replicas=3, more=more).ready()
    try:
        assert gate.open_table()
        leaving = cluster[0]
        leaving.pre_stop()
        until(lambda: "lame duck" in leaving.said.lower(), leaving.said)
        leaving.process.send_signal(signal.SIGTERM)
        assert gate.open_table()
        assert leaving.process.poll() is None, "it takes its time, though it was told to stop"
        leaving.process.kill()
        assert gate.open_table()
    finally:
        gate.stop()
