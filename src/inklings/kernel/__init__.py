"""What a game is, and the proofs that every game must pass."""
