"""The attacks: each does its worst until it is killed, from one address unless it says otherwise.

python -m bench.floods.attacks NAME PORT CODE      one of them, against a gate and a table there
"""

from __future__ import annotations

import os
import sys

import uvloop
from bench.floods import frames, lines, requests  # noqa: F401  (each adds its attacks)
from bench.floods.attacker import ATTACKS, Target

__all__ = ["ATTACKS"]

if __name__ == "__main__":
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))  # attackers have machines of their own
    uvloop.run(ATTACKS[sys.argv[1]](Target("127.0.0.1", int(sys.argv[2]), sys.argv[3])))
