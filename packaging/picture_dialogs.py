"""The dialogs that can be drawn, each filled with sample input, and what else opens in the window."""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QApplication, QDialog, QToolButton

import picture_samples
from editor.app.manual.manual_contents import Manual
from editor.app.manual.manual_window import ManualWindow
from editor.app.shot import process_events, wait_for
from editor.app.window.main_window import MainWindow
from editor.core.extensions.language_matrix import use_of_code
from editor.core.fields import Kind
from editor.core.moved_entries import Move
from editor.core.values.urls import origin
from editor.core.versions import Moved
from editor.dialogs.bulk.edit_values_dialog import EditValuesDialog
from editor.dialogs.comparison_dialogs import MovedPages, RedirectsDialog
from editor.dialogs.language_groups_dialog import MakeGroupsDialog, RenameCodeDialog
from editor.dialogs.site.audit_dialogs import SignInDialog
from editor.formats.reading.encoding import samples_of
from editor.models.session.session import Session
from editor.models.words.operation_words import in_own_words
from editor.services.documents.open_document import OpenDocument
from editor.services.installation import spoken_language
from editor.services.recipe_library import bundled_recipe
from editor.services.settings.settings_file import FilterMemory

OF_SEVERAL = (  # dialogs that need an open folder
    "move-rows",
    "new-sitemap",
    "choose-sitemaps",
    "make-index",
    "match-index",
    "date-index",
)


class NothingToShowError(Exception):
    """Raised because the dialog has nothing to show about the open document."""


def _edit_values(window: MainWindow, session: Session) -> QDialog:
    """Return the dialog *Edit values* with a sample operation."""
    dialog = window.commands.later.bulk.edit_values_dialog(session)
    if session.document.entries.kind is Kind.URLSET:
        dialog.form.choose("priority.add")
    return _worked_out(dialog)


def _recipe(window: MainWindow, session: Session) -> QDialog:
    """Return the dialog *Edit values* with a bundled recipe of several steps."""
    dialog = window.commands.later.bulk.edit_values_dialog(session)
    recipe = bundled_recipe("clean-dates")
    if recipe is not None:
        dialog.open_recipe(in_own_words(recipe))
    return _worked_out(dialog)


def _worked_out(dialog: EditValuesDialog) -> QDialog:
    """Wait for the preview of a dialog, and return the dialog."""
    wait_for(lambda: not dialog.is_at_work)
    return dialog


