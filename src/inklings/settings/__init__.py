"""The settings of every command: declared once, and read from flags, environment variables and a file."""
