"""The menu of fixes at a cell: the findings, and below each the ways to fix it, the safest first."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget, QWidgetAction

from editor.models.words.translation import translated
from editor.views.style.mark_icons import MARK_SIZE, mark_icon, mark_pixmap
from editor.views.style.theme import current
from editor.views.widgets.labels import plain_label, read_out

if TYPE_CHECKING:
    from editor.models.findings.fix_offers import Offer, OfferGroup

_LONGEST = 20  # lines; with more, each finding opens to its fixes


class FixMenu(QMenu):
    """A context menu that is filled whenever it opens."""

    offer_chosen = Signal(object)  # an Offer
    rule_chosen = Signal(str)  # fix all findings of the rule

    def __init__(self, parent: QWidget) -> None:
        super().__init__(translated("FixCommands", "Fi&x"), parent)
        self.setToolTipsVisible(False)
        self._told = ""  # the heading of the current item, which was read out

    def fill(self, groups: "Sequence[OfferGroup]", counts: dict[str, int], reason: str) -> None:
        """Offer these fixes, and to fix all findings of a rule that has more than one.

        reason: the text to show if there is nothing to offer.
        """
        self.clear()
        self._told = ""
        if not groups:
            self.addAction(_shown(reason)).setEnabled(False)
            return
        is_long = sum(len(group.offers) + 1 for group in groups) > _LONGEST
        for group in groups:
            if is_long:
                menu = self.addMenu(mark_icon(group.severity, current()), _shown(group.heading))
            else:
                self._add_heading(group)
                menu = self
            for offer in group.offers:
                text = f"{offer.title}\t{offer.change}" if offer.change else offer.title
                action = menu.addAction(_shown(text))
                action.triggered.connect(partial(self._on_offer, offer))
                action.hovered.connect(partial(self._tell, group.heading))
        many = {group.rule.id: group for group in groups if counts.get(group.rule.id, 0) > 1}
        if many and not is_long:
            self.addSeparator()
            for rule, group in many.items():
                self._add_rule(group, counts[rule])

    def _add_rule(self, group: "OfferGroup", count: int) -> None:
        """Add an item that fixes all findings of a rule."""
        title = translated("rules", group.rule.title)
        text = self.tr("Fix all {n}: {title}…").format(n=QLocale().toString(count), title=title)
        self.addAction(_shown(text)).triggered.connect(partial(self._on_rule, group.rule.id))

    def choose_first(self) -> None:
        """Make the first fix current, so that Enter applies it."""
        for action in self.fixes()[:1]:
            self.setActiveAction(action)

    def fixes(self) -> list[QAction]:
        """Return the items that can be chosen, from top to bottom."""
        return [
            action
            for action in self.actions()
            if action.isEnabled() and not action.isSeparator() and not isinstance(action, QWidgetAction)
        ]

    def _add_heading(self, group: "OfferGroup") -> None:
        """Add a heading with the finding; it cannot be chosen."""
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(12, 8, 24, 4)
        row.setSpacing(8)
        mark, text = plain_label("", line), plain_label(group.heading, line)
        mark.setPixmap(mark_pixmap(group.severity, current(), self.devicePixelRatioF()))
        mark.setFixedWidth(MARK_SIZE)
        text.setObjectName("heading")
        row.addWidget(mark)
        row.addWidget(text, 1)
        action = QWidgetAction(self)
        action.setDefaultWidget(line)
        action.setEnabled(False)
        self.addAction(action)
        line.setEnabled(True)  # so that the mark keeps its colour

    def _tell(self, heading: str) -> None:
        """Let a screen reader read a heading once, as the arrow keys skip it."""
        if heading != self._told:
            self._told = heading
            read_out(self, heading)

    def _on_offer(self, offer: "Offer", _checked: bool = False) -> None:
        self.offer_chosen.emit(offer)

    def _on_rule(self, rule: str, _checked: bool = False) -> None:
        self.rule_chosen.emit(rule)


def _shown(text: str) -> str:
    """Return a text for a menu, in which an ampersand does not mark a mnemonic."""
    return text.replace("&", "&&")
