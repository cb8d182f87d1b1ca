"""The dialog that asks which nested indexes to replace with the sitemaps that they list."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QLocale, QSignalBlocker, Qt
from PySide6.QtWidgets import QTreeWidgetItem, QWidget

from editor.core.text import QT_TRANSLATE_NOOP
from editor.dialogs.index.index_dialog import CHECKED, UNCHECKED, IndexDialog
from editor.models.words.tips import plain_tip
from editor.models.words.translation import counted, text_of
from editor.services.documents.nested import UNSURE, Incoming, NestedIndex

_SHOWN = 100  # sitemaps of each index that are listed
_COMING = (
    "1 sitemap will be added",
    QT_TRANSLATE_NOOP("TakeInDialog", "%Ln sitemaps will be added"),
)
_KNOWN = (
    "1 is already listed",
    QT_TRANSLATE_NOOP("TakeInDialog", "%Ln are already listed"),
)


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
        super().__init__(parent)
        self._nested, self._of_these = nested, of_these
        self.coming: list[Incoming] = []  # the sitemaps of the indexes that are ticked
        self.setWindowTitle(self.tr("Replace nested indexes"))
        self.propose_size(640, 440)
        text = self.tr(
            "An index may only list sitemaps. In {name}, each of these indexes is replaced with "
            "the entries it lists, exactly as written. The index files themselves are not "
            "deleted."
        )
        self.add_text(text.format(name=name))
        self.tree.setAccessibleName(self.tr("Indexes and the sitemaps they list"))
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
            item.setCheckState(0, UNCHECKED if nested.is_unsure else CHECKED)
            item.setExpanded(nested.is_unsure)
        return item

    def _name(self, nested: NestedIndex) -> str:
        """Return the file name of a nested index, or its URL if several have that file name."""
        is_alone = sum(each.name == nested.name for each in self._nested) == 1
        return nested.name if is_alone else " ".join(nested.locs[0].split())

    def tick(self, number: int, *, is_ticked: bool) -> None:
        """Tick or untick a nested index, by its number."""
        self._items[number].setCheckState(0, CHECKED if is_ticked else UNCHECKED)

    @property
    def lines(self) -> list[str]:
        """The texts shown for the nested indexes."""
        return [item.text(0) for item in self._items]

    def _refresh(self) -> None:
        """Show what would be added; a sitemap that one index adds is not added again by another."""
        ticked = [
            each
            for each, item in zip(self._nested, self._items, strict=True)
            if not each.trouble and item.checkState(0) is CHECKED
        ]
        self.coming = self._of_these(ticked)
        blocked = QSignalBlocker(self.tree)
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
        blocked.unblock()
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
    words = [counted("TakeInDialog", *_COMING, len(each.entries))]
    if each.known:
        words.append(counted("TakeInDialog", *_KNOWN, each.known))
    return ", ".join(words)


def _set_line(item: QTreeWidgetItem, text: str) -> None:
    item.setText(0, text)
    item.setToolTip(0, plain_tip(text))
