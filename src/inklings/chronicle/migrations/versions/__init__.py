"""Each change is a file here; the newest release has run them all."""
