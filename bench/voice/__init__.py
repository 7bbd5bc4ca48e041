"""Talk aloud with a browser for everybody: who hears whom, on the wire and in the ear."""
