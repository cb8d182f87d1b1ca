"""What the columns of a table say of many rows."""

from collections.abc import Sequence

from editor.core.document.joined import SITEMAP
from editor.core.document.sitemap_file import SitemapFile
from editor.core.document.urlset import Urlset
from editor.core.extensions.declared import EXTENSION_BY_NAME
from editor.core.extensions.summaries import summaries


def column_texts(urlset: Urlset, name: str, rows: Sequence[int]) -> list[str]:
    """What some rows have in a column: a value as written, an extension in short, or their file's name.

    name: of a field or an extension, or SITEMAP.
    """
    if name == SITEMAP:
        names = {part.key: part.name for part in urlset.parts if isinstance(part, SitemapFile)}
        return [names[urlset.part_of(row).key] for row in rows]
    extension = EXTENSION_BY_NAME.get(name)
    if extension is not None:
        return summaries(urlset, extension, rows)
    column = urlset.column(name)
    return [column[row] for row in rows]
