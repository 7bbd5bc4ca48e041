"""Talk aloud: what lets people at a table hear one another, and keeps them silent where the rules do."""