def _export_set(window: MainWindow, session: Session) -> QDialog:
    """Return the export dialog for several files, small enough that there are some, with its preview."""
    dialog = window.commands.later.export.export_dialog(session)
    dialog.several.setChecked(True)
    page = dialog.set_page
    if page is not None:
        page.max_urls.setValue(max(len(session.document.entries) // 5, 1))
        wait_for(lambda: not page.is_busy)
    return dialog


def _select_where(window: MainWindow, session: Session) -> QDialog:
    dialog = window.commands.later.filters.select_where_dialog(session)
    dialog.line.set_filter_text("priority<0.5 OR is:error")
    return dialog


def _save_filter(window: MainWindow, session: Session) -> QDialog:
    window.commands.view.show_only("path:/blog/ age>1y")
    dialog = window.commands.later.filters.save_dialog()
    dialog.name.setText("Old posts")
    return dialog


def _saved_filters(window: MainWindow, _session: Session) -> QDialog:
    """Return the dialog of saved filters with some samples."""
    memory = FilterMemory(window.settings)
    for name, text in (
        ("Old posts", "path:/blog/ age>1y"),
        ("Shop without images", "path:/shop/ -has:image"),
    ):
        memory.save(name, text)
    return window.commands.later.filters.saved_dialog()


def _update_from_table(window: MainWindow, session: Session) -> QDialog:
    """Return the dialog with a table as a crawler exports it: one URL is unknown, one occurs twice."""
    dialog = window.commands.later.into.update_from_table_dialog(session)
    locs = [loc for loc in session.document.entries.column("loc")[:200] if "," not in loc and '"' not in loc]
    lines = ["Address,Status Code,Last Modified", *(f"{loc},200,2026-11-20" for loc in locs)]
    lines += [f"{loc},200,2026-11-19" for loc in locs[:1]]
    lines.append("https://www.example.com/only-in-the-table,200,2026-11-20")
    QApplication.clipboard().setText("\n".join(lines))
    dialog.source.paste()
    wait_for(lambda: not dialog.is_busy)
    return dialog


def _join_table(window: MainWindow, session: Session) -> QDialog:
    """Return the dialog that joins a table, with one as Search Console exports it."""
    dialog = window.commands.data.join_dialog(session)
    locs = [loc for loc in session.document.entries.column("loc")[:200] if "," not in loc and '"' not in loc]
    lines = ["Top pages,Clicks,Impressions,CTR,Position"]
    lines += [
        f"{loc},{900 - 7 * row},{20_000 - row},{4 + row % 3}.{row % 10}%,{row / 3:.1f}"
        for row, loc in enumerate(locs)
    ]
    lines.append("https://www.example.com/only-in-the-table,3,20,15%,9")
    QApplication.clipboard().setText("\n".join(lines))
    dialog.source.paste()
    wait_for(lambda: not dialog.is_busy)
    return dialog


def _manual(window: MainWindow, _session: Session) -> QDialog:
    """Return the manual at its first page."""
    manual = ManualWindow(Manual(spoken_language()), window)
    manual.show_place("recovery")
    return manual


def _export_table(window: MainWindow, session: Session) -> QDialog:
    table = window.context.table
    assert table is not None
    return window.commands.later.out.table_export_dialog(session, table)


def _repairs(window: MainWindow, session: Session) -> QDialog:
    if not session.document.file_list.repairs:
        raise NothingToShowError
    return window.commands.later.repair.repairs_dialog(session)


def _read_encoding(window: MainWindow, session: Session) -> QDialog:
    """Return the dialog with the lines of the open file that read differently in each encoding."""
    view, path = window.context.view, session.document.path
    assert view is not None
    assert path is not None
    return window.commands.later.repair.encoding_dialog(view, samples_of(path.read_bytes()))


def _file_set(session: Session) -> OpenDocument:
    assert session.document.is_set
    return session.document


def _move_rows(window: MainWindow, session: Session) -> QDialog:
    """Return the dialog that moves rows, set to distribute them by section."""
    dialog = window.commands.later.files.move_dialog(session, _file_set(session))
    dialog.by_rule.setChecked(True)
    wait_for(lambda: not dialog.is_busy)
    return dialog


def _languages(window: MainWindow, session: Session) -> QDialog:
    """Return the dialog of language versions with the clusters found."""
    dialog = window.commands.later.languages.dialog(session)
    wait_for(lambda: not dialog.is_busy)
    return dialog


def _make_groups(window: MainWindow, session: Session) -> QDialog:
    """Return the dialog that makes groups by URLs, with the groups found."""
    dialog = MakeGroupsDialog(session.document.entries.snapshot(), window.context.tasks, window)
    wait_for(lambda: not dialog.is_busy)
    return dialog


def _rename_code(window: MainWindow, session: Session) -> QDialog:
    """Return the dialog that renames a language code."""
    use = use_of_code(session.document.entries, "en-UK")
    return RenameCodeDialog("en-UK", use.links, sorted(use.beside), window)


def _check_urls(window: MainWindow, session: Session) -> QDialog:
    """Return the dialog before the site is asked, which asks nothing by itself."""
    table = window.context.table
    assert table is not None
    return window.commands.later.audit.dialog(session, table)


def _sign_in(window: MainWindow, _session: Session) -> QDialog:
    """Return the dialog that signs in to a site."""
    dialog = SignInDialog(["https://www.example.com"], {}, window)
    dialog.user.setText("me")
    return dialog


def _honest_lastmod(window: MainWindow, session: Session) -> QDialog:
    """Return the dialog of proposed dates with samples for the first rows."""
    dialog = picture_samples.honest_lastmod(window, session)
    wait_for(lambda: not dialog.is_busy)
    return dialog


def _redirects(window: MainWindow, session: Session) -> QDialog:
    """Return the dialog of redirects, as if all URLs had had a slash at their end."""
    here = list(session.document.entries.column("loc")[:40])
    there = [loc.removesuffix("/") if loc.endswith("/") else f"{loc}/" for loc in here]
    moved = [Moved(row, row, ("loc",), (Move.SLASH,)) for row in range(1, len(here))]
    return RedirectsDialog(MovedPages(moved, here, there, (session.title, "old.xml")), "apache", window)


def _compare(window: MainWindow, session: Session) -> QDialog:
    """Return the dialog of differences with the result of the comparison."""
    dialog = picture_samples.sample_differences(window, session)
    wait_for(lambda: not dialog.is_busy)
    return dialog


def _coverage(window: MainWindow, session: Session) -> QDialog:
    """Return the dialog *Coverage* with what a crawl may say of the site of the sample."""
    dialog = window.commands.later.coverage.dialog(session)
    locs = session.document.entries.column("loc")
    with TemporaryDirectory() as folder:
        crawl = Path(folder) / "crawl.csv"
        crawl.write_text(picture_samples.crawl_of(locs), encoding="utf-8")
        dialog.data.setText(str(crawl))
        dialog.uses_data.setChecked(True)
        dialog.compare_or_stop()
        wait_for(lambda: not dialog.is_busy)
    dialog.data.setText("crawl.csv")
    return dialog


DIALOG_MAKERS: dict[str, Callable[[MainWindow, Session], QDialog]] = {
    "edit-values": _edit_values,
    "choose-operation": lambda window, session: window.commands.later.bulk.edit_values_dialog(session),
    "update-from-table": _update_from_table,
    "recipe": _recipe,
    "export": lambda window, session: window.commands.later.export.export_dialog(session),
    "export-table": _export_table,
    "export-set": _export_set,
    "repairs": _repairs,
    "read-encoding": _read_encoding,
    "move-rows": _move_rows,
    "new-sitemap": lambda window, session: window.commands.later.files.name_dialog(_file_set(session)),
    "make-index": lambda window, session: window.commands.later.index.making_dialog(_file_set(session)),
    "match-index": lambda window, session: window.commands.later.index.matching_dialog(_file_set(session)),
    "date-index": lambda window, session: window.commands.later.index.dating_dialog(_file_set(session)),
    "take-in-indexes": picture_samples.take_in,
    "choose-sitemaps": lambda window, session: window.commands.together.choose_dialog(
        _file_set(session).file_list.there
    ),
    "published-url": lambda window, session: window.commands.later.published.dialog(session),
    "summary": lambda window, session: window.commands.later.help.summary_dialog(session),
    "glossary": lambda window, _session: window.commands.later.help.glossary_dialog(),
    "filter-language": lambda window, _session: window.commands.later.help.filter_language_dialog(),
    "save-filter": _save_filter,
    "saved-filters": _saved_filters,
    "select-where": _select_where,
    "find-action": lambda window, _session: window.commands.later.search.find_action_dialog(),
    "manual": _manual,
    "shortcuts": lambda window, _session: window.commands.later.help.shortcuts_dialog(),
    "about": lambda window, _session: window.commands.later.help.about_dialog(),
    "hosts": lambda window, _session: picture_samples.hosts(window),
    "fix-preview": lambda window, session: window.commands.fix.preview_dialog(session),
    "merge": picture_samples.merge,
    "recovery": picture_samples.recovery,
    "versions": picture_samples.versions,
    "compare": _compare,
    "redirects": _redirects,
    "join-table": _join_table,
    "check-urls": _check_urls,
    "sign-in": _sign_in,
    "honest-lastmod": _honest_lastmod,
    "problem": picture_samples.problem,
    "open-web": picture_samples.open_web,
    "robots": picture_samples.robots,
    "coverage": _coverage,
    "announce": picture_samples.announce,
    "languages": _languages,
    "make-groups": _make_groups,
    "rename-code": _rename_code,
    "preferences": lambda window, _session: window.commands.later.preferences.dialog(),
    "duplicates": lambda window, session: window.commands.fix.duplicates_dialog(session),
}
_EDITORS = ("lastmod", "changefreq", "priority")
_BARS = ("replace", "replace-preview")
_PROPOSALS = "filter-proposals"
_FIX_MENU = "fix-menu"
DIALOGS = (*DIALOG_MAKERS, *_EDITORS, *_BARS, _PROPOSALS, _FIX_MENU)


def show(name: str, window: MainWindow, session: Session) -> None:
    """Show one of DIALOGS; raises NothingToShowError."""
    if name in _EDITORS:
        _open_editor(window, name)
    elif name == _PROPOSALS:
        window.refresh()
        process_events()
        window.filter_bar.line.setFocus()
        window.filter_bar.line.completer_list.propose()
    elif name == _FIX_MENU:
        if not (window.context.table and window.context.table.selected_rows()):
            window.commands.view.next_finding()
        window.commands.fix.fix_here()
    elif name in _BARS:
        _open_replace_bar(window, session, has_preview=name == "replace-preview")
    else:
        dialog = DIALOG_MAKERS[name](window, session)
        dialog.show()
        process_events()
        while not window.context.tasks.is_idle:
            process_events()
        dialog.move(window.geometry().center() - dialog.rect().center())


def _open_replace_bar(window: MainWindow, session: Session, *, has_preview: bool) -> None:
    """Open the replace bar with the most frequent word of the URLs, and optionally the preview."""
    paths = "".join(loc[len(origin(loc)) :] for loc in session.document.entries.column("loc")[:500])
    words = Counter(word for word in re.split(r"[^a-z]+", paths) if word)
    do = window.commands.find
    do.replace()
    do.bar.find_line.setText(words.most_common(1)[0][0] if words else "e")
    do.bar.replacement_line.setText("new")
    do.bar.preview.setChecked(has_preview)
    do.next_match()
    wait_for(lambda: not do.matches.is_busy)


def _open_editor(window: MainWindow, field: str) -> None:
    """Open the editor of a value in the current row, with its popup."""
    table = window.context.table
    if table is None:
        return
    table.go_to(max(table.current_row(), 0), field)
    process_events()
    table.edit(table.currentIndex())
    editor = table.indexWidget(table.currentIndex())
    if editor is None:  # the cell is read-only
        raise NothingToShowError
    button = editor.findChild(QToolButton)
    if isinstance(button, QToolButton):
        button.click()
