"""Reads and checks what `check` is given: a file, or an index or a folder with all its files, by a choice of
rules.
"""

from argparse import ArgumentTypeError
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from editor.app.cli.language import cli_text, in_words
from editor.app.cli.usage import UsageError
from editor.core.document.sitemap_file import SitemapFile
from editor.core.fields import Kind
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.formats.errors import Unreadable
from editor.formats.rules_file import RulesFileError
from editor.rules.file_findings import FileFindings
from editor.rules.rule_choice import AS_DECLARED, RuleChoice
from editor.rules.rule_profiles import Profile, choice_of
from editor.services.documents.file_on_disk import FileOnDisk
from editor.services.documents.file_sets import file_set_in, file_set_of_index
from editor.services.documents.open_document import OpenDocument
from editor.services.files.file_errors import system_cause
from editor.services.files.files import unreadable
from editor.services.files.paths import is_folder
from editor.services.files.rules_beside import load_rules, rules_beside, rules_path
from editor.services.opening.opening import Opening, open_document


@dataclass(frozen=True, slots=True)
class FileOutcome:
    """A file that was read and checked, alone or in a set."""

    entries: SitemapFile
    findings: FileFindings
    disk: FileOnDisk


Outcome = FileOutcome | Unreadable  # the error is returned, not raised


def outcomes(
    path: str,
    now: datetime,
    published_url: str,
    *,
    with_children: bool,
    choice: RuleChoice = AS_DECLARED,
) -> Iterator[tuple[str, Outcome]]:
    """Yield each path with its checked document, or the error; of an index or
    a folder, the index comes first.

    published_url: that of the file, or of the index. choice: what is seen of the findings.
    """
    try:
        if not path:  # it would stand for the current folder
            raise unreadable(Path(path), Phrase(QT_TRANSLATE_NOOP("phrases", "it has no name.")))
        if is_folder(Path(path)):
            yield from _of_file_set(file_set_in(Path(path), now, published_url), now, choice)
            return
        document = open_document(Path(path), now, published_url)
        if with_children and document.entries.kind is Kind.SITEMAPINDEX:
            yield from _of_file_set(file_set_of_index(document, now), now, choice)
        else:
            document.choose_rules(choice)
            file = document.file_list.there[0]
            yield path, FileOutcome(file.the_sitemap, document.findings.of(file.the_sitemap), file)
    except Unreadable as error:
        yield path, error
    except OSError as error:
        yield path, unreadable(Path(path), system_cause(error))


def _of_file_set(document: OpenDocument, now: datetime, choice: RuleChoice) -> Iterator[tuple[str, Outcome]]:
    Opening(document).run()
    document.choose_rules(choice)
    index, findings = document.index, document.kept_index.findings()
    if index is not None and findings is not None:  # these have what the index and its files have to do
        yield (
            str(index.path),
            FileOutcome(index.disk.the_sitemap, findings.of(index.disk.the_sitemap), index.disk),
        )
    for file in document.file_list.there:
        if file.path is None:
            continue
        if file.sitemap is not None:
            yield str(file.path), FileOutcome(file.sitemap, document.findings.of(file.sitemap), file)
        else:
            yield from outcomes(str(file.path), now, file.listing.loc, with_children=False, choice=choice)


NamedChoice = tuple[str, RuleChoice]  # as the outputs name it


def profile_argument(text: str) -> NamedChoice:
    """Return the choice for the argument of `--profile`."""
    if text in list(Profile):
        return text, choice_of(Profile(text))
    if not text.endswith(".toml"):
        raise ArgumentTypeError(
            cli_text("cli", "{text!r} is neither a profile ({profiles}) nor a file NAME.toml").format(
                text=text, profiles=", ".join(Profile)
            )
        )
    try:
        return text, load_rules(Path(text)).choice
    except (RulesFileError, OSError) as error:
        raise ArgumentTypeError(f"{text}: {_cause(error)}") from None


def choice_for(path: str) -> NamedChoice:
    """Return the choice that a sitemap carries beside it, or that of all rules."""
    try:
        chosen = rules_beside(Path(path)) if path else None
    except (RulesFileError, OSError) as error:
        raise UsageError(f"{rules_path(Path(path))}: {_cause(error)}") from None
    return (str(rules_path(Path(path))), chosen.choice) if chosen else (Profile.ALL, AS_DECLARED)


def _cause(error: Exception) -> str:
    return in_words(system_cause(error) if isinstance(error, OSError) else error)
