"""Live tables: what runs a table at a gate or a runner. The core is pure; the rest does what it wants."""
