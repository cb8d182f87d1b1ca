"""Slips of the pen in words that are known."""


def is_one_slip_from(word: str, meant: str) -> bool:
    """Whether one letter added, left out, changed or swapped with its neighbour turns one into the other."""
    if word == meant or abs(len(word) - len(meant)) > 1:
        return False
    start = 0
    while start < min(len(word), len(meant)) and word[start] == meant[start]:
        start += 1
    ours, theirs = word[start:], meant[start:]
    return (
        ours[1:] == theirs
        or ours == theirs[1:]
        or ours[1:] == theirs[1:]
        or (ours[1::-1] == theirs[:2] and ours[2:] == theirs[2:])
    )
