"""`--where`: the filter language on the command line, with all terms in the help."""

import argparse
from pathlib import Path

from editor.app.cli.language import cli_text, in_words
from editor.app.cli.last_audit import know_last_audit, needs_audit
from editor.app.cli.usage import UsageError
from editor.core.filtering.errors import FilterError
from editor.core.filtering.evaluate import matching_rows
from editor.core.filtering.language import Filter, parse_filter
from editor.core.filtering.terms import TERMS
from editor.core.text import QT_TRANSLATE_NOOP
from editor.rules.filter_facts import FindingsFacts
from editor.services.documents.open_document import OpenDocument

_HELP = QT_TRANSLATE_NOOP(
    "cli",
    "filters: words and terms that must all match; OR, parentheses, quotes, and a minus "
    "for not\n(write --where=-has:lastmod if the minus comes first)",
)


def explain_filters(parser: argparse.ArgumentParser) -> None:
    """Add all filter terms to the end of a parser's help."""
    terms = [(term.example, term.help) for term in TERMS]
    words = [(f"{term.name}:{word.name}", word.help) for term in TERMS for word in term.words]
    lines = (f"  {example:<20} {cli_text('filter', told)}" for example, told in (*terms, *words))
    parser.epilog = "\n".join((cli_text("cli", _HELP), *lines))
    parser.formatter_class = argparse.RawDescriptionHelpFormatter


def filter_of(text: str) -> Filter:
    """Parse a filter, for `--where`; an empty one is refused, as it is rarely intended."""
    try:
        wanted = parse_filter(text)
    except FilterError as error:
        raise argparse.ArgumentTypeError(_with_place(error, text)) from error
    if wanted.root is None:
        raise argparse.ArgumentTypeError(cli_text("cli", "the filter is empty; use --all for all rows"))
    return wanted


def filtered_rows(document: OpenDocument, file: Path, wanted: Filter) -> list[int]:
    """Return the rows of a document that match a filter; raises UsageError
    if it refers to something unknown.
    """
    if needs_audit(wanted.root, has_robots=document.findings.context.robots is not None):
        know_last_audit(document, file)
    try:
        return list(matching_rows(document.entries, wanted, FindingsFacts(document.findings)))
    except FilterError as error:
        raise UsageError(f"{file}: {_with_place(error, wanted.text)}") from error


def _with_place(error: FilterError, text: str) -> str:
    found = text[error.position : error.position + error.length]
    return (
        cli_text("cli", "{error} (character {position}: {found})").format(
            error=in_words(error), position=error.position + 1, found=found
        )
        if found
        else in_words(error)
    )
