"""Places in a text: Qt counts in UTF-16, where some characters are two."""


def qt_place(text: str, place: int) -> int:
    """A place in a text as Qt counts it."""
    return len(text[:place].encode("utf-16-le", "surrogatepass")) // 2


def own_place(text: str, qt_place: int) -> int:
    """What Qt says of a place in a text, in characters."""
    before = text.encode("utf-16-le", "surrogatepass")[: 2 * qt_place]
    return len(before.decode("utf-16-le", "surrogatepass"))
