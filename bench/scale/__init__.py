"""What many live tables need and cost, reckoned from what was measured; written into docs/scale.md."""
