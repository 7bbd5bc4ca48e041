"""Who waits while a gate is busy: those who cost most, and never anyone who is alone."""

from __future__ import annotations

import asyncio

import pytest

from inklings.gate.accounts import Accounts, place_of


class Clock:
    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def accounts(clock: Clock) -> Accounts:
    return Accounts(3, now=clock)


BUSY, KEEPS_UP = 0.5, 0.0


async def test_nobody_waits_while_the_gate_keeps_up(accounts: Accounts) -> None:
    dear = accounts.of("192.0.2.1")
    dear.charge(0.9)
    accounts.of("192.0.2.2").charge(0.01)
    accounts.look(KEEPS_UP)
    assert dear.must_wait() == 0


async def test_when_it_is_busy_the_dearest_waits_and_others_do_not(accounts: Accounts) -> None:
    dear, modest = accounts.of("192.0.2.1"), accounts.of("192.0.2.2")
    dear.charge(0.9)
    modest.charge(0.05)
    accounts.look(BUSY)
    assert dear.must_wait() > 0.5
    assert modest.must_wait() == 0


async def test_nobody_waits_who_takes_no_more_than_an_equal_share(accounts: Accounts) -> None:
    four = [accounts.of(f"192.0.2.{number}") for number in range(4)]
    for each in four:
        each.charge(0.24)
    for _ in range(50):
        accounts.look(BUSY)
    assert not any(each.must_wait() for each in four)


async def test_an_address_that_is_alone_never_waits(accounts: Accounts) -> None:
    alone = accounts.of("192.0.2.1")
    alone.charge(0.99)
    for _ in range(50):
        accounts.look(BUSY)
    assert alone.must_wait() == 0


async def test_a_wait_ends(accounts: Accounts, clock: Clock) -> None:
    dear = accounts.of("192.0.2.1")
    dear.charge(0.9)
    accounts.of("192.0.2.2").charge(0.05)
    accounts.look(BUSY)
    clock.time += dear.must_wait() + 0.001
    assert dear.must_wait() == 0


async def test_after_a_busy_time_everyone_may_take_all_again(accounts: Accounts, clock: Clock) -> None:
    for number in range(10):
        accounts.of(f"192.0.2.{number}").charge(0.3)
    for _ in range(20):
        accounts.look(BUSY)
    assert accounts.level < 0.2
    for _ in range(40):
        clock.time += 1
        accounts.look(KEEPS_UP)
    assert accounts.level == 1


async def test_connections_are_counted_and_a_surplus_is_told(accounts: Accounts) -> None:
    opened = [accounts.connect("192.0.2.1") for _ in range(6)]
    assert [each is not None for each in opened] == [True] * 6
    assert accounts.of("192.0.2.1").has_too_many
    assert accounts.connect("192.0.2.1") is None, "far too many"
    assert accounts.connect("192.0.2.2") is not None


async def test_a_proxy_has_any_number_and_never_waits() -> None:
    accounts = Accounts(3, is_exempt=lambda address: address == "192.0.2.1")
    proxy = accounts.of("192.0.2.1")
    for _ in range(50):
        assert accounts.connect("192.0.2.1") is proxy
    proxy.charge(5)
    accounts.of("192.0.2.2").charge(0.1)
    accounts.look(BUSY)
    assert not proxy.has_too_many
    assert proxy.must_wait() == 0


async def test_an_address_that_has_had_its_turn_lets_others_go_first(accounts: Accounts) -> None:
    many, one, order = accounts.of("192.0.2.1"), accounts.of("192.0.2.2"), list[str]()

    def go_on() -> None:
        order.append("many")
        many.charge(0.0011)

    while not many.has_had_turn:
        go_on()
    for _ in range(4):
        many.after_others(go_on)
    one.charge(0.0001)
    assert not one.has_had_turn
    while len(order) < 8:
        order.append("one")
        await asyncio.sleep(0)
    assert order[:8] == ["many", "many", "one", "many", "many", "one", "many", "many"]


async def test_turns_are_counted_anew_after_a_pause(accounts: Accounts, clock: Clock) -> None:
    slow = accounts.of("192.0.2.1")
    for _ in range(10):
        slow.charge(0.001)
        clock.time += 0.01
    assert not slow.has_had_turn


async def test_a_proxy_needs_no_turns() -> None:
    proxy = Accounts(3, is_exempt=lambda _: True).of("192.0.2.1")
    proxy.charge(1)
    assert not proxy.has_had_turn


async def test_what_is_long_over_is_forgotten(accounts: Accounts, clock: Clock) -> None:
    gone = accounts.of("192.0.2.1")
    gone.charge(0.5)
    clock.time += 60
    accounts.look(KEEPS_UP)
    assert accounts.of("192.0.2.1") is not gone


def test_ipv6_is_counted_by_network() -> None:
    assert place_of("2001:db8::1") == place_of("2001:db8::2:3:4:5") != place_of("2001:db8:0:1::1")
    assert place_of("fe80::1%eth0") == "fe80::"
    assert place_of("what?:") == "what?:"
