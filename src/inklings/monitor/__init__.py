"""What the people who run a house can see of it: health, readiness, metrics."""
