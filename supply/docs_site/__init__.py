"""The docs site: docs/, the rules of the games and a few pages of the root, as HTML."""
