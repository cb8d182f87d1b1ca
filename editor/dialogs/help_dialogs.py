"""The dialogs of help: *About*, *Find an action*, the glossary, the report of an unexpected error.

An action is found by a few words: by its name, other names for it, or its subject. The glossary
explains the terms of the editor for people who meet them for the first time. An error has what it
means, and a report to pass on. What lists of keys have beside those of actions, and the
ways to combine filter terms, are declared here, too.
"""

import platform
from collections.abc import Callable, Sequence

import lxml.etree
import PySide6
from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QIcon
from PySide6.QtWidgets import QCheckBox, QPlainTextEdit, QToolButton, QTreeWidgetItem, QWidget

from editor import __version__
from editor.core.text import N_
from editor.dialogs.dialog_frame import BoxedList, Buttons, Dialog, ListingDialog, ListingGroup
from editor.models.lists.list_models import Findable, matching_actions
from editor.models.table import item_data
from editor.models.words.translation import ADD_KEYS, translated
from editor.resources import resource
from editor.services.installation import without_names
from editor.views.widgets.input_fields import icon_button, text_line
from editor.views.widgets.labels import make_heading, plain_label, read_out, set_code


class AboutDialog(Dialog):
    """The dialog with the name, the version, the promises and the components of the program."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, self.tr("About Sitemap Editor"), 420)
        picture = plain_label("", self)
        picture.setPixmap(
            QIcon(str(resource("icons/app.svg"))).pixmap(QSize(48, 48), self.devicePixelRatioF())
        )
        self.column.addWidget(picture)
        name = self.add_text(f"Sitemap Editor {__version__}")
        make_heading(name, 1.4, QFont.Weight.Normal)
        self.add_text(
            self.tr(
                "Opens XML sitemaps, shows what is wrong with them, and saves them without touching "
                "a byte you did not edit."
            )
        )
        self.add_text(
            self.tr(
                "Free software (MIT). Made with Python {python}, Qt for Python {qt} and lxml {lxml}."
            ).format(python=platform.python_version(), qt=PySide6.__version__, lxml=lxml.etree.__version__)
        )
        self.add_buttons(Buttons.Close)


_MOST = 100  # lines that are listed: nobody reads more


class FindActionDialog(Dialog):
    """A search field above the matching actions, best first; those that are disabled are grey and last."""

    manual_place = "table#find-an-action"

    def __init__(
        self,
        findables: Callable[[], Sequence[Findable]],
        used: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        """findables: returns all actions as they are now; used: the ids of those that were chosen in this
        dialog before, the latest first.
        """
        super().__init__(parent, self.tr("Find an action"))
        self._now, self._findables, self._used = findables, findables(), used
        self._listed: list[Findable] = []
        self._later = QTimer(self, interval=0, singleShot=True)
        self._later.timeout.connect(self.renew)
        question = self.tr("What do you want to do?")
        self.line = text_line(self, question, example=question, can_clear=True)
        self.line.textChanged.connect(self._narrow)
        headings = (self.tr("Action"), self.tr("Where"), self.tr("Keys"))
        self.list = BoxedList(self.tr("Actions"), headings, self, stretched=0)
        self.list.fit_texts(1, [each.place for each in self._findables])
        self.list.fit_texts(2, [each.key for each in self._findables])
        self.list.follow_keys_of(self.line)
        self.list.itemActivated.connect(self._take)
        self.list.currentItemChanged.connect(self._show_possible)
        self.column.addWidget(self.line)
        self.column.addWidget(self.list, 1)
        self.add_ok(self.tr("Run"))
        self.propose_size(680, 520)
        self.line.setFocus()
        self._narrow("")

    @property
    def chosen(self) -> Findable | None:
        """The action that is current in the list; None if there is none or it is disabled."""
        item = self.list.currentItem()
        if item is None or item.isDisabled():
            return None
        return self._listed[self.list.indexOfTopLevelItem(item)]

    def renew_soon(self) -> None:
        """List anew, once, what can be done after all that changes now."""
        self._later.start()

    def renew(self) -> None:
        """List what can be done now, as when a file has been read meanwhile; the current line stays."""
        item = self.list.currentItem()
        place = self.list.indexOfTopLevelItem(item) if item is not None else -1
        current = self._listed[place].id if 0 <= place < len(self._listed) else ""
        self._findables = self._now()
        self._narrow(self.line.text())
        ids = [each.id for each in self._listed]
        item = self.list.topLevelItem(ids.index(current)) if current in ids else None
        if item is not None and not item.isDisabled():
            self.list.setCurrentItem(item)

    def _narrow(self, text: str) -> None:
        self.list.clear()
        self._listed = matching_actions(self._findables, text, self._used)[:_MOST]
        first = None
        for findable in self._listed:
            item = self.list.add_line([findable.title, findable.place, findable.key])
            item.setDisabled(not findable.is_enabled)
            if first is None and findable.is_enabled:
                first = item
        if first is not None:
            self.list.setCurrentItem(first)
        if not self._listed:
            self.list.add_line([self.tr("Nothing found. Try another word."), "", ""]).setDisabled(True)
        self._show_possible()

    def _show_possible(self) -> None:
        item, is_possible = self.list.currentItem(), self.chosen is not None
        self.ok.setEnabled(is_possible)
        if item is not None and is_possible and self.line.hasFocus():
            read_out(self.line, str(item.data(0, item_data.ACCESSIBLE_TEXT)))

    def _take(self, item: QTreeWidgetItem) -> None:
        if not item.isDisabled():
            self.accept()


# Headings with the terms that belong together.
GLOSSARY = (
    (
        N_("Findings"),
        (
            (
                N_("Error"),
                N_(
                    "Breaks the sitemap protocol. Search engines may reject the entry or the whole file, and "
                    "an export waits until it is fixed."
                ),
            ),
            (
                N_("Warning"),
                N_("The protocol allows it, but a major search engine or the official schema rejects it."),
            ),
            (N_("Advice"), N_("Does no harm, but could be better.")),
            (N_("Note"), N_("Worth knowing about the whole file. Nothing is wrong, and no row is marked.")),
        ),
    ),
    (
        N_("Writing files"),
        (
            (
                N_("Save"),
                N_(
                    "Writes your changes back to the file and leaves everything else in it untouched. Always "
                    "possible, whatever the findings."
                ),
            ),
            (
                N_("Export"),
                N_(
                    "Writes a clean new copy to upload to your site, checked and split if you like. The file "
                    "you are editing stays as it is."
                ),
            ),
        ),
    ),
    (
        N_("Sitemaps"),
        (
            (
                N_("Sitemap"),
                N_("A file that tells search engines the URLs of a site: at most 50,000 of them and 50 MB."),
            ),
            (N_("Sitemap index"), N_("A file that lists sitemaps instead of pages.")),
            (N_("Entry"), N_("One URL and what is said about it: one row of the table.")),
            (
                N_("Published URL"),
                N_(
                    "Where crawlers find the file. It decides which URLs the file may list: those on the "
                    "same host, in its folder and subfolders."
                ),
            ),
            (
                N_("Last modified"),
                N_("When the content of the page last changed (lastmod), not when the sitemap was written."),
            ),
        ),
    ),
)


class GlossaryDialog(ListingDialog):
    """Lists the terms with their meanings."""

    def __init__(self, parent: QWidget | None = None) -> None:
        groups = [
            ListingGroup(
                translated(heading), [(translated(word), translated(meaning)) for word, meaning in words]
            )
            for heading, words in GLOSSARY
        ]
        super().__init__(translated(N_("Glossary")), groups, parent)


def glossary_button(parent: QWidget) -> QToolButton:
    """Return a "?" button that opens the glossary on top of the dialog that contains it."""
    button = icon_button("circle-question-mark", translated(N_("What these words mean")), parent)
    button.clicked.connect(lambda: GlossaryDialog(parent).ask())
    return button


class ProblemDialog(Dialog):
    """Explains the error in plain words, with a report to read and copy.

    Paths and URLs are left out of the report unless the user wants them in it.
    """

    manual_place = "troubleshooting#a-problem-is-reported"

    def __init__(self, text: str, more: str, report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, self.tr("Sitemap Editor"))
        self._report = report
        heading = self.add_text(text)
        make_heading(heading, weight=QFont.Weight.Bold)
        self.add_text(more)
        self._page = QPlainTextEdit(without_names(report), self)
        self._page.setObjectName("boxed")
        self._page.setAccessibleName(self.tr("Report"))
        self._page.setReadOnly(True)
        set_code(self._page)
        self._page.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._page.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.column.addWidget(self._page, 1)
        self.names = QCheckBox(self.tr("&Include paths and URLs of yours"), self)
        self.names.toggled.connect(self._on_names)
        self.column.addWidget(self.names)
        close = self.add_buttons(Buttons.Close).button(Buttons.Close)
        self.copy = self.add_answer(self.tr("Copy the report"), self._on_copy)
        close.setDefault(True)
        close.setFocus()
        self.propose_size(640, 400)

    def _on_names(self, included: bool) -> None:
        self._page.setPlainText(self._report if included else without_names(self._report))
        self.copy.setText(self.tr("Copy the report"))

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._page.toPlainText())
        self.copy.setText(self.tr("Copied"))


# Keys that belong to a place in the window rather than to an action.
TABLE_KEYS = (
    ("F2", N_("Edit the cell; typing replaces its value")),
    ("Return", N_("Accept what you typed and move down; after Tab, below where you began")),
    ("Tab", N_("Accept what you typed and move right")),
    ("Alt+Down", N_("Open the list or calendar of the cell")),
    ("Esc", N_("Cancel and keep the old value")),
    ("Ctrl+Return", N_("Set all selected cells to the value being edited")),
    ("Space", N_("Edit the cell")),
    ("Shift+Space", N_("Select the whole row")),
    ("Ctrl+Space", N_("Select the whole column")),
    ("Ctrl+Down", N_("Go to the edge of the filled cells (also with Up, Left and Right)")),
    ("Ctrl+Shift+Down", N_("Extend the selection to there")),
    ("Menu", N_("Open the menu of the cell, as Shift+F10 and a right click do")),
    ("F4", N_("Open the calendar while editing a date")),
    ("Up", N_("Raise the priority being edited by 0.1, or by 0.05 with Shift")),
    ("Down", N_("Lower it")),
)
KEYS_ELSEWHERE = (
    (
        N_("In the filter line"),
        (
            ("Ctrl+Space", N_("Suggest saved filters and what can come next")),
            ("Return", N_("Go to the rows")),
            ("Up", N_("Bring back an earlier filter")),
            ("Esc", N_("Clear the line; leave it if already empty")),
        ),
    ),
    (
        N_("In find and replace"),
        (
            ("Return", N_("Next match; in the replacement field, replace")),
            ("Shift+Return", N_("Previous match")),
            ("Ctrl+Return", N_("Replace all")),
            ("Esc", N_("Close the bar")),
        ),
    ),
    (
        N_("In findings, details and files"),
        (
            ("Esc", N_("Go back to the rows")),
            ("Alt+Shift+Up", N_("Move the edge of the panel (also with Down, Left and Right)")),
        ),
    ),
    (
        N_("In the list of files"),
        (
            ("Return", N_("Show the rows of the file")),
            ("F2", N_("Rename the file")),
            ("Right", N_("Go to its URL and date in the index (F2 edits them too)")),
            (", ".join(ADD_KEYS), N_("Make a new file")),
            ("Del", N_("Remove the file or its index entry")),
            ("+", N_("Add the file to the index")),
        ),
    ),
    (
        N_("In a list of images, videos, news or languages"),
        (
            (", ".join(ADD_KEYS), N_("Add one")),
            ("Del", N_("Remove it")),
            ("Alt+Up", N_("Move it up")),
            ("Alt+Down", N_("Move it down")),
        ),
    ),
)

WAYS_TO_COMBINE = (
    ("blog winter", N_("Both words, in fields, images, videos, news or languages")),
    ("path:/blog/ priority<0.5", N_("Both terms match")),
    ("blog OR news", N_("At least one of them")),
    ("blog -winter", N_("One but not the other")),
    ("-(blog OR news)", N_("Parentheses group terms")),
    ('"blog OR news"', N_("Quotes: exactly this text")),
    ("BLOG", N_("Same as blog: case never matters")),
    ("w*ter", N_("An asterisk matches anything")),
    (r"/\d{4}$/", N_("A regular expression between slashes")),
    ("lastmod:2024..2025", N_("From one to the other, inclusive")),
)
