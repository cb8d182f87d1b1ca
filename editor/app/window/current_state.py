"""The present state of the window, as values: for the actions to be enabled, and for the status line."""

from dataclasses import replace

from editor.app.window.command_context import Workbench
from editor.app.window.window_state import WindowState, opens_details, opens_site
from editor.core.document.sitemap_file import SitemapFile
from editor.core.fields import Kind
from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.xml.markup import Frame
from editor.models.session.session import Session, Stage
from editor.models.words.translation import translated
from editor.services.documents.open_document import OpenDocument
from editor.services.settings.settings import (
    COUNTRY_FORMS,
    DATE_FORM,
    FILES_PANEL,
    FINDINGS_PANEL,
    FOLD_ORIGIN,
    FREEZE_URL,
    INSIGHT_PANEL,
    THEME,
)
from editor.views.panels.status_bar import Summary
from editor.views.table.entries_table import EntriesTable

_BUSY = {
    Stage.BUSY: QT_TRANSLATE_NOOP("status", "working…"),
    Stage.WRITING: QT_TRANSLATE_NOOP("status", "writing…"),
}
_LINE_ENDS = {"\n": "LF", "\r\n": "CRLF", "\r": "CR"}


def window_state(bench: Workbench, *, has_findings: bool, has_safe_fixes: bool = False) -> WindowState:
    """Return the present state of the window; the list of findings tells whether there are any."""
    settings = bench.settings
    view, session, table = bench.view, bench.session, bench.table
    bare = WindowState(
        bench.tabs.count(),
        has_path=view is not None and view.path is not None,
        theme=settings.get(THEME),
        shows_findings=settings.get(FINDINGS_PANEL),
        shows_site=opens_site(settings, bench.window.width()),
        shows_details=opens_details(settings, bench.window.width()),
        shows_files=settings.get(FILES_PANEL),
        shows_insight=settings.get(INSIGHT_PANEL),
        folds_origin=settings.get(FOLD_ORIGIN),
        shows_local_dates=settings.get(DATE_FORM) in COUNTRY_FORMS,
        freezes_url=settings.get(FREEZE_URL),
    )
    if session is None or table is None:
        return bare
    document = session.document
    return replace(
        bare,
        has_document=True,
        has_files=document.entries.is_set,
        is_index=document.entries.kind is Kind.SITEMAPINDEX,
        is_whole=session.is_whole,
        is_busy=session.is_busy,
        is_modified=session.is_modified,
        at_work=at_work(session),
        is_read_only=document.is_read_only,
        is_recovered=not document.file_list.is_accepted,
        has_repairs=document.file_list.has_repairs,
        is_foreign_encoding=not document.entries.frame.is_utf8,
        rows=len(document.entries),
        selected=len(table.selected_rows()),
        is_file_order=session.model.is_whole_in_order,
        is_sorted=session.model.is_sorted,
        is_filtered=session.filter.is_active,
        has_findings=has_findings,
        has_safe_fixes=has_safe_fixes,
        undo_text=session.undo_stack.undoText(),
        redo_text=session.undo_stack.redoText(),
        can_redo=session.undo_stack.canRedo(),
    )


def at_work(session: Session) -> str:
    """Return a sentence that says why a document is busy; "" if it is not."""
    text = ""
    if session.stage is Stage.LOADING:
        text = translated("status", "“{name}” is still loading. Wait a moment, or stop it.")
    elif session.is_busy:
        text = translated("status", "“{name}” is still being processed. Wait a moment.")
    return text.format(name=session.title)


def why_read_only(session: Session) -> str:
    """Return a sentence that says why a document cannot be changed now."""
    if session.document.file_list.is_accepted:
        text = translated("status", "This document is read-only.")
    else:
        text = translated("status", "Accept the recovered entries first.")
    return at_work(session) or text


def status_of(session: Session, table: EntriesTable) -> Summary:
    """Return the summary of a document for the status line, or of the only one of several files shown."""
    document, file = session.document, session.filter.file
    if document.is_set:
        return _status_of_files(document, file, _summary(session, table))
    return _summary(session, table)


def _status_of_files(document: OpenDocument, file: SitemapFile | None, summary: Summary) -> Summary:
    files = [file] if file is not None else document.entries.files
    if not files:
        return summary
    contexts = {each.key: document.findings.of(each).context for each in files}
    fullest, largest = max(files, key=len), max(context.byte_size for context in contexts.values())
    return replace(
        summary,
        rows=sum(map(len, files)),
        limited_rows=len(fullest),
        byte_size=largest if summary.byte_size is not None else None,
        form=_form(fullest.frame) if file is not None else "",
        published_url=contexts[file.key].published_url if file is not None else summary.published_url,
        files=0 if file is not None else len(files),
        fullest="" if file is not None else fullest.name,
    )


def _summary(session: Session, table: EntriesTable) -> Summary:
    document = session.document
    return Summary(
        rows=len(document.entries),
        limited_rows=len(document.entries),
        selected=len(table.selected_rows()),
        shown=session.model.rowCount(),
        byte_size=document.findings.context.byte_size if session.is_whole else None,
        form=_form(document.entries.frame),
        published_url=document.findings.context.published_url,
        saved=_saved_state(session),
        at_work=at_work(session),
        can_stop=session.stage in (Stage.LOADING, Stage.WRITING),
        is_index=document.entries.kind is Kind.SITEMAPINDEX,
    )


def _form(frame: Frame) -> str:
    parts = [frame.encoding.upper(), _LINE_ENDS.get(frame.line_end, "LF")]
    if frame.bom:
        parts.insert(1, "BOM")
    if frame.gzip:
        parts.append("gzip")
    return " · ".join(parts)


def _saved_state(session: Session) -> str:
    if session.stage is Stage.LOADING:
        text = translated("status", "reading {n} %")
        return text.format(n=int(session.fraction * 100))
    if session.is_busy:
        return translated("status", _BUSY[session.stage])
    if session.stage is Stage.BROKEN_OFF or session.document.is_read_only:
        return translated("status", "read-only")
    if session.is_modified:
        return translated("status", "unsaved changes")
    if session.document.needs_place:
        return translated("status", "not saved yet")
    return translated("status", "saved")
