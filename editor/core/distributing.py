"""Which rows come into which file, by a rule: their section, language or year, or just so many each."""

from collections.abc import Iterator
from dataclasses import dataclass

from editor.core.grouping import Grouping, groups_of
from editor.core.rows import Rows, as_rows
from editor.core.urlset import Urlset


@dataclass(frozen=True, slots=True)
class Distribution:
    """How files are filled and called: `news.xml`, or by a rule `sitemap-blog.xml`, `sitemap-blog-2.xml`."""

    grouping: Grouping = Grouping.COUNT
    most: int = 50_000  # rows in a file
    stem: str = "sitemap"
    ending: str = ".xml"


def distributed(urlset: Urlset, rows: Rows, rule: Distribution) -> dict[str, Rows]:
    """Some rows by the names of the files that they come into, each in the order of the document."""
    is_whole = len(rows) == len(urlset)
    wanted = frozenset() if is_whole else frozenset(rows)
    files: dict[str, Rows] = {}
    groups = {"": rows} if rule.grouping is Grouping.COUNT else groups_of(urlset, rule.grouping)
    for label, members in groups.items():
        own = members if is_whole or not label else as_rows([row for row in members if row in wanted])
        files.update(_files_of(label, own, rule))
    return files


def _files_of(label: str, rows: Rows, rule: Distribution) -> Iterator[tuple[str, Rows]]:
    base = f"{rule.stem}-{label}" if label else rule.stem
    for number, first in enumerate(range(0, len(rows), rule.most), 1):
        numbered = f"{base}-{number}" if number > 1 or not label else base
        yield f"{numbered}{rule.ending}", rows[first : first + rule.most]
