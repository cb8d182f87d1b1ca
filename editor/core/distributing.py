"""Distributes rows over files, by section, language or year, or simply by number."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from editor.core.document.document import Document
from editor.core.document.rows import Rows, as_rows
from editor.core.grouping import Grouping, groups_of
from editor.core.limits import MAX_ENTRIES


@dataclass(frozen=True, slots=True)
class Distribution:
    """A rule that distributes rows over files and names these, as in `sitemap-blog-2.xml`."""

    grouping: Grouping = Grouping.COUNT
    most: int = MAX_ENTRIES  # rows in a file
    stem: str = "sitemap"
    ending: str = ".xml"


def rows_by_file(document: Document, rows: Rows, rule: Distribution) -> dict[str, Rows]:
    """Return the rows of each file by its name, in the order of the document.

    A file that exists already takes as many rows as fit beside those that stay in it.
    """
    is_whole = len(rows) == len(document)
    wanted = frozenset() if is_whole else frozenset(rows)
    staying = partial(_staying, document, rows)
    files: dict[str, Rows] = {}
    groups = {"": rows} if rule.grouping is Grouping.COUNT else groups_of(document, rule.grouping)
    for label, members in groups.items():
        own = members if is_whole or not label else as_rows([row for row in members if row in wanted])
        _fill(files, label, own, rule, staying)
    return files


def _staying(document: Document, rows: Rows, name: str) -> int:
    """Return the number of rows that stay in the file of that name; 0 if it is new."""
    file = document.files.named(name) if document.is_set else None
    return 0 if file is None else len(file) - len(file.from_document(rows))


def _fill(
    files: dict[str, Rows], label: str, rows: Rows, rule: Distribution, staying: Callable[[str], int]
) -> None:
    """Distribute rows over the next files that have room and are not filled yet."""
    base = [word for word in (rule.stem, label) if word]
    number = first = 0
    while first < len(rows):
        number += 1
        name = "-".join([*base, str(number)] if number > 1 or not label else base) + rule.ending
        room = rule.most - staying(name)
        if name not in files and room > 0:
            files[name] = rows[first : first + room]
            first += room
