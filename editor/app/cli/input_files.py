"""Opens what is to be converted: a sitemap, or a table or feed, of which it makes one."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from editor.app.cli.arguments import UsageError, complain_of
from editor.app.cli.language import cli_text, in_words, language
from editor.core.fields import Kind
from editor.core.table_import import Table, without_unlisted
from editor.core.text import QT_TRANSLATE_NOOP
from editor.formats.read_errors import Unreadable
from editor.formats.tables.csv_tables import GUESSED
from editor.services.documents.open_document import OpenDocument
from editor.services.opening.opening import open_document
from editor.services.tables.imported_sitemaps import feed_entries, kind_of, new_sitemap, table_entries
from editor.services.tables.table_formats import is_table
from editor.services.tables.table_reading import TableDialect, load_table, read_table


class Unlisted(Exception):
    """Raised because a crawl has pages that no sitemap should list, and no
    option says what to do with them.
    """


def open_sitemap(
    source: Path, published_url: str = "", encoding: str | None = None, *, only_indexable: bool | None = None
) -> OpenDocument:
    """Return the sitemap in a file, or a new one made from the table or feed in it.

    A sitemap made from a damaged feed is marked as incomplete. encoding: that of a table, if it is
    given; only_indexable: whether to leave out pages of a crawl that no sitemap should list; if it is
    None and there are such pages, raises Unlisted. Raises Unreadable and TableError, and UsageError if
    an option does not fit the file.
    """
    now = datetime.now(UTC)
    if is_table(source):
        return _made_of_table(source, now, published_url, encoding, only_indexable=only_indexable)
    if encoding:
        raise UsageError(
            cli_text(
                "cli",
                "--encoding is only for tables, such as .csv and .tsv; for sitemaps, use repair --encoding",
            )
        )
    if only_indexable is not None:
        option = "--only-indexable" if only_indexable else "--all-pages"
        raise UsageError(
            cli_text("cli", "{option} is only for a crawler's tables, such as .csv and .tsv").format(
                option=option
            )
        )
    document = open_document(source, now, published_url)
    if document.entries.kind is not Kind.FEED:
        return document
    made = new_sitemap(feed_entries(document.entries, now), now, published_url)
    if not document.file_list.is_complete:
        made.file_list.there[0].is_complete, made.file_list.there[0].damage = (
            False,
            document.file_list.trouble,
        )
        made.findings.set_context(
            replace(made.findings.context, file_hits=document.findings.context.file_hits)
        )
    return made


def opened_or_reported(path: Path) -> OpenDocument | None:
    """Open a sitemap whose URLs are to be looked at; None if it cannot be read, after an error message."""
    try:
        document = open_document(path, datetime.now(UTC))
    except Unreadable as error:
        complain_of(path, error)
        return None
    if not document.file_list.is_complete:
        complain_of(
            path,
            cli_text("cli", "It is damaged; only what could be recovered is used. {trouble}").format(
                trouble=in_words(document.file_list.trouble)
            ),
        )
    return document


OF_TABLE = QT_TRANSLATE_NOOP("cli", " It is a table. Use convert to create a sitemap from it.")


def table_hint(source: Path, error: Unreadable) -> str:
    """Return a hint what to do with a table that was given as a sitemap; "" if the file is no table."""
    is_other = any(file_hit.rule in ("not-a-sitemap", "zip-not-gzip") for file_hit in error.file_hits)
    return OF_TABLE if is_other and is_table(source) else ""


def _made_of_table(
    source: Path, now: datetime, published_url: str, encoding: str | None, *, only_indexable: bool | None
) -> OpenDocument:
    opened = read_table(load_table(source), TableDialect(encoding or ""))
    if encoding and opened.sheets:
        raise UsageError(
            cli_text(
                "cli", "--encoding is only for tables, such as .csv and .tsv, and {source} is not one"
            ).format(source=source)
        )
    entries = table_entries(_wanted_of(opened.table, source, only_indexable=only_indexable), now).entries
    is_guess = not encoding and opened.form.encoding in GUESSED
    if is_guess and not all(value.isascii() for entry in entries for value in entry.values()):
        complain_of(
            source,
            cli_text(
                "cli",
                "It was read as windows-1252, which is a guess; use --encoding to specify the encoding.",
            ),
        )
    return new_sitemap(entries, now, published_url, kind_of(entries))


def _wanted_of(table: Table, source: Path, *, only_indexable: bool | None) -> Table:
    """Return the rows of a crawl to take, with a message if it has no column to decide by."""
    listed = without_unlisted(table)
    if only_indexable:
        if listed is table:
            complain_of(
                source,
                cli_text(
                    "cli",
                    "It does not tell which pages returned 200 or are indexable; all pages were included.",
                ),
            )
        return listed
    count = len(table.rows) - len(listed.rows)
    if count and only_indexable is None:
        one = "It was not converted, since it lists 1 page that did not answer with 200 or is not indexable."
        many = QT_TRANSLATE_NOOP(
            "counts",
            "It was not converted, since it lists %Ln pages that did not answer with 200 or are not "
            "indexable.",
        )
        hint = cli_text("cli", "--only-indexable leaves them out; --all-pages includes them.")
        raise Unlisted(f"{language().counted('counts', one, many, count)} {hint}")
    return table
