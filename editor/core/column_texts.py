"""Returns the texts that the columns of a table show for many rows."""

from collections.abc import Sequence

from editor.core.document.document import SITEMAP
from editor.core.document.entries import Entries
from editor.core.extensions.declared import EXTENSION_BY_NAME
from editor.core.extensions.summaries import summaries
from editor.core.site.answer_columns import ANSWER_COLUMN_BY_NAME, NO_ANSWERS, Answers, answer_text


def column_texts(
    entries: Entries, name: str, rows: Sequence[int], answers: Answers = NO_ANSWERS
) -> list[str]:
    """Return the texts of some rows in a column: values as written, summaries of an extension, file names, or
    what pages answered.

    `name` is that of a field, of an extension or of a column of answers, or SITEMAP.
    """
    if name == SITEMAP:
        names = {file.key: file.name for file in entries.files}
        return [names[entries.file_at(row).key] for row in rows]
    extension = EXTENSION_BY_NAME.get(name)
    if extension is not None:
        return summaries(entries, extension, rows)
    told = ANSWER_COLUMN_BY_NAME.get(name)
    if told is not None:
        locs = entries.column("loc")
        return [answer_text(answers, locs[row], told) for row in rows]
    column = entries.column(name)
    return [column[row] for row in rows]
