"""`inklings export`: the circles and matches of a chronicle as tables for other programs."""
