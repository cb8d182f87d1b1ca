"""Reads the answers of the last audit for commands that use them; nothing is fetched."""

import sqlite3
from pathlib import Path

from editor.app.cli.language import cli_text
from editor.app.cli.usage import UsageError, complain_of, with_file_name
from editor.core.fields import XML_SPACE
from editor.core.filtering.facts import asks_for_answers, questions_in
from editor.core.filtering.filter_tree import Literal, Node, Text, WordTest
from editor.core.filtering.language import parse_filter
from editor.core.recipe import Recipe
from editor.services.documents.open_document import OpenDocument
from editor.site.folder import answers_path
from editor.site.store import AnswerStore

_OF_PAGES = "audit-"  # how the ids of the rules about answers begin
_OPERATIONS = frozenset({"loc.redirect_target", "loc.canonical", "lastmod.from_page"})


def know_last_audit(document: OpenDocument, file: Path) -> None:
    """Let a document know the last answer to each of its URLs; raises UsageError if there is none."""
    if document.answers:
        return
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
    if urls and not document.answers:
        told = cli_text(
            "cli", "None of its URLs has been audited, so nothing is known of its pages. Run audit first."
        )
        raise UsageError(with_file_name(file, told))


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
    )
