"""`--where`: the filter language on the command line, with the answers of the last audit it needs.

`help filters` has all terms. Answers are those that the last audit stored, and those that tables say;
nothing is fetched. Other commands that use these answers read them by this, too. A filter that asks
for what no command knows is refused, as it would find nothing whatever is in the file.
"""

import argparse
import sqlite3
from pathlib import Path

from editor.app.cli.arguments import UsageError, complain_of, with_file_name
from editor.app.cli.language import cli_text, in_words
from editor.core.fields import XML_SPACE
from editor.core.filtering.filter_evaluation import matching_rows
from editor.core.filtering.filter_facts import COMPARED_WORDS, asks_for_answers, questions_in
from editor.core.filtering.filter_language import Filter, parse_filter, written_term
from editor.core.filtering.filter_terms import ALL_TERMS, TERMS
from editor.core.filtering.filter_tree import FilterError, Literal, Node, Text, WordTest
from editor.core.joined_data import DATA
from editor.core.operations.recipe import Recipe
from editor.core.site.found_pages import answers_in
from editor.core.text import N_
from editor.rules.findings import FindingsFacts
from editor.services.documents.open_document import OpenDocument
from editor.site.site_storage import AnswerStore, answers_path
from editor.usage import FILTERS, PROGRAM

_OF_PAGES = "audit-"  # how the ids of the rules about answers begin
_BY_ROBOTS = "robots-blocked"  # the rule about what a robots.txt says
_INLINKS = "inlinks"  # the term that only a comparison with the pages answers
_EDITED_WORDS = frozenset({"changed", "new", "edited"})  # of the term `is`
_OPERATIONS = frozenset({"loc.redirect_target", "loc.canonical", "lastmod.from_page"})


def know_last_audit(document: OpenDocument, file: Path) -> None:
    """Let a document know the last answer to each of its URLs; raises UsageError if there is none."""
    learn_answers(document)
    if any(document.entries.column("loc")) and not document.answers:
        told = cli_text(
            "None of its URLs has been audited, so nothing is known of its pages. Run audit first."
        )
        raise UsageError(with_file_name(file, told))


def learn_answers(document: OpenDocument) -> None:
    """Let a document know the last answer to each of its URLs, as far as any has been audited.

    Of others it knows what the tables that are joined to it say.
    """
    if document.answers:
        return
    _learn_last_audit(document)
    known = frozenset(document.answers)
    joined = answers_in(document.entries.data, document.entries.column("loc"))
    document.answers.put(answer for answer in joined if answer.url not in known)


def _learn_last_audit(document: OpenDocument) -> None:
    urls = {loc.strip(XML_SPACE) for loc in document.entries.column("loc")}
    path = answers_path()
    if path.exists():
        try:
            store = AnswerStore(path)
            try:
                document.answers.put(store.latest(urls).values())
            finally:
                store.close()
        except (OSError, sqlite3.Error) as error:
            complain_of(path, error)
        else:
            if store.trouble:
                complain_of(path, store.trouble)


def needs_audit(node: Node | None, *, has_robots: bool) -> bool:
    """Tell whether a filter can only be answered by an audit.

    has_robots: a robots.txt was given, which tells what is blocked.
    """
    return asks_for_answers(node) or any(
        (isinstance(question, WordTest) and question.word == "blocked" and not has_robots)
        or (isinstance(question, Text) and question.term == "rule" and is_of_pages(_beginning(question)))
        for question in questions_in(node)
    )


def _beginning(question: Text) -> str:
    pattern = question.pattern
    return pattern.text if isinstance(pattern, Literal) else str(getattr(pattern, "parts", ("",))[0])


def is_of_pages(rule: str) -> bool:
    """Tell whether a rule is about what pages answer."""
    return rule.lower().startswith(_OF_PAGES)


