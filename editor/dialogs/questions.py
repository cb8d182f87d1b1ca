"""The questions that the window asks the user, one method each.

Tests replace the object with answers. Where more than yes and no is possible, the answers are
enumerations. Questions for files and folders return None or nothing if the user cancels.
"""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QLabel, QMessageBox, QPushButton, QWidget

from editor.core.text import N_
from editor.dialogs.file_dialog import FileDialog
from editor.models.table.item_data import plain_tip
from editor.models.words.translation import counted
from editor.services.files.file_errors import Clash
from editor.services.settings.settings import ASK_TO_DROP, ASK_TO_EMPTY, LEFT_STEPS, OPEN_TOGETHER, Setting
from editor.services.settings.settings_file import Settings
from editor.services.tables.table_formats import READ_ENDINGS
from editor.views.style.icons import icon
from editor.views.widgets.widget_layouts import scaled_width

if TYPE_CHECKING:
    from editor.core.operations.recipe import Recipe


class Leaving(Enum):
    """The answers to the question about unsaved changes."""

    SAVE = auto()
    DISCARD = auto()
    STAY = auto()


class SaveConflict(Enum):
    """The answers to the question about a file that another program changed, before it is saved."""

    OVERWRITE = auto()
    MERGE = auto()
    SAVE_ELSEWHERE = auto()
    LEAVE = auto()


class OpenTogether(Enum):
    """The answers to the question how to open several files."""

    ONE = auto()  # as one document
    EACH = auto()  # each in a tab
    NEITHER = auto()


class Reopening(Enum):
    """The answers to the question whether the files that are open come back at the next start."""

    OPEN = auto()
    LEAVE = auto()
    STAY = auto()


class Protected(Enum):
    """The answers to the question about saving to a file that cannot simply be replaced."""

    WRITE = auto()
    SAVE_ELSEWHERE = auto()
    LEAVE = auto()


_ONE_ENDING = re.compile(r"\(\*(\.[a-z.]+)\)\Z")  # the ending in a name filter that has only one
_TABLES = " ".join(f"*{ending}" for ending in (*READ_ENDINGS, ".zip"))
_SITEMAPS = "*.xml *.gz *.txt *.rss *.atom"


class FileQuestions(QObject):
    """Asks the user for paths by dialogs of the window.

    may_replace: asks whether a file that exists may be replaced.
    """

    def __init__(self, window: QWidget, may_replace: Callable[[Path], bool]) -> None:
        super().__init__(window)
        self._window = window
        self._may_replace = may_replace

    def paths_to_open(self, folder: str) -> list[Path]:
        """Ask for the files to open; an empty list if the user cancels."""
        filters = [
            self.tr("All supported files ({patterns})").format(patterns=f"{_SITEMAPS} {_TABLES}"),
            self.tr("Sitemaps and feeds ({patterns})").format(patterns=_SITEMAPS),
            self.tr("Tables ({patterns})").format(patterns=_TABLES),
            self.tr("All files (*)"),
        ]
        dialog = self._dialog(self.tr("Open sitemaps"), folder, filters)
        return [Path(name) for name in dialog.files()]

    def file_to_compare(self, folder: str) -> Path | None:
        """Ask for the file to compare with; None if the user cancels."""
        filters = [
            self.tr("All supported files ({patterns})").format(patterns=f"{_SITEMAPS} {_TABLES}"),
            self.tr("All files (*)"),
        ]
        return self._file(self.tr("Compare with"), folder, filters)

    def robots_to_read(self, folder: str) -> Path | None:
        """Ask for a robots.txt; None if the user cancels."""
        return self._file(
            self.tr("Open a robots.txt"), folder, ["robots.txt (*.txt)", self.tr("All files (*)")]
        )

    def table_to_read(self, folder: str) -> Path | None:
        """Ask for the table to take values from; None if the user cancels."""
        filters = [
            self.tr("Tables ({patterns})").format(patterns=f"{_TABLES} *.txt"),
            self.tr("All files (*)"),
        ]
        return self._file(self.tr("Choose a table"), folder, filters)

    def _dialog(self, title: str, folder: str, filters: Sequence[str] = ()) -> FileDialog:
        return FileDialog(self._window, title, folder, filters)

    def _file(self, title: str, folder: str, filters: Sequence[str]) -> Path | None:
        name = self._dialog(title, folder, filters).file()
        return Path(name) if name else None

    def path_to_save(self, title: str, suggestion: Path, filters: Sequence[str]) -> Path | None:
        """Ask for the path to write to; if the file exists, the user has agreed to replace it.

        A name without an ending gets the ending of the name filter chosen, if that has just one.
        """
        name, chosen = self._dialog(title, str(suggestion), filters).file_to_write()
        path = Path(name)
        ending = _ONE_ENDING.search(chosen)
        if not name or path.suffix or not ending:
            return path if name else None
        path = path.with_name(path.name + ending[1])
        return path if not path.exists() or self._may_replace(path) else None

    def folder(self, title: str, folder: str) -> str:
        """Ask for a folder; "" if the user cancels."""
        return self._dialog(title, folder).folder()

    def recipe_to_open(self, folder: str) -> Path | None:
        """Ask for a recipe file to open."""
        filters = self.tr("Recipes (*.toml);;All files (*)").split(";;")
        return self._file(self.tr("Open a recipe"), folder, filters)

    def preferences_to_open(self, folder: str) -> Path | None:
        """Ask for a file with preferences."""
        filters = [self.tr("Preferences ({patterns})").format(patterns="*.toml"), self.tr("All files (*)")]
        return self._file(self.tr("Import preferences"), folder, filters)


