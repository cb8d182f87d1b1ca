"""One tab: a document with its table, what is to be said about all of it, and how far it has been read."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from editor.core.fields import Kind
from editor.core.filtering.parts import rule_of
from editor.core.joined import JoinedUrlset
from editor.models.file_looks import ALL
from editor.models.session import Outside, Session, Stage
from editor.rules.rule import Severity
from editor.services.document import Document
from editor.services.looking import is_same_file
from editor.services.workspace import Workspace
from editor.views.banner import Banner
from editor.views.files.strip import FileStrip
from editor.views.kept_place import KeptPlace
from editor.views.table import UrlsetTable
from editor.views.theme import current
from editor.views.trouble_page import Offer, TroublePage

_UTF_8 = ("utf-8", "utf8", "utf-8-sig", "ascii", "us-ascii")  # ASCII is a part of it


class _Progress(QWidget):
    """A thin line over the top of the table: how much of the file has been read."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._fraction = 0.0
        self.hide()

    def set_fraction(self, fraction: float) -> None:
        self._fraction = fraction
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(0, 0, self.width(), self.height(), current().color("border"))
        done = round(self.width() * self._fraction)
        painter.fillRect(0, 0, done, self.height(), current().color("accent"))
        painter.end()


class DocumentView(QWidget):
    """Shows a session, or says why there is none."""

    left = Signal()  # the document it showed was closed
    title_changed = Signal()
    file_changed = Signal()  # another one of several files is shown, or all
    rows_dropped = Signal(int)  # on the file with this key
    state_changed = Signal()  # selection, filter, stage: what decides what can be done
    accept_requested = Signal()
    repairs_requested = Signal()  # what was repaired is to be shown
    reload_requested = Signal()
    keep_requested = Signal()  # the document counts, not what another program wrote
    merge_requested = Signal()  # with what another program wrote
    save_requested = Signal()
    import_requested = Signal()  # a sitemap is to be made of this feed
    encoding_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session: Session | None = None
        self.table: UrlsetTable | None = None
        self.strip: FileStrip | None = None  # of a document of several files
        self._path: Path | None = None
        self.trouble = ""  # why there is nothing to see, in a sentence
        self._offer: tuple[str, tuple[Offer, ...]] = ("", ())
        self._notice: tuple[str, tuple[Offer, ...]] = ("", ())
        self._page: QWidget | None = None  # table or trouble
        self.banner = Banner(self)
        self.banner.left.connect(self.setFocus)
        self._progress = _Progress(self)
        self._nothing = QLabel(self)
        self._nothing.setTextFormat(Qt.TextFormat.PlainText)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.hide()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.banner)

    @property
    def title(self) -> str:
        """What to call the tab."""
        if self.session is not None:
            return self.session.title
        return self._path.name if self._path else self.tr("Untitled")

    @property
    def path(self) -> Path | None:
        """The file, also where it could not be read."""
        return self.session.document.path if self.session is not None else self._path

    @property
    def paths(self) -> list[Path]:
        """All files that hold what is shown."""
        if self.session is not None:
            return self.session.paths()
        return [self._path] if self._path else []

    @property
    def shows_several(self) -> bool:
        """Whether it shows several files as one document."""
        return self.strip is not None

    def show_session(self, session: Session) -> None:
        """Show this document from now on; the view owns it."""
        self._clear()
        session.setParent(self)
        self.session = session
        self.table = UrlsetTable(session.model, self)
        if isinstance(session.document.urlset, JoinedUrlset):
            self._add_strip(session)
        self._set_page(self.table)
        self.setFocusProxy(self.table)
        self.table.rows_selected.connect(self.state_changed)
        session.changed.connect(self._on_changed)
        session.progressed.connect(self._on_progressed)
        session.filter.changed.connect(self._on_changed)
        session.edited.connect(self.table.show_outcome)
        KeptPlace(self.table, session)
        session.model.order_changed.connect(self.state_changed)
        for signal in (session.model.rowsInserted, session.model.rowsRemoved, session.model.modelReset):
            signal.connect(self._say_when_empty)
        self._on_changed()

    def _add_strip(self, session: Session) -> None:
        self.strip = FileStrip(self)
        self.strip.file_chosen.connect(self.show_file)
        self.strip.rows_dropped.connect(self.rows_dropped)
        session.filter.changed.connect(self.show_files)
        self._column.addWidget(self.strip)
        self.show_files()

    def show_files(self) -> None:
        """Say of each of several files how it stands."""
        if self.strip is not None and self.session is not None:
            part = self.session.filter.part
            self.strip.show_files(self.session.file_looks(), ALL if part is None else part.key)

    def show_file(self, key: int) -> None:
        """Show the rows of one of several files alone; ALL: of all. The current row stays, if it can."""
        session, table = self.session, self.table
        if session is None or table is None:
            return
        table.finish_editing()
        row = table.current_row()
        session.filter.show_part(session.part_with(key))
        self.file_changed.emit()
        if session.model.view_row(row) < 0 and session.model.rowCount():
            row = session.model.document_row(0)
        table.go_to(row)
        self.state_changed.emit()

    def show_file_at(self, path: Path) -> None:
        """Show the rows of the file at a path alone, if it is one of several."""
        workspace = self.session.document if self.session else None
        if isinstance(workspace, Workspace):
            files = [file for file in workspace.files if file.key and file.path]
            keys = [file.key for file in files if file.path and is_same_file(file.path, path)]
            self.show_file(keys[0] if keys else ALL)

    def show_trouble(self, path: Path, page: TroublePage) -> None:
        """Say why there is nothing to see of a file."""
        had_focus = self.isAncestorOf(self.window().focusWidget())
        self._clear()
        self._path, self.trouble = path, page.sentence
        self._set_page(page)
        self.setFocusProxy(page)
        if had_focus:  # else it would go to whatever comes next, which may vanish
            self.setFocus()
        self.title_changed.emit()
        self.state_changed.emit()

    def offer(self, text: str, *offers: Offer) -> None:
        """Say something about the document that does not follow from its state; "" takes it back."""
        self._offer = text, offers
        if self.session is not None:
            self._say_what_it_is(self.session)

    def notice(self, text: str, *offers: Offer) -> None:
        """Say what can be done with the files that belong to the document; "" is nothing."""
        self._notice = text, offers
        if self.session is not None:
            self._say_what_it_is(self.session)

    def close_session(self) -> None:
        """Let go of the document; the view is done for."""
        self._clear()

    def _clear(self) -> None:
        if self._page is not None:
            self._column.removeWidget(self._page)
            self._page.hide()
            self._page.deleteLater()
        if self.session is not None:
            self.session.close()
            self.session.deleteLater()
            self.left.emit()
        if self.strip is not None:
            self._column.removeWidget(self.strip)
            self.strip.deleteLater()
        self._page = self.table = self.session = self.strip = None
        self._notice = ("", ())
        self.banner.say("")
        self._progress.hide()
        self._nothing.hide()

    def _set_page(self, page: QWidget) -> None:
        self._page = page
        self._column.addWidget(page, 1)
        page.show()  # now: what is hidden yet cannot take the focus from the page before it
        self._progress.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._progress.setGeometry(0, 0, self.width(), 3)
        self._nothing.setGeometry(0, 64, self.width(), max(0, self.height() - 64))

    def _on_progressed(self) -> None:
        session, table = self.session, self.table
        if session is not None and table is not None:
            self._progress.set_fraction(session.fraction)
            if session.fraction:
                table.row_header.expect(round(len(session.document.urlset) / session.fraction))
            self.state_changed.emit()

    def _on_changed(self) -> None:
        session = self.session
        if session is None:
            return
        self._progress.setVisible(session.stage is Stage.LOADING)
        self._progress.set_fraction(session.fraction)
        if self.table is not None and session.stage is not Stage.LOADING:
            self.table.row_header.expect(0)
        self._say_what_it_is(session)
        self._say_when_empty()
        self.title_changed.emit()
        self.state_changed.emit()

    def _say_what_it_is(self, session: Session) -> None:
        """The one thing about the document that the person should know first."""
        document, say = session.document, self.banner.say
        if session.stage is Stage.LOADING:
            say("")
        elif session.stage is Stage.BROKEN_OFF:
            text = self.tr("Only a part of this file was read. It can be looked at, but not saved.")
            say(text, Severity.WARNING, (self.tr("Read it again"), self.reload_requested.emit))
        elif self._offer[0]:
            say(self._offer[0], Severity.WARNING, *self._offer[1])
        elif session.outside is not Outside.SAME:
            self._say_what_happened_outside(session)
        elif not document.is_accepted:
            accept = (self.tr("Accept and edit"), self.accept_requested.emit)
            say(self._trouble(document), Severity.ERROR, *self._repairs_shown(document), accept)
        elif document.urlset.kind is Kind.FEED:
            text, severity = self._feed_told(document)
            make = (self.tr("Make a sitemap of it"), self.import_requested.emit)
            say(text, severity, *self._repairs_shown(document), make)
        elif is_foreign_encoding(session):
            text = self.tr("This file is written in {encoding}; a sitemap must be UTF-8.")
            text = text.format(encoding=document.urlset.frame.encoding.upper())
            say(text, Severity.WARNING, (self.tr("Convert to UTF-8"), self.encoding_requested.emit))
        else:
            say(self._notice[0], Severity.ADVICE, *self._notice[1])

    def _repairs_shown(self, document: Document) -> tuple[Offer, ...]:
        return ((self.tr("What was repaired…"), self.repairs_requested.emit),) if document.repairs else ()

    def _feed_told(self, document: Document) -> tuple[str, Severity]:
        if not document.is_complete:
            return self._trouble(document), Severity.ERROR
        return self.tr("This is a feed. It can be looked at here, but not edited."), Severity.ADVICE

    def _trouble(self, document: Document) -> str:
        """Why what is shown is not what the file holds."""
        if document.trouble and self.shows_several:
            text = self.tr("Damaged: {trouble} What could be read is shown below.")
            return text.format(trouble=document.trouble)
        if document.trouble:
            text = self.tr("This file is damaged: {trouble} What could be read is shown below.")
            return text.format(trouble=document.trouble)
        return self.tr("This file was read in another encoding than it says. Is everything right now?")

    def _say_what_happened_outside(self, session: Session) -> None:
        path = session.outside_path
        if path is None:
            return
        offers = [(self.tr("Reload"), self.reload_requested.emit)]
        is_open = session.urlset_at(path) is not None  # an index of several files is not
        if session.outside is Outside.GONE and not self.shows_several:
            offers = [(self.tr("Save…"), self.save_requested.emit)]
        elif session.outside is Outside.CHANGED and is_open:
            offers.append((self.tr("Keep mine"), self.keep_requested.emit))
            if session.is_modified and session.is_editable:
                offers.insert(0, (self.tr("Merge…"), self.merge_requested.emit))
        text = self._outside_of_several(session) if self.shows_several else self._outside_of_one(session)
        self.banner.say(text.format(name=path.name), Severity.WARNING, *offers)

    def _outside_of_one(self, session: Session) -> str:
        if session.outside is Outside.GONE:
            return self.tr("This file was deleted or moved. What you see is still here; save it to keep it.")
        if session.is_modified and session.is_editable:
            return self.tr("Another program changed this file, and so did you.")
        return self.tr("Another program changed this file after it was opened.")

    def _outside_of_several(self, session: Session) -> str:
        if session.outside is Outside.GONE:
            return self.tr("{name} was deleted or moved after it was opened.")
        return self.tr("Another program changed {name} after it was opened.")

    def _say_when_empty(self) -> None:
        session = self.session
        if session is None:
            return
        is_whole = session.stage is not Stage.LOADING
        self._nothing.setVisible(is_whole and session.model.rowCount() == 0)
        if len(session.document.urlset) and session.filter.is_active:
            self._nothing.setText(self._why_no_row_is_shown(session))
        else:
            self._nothing.setText(self.tr("No entries yet. Press Insert to add one, or paste URLs."))
        self._nothing.raise_()

    def _why_no_row_is_shown(self, session: Session) -> str:
        rule = rule_of(session.filter.wanted)
        groups = session.document.findings.groups() if rule else ()
        if any(group.rule.id == rule and not group.rows_count for group in groups):
            return self.tr("No row breaks this rule: what was found is about the whole file.")
        return self.tr("No row matches the filter.")


def is_foreign_encoding(session: Session) -> bool:
    """Whether the file is in another encoding than UTF-8."""
    return session.document.urlset.frame.encoding.lower() not in _UTF_8
