"""The dialogs about an index: make one, match it with its files, date them, replace nested ones.

Those that change an index have a base class with a list with check boxes and an OK button. Other
dialogs ask which of several files to open, and for the name of a new sitemap.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QLocale, QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QHeaderView,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from editor.core.document.sitemap_file import IndexPlan
from editor.core.text import N_
from editor.core.values.characters import without_illegal_characters
from editor.core.values.urls import has_space_inside, split, split_site
from editor.dialogs.dialog_frame import BoxedList, Buttons, Dialog, is_ticked, tick
from editor.models.lists.files_model import size_on_disk
from editor.models.table.item_data import plain_tip
from editor.models.words.translation import counted, numbers_in_words, text_of
from editor.services.documents.file_on_disk import FileOnDisk
from editor.services.documents.index_file import listed_loc
from editor.services.documents.set_changes import UNSURE, Incoming, NestedIndex
from editor.views.widgets.input_fields import form_of, on_change, push_button, qt_place, text_line
from editor.views.widgets.keyboard import set_tab_order
from editor.views.widgets.lists import LineItem
from editor.views.widgets.widget_layouts import add_layout, line_of

_CHECKED, _UNCHECKED = Qt.CheckState.Checked, Qt.CheckState.Unchecked


class ChooseFilesDialog(Dialog):
    """A list with a check box for each file, and a field that filters it by name."""

    manual_place = "several-files#open"

    def __init__(self, files: Sequence[FileOnDisk], parent: QWidget | None = None) -> None:
        super().__init__(parent, self.tr("Choose sitemaps"))
        self._files = files
        self.add_text(self.tr("Opens the selected sitemaps. You can open the others later."))
        name = self.tr("Show only files whose names contain this text")
        self.line = text_line(self, name, example=self.tr("Filter by name"))
        self.line.textChanged.connect(self._narrow)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Sitemaps"))
        self.list.setUniformItemSizes(True)
        self.list.setSpacing(3)
        for file in files:
            item = QListWidgetItem(f"{file.name}   {size_on_disk(file)}", self.list)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(_CHECKED)
        self.list.itemChanged.connect(self._count)
        these = push_button(self.tr("Select these"), partial(self._set_all, _CHECKED), self)
        not_these = push_button(self.tr("Deselect these"), partial(self._set_all, _UNCHECKED), self)
        add_layout(self.column, line_of(self.line, these, not_these, grows=self.line))
        self.column.addWidget(self.list, 1)
        self.add_ok(button=Buttons.Open)
        set_tab_order(self)
        self.propose_size(480, 480)
        self._count()

    @property
    def chosen(self) -> list[FileOnDisk]:
        """The files that are ticked."""
        return [
            file for number, file in enumerate(self._files) if self.list.item(number).checkState() is _CHECKED
        ]

    def _narrow(self, text: str) -> None:
        words = text.casefold().split()
        for number, file in enumerate(self._files):
            name = file.name.casefold()
            self.list.item(number).setHidden(not all(word in name for word in words))

    def _set_all(self, state: Qt.CheckState) -> None:
        """Tick or untick the files listed."""
        for number in range(self.list.count()):
            if not self.list.item(number).isHidden():
                self.list.item(number).setCheckState(state)

    def _count(self) -> None:
        count = len(self.chosen)
        one, many = "Open 1 file", N_("Open %Ln files")
        self.allow(counted(one, many, count), is_possible=count > 0)


class IndexDialog(Dialog):
    """Can be accepted once something is ticked in its list.

    A subclass implements `_is_something_chosen`; it fills the list and then calls
    `_arrange` at the end of `__init__`.
    """

    manual_place = "several-files#the-index"

    def __init__(self, parent: QWidget | None, title: str, name: str) -> None:
        """name: that of the list for screen readers."""
        super().__init__(parent, title)
        self.tree = QTreeWidget(self)
        self.tree.setObjectName("boxed")
        self.tree.setAccessibleName(name)
        self.tree.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.tree.ensurePolished()  # else rows get their height before the style sheet is applied

    def _arrange(self, first: QTreeWidgetItem | None) -> None:
        """Lay out the list and the buttons, make a line current, and watch the check boxes."""
        if first is not None:
            self.tree.setCurrentItem(first)
        self.column.addWidget(self.tree, 1)
        self.add_ok(self.tr("Change the index"))
        self.tree.itemChanged.connect(self._refresh)
        self._refresh()

    def _is_something_chosen(self) -> bool:
        raise NotImplementedError

    def _refresh(self) -> None:
        self.ok.setEnabled(self._is_something_chosen())


class FileNameDialog(Dialog):
    """Accepts only a valid file name, and says what is wrong with others."""

    manual_place = "several-files#the-index"

    def __init__(
        self, proposal: str, trouble_with: Callable[[str], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, self.tr("New sitemap"), 440)
        self._trouble_with = trouble_with
        self.add_text(
            self.tr("When you save, the file is written next to the others and listed in the index.")
        )
        self.line = text_line(self, self.tr("File name"), proposal)
        self.line.setSelection(0, qt_place(proposal, len(proposal.partition(".")[0])))
        self.line.textChanged.connect(self._check)
        self.column.addWidget(self.line)
        self.trouble = self.add_trouble()
        self.add_ok()
        self._check()

    @property
    def name(self) -> str:
        """The name that was entered, without white space around it."""
        return self.line.text().strip()

    def _check(self) -> None:
        trouble = self._trouble_with(self.name) if self.name else ""
        self.trouble.setText(trouble)
        self.ok.setEnabled(bool(self.name) and not trouble)


_SCHEMES = ("http", "https")


class MakeIndexDialog(Dialog):
    """Accepts only a valid file name and the URL of a folder, and says what is wrong with others."""

    manual_place = "several-files#the-index"

    def __init__(
        self,
        proposal: IndexPlan,
        newest: Mapping[str, str],
        left_out: Sequence[str],
        trouble_with: Callable[[str], str],
        parent: QWidget | None = None,
    ) -> None:
        """newest: the newest date in each file to be listed, by file name; left_out: other files."""
        super().__init__(parent, self.tr("Create an index"))
        self.propose_size(640, 460)
        self._newest, self._trouble_with = newest, trouble_with
        self.add_text(
            self.tr("The index is written next to the other files when you save. You can undo this.")
        )
        self.name = QLineEdit(proposal.name, self)
        self.folder = QLineEdit(proposal.folder, self)
        self.folder.setPlaceholderText("https://www.example.com/")
        rows = ((self.tr("Index &name:"), self.name), (self.tr("Folder &URL:"), self.folder))
        add_layout(self.column, form_of(self, rows))
        self.dates = QCheckBox(self.tr("&Date each file by its newest entry"), self)
        self.dates.setEnabled(any(newest.values()))
        self.dates.setToolTip(self.tr("Files without dates get none."))
        self.column.addWidget(self.dates)
        self.files = BoxedList(
            self.tr("What the index will list"), (self.tr("Listed as"), self.tr("Date")), self, stretched=0
        )
        self.files.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.files.addTopLevelItems([LineItem([name, ""]) for name in self._newest])
        self.column.addWidget(self.files, 1)
        self.trouble = self.add_trouble()
        if left_out:
            one = "One file is not open and will not be listed."
            many = N_("%Ln files are not open and will not be listed.")
            self.add_text(counted(one, many, len(left_out))).setToolTip(plain_tip("\n".join(left_out)))
        self.add_ok(self.tr("Create the index"))
        self.name.setSelection(0, qt_place(proposal.name, len(proposal.name.partition(".")[0])))
        on_change(self._refresh, self.name, self.folder, self.dates)
        self._refresh()

    @property
    def plan(self) -> IndexPlan:
        """The name of the index, and the URL of its folder with the final slash."""
        folder = without_illegal_characters(self.folder.text()).strip()
        return IndexPlan(self.name.text().strip(), folder if folder.endswith("/") else f"{folder}/")

    @property
    def is_dated(self) -> bool:
        """True if the index is to give each file the newest date in it."""
        return self.dates.isChecked()

    def _refresh(self) -> None:
        trouble = self._trouble()
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))
        self.ok.setEnabled(not trouble)
        plan, is_dated = self.plan, self.is_dated
        for item, (name, date) in zip(self.files.lines(), self._newest.items(), strict=True):
            item.setText(0, listed_loc(plan, name))
            item.setText(1, date if is_dated else "")
        self.files.setColumnHidden(1, not is_dated)

    def _trouble(self) -> str:
        plan = self.plan
        if trouble := self._trouble_with(plan.name):
            return trouble
        if has_space_inside(plan.folder):
            return self.tr("The folder URL contains a space. Write it as %20.")
        site, parts = split_site(plan.folder), split(plan.folder)
        if site is None or parts is None or site.scheme not in _SCHEMES or parts.query or parts.fragment:
            return self.tr("Enter the full URL of the folder, such as https://www.example.com/.")
        return ""


class DateIndexDialog(IndexDialog):
    """Lists each file with a check box, its date in the index, and the date that it would get."""

    def __init__(self, newest: Mapping[FileOnDisk, str], parent: QWidget | None = None) -> None:
        """newest: the newest date in each file for which the index has an older one."""
        super().__init__(parent, self.tr("Update dates in the index"), self.tr("Files and their dates"))
        self._newest = newest
        self.propose_size(640, 420)
        self.add_text(
            self.tr(
                "In the index, these files have an older date than their newest page. They get the "
                "date of that page."
            )
        )
        self.tree.setHeaderLabels([self.tr("File"), self.tr("In the index"), self.tr("Newest page")])
        self.tree.setRootIsDecorated(False)
        self._items = {
            file: LineItem(self.tree, [file.name, file.now.lastmod, date]) for file, date in newest.items()
        }
        for item in self._items.values():
            tick(item, is_ticked=True)
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._arrange(next(iter(self._items.values()), None))

    @property
    def chosen(self) -> dict[FileOnDisk, str]:
        """The files that get another date, each with that date."""
        return {file: self._newest[file] for file, item in self._items.items() if is_ticked(item)}

    def _is_something_chosen(self) -> bool:
        return bool(self.chosen)


_FILE = Qt.ItemDataRole.UserRole


class MatchIndexDialog(IndexDialog):
    """Lists entries and files, each with a check box."""

    def __init__(
        self, missing: Sequence[FileOnDisk], unlisted: Sequence[FileOnDisk], parent: QWidget | None = None
    ) -> None:
        name = self.tr("Entries and files that do not match")
        super().__init__(parent, self.tr("Match index and files"), name)
        self.propose_size(600, 420)
        self.add_text(
            self.tr("Only these entries of the index change, and only when you save. You can undo this.")
        )
        self.tree.setHeaderHidden(True)
        self.tree.setRootIsDecorated(False)
        self._missing = self._add(self.tr("Remove from the index: the file does not exist"), missing)
        self._unlisted = self._add(self.tr("Add to the index: files it does not list"), unlisted)
        self.tree.expandAll()
        self._arrange(next(iter((*self._missing, *self._unlisted)), None))

    def _add(self, heading: str, files: Sequence[FileOnDisk]) -> list[QTreeWidgetItem]:
        if not files:
            return []
        group = QTreeWidgetItem(self.tree, [heading])
        group.setFlags(Qt.ItemFlag.ItemIsEnabled)
        items = []
        for file in files:
            item = QTreeWidgetItem(group, [file.now.loc or file.name])
            tick(item, is_ticked=True)
            item.setData(0, _FILE, file)
            items.append(item)
        return items

    @property
    def out(self) -> list[FileOnDisk]:
        """The entries to be removed from the index."""
        return _ticked(self._missing)

    @property
    def into(self) -> list[FileOnDisk]:
        """The files to be added to the index."""
        return _ticked(self._unlisted)

    def _is_something_chosen(self) -> bool:
        return bool(self.out or self.into)


def _ticked(items: Sequence[QTreeWidgetItem]) -> list[FileOnDisk]:
    return [item.data(0, _FILE) for item in items if is_ticked(item)]


_SHOWN = 100  # sitemaps of each index that are listed
_COMING = ("1 sitemap will be added", N_("%Ln sitemaps will be added"))
_KNOWN = ("1 is already listed", N_("%Ln are already listed"))


class TakeInDialog(IndexDialog):
    """Lists each nested index with a check box and what would replace it."""

    def __init__(
        self,
        name: str,
        nested: Sequence[NestedIndex],
        of_these: Callable[[Sequence[NestedIndex]], list[Incoming]],
        parent: QWidget | None = None,
    ) -> None:
        """name: that of the index which lists them. of_these: returns what some of them would add."""
        name_of_list = self.tr("Indexes and the sitemaps they list")
        super().__init__(parent, self.tr("Replace nested indexes"), name_of_list)
        self._nested, self._of_these = nested, of_these
        self.coming: list[Incoming] = []  # the sitemaps of the indexes that are ticked
        self.propose_size(640, 440)
        text = self.tr(
            "An index may only list sitemaps. In {name}, each of these indexes is replaced with "
            "the entries it lists, exactly as written. The index files themselves are not "
            "deleted."
        )
        self.add_text(text.format(name=name))
        self.tree.setHeaderHidden(True)
        self._items = [self._add(each) for each in nested]
        self._arrange(self._items[0])
        if len(nested) == 1:
            self.tree.expandAll()

    def _add(self, nested: NestedIndex) -> QTreeWidgetItem:
        item = QTreeWidgetItem(self.tree)
        if nested.trouble:
            trouble = text_of(nested.trouble)
            _set_line(item, self.tr("{name}: {what}").format(name=self._name(nested), what=trouble))
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
        else:
            tick(item, is_ticked=not nested.is_unsure)
            item.setExpanded(nested.is_unsure)
        return item

    def _name(self, nested: NestedIndex) -> str:
        """Return the file name of a nested index, or its URL if several have that file name."""
        is_alone = sum(each.name == nested.name for each in self._nested) == 1
        return nested.name if is_alone else " ".join(nested.locs[0].split())

    def _refresh(self) -> None:
        """Show what would be added; a sitemap that one index adds is not added again by another."""
        ticked = [
            each
            for each, item in zip(self._nested, self._items, strict=True)
            if not each.trouble and is_ticked(item)
        ]
        self.coming = self._of_these(ticked)
        with QSignalBlocker(self.tree):
            known = {id(each.nested): each for each in self.coming}
            for nested, item in zip(self._nested, self._items, strict=True):
                if not nested.trouble:
                    each = known.get(id(nested)) or self._of_these([nested])[0]
                    _set_line(
                        item, self.tr("{name}: {what}").format(name=self._name(nested), what=_summary(each))
                    )
                    item.takeChildren()
                    for text in self._details(each):
                        _set_line(QTreeWidgetItem(item), text)
        super()._refresh()

    def _is_something_chosen(self) -> bool:
        return bool(self.coming)

    def _details(self, each: Incoming) -> list[str]:
        nested, locs = each.nested, each.entries.column("loc")
        lines = [text_of(UNSURE)] if nested.is_unsure else []
        lines += [" ".join(loc.split()) for loc in locs[:_SHOWN]]
        if len(locs) > _SHOWN:
            lines.append(self.tr("and {n} more").format(n=QLocale().toString(len(locs) - _SHOWN)))
        if nested.within:
            text = self.tr("Includes sitemaps from indexes nested in it: {names}")
            lines.append(text.format(names=", ".join(nested.within)))
        if nested.around:
            text = self.tr("Left out because it leads back to one of these indexes: {names}")
            lines.append(text.format(names=", ".join(nested.around)))
        return lines


def _summary(each: Incoming) -> str:
    return ", ".join((counted(*_COMING, len(each.entries)), *numbers_in_words((each.known, *_KNOWN))))


def _set_line(item: QTreeWidgetItem, text: str) -> None:
    item.setText(0, text)
    item.setToolTip(0, plain_tip(text))
