"""Recognizes slips of the pen in known words."""


def is_one_slip_from(word: str, meant: str) -> bool:
    """Return True if adding, omitting, changing or swapping one letter turns one word into the other."""
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
