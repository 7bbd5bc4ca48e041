"""The chronicle: what a circle of people has played over many evenings, in a database."""
