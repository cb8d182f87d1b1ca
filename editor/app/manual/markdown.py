"""The Markdown of the manual: plain text as Markdown, tables, sections and places in a page."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

_SPECIAL = re.compile(r"([\\`*_<>\[\]|&#~])")
_HEADING = re.compile(r"^(#{1,4}) (.+)$")
_UNSPECIAL = re.compile(r"\\([\\`*_<>\[\]|&#~])")
_IMAGE = re.compile(r"!\[([^\]]*)\]\([^)]*\)")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_LEFT_OUT_OF_PLACES = re.compile(r"[^\w\- ]")


@dataclass(frozen=True, slots=True)
class Section:
    """A heading of a page and the text up to the next one, both as plain text."""

    heading: str
    level: int  # 1 for the title of the page
    text: str


def escaped(text: str) -> str:
    """Return plain text as Markdown that shows just this text, on one line."""
    return _SPECIAL.sub(r"\\\1", " ".join(text.split()))


def code(text: str) -> str:
    """Return text as code within a line; white space in it stays."""
    fence = "``" if "`" in text else "`"
    return f"{fence}{text}{fence}"


def code_in_table(text: str) -> str:
    """Return text as code in a cell, where a vertical bar would end the cell."""
    return code(text).replace("|", "\\|")


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table of cells in Markdown."""
    lines = [_line(headings), _line("---" for _ in headings), *map(_line, rows)]
    return "\n".join(lines)


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def page(title: str, *paragraphs: str) -> str:
    """Return a page with a title."""
    return "\n\n".join((f"# {escaped(title)}", *filter(None, paragraphs))) + "\n"


def place_of(heading: str) -> str:
    """Return the place of a heading in its page, as links name it after the number sign."""
    return _LEFT_OUT_OF_PLACES.sub("", " ".join(heading.lower().split())).replace(" ", "-")


def page_sections(text: str) -> Iterator[Section]:
    """Yield the sections of a page in Markdown."""
    heading, level, lines = "", 1, list[str]()
    in_code = False
    for line in text.splitlines():
        in_code ^= line.startswith("```")
        found = None if in_code else _HEADING.match(line)
        if found is None:
            lines.append(line)
            continue
        if heading or any(lines):
            yield Section(heading, level, _plain(lines))
        heading, level, lines = _plain([found[2]]), len(found[1]), []
    yield Section(heading, level, _plain(lines))


def _plain(lines: Iterable[str]) -> str:
    """Return lines of Markdown as plain text; what a picture shows is part of it."""
    text = " ".join(line for line in lines if not line.startswith(("```", "|---", "| ---")))
    text = _LINK.sub(r"\1", _IMAGE.sub(r"\1", text))
    kept = re.sub(r"(?<!\\)[*`|]", "", text)
    return " ".join(_UNSPECIAL.sub(r"\1", kept).split())
