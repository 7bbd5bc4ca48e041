"""Dioramas: small worlds of paper, felt, clay, wood, glass and brass, photographed on a table."""
