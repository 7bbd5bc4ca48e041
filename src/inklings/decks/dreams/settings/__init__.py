"""Settings: where a dream takes place, as planes from back to front."""
