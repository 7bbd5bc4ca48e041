"""Twists of people who want something of one another."""
