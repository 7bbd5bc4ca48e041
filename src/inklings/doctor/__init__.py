"""`inklings doctor`: finds what is wrong with a set-up, and says what to do."""
