"""The summary of the document on screen: its facts, the number of findings, and its notes."""

from PySide6.QtCore import QDateTime, QLocale

from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.xml.markup import Frame
from editor.dialogs.parts.listing import ListingGroup
from editor.models.session.session import Session
from editor.models.words.explanations import finding_message
from editor.models.words.translation import counted, translated
from editor.rules.rule import Severity

_KINDS = {
    "urlset": QT_TRANSLATE_NOOP("summary", "Sitemap"),
    "sitemapindex": QT_TRANSLATE_NOOP("summary", "Sitemap index"),
    "text": QT_TRANSLATE_NOOP("summary", "List of URLs"),
    "feed": QT_TRANSLATE_NOOP("summary", "Feed"),
}
_COUNTED = {
    Severity.ERROR: QT_TRANSLATE_NOOP("summary", "Errors"),
    Severity.WARNING: QT_TRANSLATE_NOOP("summary", "Warnings"),
    Severity.ADVICE: QT_TRANSLATE_NOOP("summary", "Advice"),
}


def summary_of(session: Session) -> list[ListingGroup]:
    """Return the facts of a document, the number of its findings, and the notes about it."""
    groups = [_of_document(session), _of_findings(session)]
    if notes := _notes(session):
        groups.append(ListingGroup(translated("summary", "Notes"), notes))
    return groups


def _of_document(session: Session) -> ListingGroup:
    document, number = session.document, QLocale().toString
    entries = number(len(document.entries))
    if not session.is_whole:
        entries = translated("summary", "{n} (only part of the file was read)").format(n=entries)
    lines = [
        (translated("summary", "Kind"), _kind(session)),
        (translated("summary", "Location"), str(_place(session) or translated("summary", "not saved yet"))),
        (
            translated("summary", "Published at"),
            document.findings.context.published_url or translated("summary", "unknown"),
        ),
        (translated("summary", "Entries"), entries),
    ]
    if document.origin:
        moment = QDateTime.fromSecsSinceEpoch(int(document.origin.moment.timestamp()))
        when = QLocale().toString(moment, QLocale.FormatType.ShortFormat)
        fetched = translated("summary", "{url}, {when}").format(url=document.origin.url, when=when)
        if document.origin.etag:
            fetched = translated("summary", "{fetched}, ETag {etag}").format(
                fetched=fetched, etag=document.origin.etag
            )
        lines.append((translated("summary", "Fetched from"), fetched))
    if document.is_set:
        lines.insert(3, (translated("summary", "Files"), number(len(document.entries.files))))
    encodings = dict.fromkeys(_encoding(file.frame) for file in document.entries.files)
    if encodings:
        lines.append((translated("summary", "Encoding"), "; ".join(encodings)))
    return ListingGroup(
        translated("summary", "Files") if document.is_set else translated("summary", "File"),
        lines,
    )


def _kind(session: Session) -> str:
    document = session.document
    if document.is_set:
        return (
            translated("summary", "Sitemap index and its sitemaps")
            if document.index
            else translated("summary", "Several sitemaps")
        )
    return translated("summary", _KINDS[document.entries.frame.kind])


def _place(session: Session) -> object:
    return None if session.document.needs_place else session.document.place


def _encoding(frame: Frame) -> str:
    name = frame.encoding.upper()
    return translated("summary", "{encoding}, gzipped").format(encoding=name) if frame.gzip else name


def _of_findings(session: Session) -> ListingGroup:
    counts = session.document.findings.report.counts()
    lines = [
        (translated("summary", word), QLocale().toString(counts[severity]))
        for severity, word in _COUNTED.items()
    ]
    return ListingGroup(translated("summary", "Findings"), lines)


def _notes(session: Session) -> list[tuple[str, str]]:
    """Return the notes, each with the title of its rule; equal notes of several files are merged."""
    files: dict[tuple[str, str], int] = {}
    for finding in session.document.findings.report.file_findings():
        if finding.severity is Severity.NOTE:
            note = translated("rules", finding.rule.title), finding_message(finding)
            files[note] = files.get(note, 0) + 1
    one, many = " (1 file)", QT_TRANSLATE_NOOP("summary", " (%Ln files)")
    return [
        (title, text + (counted("summary", one, many, count) if count > 1 else ""))
        for (title, text), count in files.items()
    ]
