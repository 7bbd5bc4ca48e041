"""Figures: creatures and objects as outlines on a unit square, for the painter to light."""
