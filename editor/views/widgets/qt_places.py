"""Converts positions in a text: Qt counts UTF-16 code units, of which some characters have two."""


def qt_place(text: str, place: int) -> int:
    """Return a position in a text in UTF-16 code units, as Qt counts."""
    return len(text[:place].encode("utf-16-le", "surrogatepass")) // 2


def own_place(text: str, qt_place: int) -> int:
    """Return a position in a text in characters, given that of Qt in UTF-16 code units."""
    before = text.encode("utf-16-le", "surrogatepass")[: 2 * qt_place]
    return len(before.decode("utf-16-le", "surrogatepass"))
