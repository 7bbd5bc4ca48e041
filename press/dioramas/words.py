"""Names of the beasts in English and Polish: the second Polish form is the one that something happens to."""

BEASTS = {
    "fox": ("a fox", "lis", "lisa"),
    "bear": ("a bear", "niedźwiedź", "niedźwiedzia"),
    "rabbit": ("a rabbit", "królik", "królika"),
}


def first(sentence: str) -> str:
    """A sentence with its first letter large."""
    return sentence[0].upper() + sentence[1:]
