"""Twists of animals and others where nobody expects them."""
