"""How the reports of auditors are read: nothing that was not looked up passes for good."""

from __future__ import annotations

import json
import sys

import pytest
from supply.audit import Report, ask, read_npm_audit, read_pip_audit

CLEAN = {"name": "rich", "version": "15.0.0", "vulns": []}
WEAK = {"name": "h11", "version": "0.14.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["0.16.0"]}]}
SKIPPED = {"name": "anyio", "skip_reason": "Dependency could not be audited: anyio (4.16.0)"}


def test_weaknesses_of_python_packages_are_listed() -> None:
    assert read_pip_audit(json.dumps({"dependencies": [CLEAN]})) == Report([])
    report = read_pip_audit(json.dumps({"dependencies": [CLEAN, WEAK]}))
    assert report == Report(["h11 0.14.0: PYSEC-1, fixed in ['0.16.0']"])


def test_a_python_package_that_was_skipped_is_missing() -> None:
    report = read_pip_audit(json.dumps({"dependencies": [WEAK, SKIPPED]}))
    assert len(report.weaknesses) == 1
    assert report.missing.startswith("1 of 2 packages")


def test_weaknesses_of_npm_packages_are_listed_once() -> None:
    cause = {"severity": "high", "title": "Files can be read", "url": "https://example.org/1"}
    vite = {"range": "<8.3.6", "via": [cause]}
    vitest = {"range": "<5", "via": ["vite"]}
    assert read_npm_audit(json.dumps({"vulnerabilities": {}})) == Report([])
    report = read_npm_audit(json.dumps({"vulnerabilities": {"vite": vite, "vitest": vitest}}))
    assert report == Report(["vite <8.3.6: high, Files can be read, https://example.org/1"])


def test_an_answer_of_npm_without_a_report_is_none() -> None:
    report = read_npm_audit(json.dumps({"message": "405 Method Not Allowed", "statusCode": 405}))
    assert report == Report([], "405 Method Not Allowed")


@pytest.mark.slow
def test_an_auditor_that_fails_or_is_not_there_knows_nothing() -> None:
    failed = ask([sys.executable, "-c", "raise SystemExit('no route')"], read_pip_audit)
    assert failed == Report([], "no route")
    assert ask(["no-such-auditor"], read_npm_audit).missing
