"""Thirty Moons: a clue, six dream pictures, and who saw what the narrator saw."""
