"""The ruler: how fast one gate is, beside a bare loop that does as little as possible (`make speed`)."""
