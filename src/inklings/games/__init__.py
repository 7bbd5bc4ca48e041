"""The games of the house. A new game changes this line and adds one folder."""
