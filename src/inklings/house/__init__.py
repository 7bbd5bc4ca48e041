"""The house: tables, seats, lobby, clock and ledger. It runs any game and knows the name of none."""
