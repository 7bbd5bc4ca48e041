"""Pictures that people send: moments of games, drawn on the server with the house's own type and paper."""
