"""The inks that pieces and tokens are printed in."""

INK, BRASS, WAX = "#1C1815", "#E4B04A", "#A3271B"
