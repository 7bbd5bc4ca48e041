"""How many slips of the finger lie between two words."""


def edits(one: str, other: str, most: int) -> int:
    """Letters left out, put in, exchanged, or swapped with a neighbour; beyond `most` nobody counts."""
    if abs(len(one) - len(other)) > most or len(set(one) ^ set(other)) > 2 * most:
        return most + 1  # a slip changes at most two of the letters used
    before: list[int] = []
    last = list(range(len(other) + 1))
    for row, letter in enumerate(one, 1):
        now = [row]
        for column, wanted in enumerate(other, 1):
            least = min(last[column] + 1, now[-1] + 1, last[column - 1] + (letter != wanted))
            swapped = column > 1 < row and letter == other[column - 2] and one[row - 2] == wanted
            now.append(min(least, before[column - 2] + 1) if swapped else least)
        if min(now) > most:
            return most + 1
        before, last = last, now
    return last[-1]
