"""The front door's configuration of HAProxy.

HAProxy finds a table's cell by the first letters of its code, opens tables where most room is, and answers
for a cell that it cannot reach. It keeps nothing, so there can be several doors.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from string import Template

import msgspec
from msgspec import Struct

from inklings.gate.api_error import ApiError


class GateAddress(Struct, frozen=True):
    """A gate, as the door reaches it."""

    server: str
    monitor: str | None
    """The port on which it says at `/readyz` whether it is ready; None: it is ready if it can be reached."""


class Cell(Struct, frozen=True):
    """A cell and its gates."""

    letters: str
    gates: tuple[GateAddress, ...]


SORRY = (
    "<!doctype html><meta charset=utf-8><meta name=viewport content='width=device-width'>"
    "<meta http-equiv=refresh content=5><title>Inklings</title>"
    "<body style='margin:20vh auto;max-width:26em;padding:0 1em;font:20px sans-serif;text-align:center'>"
    "<p>The server can’t be reached right now. Your games are kept. This page tries again by itself."
    "<p lang=pl>Serwer jest teraz nieosiągalny. Twoje gry są zapisane. Ta strona sama spróbuje ponownie."
)
"""What people read while there is no gate that could send them the client."""

_HOUSE = Template("""\
# Written by `inklings door`: run that again to change it.

resolvers names
    parse-resolv-conf

defaults inklings
    mode http
    log global
    timeout http-request 10s
    # A gate closes a connection on which nothing is asked for ten seconds; the door does so before.
    timeout http-keep-alive 9s
    timeout connect 2s
    timeout client 60s
    timeout server 60s
    # A gate pings a browser that has said nothing for twenty seconds.
    timeout tunnel 60s
    retries 2
    option redispatch 1
    option forwardfor
    # A gate looks at the first request of a connection to find the worker that has the table.
    http-reuse never
    # A gate that refuses a connection is out at once, and in again as soon as it answers.
    default-server inter 1s fall 2 rise 1 observe layer4 error-limit 1 on-error mark-down
    # A gate whose name nobody knows is away until somebody does.
    default-server init-addr libc,none resolvers names
$sorry
frontend door from inklings
    bind $http
$tls
    # Codes of tables and rooms, letters of waiting screens, links to replays, names of decks begin with
    # their cell.
    http-request set-var(txn.code) path,field(2,/)
    http-request set-var(txn.code) path,field(4,/) if { path_beg /api/tables/ /api/screens/ /api/replays/ }
    http-request set-var(txn.code) path,field(3,/) if { path_beg /replay/ }
    http-request set-var(txn.code) path,field(4,/),upper if { path_beg /api/own-decks/ /api/party/ }
    http-request set-var(txn.code) path,field(3,/),upper if { path_beg /own/ /deck/ /embed/ /party/ }
    # The people of one instance of the Discord activity have to come to the same cell.
$meet$find
    # While a cell is unreachable, its screens are gone, its tables wait, and another cell sends the page.
    # That cell must not look for the table, for that would count as a wrong code.
    acl unreachable var(txn.unreachable) -m bool
    http-request return $no_such_screen if unreachable { path_beg /api/screens/ }
    http-request return $unreachable if unreachable { path_beg /api/ }
    # In a frame, the page has to come from a path that may be framed.
    http-request set-path /embed/ if unreachable { path_beg /embed/ }
    http-request set-path / if unreachable !{ path_beg /embed/ }

    # A table or a room is opened in the cell that has the fewest people a gate, of those that can take it.
    # Chance decides a tie. Without a gate that has room, the division gives the largest number there is.
    acl opening path /api/tables /api/party
    http-request set-var(txn.least) int(1000000000000) if opening
$weigh
    # People who look for others have to meet, so all of them go to the first cell that has room.
$strangers
    use_backend cell-%[var(txn.cell)] if { var(txn.cell) -m found } !unreachable
    use_backend open-%[var(txn.room)] if { var(txn.room) -m found }
    default_backend any

# What belongs to no table, and codes that belong to no cell.
backend any from inklings
    balance leastconn
