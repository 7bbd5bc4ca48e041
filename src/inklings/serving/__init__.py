"""How `serve`, `gate` and `bots` start and stop what they run."""
