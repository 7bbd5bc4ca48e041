"""Quiet hours, and which addresses are ever asked."""

from __future__ import annotations

import pytest

from inklings.notices.destinations import Destinations, push_services
from inklings.notices.subscription import QuietHours

HOUR = 60
HOUR_MS = 3_600_000
NIGHT = QuietHours(begins=22 * HOUR, ends=8 * HOUR, offset=2 * HOUR)


@pytest.mark.parametrize(
    ("utc", "left"), [(19.5, 0), (20, 10), (22.5, 7.5), (5.5, 0.5), (6, 0), (12, 0), (0, 6)]
)
def test_quiet_hours_go_by_the_clock_of_the_person_and_past_midnight(utc: float, left: float) -> None:
    assert NIGHT.left(round((24 * 20_000 + utc) * HOUR_MS)) == left * HOUR_MS


def test_quiet_hours_that_end_when_they_begin_are_none() -> None:
    assert QuietHours(begins=60, ends=60, offset=0).left(HOUR_MS) == 0


@pytest.mark.parametrize(
    "address",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://fcm.googleapis.com:443/wp/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/QAbc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
    ],
)
def test_the_push_services_of_browsers_are_asked(address: str) -> None:
    assert push_services().allow(address)


@pytest.mark.parametrize(
    "address",
    [
        "http://fcm.googleapis.com/send",
        "https://fcm.googleapis.com:8443/send",
        "https://fcm.googleapis.com@127.0.0.1/send",
        "https://127.0.0.1\\@fcm.googleapis.com/send",
        "https://127.0.0.1/send",
        "https://[::1]/send",
        "https://169.254.169.254/latest",
        "https://localhost/send",
        "https://evilfcm.googleapis.com.example/send",
        "https://notfcm.googleapis.com/send",
        "https://googleapis.com/send",
        "https://fcm.googleapis.com\n.example/",
        "https://fcm.googleapis.com/" + "a" * 1024,
        "https://[oops/",
        "https://fcm.googleapis.com:port/",
        "file:///etc/passwd",
        "",
    ],
)
def test_nobody_else_is_asked(address: str) -> None:
    assert not push_services().allow(address)


def test_an_origin_that_the_operator_names_is_asked_as_it_is_written() -> None:
    listed = Destinations(["http://127.0.0.1:9000", "hooks.slack.com", "*.hooks.example"])
    assert listed.allow("http://127.0.0.1:9000/push/1")
    assert listed.allow("https://hooks.slack.com/services/T/B/x")
    assert listed.allow("https://a.b.hooks.example/x")
    assert not listed.allow("http://127.0.0.1:9001/push/1")
    assert not listed.allow("https://hooks.example/x")
    assert not listed.allow("https://a.hooks.slack.com/x")
    assert not Destinations([])
