"""Builds filter conditions from what a cell holds: its value, its emptiness, or the folder of its URL."""

from collections.abc import Sequence

from editor.core.filtering.filter_tree import ComparisonTest, Literal, Node, Not, Text, WordTest
from editor.core.filtering.parts import NO_PLACE
from editor.core.filtering.spans import operand_of
from editor.core.filtering.terms import TERM_BY_NAME
from editor.core.filtering.url_parts import SplitUrls
from editor.core.filtering.url_tests import hosts_of


def value_question(column: str, value: str) -> Node:
    """Return the condition that matches the rows with a value in a column: a field or "sitemap"."""
    if not value:
        return Not(WordTest("has", column))
    term = TERM_BY_NAME[column]
    operand = operand_of(term.takes, value) if term.is_compared else None
    if operand is not None:
        return ComparisonTest(column, "=", operand)
    return Text(column, Literal(value), is_whole=not term.is_compared)


def count_question(extension: str, count: int) -> Node:
    """Return the condition that matches the rows with this many blocks of an extension, such as 3 images."""
    return ComparisonTest(extension, "=", count)


def folder_question(loc: str, locs: Sequence[str]) -> tuple[Node, ...]:
    """Return the conditions that match the URLs in the folder of `loc`.

    The host is one of them only if `locs` has URLs on other hosts.
    """
    home, path = _home_and_path(loc)
    host = hosts_of(home)[0] if home else ""
    if not host:
        return (NO_PLACE,)
    folder = Text("path", Literal(path[: path.rfind("/") + 1] or "/"))
    others = {hosts_of(each)[0] for each in set(SplitUrls(locs).homes()) if each} - {host, ""}
    return (Text("host", Literal(host), is_whole=True), folder) if others else (folder,)


def _home_and_path(loc: str) -> tuple[str, str]:
    urls = SplitUrls([loc])
    return urls.homes()[0], urls.readable_paths()[0]
