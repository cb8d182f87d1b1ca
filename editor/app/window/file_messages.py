"""What the window says of files: the summary of a document, failures to open, and protected files.

The summary has the facts of the document on screen, the number of findings, and its notes. Files
that cannot be read get a message with the possible actions. Before an export overwrites protected
files the person is asked.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication

from editor.core.text import N_
from editor.core.xml.markup import Frame
from editor.dialogs.dialog_frame import ListingGroup
from editor.dialogs.questions import Protected, Questions
from editor.formats.listed_sitemaps import mentioned_file_name
from editor.formats.read_errors import BrokenXml, Unreadable
from editor.formats.writing.split_export import is_safe_name
from editor.models.session.session import Session
from editor.models.words.explanations import finding_message
from editor.models.words.translation import counted, moment, text_of, translated
from editor.rules.rule import Severity
from editor.runtime.system import is_file
from editor.services.files.file_errors import PROTECTED, SaveError, shown_path
from editor.services.files.in_place_writing import InPlace
from editor.views.panels.banners import Offer, Trouble, TroublePage

_KINDS = {
    "urlset": N_("Sitemap"),
    "sitemapindex": N_("Sitemap index"),
    "text": N_("List of URLs"),
    "feed": N_("Feed"),
}
_COUNTED = {
    Severity.ERROR: N_("Errors"),
    Severity.WARNING: N_("Warnings"),
    Severity.ADVICE: N_("Pieces of advice"),
}


def summary_of(session: Session) -> list[ListingGroup]:
    """Return the facts of a document, the number of its findings, and the notes about it."""
    groups = [_of_document(session), _of_findings(session)]
    if notes := _notes(session):
        groups.append(ListingGroup(translated("Notes"), notes))
    return groups


def _of_document(session: Session) -> ListingGroup:
    document, number = session.document, QLocale().toString
    entries = number(len(document.entries))
    if not session.is_whole:
        entries = translated("{n} (only part of the file was read)").format(n=entries)
    lines = [
        (translated("Kind"), _kind(session)),
        (translated("Location"), str(_place(session) or translated("not saved yet"))),
        (translated("Published at"), document.findings.context.published_url or translated("unknown")),
        (translated("Entries"), entries),
    ]
    if document.origin:
        when = moment(document.origin.moment.timestamp())
        fetched = translated("{url}, {when}").format(url=document.origin.url, when=when)
        if document.origin.etag:
            fetched = translated("{fetched}, ETag {etag}").format(fetched=fetched, etag=document.origin.etag)
        lines.append((translated("Fetched from"), fetched))
    title = translated("File")
    if document.is_set:
        title = translated("Files")
        lines.insert(3, (title, number(len(document.entries.files))))
    encodings = dict.fromkeys(_encoding(file.frame) for file in document.entries.files)
    if encodings:
        lines.append((translated("Encoding"), "; ".join(encodings)))
    return ListingGroup(title, lines)


def _kind(session: Session) -> str:
    document = session.document
    if document.is_set:
        return (
            translated("Sitemap index and its sitemaps") if document.index else translated("Several sitemaps")
        )
    return translated(_KINDS[document.entries.frame.kind])


def _place(session: Session) -> object:
    return None if session.document.needs_place else session.document.place


def _encoding(frame: Frame) -> str:
    name = frame.encoding.upper()
    return translated("{encoding}, gzipped").format(encoding=name) if frame.gzip else name


def _of_findings(session: Session) -> ListingGroup:
    counts = session.document.findings.report.counts()
    lines = [(translated(word), QLocale().toString(counts[severity])) for severity, word in _COUNTED.items()]
    return ListingGroup(translated("Findings"), lines)


def _notes(session: Session) -> list[tuple[str, str]]:
    """Return the notes, each with the title of its rule; equal notes of several files are merged."""
    files: dict[tuple[str, str], int] = {}
    for finding in session.document.findings.report.file_findings():
        if finding.severity is Severity.NOTE:
            note = translated(finding.rule.title), finding_message(finding)
            files[note] = files.get(note, 0) + 1
    one, many = " (1 file)", N_(" (%Ln files)")
    return [
        (title, text + (counted(one, many, count) if count > 1 else ""))
        for (title, text), count in files.items()
    ]


_MOST = 3  # files that the page offers to open


def trouble_page(
    path: Path, error: Exception, open_paths: Callable[[Sequence[Path]], object], offers: Iterable[Offer]
) -> TroublePage:
    """Return the page that says why a file cannot be read, with actions.

    `open_paths` opens sitemaps that the file names and that are in the same folder; `offers` are the actions
    for any trouble.
    """
    if not isinstance(error, Unreadable):
        sentence = translated("The editor failed while reading it. The file itself was not touched.")
        return TroublePage(Trouble(_heading(), shown_path(path.absolute()), sentence), tuple(offers))
    named = error.sitemaps
    about_named: list[Offer] = [
        (translated("Open {name}").format(name=file.name), partial(open_paths, [file]))
        for file in sitemaps_beside(path, named)
    ]
    about_named.append((translated("Copy URLs"), partial(_copy, named)))
    context = error.context if isinstance(error, BrokenXml) else ""
    return TroublePage(
        Trouble(_heading(), shown_path(path.absolute()), text_of(error), context, named, about_named),
        tuple(offers),
    )


def sitemaps_beside(path: Path, addresses: Iterable[str]) -> list[Path]:
    """Return the files in the folder of `path` that are named like the last part of some addresses."""
    names = (name for name in dict.fromkeys(map(mentioned_file_name, addresses)) if is_safe_name(name))
    files = (path.with_name(name) for name in names if name not in (".", "..", path.name))
    return [file for file in files if is_file(file)][:_MOST]


def _copy(addresses: Sequence[str]) -> None:
    QGuiApplication.clipboard().setText("\n".join(addresses))


def _heading() -> str:
    return translated("This file cannot be opened")


class OverwritingJob(Protocol):
    """A job that writes a file in a worker thread, and can be started again."""

    overwrites: bool  # also protected files; see `force` of `save_file`
    careful: InPlace | None  # see `save_file`


def asked_to_overwrite(
    questions: Questions,
    job: OverwritingJob,
    error: BaseException,
    write: Callable[[], None],
    elsewhere: Callable[[], None],
) -> bool:
    """If a job failed as its file is protected, ask the person, follow the answer, and return True."""
    if not isinstance(error, SaveError) or error.reason not in PROTECTED or job.overwrites:
        return False
    choice = questions.override_protection(text_of(error))
    if choice is Protected.WRITE:
        job.overwrites = True
        write()
    elif choice is Protected.SAVE_ELSEWHERE:
        elsewhere()
    return True
