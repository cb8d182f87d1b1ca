"""Returns the texts that the columns of a table show for many rows."""

from collections.abc import Sequence

from editor.core.document.document import SITEMAP
from editor.core.document.entries import Entries
from editor.core.extensions.declared import EXTENSION_BY_NAME
from editor.core.extensions.summaries import summaries


def column_texts(urlset: Entries, name: str, rows: Sequence[int]) -> list[str]:
    """Return the texts of some rows in a column: values as written, summaries of an extension, or file names.

    `name` is that of a field or of an extension, or SITEMAP.
    """
    if name == SITEMAP:
        names = {part.key: part.name for part in urlset.files}
        return [names[urlset.file_at(row).key] for row in rows]
    extension = EXTENSION_BY_NAME.get(name)
    if extension is not None:
        return summaries(urlset, extension, rows)
    column = urlset.column(name)
    return [column[row] for row in rows]