def recipe_needs_audit(recipe: Recipe, *, has_robots: bool) -> bool:
    """Tell whether a recipe, whose filters can be read, asks what pages answered.

    has_robots: a robots.txt was given, which tells what is blocked.
    """
    return any(
        needs_audit(parse_filter(step.where).root, has_robots=has_robots)
        or any(operation.declaration.id in _OPERATIONS for operation in step.operations)
        for step in recipe.steps
        if step.is_on
    )


_HELP = N_(
    "filters: words and terms that must all match; OR, parentheses, quotes, and a minus "
    "for not\n(write --where=-has:lastmod if the minus comes first)"
)


def explain_filters(parser: argparse.ArgumentParser) -> None:
    """Say at the end of a parser's help where filters are explained."""
    parser.epilog = cli_text("The language of filters: {call}").format(call=f"{PROGRAM} help {FILTERS}")


def filters_help() -> list[str]:
    """Return the lines that explain filters, with all terms."""
    terms = [(term.example, term.help) for term in ALL_TERMS]
    words = [(f"{term.name}:{word.name}", word.help) for term in TERMS for word in term.words]
    lines = (f"  {example:<20} {cli_text(told)}" for example, told in (*terms, *words))
    return [*cli_text(_HELP).splitlines(), *lines]


def filter_of(text: str) -> Filter:
    """Parse a filter, for `--where`; an empty one is refused, as it is rarely intended."""
    try:
        wanted = parse_filter(text)
    except FilterError as error:
        raise argparse.ArgumentTypeError(_with_place(error, text)) from error
    if wanted.root is None:
        raise argparse.ArgumentTypeError(cli_text("the filter is empty; use --all for all rows"))
    return wanted


def refuse_unknown(document: OpenDocument, file: Path, node: Node | None) -> None:
    """Raise UsageError if a filter asks for what is not known here, and so could find no row of any file."""
    for question in questions_in(node):
        if isinstance(question, WordTest):
            name, is_of_comparison = f"{question.term}:{question.word}", question.word in COMPARED_WORDS
        else:
            name, is_of_comparison = written_term(question.term), question.term == _INLINKS
        if is_of_comparison:
            told = cli_text(
                "{term} asks for the last comparison with the pages of the site, which only the window knows "
                "(Site > Coverage…). Here, coverage lists which URLs are absent, and which no page links to."
            )
            raise UsageError(with_file_name(file, told.format(term=name)))
        if (
            isinstance(question, Text)
            and question.term == "rule"
            and _beginning(question) == _BY_ROBOTS
            and document.findings.context.robots is None
        ):
            told = cli_text("{term} asks for a robots.txt, which edit and apply take with --robots.")
            raise UsageError(with_file_name(file, told.format(term=f"rule:{_BY_ROBOTS}")))
        if question.term.startswith(DATA) and not document.entries.data.columns:
            told = cli_text("There is no data column called {heading}. Name its table with --data.")
            raise UsageError(with_file_name(file, told.format(heading=question.term.removeprefix(DATA))))


def filtered_rows(document: OpenDocument, file: Path, wanted: Filter) -> list[int]:
    """Return the rows of a document that match a filter; raises UsageError if it refers to something unknown,
    or to edits and to nothing else that a row has.
    """
    refuse_unknown(document, file, wanted.root)
    if needs_audit(wanted.root, has_robots=document.findings.context.robots is not None):
        know_last_audit(document, file)
    try:
        rows = list(matching_rows(document.entries, wanted, FindingsFacts(document.findings)))
    except FilterError as error:
        raise UsageError(f"{file}: {_with_place(error, wanted.text)}") from error
    words = [each.word for each in questions_in(wanted.root) if isinstance(each, WordTest)]
    if not rows and (word := next(filter(_EDITED_WORDS.__contains__, words), "")):
        told = cli_text("is:{word} asks for edits in the window, and a file that is opened here has none.")
        raise UsageError(with_file_name(file, told.format(word=word)))
    return rows


def _with_place(error: FilterError, text: str) -> str:
    found = text[error.position : error.position + error.length]
    return (
        cli_text("{error} (character {position}: {found})").format(
            error=in_words(error), position=error.position + 1, found=found
        )
        if found
        else in_words(error)
    )
