"""The skeleton of a new game: `hunch` is a small game that passes every check, copied under another name."""
