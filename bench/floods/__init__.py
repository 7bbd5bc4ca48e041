"""Attacks on a gate, and what bystanders notice of them."""
