"""Twists of where the painter stands: close, high, low, behind a keyhole."""
