"""The messages between browser and gate."""