Role = QMessageBox.ButtonRole
_Answer = TypeVar("_Answer")

_NAMED = 8  # files
_FACE = 32  # pixels
_WORDS = 360  # pixels: the least width of an explanation


class Face(Enum):
    """The icon of a message box and the name of its colour, in place of the system's own icon."""

    QUESTION = ("circle-question-mark", "accent")
    WARNING = ("triangle-alert", "warning")
    ERROR = ("circle-alert", "error")


class Questions(QObject):
    """Asks the user by dialogs of the window."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        self.files = FileQuestions(window, self.replace_existing)

    def leave(self, title: str) -> Leaving:
        """Ask what to do with unsaved changes before a document is closed or read again."""
        return self._choose(
            Face.WARNING,
            self.tr("“{title}” has unsaved changes.").format(title=title),
            self.tr("If you don't save, your changes will be lost."),
            {
                Leaving.SAVE: (self.tr("&Save"), Role.AcceptRole),
                Leaving.DISCARD: (self.tr("&Discard"), Role.DestructiveRole),
            },
            cancelled=Leaving.STAY,
        )

    def reopen(self, count: int) -> Reopening:
        """Ask whether the files that are open are to be opened at each start."""
        one, many = (
            "Open the file again at the next start?",
            N_("Open these %Ln files again at each start?"),
        )
        return self._choose(
            Face.QUESTION,
            counted(one, many, count),
            self.tr(
                "They come back with their rows, filters and sorting. You are asked this once: the "
                "preferences have it under Files."
            ),
            {
                Reopening.OPEN: (self.tr("&Open again"), Role.AcceptRole),
                Reopening.LEAVE: (self.tr("&Do not open"), Role.AcceptRole),
            },
            cancelled=Reopening.STAY,
        )

    def leave_at_work(self, title: str, *, is_written: bool) -> bool:
        """Ask whether to close a document while writing or processing it takes unusually long."""
        if is_written:
            text = self.tr("“{title}” is still being saved or exported.")
            more = self.tr(
                "This is taking unusually long; the disk may not be responding. If you close now, "
                "the file has either the old or the new contents. Unsaved changes are kept and "
                "offered at the next start."
            )
        else:
            text = self.tr("“{title}” is still being processed.")
            more = self.tr(
                "This is taking unusually long. If you close now, it is canceled. Unsaved changes "
                "are kept and offered at the next start."
            )
        return self._confirm(text.format(title=title), more, self.tr("Close &anyway"))

    def together(self, count: int) -> OpenTogether:
        """Ask whether to open files that were chosen together as one document, unless that is known."""
        one, many = ("Open %Ln file as one document?", N_("Open these %Ln files as one document?"))
        return self._choose(
            Face.QUESTION,
            counted(one, many, count),
            self.tr(
                "Their rows are then shown in one table, can be moved between files, and are saved together."
            ),
            {
                OpenTogether.ONE: (self.tr("As &one document"), Role.AcceptRole),
                OpenTogether.EACH: (self.tr("In &separate tabs"), Role.AcceptRole),
            },
            cancelled=OpenTogether.NEITHER,
            remembered=(OPEN_TOGETHER, {OpenTogether.ONE: "one", OpenTogether.EACH: "each"}),
        )

    def discard(self, title: str) -> bool:
        """Ask whether to reload a file although that loses unsaved changes."""
        text = self.tr("Reload “{title}” and lose your changes?").format(title=title)
        return self._confirm(text, "", self.tr("&Discard and reload"))

    def conflict(self, title: str, clash: Clash, *, can_merge: bool) -> SaveConflict:
        """Ask how to save a file that another program changed; can_merge: its entries are open here."""
        can_merge = can_merge and clash is Clash.CHANGED
        text, more, words = self._words_of(clash)
        if can_merge:
            more = f"{self.tr('Merge to keep both your changes and theirs.')} {more}"
        offers = {SaveConflict.OVERWRITE: (words, Role.DestructiveRole)}
        if can_merge:
            offers[SaveConflict.MERGE] = (self.tr("&Merge…"), Role.AcceptRole)
        offers[SaveConflict.SAVE_ELSEWHERE] = (self.tr("Save &as…"), Role.AcceptRole)
        return self._choose(
            Face.WARNING, text.format(title=title), more, offers, cancelled=SaveConflict.LEAVE
        )

    def _words_of(self, clash: Clash) -> tuple[str, str, str]:
        """Return what happened, what follows from it, and the label of the
        button that saves in spite of it.
        """
        if clash is Clash.MISSING:
            more = self.tr("It was deleted or moved after you opened it. Save it again in the same place?")
            return self.tr("“{title}” no longer exists."), more, self.tr("Save it a&gain")
        text = self.tr("Another program changed “{title}”.")
        if clash is Clash.TO_GO:
            more = self.tr(
                "Saving now would delete it. The other program's version will only be available "
                "under Earlier versions."
            )
            return text, more, self.tr("&Delete it")
        more = self.tr(
            "If you overwrite it, the other program's version will only be available under Earlier versions."
        )
        return text, more, self.tr("&Overwrite")

    def leave_unwritten(self, path: Path) -> bool:
        """Ask whether to quit while a table or a report is still being written."""
        text = self.tr("“{name}” is still being written.").format(name=path.name)
        return self._confirm(text, self.tr("If you quit now, the file stays as it was."), self.tr("&Quit"))

    def discard_lost(self, count: int) -> bool:
        """Ask whether to discard the recovered unsaved changes of `count` documents."""
        one, many = ("Discard the unsaved changes?", N_("Discard the unsaved changes to %Ln documents?"))
        more = self.tr("They cannot be recovered. The files stay as they are.")
        return self._confirm(counted(one, many, count), more, self.tr("&Discard"))

    def replace_damaged(self, names: Sequence[str]) -> bool:
        """Ask whether to replace damaged files with the entries recovered from them."""
        one = "Replace the damaged file “{names}”?"
        many = N_("Replace %Ln damaged files: {names}?")
        return self._confirm(
            counted(one, many, len(names)).format(names=_named(names)),
            self.tr(
                "The new file will not contain what could not be read. The current content is kept "
                "under File, Earlier versions…."
            ),
            self.tr("&Replace"),
        )

    def override_protection(self, reason: str) -> Protected:
        """Ask how to save a file that is write-protected, can only be written
        in place or cannot be backed up.
        """
        offers = {
            Protected.WRITE: (self.tr("&Write anyway"), Role.DestructiveRole),
            Protected.SAVE_ELSEWHERE: (self.tr("Save &as…"), Role.AcceptRole),
        }
        return self._choose(
            Face.WARNING, reason, self.tr("Write to it anyway?"), offers, cancelled=Protected.LEAVE
        )

    def save_elsewhere(self, reason: str) -> bool:
        """Ask whether to save somewhere else, after a save failed."""
        offers = {True: (self.tr("Save &as…"), Role.AcceptRole)}
        more = self.tr("Your changes are still here.")
        return self._choose(Face.ERROR, reason, more, offers, cancelled=False)

    def leave_out(self, reasons: Sequence[str]) -> bool:
        """Ask whether to save to another folder without the files that cannot be copied, and say why."""
        one = "A file that is not open cannot be copied."
        many = N_("%Ln files that are not open cannot be copied.")
        shown = [*reasons[:_NAMED], "…"] if len(reasons) > _NAMED else reasons
        after = self.tr("Nothing has been written yet. If there is an index, it will still list them.")
        more = "\n".join((*shown, "", after))
        return self._confirm(counted(one, many, len(reasons)), more, self.tr("&Save the others"))

    def replace_existing(self, path: Path, others: int = 0) -> bool:
        """Ask whether an export may replace an existing file, and `others` beside it."""
        text = self.tr("Replace “{name}”?").format(name=path.name)
        more = self.tr("A file with this name already exists.")
        if others:
            one, many = (
                "%Ln other file would also be replaced.",
                N_("%Ln other files would also be replaced."),
            )
            more += " " + counted(one, many, others)
        return self._confirm(text, more, self.tr("&Replace"))

    def delete_left_over(self, paths: Sequence[Path]) -> bool:
        """Ask whether to delete files of an earlier export that the index no longer lists."""
        one = "One file from an earlier export is no longer listed in the index."
        many = N_("%Ln files from an earlier export are no longer listed in the index.")
        text = self.tr("{names}\n\nBackup copies are kept.")
        more = text.format(names=_named([path.name for path in paths]))
        return self._confirm(counted(one, many, len(paths)), more, self.tr("&Delete"))

    def tell(self, text: str, more: str = "") -> None:
        """Show a message that the user must not miss."""
        box = self._box(Face.WARNING, text, more)
        box.addButton(self.tr("&OK"), Role.AcceptRole)
        _answer(box)

    def problem(self, text: str, more: str, report: str) -> None:
        """Report an unexpected error in the program."""
        from editor.dialogs.help_dialogs import ProblemDialog  # noqa: PLC0415 - a dialog

        ProblemDialog(text, more, report, self._window).ask()

    def recipe_to_save(self, recipe: "Recipe", taken: Collection[str]) -> "Recipe | None":
        """Ask for the name of a recipe; `taken` are the names of recipes that would be replaced."""
        from editor.dialogs.bulk.recipe_steps import SaveRecipeDialog  # noqa: PLC0415 - a dialog

        dialog = SaveRecipeDialog(recipe, taken, self._window)
        return dialog.recipe() if dialog.ask() else None

    def delete_recipe(self, name: str) -> bool:
        """Ask whether to delete a recipe from the user's library."""
        text = self.tr("Delete the recipe “{name}”?").format(name=name)
        return self._confirm(text, self.tr("This cannot be undone."), self.tr("&Delete"))

    def delete_filter(self, name: str) -> bool:
        """Ask whether to delete a saved filter."""
        text = self.tr("Delete the filter “{name}”?").format(name=name)
        return self._confirm(text, self.tr("This cannot be undone."), self.tr("&Delete"))

    def reset_preferences(self) -> bool:
        """Ask whether to give all preferences their defaults."""
        more = self.tr("Export them first to be able to come back to them.")
        return self._confirm(self.tr("Reset all preferences?"), more, self.tr("&Reset"))

    def leave_steps(self) -> Leaving:
        """Ask what to do with steps of *Edit values* that are in no recipe, unless that is known;
        SAVE keeps them for the next time.
        """
        return self._choose(
            Face.QUESTION,
            self.tr("Keep these steps?"),
            self.tr(
                "They are not saved as a recipe. If you keep them, they will be there when you open "
                "Edit values again."
            ),
            {
                Leaving.SAVE: (self.tr("&Keep for next time"), Role.AcceptRole),
                Leaving.DISCARD: (self.tr("&Discard"), Role.DestructiveRole),
            },
            cancelled=Leaving.STAY,
            remembered=(LEFT_STEPS, {Leaving.SAVE: "keep", Leaving.DISCARD: "discard"}),
        )

    def drop_steps(self) -> bool:
        """Ask whether other steps may replace steps that are not saved as a recipe."""
        return self._confirm(
            self.tr("Discard these steps?"),
            self.tr("They are not saved as a recipe and will be replaced."),
            self.tr("&Discard"),
            ASK_TO_DROP,
        )

    def replace_with_nothing(self) -> bool:
        """Ask whether to remove all matches, as the replacement is empty."""
        return self._confirm(
            self.tr("Replace with nothing?"),
            self.tr("The replacement is empty, so every match will be removed."),
            self.tr("&Remove"),
            ASK_TO_EMPTY,
        )

    def ask_private_host(self, host: str) -> bool:
        """Ask whether a host in a private network may be asked."""
        return self._confirm(
            self.tr("Ask the host “{host}”?").format(host=host),
            self.tr(
                "It is on this computer or in a private network. Go on only if you know it: it is asked as "
                "a browser would ask it."
            ),
            self.tr("&Ask it"),
        )

    def _choose(
        self,
        face: Face,
        text: str,
        more: str,
        offers: Mapping[_Answer, tuple[str, Role]],
        *,
        cancelled: _Answer,
        remembered: tuple[Setting[str], Mapping[_Answer, str]] | None = None,
    ) -> _Answer:
        """Ask which of some answers is wanted, each with its button; the first that accepts is the default.

        remembered: the setting by which the person is no longer asked, and its value for each answer.
        """
        setting, values = remembered or (None, {})
        known = setting and self._settings.get(setting)
        for answer, value in values.items():
            if value == known:
                return answer
        box = self._box(face, text, more)
        buttons = {answer: box.addButton(words, role) for answer, (words, role) in offers.items()}
        self._add_cancel(box)
        box.setDefaultButton(
            next(buttons[each] for each, (_, role) in offers.items() if role is Role.AcceptRole)
        )
        stops = self._offer_to_stop(box) if setting else None
        pressed = _answer(box)
        answer = next((each for each, button in buttons.items() if button is pressed), cancelled)
        if setting and stops and stops() and answer in values:
            self._settings.set(setting, values[answer])
        return answer

    def _confirm(self, text: str, more: str, words: str, asks: Setting[bool] | None = None) -> bool:
        """Ask whether to go on; Cancel is the default button, because going on would lose something.

        asks: the setting by which the person no longer wants to be asked; None: they always are.
        """
        if asks is not None and not self._settings.get(asks):
            return True
        box = self._box(Face.QUESTION, text, more)
        yes = box.addButton(words, Role.AcceptRole)
        cancel = self._add_cancel(box)
        box.setDefaultButton(cancel)
        if asks is None:
            return _answer(box) is yes
        remembered = self._offer_to_stop(box)
        is_agreed = _answer(box) is yes
        if is_agreed and remembered():
            self._settings.set(asks, not asks.default)
        return is_agreed

    def _offer_to_stop(self, box: QMessageBox) -> Callable[[], bool]:
        """Offer not to be asked again; returns the function that tells whether the person wants that."""
        check = QCheckBox(self.tr("Don't ask again"), box)
        check.setToolTip(plain_tip(self.tr("Preferences, Questions takes it back.")))
        box.setCheckBox(check)
        return check.isChecked

    def _add_cancel(self, box: QMessageBox) -> QPushButton:
        cancel = box.addButton(self.tr("&Cancel"), Role.RejectRole)
        box.setEscapeButton(cancel)
        return cancel

    def _box(self, face: Face, text: str, more: str) -> QMessageBox:
        box = QMessageBox(self._window)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setIconPixmap(icon(*face.value).pixmap(_FACE, _FACE))
        box.setWindowTitle(self.tr("Sitemap Editor"))
        box.setText(text)
        box.setInformativeText(more)
        words = box.findChild(QLabel, "qt_msgbox_informativelabel")
        if isinstance(words, QLabel):
            words.setMinimumWidth(scaled_width(_WORDS, box))  # else Qt wraps the text as narrowly as possible
        return box


def _named(names: Sequence[str]) -> str:
    return ", ".join(names[:_NAMED]) + (" …" if len(names) > _NAMED else "")


def _answer(box: QMessageBox) -> QAbstractButton:
    """Return the button that the user presses; the box is deleted afterwards, as the window owns it."""
    box.exec()
    box.deleteLater()
    return box.clickedButton()
