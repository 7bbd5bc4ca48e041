"""The press: what paints the decks. No server needs it; what plays is a catalogue and its pictures."""
