"""The columns of the table: which are shown, their widths and order, and the menu of their headings."""

from collections.abc import Callable, Collection, Iterable
from concurrent.futures import Future
from functools import partial
from math import inf

from PySide6.QtCore import QObject, QPoint, QSignalBlocker, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from editor.app.window.command_context import CommandContext
from editor.core.document.document import SITEMAP, Document
from editor.core.document.edits import Edit, SetValues
from editor.core.extensions.extension_declarations import Extension
from editor.core.fields import FIELD_NAMES, Kind
from editor.core.filtering.filter_language import written_term
from editor.core.site.page_answers import PageAnswer
from editor.core.table_columns import Column, Contents, used_columns
from editor.models.session.session import Stage
from editor.models.words.explanations import column_title, shorten_value
from editor.services.settings.settings import COLUMN_ORDER, COLUMN_WIDTHS, COLUMNS, FOLD_ORIGIN
from editor.views.document_view import DocumentView
from editor.views.table.entries_table import EntriesTable

_SHOWN, _HIDDEN = "shown", "hidden"
_Order = Qt.SortOrder


class ColumnCommands(QObject):
    """Shows a column if the person chose it; without a choice, if it is a field or has any values."""

    def __init__(self, context: CommandContext, begin_filter: Callable[[str], None]) -> None:
        """`begin_filter` lets the person continue a filter that begins with a term."""
        super().__init__(context.window)
        self._context, self._begin_filter = context, begin_filter
        self._listed: list[QAction] = []  # in the menu
        self._known = self._choices
        context.settings.follow(self._on_chosen, COLUMNS)
        context.settings.follow(self._arrange_all, COLUMN_WIDTHS, COLUMN_ORDER)

    # Stages of a document

    def prepare(self, view: DocumentView) -> None:
        """Show the columns of a new table with their last widths and order; they are not sorted."""
        table, session = view.table, view.session
        if table is None or session is None:
            return
        self._arrange(table)
        header = table.column_header
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(partial(self._open_menu, table))
        header.moved_by_hand.connect(partial(self._remember_order, table))
        table.widths.given.connect(partial(self._remember_widths, table))
        if view.look is not None:  # it was read before it was first looked at
            self.fit(view)
            return
        self._show_used(view)
        if session.stage is Stage.LOADING:  # show columns once the first rows are known
            first = Qt.ConnectionType.SingleShotConnection
            session.model.rowsInserted.connect(lambda *_rows: self._on_first_rows(view), first)

    def fit(self, view: DocumentView) -> None:
        """Show the columns for which the file has values, once it has been read."""
        if view.table is not None and view.session is not None:
            shown = {column.name for column in view.table.visible.columns()} - {SITEMAP}
            self._show(view, view.session.document.findings.extensions, shown)
            view.table.widths.apply()

    def follow(self, view: DocumentView, edit: Edit | None, _title: str) -> None:
        """Show the columns for values that an edit added to the file; they stay."""
        if view.table is None or view.session is None or edit is None:
            return
        find = partial(_columns_filled_by, edit, view.table.entries.document)
        if edit.takes_long():
            self._find_later(view, find)
        else:
            self._show_filled(view.table, find())
        stack = view.session.undo_stack
        if stack.index() == stack.count():  # nothing was taken back: that would bring values nobody typed
            view.table.follow_edit(edit)

    def _find_later(self, view: DocumentView, find: Callable[[], set[str]]) -> None:
        """Have a worker find columns with new values in very many rows, again if these move meanwhile."""
        session = view.session
        assert session is not None
        document = session.document.entries
        arrangement = document.arrangement

        def found(outcome: Future[set[str]]) -> None:
            if view.table is None or view.session is not session:
                return  # it was closed
            if document.arrangement != arrangement:
                self._find_later(view, find)
            else:
                self._show_filled(view.table, outcome.result())

        self._context.tasks.run(find, found)

    def _show_filled(self, table: EntriesTable, columns: Collection[str]) -> None:
        """Show columns in which values came, unless the person chose otherwise; they stay."""
        shown = {column.name for column in table.visible.columns()}
        brought = set(columns) - shown - self._choices.keys()
        if brought:
            self._show_in(table, shown | brought)

    def show_answers(self, view: DocumentView, answers: Iterable[PageAnswer]) -> None:
        """Show the columns in which these answers have something to tell; they stay."""
        if view.table is not None:
            contents = Contents(view.table.entries.document, range(0), answers)
            self._show_filled(view.table, used_columns(contents))

    def fit_files(self, view: DocumentView) -> None:
        """Show the column with the file of each row only if rows of several files are shown."""
        table = view.table
        if table is None:
            return
        names = {column.name for column in table.visible.columns()} - {SITEMAP}
        is_wanted = table.entries.file is None and self._choices.get(SITEMAP, _SHOWN) != _HIDDEN
        self._show_in(table, names | {SITEMAP} if is_wanted else names)

    def _on_first_rows(self, view: DocumentView) -> None:
        """Show the columns of the kind of file that it turned out to be, in the widths of that kind."""
        if view.table is not None:
            self._arrange(view.table)
        self._show_used(view)

    def _show_used(self, view: DocumentView) -> None:
        """Show the columns that have values in the part of the document read so far."""
        if view.session is not None:
            self._show(view)

    def _show(
        self, view: DocumentView, extensions: Collection[Extension] | None = None, kept: Collection[str] = ()
    ) -> None:
        """Show the columns that were chosen, those of fields, and others that have values.

        `extensions`: those in use, if that is known; `kept`: columns to keep.
        """
        table, session, choices = view.table, view.session, self._choices
        if table is None or session is None:
            return
        answers = session.document.answers.values()
        used = used_columns(Contents(session.document.entries, None, answers, extensions))
        stands = used | set(kept) | set(FIELD_NAMES)
        names = {
            column.name
            for column in table.entries.columns
            if choices.get(column.name, _SHOWN if column.name in stands else _HIDDEN) == _SHOWN
        }
        if table.entries.file is None and choices.get(SITEMAP, _SHOWN) == _SHOWN:
            names.add(SITEMAP)
        else:
            names.discard(SITEMAP)
        self._show_in(table, names)

    def _show_in(self, table: EntriesTable, names: Collection[str]) -> None:
        hidden = {name for name, choice in self._choices.items() if choice == _HIDDEN}
        table.visible.show(names, set(FIELD_NAMES) - hidden)

    # The person's choice of columns

    def offered(self) -> list[tuple[Column, bool]]:
        """Return the columns of the table that can be shown and hidden, each with True if it is shown."""
        table = self._context.table
        if table is None:
            return []
        shown = table.visible.columns()
        return [(column, column in shown) for column in table.entries.columns[1:]]

    def fill_menu(self, menu: QMenu) -> None:
        """List the columns of the table on screen, below the other actions of a menu."""
        for action in self._listed:
            menu.removeAction(action)
            action.deleteLater()
        before = menu.actions()
        menu.addSeparator()
        self._list(menu)
        self._listed = [action for action in menu.actions() if action not in before]

    def _list(self, menu: QMenu) -> None:
        for column, is_shown in self.offered():
            action = menu.addAction(column_title(column))
            action.setCheckable(True)
            action.setChecked(is_shown)
            action.toggled.connect(partial(self.choose, column.name))

    def choose(self, name: str, shown: bool) -> None:
        """Show or hide a column, in all documents and from now on."""
        choices = dict(self._choices)
        choices[name] = _SHOWN if shown else _HIDDEN
        self._context.settings.set(COLUMNS, choices)

    def _on_chosen(self) -> None:
        """Show or hide the columns about which there is another choice; the others stay."""
        before, self._known = self._known, self._choices
        changed = {name for name, _choice in before.items() ^ self._known.items()}
        for view in self._context.tabs.views():
            if view.table is not None and view.session is not None:
                kept = {column.name for column in view.table.visible.columns()} - changed
                self._show(view, view.session.document.findings.extensions, kept)

    @property
    def _choices(self) -> dict[str, str]:
        return self._context.settings.get(COLUMNS)

    # Widths and order

    def _arrange_all(self) -> None:
        """Let all tables follow the order and the widths that were chosen in one of them, or put back."""
        for view in self._context.tabs.views():
            if view.table is not None:
                self._arrange(view.table)

    def _arrange(self, table: EntriesTable) -> None:
        """Restore the order and the widths of the columns."""
        settings, header = self._context.settings, table.column_header
        names = [column.name for column in table.entries.columns]
        order = settings.get(COLUMN_ORDER)
        with QSignalBlocker(header):
            for place, name in enumerate(_in_order(names, order)):
                header.moveSection(header.visualIndex(names.index(name)), place)
        kind, widths = _kind_of(table), settings.get(COLUMN_WIDTHS)
        shares = {name: _share(widths.get(f"{kind}/{name}", "")) for name in names}
        shares = {name: share for name, share in shares.items() if share}
        if shares != table.widths.by_hand:
            table.widths.set_by_hand(shares)

    def _remember_order(self, table: EntriesTable) -> None:
        header, columns = table.column_header, table.entries.columns
        order = [columns[header.logicalIndex(place)].name for place in range(header.count())]
        others = [name for name in self._context.settings.get(COLUMN_ORDER) if name not in order]
        self._context.settings.set(COLUMN_ORDER, [*order, *others])

    def _remember_widths(self, table: EntriesTable) -> None:
        """Remember the widths of the columns of this kind of file; those of other kinds stay as they are."""
        kind, known = _kind_of(table), self._context.settings.get(COLUMN_WIDTHS)
        others = {key: share for key, share in known.items() if not key.startswith(f"{kind}/")}
        own = {f"{kind}/{name}": str(share) for name, share in table.widths.by_hand.items()}
        self._context.settings.set(COLUMN_WIDTHS, {**others, **own})

    # Commands for the column of the current cell, or of the heading that was pressed

    def fit_column(self) -> None:
        """Make the current column as wide as its contents."""
        self._at_current(lambda table, section: table.widths.fit(section))

    def reset_widths(self) -> None:
        """Give all columns their default widths."""
        if self._context.table is not None:
            self._context.table.widths.reset()

    def filter_column(self) -> None:
        """Begin a filter by the current column."""
        self._at_current(self._filter_by)

    def hide_column(self) -> None:
        """Hide the current column."""
        self._at_current(self._hide)

    def _at_current(self, act: Callable[[EntriesTable, int], None]) -> None:
        table = self._context.table
        if table is not None:
            table.have_current()
            act(table, max(table.currentIndex().column(), 0))

    def _filter_by(self, table: EntriesTable, section: int) -> None:
        column = table.entries.columns[section]
        if column.term:
            self._begin_filter(f"{written_term(column.term)}:")
        else:
            self._context.say(self.tr("There is no filter for this column."))

    def _hide(self, table: EntriesTable, section: int) -> None:
        if section == 0:
            self._context.say(self.tr("The URL column cannot be hidden."))
            return
        column = table.entries.columns[section]
        self.choose(column.name, shown=False)
        text = self.tr("“{name}” is hidden. To show it again, choose View, Columns.")
        self._context.say(text.format(name=column_title(column)))

    def _open_menu(self, table: EntriesTable, place: QPoint) -> None:
        menu = QMenu(table)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        section = table.column_header.section_at(place.x())
        if section >= 0:
            self._offer(menu, table, section)
            menu.addSeparator()
        self._list(menu)
        menu.popup(table.column_header.mapToGlobal(place))

    def _offer(self, menu: QMenu, table: EntriesTable, section: int) -> None:
        header, widths = table.column_header, table.widths

        def add(text: str, act: Callable[[], object]) -> QAction:
            action = menu.addAction(text)
            action.triggered.connect(lambda _checked=False: act())
            return action

        if section == 0 and (origin := table.entries.urls.folded_origin):
            text = self.tr("Show {host}, which is hidden").format(host=shorten_value(origin))
            add(text.replace("&", "&&"), lambda: self._context.settings.set(FOLD_ORIGIN, value=False))
            menu.addSeparator()
        add(self.tr("Sort &ascending"), partial(header.setSortIndicator, section, _Order.AscendingOrder))
        add(self.tr("Sort &descending"), partial(header.setSortIndicator, section, _Order.DescendingOrder))
        menu.addSeparator()
        add(self.tr("&Fit to content"), partial(widths.fit, section))
        add(self.tr("&Reset column widths"), widths.reset).setEnabled(bool(widths.by_hand))
        menu.addSeparator()
        add(self.tr("&Select column"), partial(self._select, table, section))
        column = table.entries.columns[section]
        by_column = add(self.tr("Filter &by this column…"), partial(self._filter_by, table, section))
        by_column.setEnabled(bool(column.term))
        add(self.tr("&Hide column"), partial(self._hide, table, section)).setEnabled(section > 0)

    def _select(self, table: EntriesTable, section: int) -> None:
        self._context.focus_table()
        table.have_current()
        index = table.currentIndex().siblingAtColumn(section)
        table.selectionModel().setCurrentIndex(index, table.selectionModel().SelectionFlag.NoUpdate)
        table.select_whole_columns([section])


def _kind_of(table: EntriesTable) -> Kind:
    return table.entries.document.kind


def _share(text: str) -> float:
    """Return a share of the window as it is stored; 0 if it is none."""
    try:
        share = float(text)
    except ValueError:
        return 0
    return share if 0 < share < inf else 0


def _columns_filled_by(edit: Edit, document: Document) -> set[str]:
    """Return the columns in which an edit may have put a value."""
    filled, rest = set[str](), False
    for one in edit.each():
        if isinstance(one, SetValues) and one.field in FIELD_NAMES:
            if any([one.values] if isinstance(one.values, str) else one.values):
                filled.add(one.field)
        else:
            rest = True
    return filled | used_columns(Contents(document, edit.affected())) if rest else filled


def _in_order(names: Iterable[str], order: Collection[str]) -> list[str]:
    """Return columns in a person's order; one missing from it follows the column that it usually follows."""
    usual, found = list(names), [name for name in order if name in names]
    for place, name in enumerate(usual):
        if name not in found:
            found.insert(found.index(usual[place - 1]) + 1 if place else 0, name)
    return found
