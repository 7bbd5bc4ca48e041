"""The gate: HTTP and websockets, identity and limits. It knows no rules."""
