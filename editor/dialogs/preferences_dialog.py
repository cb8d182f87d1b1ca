"""The preferences dialog: all settings declared with a preference, by page and found by a search.

A row has the label and help of a setting, its field, and a button that resets it.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QListWidget,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from editor.core.text import N_
from editor.dialogs.dialog_frame import Buttons, Dialog
from editor.dialogs.setting_fields import Put, SettingField, choice_label, field_for
from editor.models.words.translation import counted, translated
from editor.services.settings.settings import PREFERENCES, PreferencePage, Setting
from editor.services.settings.settings_file import Settings
from editor.views.widgets.input_fields import icon_button, name_choice, push_button, restyle
from editor.views.widgets.labels import LiveLabel, make_heading, muted_label, plain_label
from editor.views.widgets.widget_layouts import ScrolledPage, add_layout, line_of, scaled_width

_FIELD = 220  # pixels: the width of choices and numbers
_MOST_BESIDE = 300  # pixels: a wider field, as with large letters, goes below its label
_INDENT = 22  # pixels: where the text of a check box begins

# A form of its own for a setting, which sets it and shows its value.
MakeForm = Callable[[Setting[Any], Put, QWidget], SettingField]


class SettingRow(QWidget):
    """A setting in the preferences; what is entered becomes its value at once."""

    def __init__(
        self, setting: Setting[Any], settings: Settings, forms: Mapping[str, MakeForm], parent: QWidget
    ) -> None:
        """forms: those that settings with a form of their own name."""
        super().__init__(parent)
        assert setting.preference is not None
        self.setting, self._settings = setting, settings
        shown = setting.preference
        self.page = shown.page
        self.label = translated(shown.label)
        more = translated(shown.help) if shown.help else ""
        make = forms.get(shown.editor, field_for)
        self.field = make(setting, self._put, self)
        self.reset = icon_button("undo-2", self.tr("Reset “{name}”").format(name=self.label), self, 16)
        self.reset.clicked.connect(lambda _checked=False: self._reset())
        self._title = plain_label(self.label, self)
        self._help = muted_label(more, self)
        self._help.setWordWrap(True)
        self._help.setVisible(bool(more))
        self._texts = self._searched(more)
        is_text = isinstance(setting.default, str) and not shown.choices_now()
        self._arrange(is_wide=bool(shown.editor) or is_text)
        self._name(more)
        self.follow()

    def _searched(self, more: str) -> str:
        """Return everything by which the row is found, in lower case."""
        shown = self.setting.preference
        assert shown is not None
        words = translated(shown.words) if shown.words else ""
        choices = (choice_label(choice) for choice in shown.choices_now())
        page = translated(shown.page)
        return " ".join((self.label, more, words, *choices, page, self.setting.key)).casefold()

    def _arrange(self, *, is_wide: bool) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 4, 0, 8)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        field, left = self.field.widget, Qt.AlignmentFlag.AlignLeft
        keeps_room = self.reset.sizePolicy()
        keeps_room.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(keeps_room)
        grid.addWidget(self.reset, 0, 2, Qt.AlignmentFlag.AlignTop)
        if isinstance(field, QAbstractButton):  # it has the label itself
            field.setText(self.label)
            self._title.hide()
            grid.addWidget(field, 0, 0, left)
            grid.addWidget(self._help, 1, 0, 1, 2)
            self._help.setIndent(_INDENT)
            return
        has_large_letters = scaled_width(_FIELD, self) > _MOST_BESIDE
        if has_large_letters:
            self._title.setWordWrap(True)
            grid.addWidget(self._title, 0, 0)
        else:
            grid.addWidget(self._title, 0, 0, left)
        if is_wide or has_large_letters:
            grid.addWidget(self._help, 1, 0, 1, 3)
            grid.addWidget(field, 2, 0, 1, 3)
        else:
            field.setFixedWidth(scaled_width(_FIELD, self))
            grid.addWidget(field, 0, 1)
            grid.addWidget(self._help, 1, 0, 1, 2)

    def _name(self, more: str) -> None:
        field = self.field.widget
        self._title.setBuddy(field)
        if isinstance(field, QComboBox):
            name_choice(field, self.label, more)
        else:
            field.setAccessibleName(self.label)
            field.setAccessibleDescription(more)

    def _put(self, value: Any) -> None:
        self._settings.set(self.setting, value)

    def _reset(self) -> None:
        """Take the default; the button is gone then, and its focus goes back to the field."""
        if self.reset.hasFocus():
            self.focusPreviousChild()
        self._put(self.setting.default)

    def follow(self) -> None:
        """Show the present value."""
        value = self._settings.get(self.setting)
        with QSignalBlocker(self.field.widget):
            self.field.show(value)
        self.reset.setVisible(value != self.setting.default)

    def matches(self, words: Collection[str]) -> bool:
        """Return True if the row, or one of the names in its form, has all of these words in lower case."""
        return _has(self._texts, words) or any(_has(name.casefold(), words) for name in self.field.names)

    def is_called(self, words: Collection[str]) -> bool:
        """Return True if the label has all of these words in lower case."""
        return _has(self.label.casefold(), words)

    def mark(self, words: Collection[str]) -> None:
        """Highlight the label where words found the row, and narrow its form to what they found in that."""
        is_found = bool(words) and self.matches(words)
        if self.field.find is not None:
            self.field.find(" ".join(words) if is_found and not _has(self._texts, words) else "")
        title = self.field.widget if self._title.isHidden() else self._title
        restyle(title, "found", "true" if is_found else "")


def _has(text: str, words: Collection[str]) -> bool:
    return all(word in text for word in words)


_PAGES = 150  # pixels: the least width of the list of pages
_AROUND = 36  # pixels beside their names


class _Section(QWidget):
    """The settings of one page below its name."""

    def __init__(self, page: PreferencePage, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: list[SettingRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 12)
        self._column.setSpacing(4)
        heading = plain_label(translated(page), self)
        make_heading(heading)
        self._column.addWidget(heading)

    def add(self, row: SettingRow) -> None:
        """Add a row at the end, which was made for this section."""
        self.rows.append(row)
        self._column.addWidget(row)


class PreferencesDialog(Dialog):
    """Pages on the left, their settings on the right; a search shows what fits from all pages.

    Each change holds at once, and changes that come from elsewhere are shown.
    """

    manual_place = "reference/preferences"
    import_requested = Signal()
    export_requested = Signal()
    reset_requested = Signal()  # of all settings

    def __init__(
        self, settings: Settings, forms: Mapping[str, MakeForm], parent: QWidget | None = None
    ) -> None:
        """forms: those of settings that need more than a field, by the name of the editor."""
        super().__init__(parent, self.tr("Preferences"))
        self._settings = settings
        self.search = self.new_search(
            self.tr("Search preferences")
        )  # Tab goes through the dialog in the order in which parts are made
        self.pages = QListWidget(self)
        self._area = QScrollArea(self)
        self._sections = self._make_sections()
        self.rows: dict[str, SettingRow] = {}
        for setting in PREFERENCES:
            if setting.preference is not None:
                section = self._sections[setting.preference.page]
                self.rows[setting.key] = row = SettingRow(setting, settings, forms, section)
                section.add(row)
        self._make_search()
        self._make_pages()
        self._outcome = LiveLabel("", self)
        self._outcome.setWordWrap(True)
        self._outcome.hide()
        self.column.addWidget(self._outcome)
        self._make_buttons()
        self.propose_size(780, 600)
        settings.add_listener(self._on_set)
        self.pages.setCurrentRow(0)
        self.search.setFocus()

    # Set-up

    def _make_sections(self) -> dict[PreferencePage, _Section]:
        """Return the sections, where they stay: all that is in a widget is styled anew when it is moved."""
        scrolled = ScrolledPage(self._area)
        column = QVBoxLayout(scrolled)
        column.setContentsMargins(0, 0, 8, 0)
        self._area.setWidget(scrolled)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes through the fields, and scrolls to them
        sections = {page: _Section(page, scrolled) for page in PreferencePage}
        for section in sections.values():
            column.addWidget(section)
        column.addStretch()
        return sections

    def _make_search(self) -> None:
        self.search.textChanged.connect(self._narrow)
        self.search.returnPressed.connect(self._go_to_first)
        self._found = LiveLabel("", self)
        self._found.setProperty("muted", "true")
        self._found.hide()
        add_layout(self.column, line_of(self.search, self._found, spacing=12, grows=self.search))

    def _make_pages(self) -> None:
        self.pages.setAccessibleName(self.tr("Pages"))
        self.pages.setObjectName("pages")
        for page in self._sections:
            self.pages.addItem(translated(page))
        self.pages.setFixedWidth(max(_PAGES, self.pages.sizeHintForColumn(0) + _AROUND))
        self.pages.currentRowChanged.connect(self._show_page)
        add_layout(self.column, line_of(self.pages, self._area, spacing=20, grows=self._area), 1)

    def _make_buttons(self) -> None:
        box = self.add_buttons(Buttons.Close)
        box.button(Buttons.Close).setAutoDefault(False)  # Enter is used in the searches and in fields
        for text, asked in (
            (self.tr("&Reset all…"), self.reset_requested),
            (self.tr("&Import…"), self.import_requested),
            (self.tr("&Export…"), self.export_requested),
        ):
            box.addButton(push_button(text, asked.emit, self), QDialogButtonBox.ButtonRole.ResetRole)

    # What is shown

    def say(self, text: str) -> None:
        """Show a sentence about what was just done with all settings."""
        self._outcome.show()
        self._outcome.setText(text)

    def _words(self) -> list[str]:
        return self.search.text().casefold().split()

    def _show_page(self, number: int) -> None:
        if self._words():
            self._area.verticalScrollBar().setValue(list(self._sections.values())[number].y())
            return
        for place, section in enumerate(self._sections.values()):
            section.setVisible(place == number)
        self._area.verticalScrollBar().setValue(0)

    def _narrow(self) -> None:
        """Show the rows of all pages that have the words of the search; without any, one page."""
        words, count = self._words(), 0
        for place, section in enumerate(self._sections.values()):
            found = [row for row in section.rows if row.matches(words)]
            for row in section.rows:
                row.setVisible(row in found)
                row.mark(words)
            section.setVisible(bool(found))
            self.pages.item(place).setHidden(not found)
            count += len(found)
        one = "1 found"
        many = N_("%Ln found")
        self._found.setVisible(bool(words))
        self._found.setText(counted(one, many, count) if words else "")
        if not words:
            self._show_page(max(self.pages.currentRow(), 0))
        elif count and self.pages.currentItem().isHidden():
            with QSignalBlocker(self.pages):  # it does not scroll there, as the first page stands at the top
                self.pages.setCurrentRow(self._shown_pages()[0])

    def _shown_pages(self) -> list[int]:
        return [place for place in range(self.pages.count()) if not self.pages.item(place).isHidden()]

    def _go_to_first(self) -> None:
        """Go to the first field that was found, of those with the words in their label if there are any."""
        shown = [row for section in self._sections.values() for row in section.rows if row.isVisible()]
        called = [row for row in shown if row.is_called(self._words())]
        if row := next(iter(called or shown), None):
            row.field.widget.setFocus(Qt.FocusReason.TabFocusReason)

    def _on_set(self, setting: Setting[Any]) -> None:
        if changed := self.rows.get(setting.key):
            self._outcome.hide()  # what it says was done before
            self._outcome.clear()
            for row in self._sections[changed.page].rows:  # some depend on others
                row.follow()

    def done(self, result: int) -> None:
        """Store what was changed, and close."""
        self._settings.remove_listener(self._on_set)
        self._settings.save()
        super().done(result)
