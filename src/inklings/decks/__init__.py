"""Pictures and words: generators, catalogues and alt texts. Decks know no table."""