$servers""")

_SORRY = Template("""\
    http-error status $status content-type "text/html; charset=utf-8" string "$page" hdr Retry-After 5
""")

_TLS = Template("""\
    bind $https ssl crt "$certificate" alpn h2,http/1.1
    http-request redirect scheme https code 301 unless { ssl_fc }
    http-request set-header X-Forwarded-Proto https
""")

_FIND = Template("""\
    acl in-$letters var(txn.code) -m beg $letters
    http-request set-var(txn.cell) str($letters) if in-$letters
    http-request set-var(txn.unreachable) bool(true) if in-$letters { nbsrv(cell-$letters) eq 0 }
""")

_MEET = Template("""\
    http-request set-var(txn.code) str($letters) if { path_beg /api/discord/ } \
{ path,field(4,/),crc32,mod($cells) eq $number }
""")

_WEIGH = Template("""\
    http-request set-var(txn.gates) nbsrv(open-$letters) if opening
    http-request set-var(txn.people) be_conn(cell-$letters),mul(1000),div(txn.gates) if opening
    http-request set-var(txn.load) rand(1000),add(txn.people) if opening
    http-request set-var(txn.room) str($letters) if opening { var(txn.load),sub(txn.least) lt 0 }
    http-request set-var(txn.least) var(txn.load) if { var(txn.room) -m str $letters }
""")

_STRANGERS = Template("""\
    use_backend open-$letters if { path /api/quick } { nbsrv(open-$letters) gt 0 }
""")

_CELL = Template("""
backend cell-$letters from inklings
    # People at a table meet at one gate, unless it has more than twice its share.
    balance hash var(txn.code)
    hash-type consistent
    hash-balance-factor 200
$check$servers
backend open-$letters from inklings
    option httpchk
    http-check send meth GET uri /api/room ver HTTP/1.1 hdr Host localhost
    http-check expect status 204
$opening""")

_READY = """\
    option httpchk
    http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
    http-check expect status 200
"""


def configuration(cells: Sequence[Cell], http: str, https: str, certificate: Path | None) -> str:
    """All that HAProxy has to know, but for the `global` section, which is the operator's."""
    each = [{"letters": cell.letters} for cell in cells]
    house = _HOUSE.substitute(
        sorry="".join(_SORRY.substitute(status=status, page=SORRY) for status in (502, 503, 504)),
        http=http,
        tls=_TLS.substitute(https=https, certificate=certificate) if certificate else "",
        no_such_screen=_error(404, "no_such_screen"),
        unreachable=_error(503, "unreachable", retry_after=5),
        meet="".join(
            _MEET.substitute(letters=cell.letters, cells=len(cells), number=number)
            for number, cell in enumerate(cells)
        ),
        find="".join(map(_FIND.substitute, each)),
        weigh="".join(map(_WEIGH.substitute, each)),
        strangers="".join(map(_STRANGERS.substitute, each)),
        servers="".join(
            f"    server {name} {gate.server} track cell-{cell.letters}/{name}\n"
            for cell in cells
            for name, gate in _named(cell)
        ),
    )
    return house + "".join(map(_cell, cells))


def _cell(cell: Cell) -> str:
    checks = {gate: f"check port {gate.monitor}" if gate.monitor else "check" for gate in cell.gates}
    return _CELL.substitute(
        letters=cell.letters,
        check=_READY if cell.gates[0].monitor else "",
        servers="".join(f"    server {name} {gate.server} {checks[gate]}\n" for name, gate in _named(cell)),
        opening="".join(f"    server {name} {gate.server} check\n" for name, gate in _named(cell)),
    )


def _named(cell: Cell) -> list[tuple[str, GateAddress]]:
    return [(f"{cell.letters}-{number}", gate) for number, gate in enumerate(cell.gates, 1)]


def _error(status: int, why: str, *, retry_after: int = 0) -> str:
    """An answer as a gate would give it."""
    body = msgspec.json.encode(ApiError(error=why, retry_after=retry_after)).decode()
    headers = f" hdr Retry-After {retry_after}" if retry_after else ""
    return f"status {status} content-type application/json string '{body}'{headers}"
