"""The processes in which bots play: runners, their thinking, and `inklings simulate`."""
