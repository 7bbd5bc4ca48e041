"""How the model of the engine is set up."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """How the engine is set up, and how fast it is; times are in seconds."""

    replicas: int = 3
    shards: int = 16
    ack_wait: float = 5.0
    """A ring that is not acknowledged by then is delivered again,"""
    max_deliver: int = 5
    """but at most so many times in all."""
    duplicate_window: float = 120.0
    """How long a message id is remembered."""
    client_delay: tuple[float, float] = (0.0002, 0.002)
    """Between a client and its node, each way."""
    route_delay: float = 0.0005
    """From one node to another."""
    replication: tuple[float, float] = (0.001, 0.004)
    """From an append to its place in the log, if there are replicas."""
    replica_lag: tuple[float, float] = (0.0, 0.05)
    """How far the replicas are behind their leader when nothing is wrong; drawn for each."""
