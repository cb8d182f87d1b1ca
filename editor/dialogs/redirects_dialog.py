"""The dialog that looks at each entry that moved, before redirects from old URLs to new ones are saved."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QWidget

from editor.core.text import N_
from editor.core.versions import Moved
from editor.dialogs.dialog_frame import BoxedList, Dialog, is_ticked, tick
from editor.formats.redirect_rules import (
    REDIRECT_FORMAT_BY_NAME,
    REDIRECT_FORMATS,
    Redirect,
    RedirectFormat,
    RedirectRules,
)
from editor.models.table.item_data import plain_tip
from editor.models.words.explanations import move_words
from editor.models.words.translation import counted, translated
from editor.views.widgets.input_fields import ChoiceBox
from editor.views.widgets.labels import plain_label
from editor.views.widgets.widget_layouts import add_layout, line_of

_OLD, _NEW, _WHY = range(3)
_WIDTHS = {0: 300, 2: 230}  # pixels of the old URLs and of the reasons


class MovedPages(NamedTuple):
    """What moved between two sitemaps, with all URLs of both."""

    moved: Sequence[Moved]
    here: Sequence[str]
    there: Sequence[str]
    names: tuple[str, str]  # of both sitemaps


class RedirectsDialog(Dialog):
    """Lists old and new URLs with a tick for each, and says what cannot be written in a format."""

    manual_place = "import-and-export#redirects"

    def __init__(self, pages: MovedPages, usual: str = "", parent: QWidget | None = None) -> None:
        """usual: the name of the format that is proposed."""
        super().__init__(parent, self.tr("Save redirects"))
        self._pages = pages
        self._seen: dict[tuple[int, bool], frozenset[str]] = {}
        here, there = pages.names
        text = self.tr("From “{old}” to “{new}”")
        ways = (text.format(old=there, new=here), text.format(old=here, new=there))
        self.way = ChoiceBox(self, self.tr("Direction"), zip(ways, (True, False), strict=True))
        self.form = ChoiceBox(
            self, self.tr("Format"), ((translated(each.title), each) for each in REDIRECT_FORMATS)
        )
        self.form.choose(REDIRECT_FORMAT_BY_NAME.get(usual), 0)
        form_label = plain_label(self.tr("&Format"), self)
        form_label.setBuddy(self.form)
        way_label = plain_label(self.tr("&Direction"), self)
        way_label.setBuddy(self.way)
        add_layout(self.column, line_of(way_label, self.way, None, form_label, self.form))
        headings = (self.tr("Old URL"), self.tr("New URL"), self.tr("What differs"))
        self.list = BoxedList(self.tr("Redirects"), headings, self, stretched=_NEW, widths=_WIDTHS)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.tick_with_space(_OLD)
        self.column.addWidget(self.list, 1)
        self._note = self.add_remark()
        self.add_outlook(lines=2)
        self.add_ok(self.tr("Choose a file…"))
        self._fill()
        self.way.currentIndexChanged.connect(self._fill)
        self.form.currentIndexChanged.connect(self._refresh)
        self.list.itemChanged.connect(self._refresh)
        self.propose_size(960, 560)

    @property
    def format(self) -> RedirectFormat:
        """The format chosen."""
        return REDIRECT_FORMATS[self.form.currentIndex()]

    def rules(self) -> RedirectRules:
        """Return the ticked redirects in the format chosen."""
        pairs = zip(self.list.lines(), self._redirects(), strict=True)
        chosen = [redirect for item, redirect in pairs if is_ticked(item, _OLD)]
        return self.format.rules(chosen, self._listed())

    def _listed(self) -> frozenset[str]:
        """Return the new pages, as the format chosen sees them."""
        place = self.form.currentIndex(), self._is_from_there
        if place not in self._seen:
            listed = self._pages.here if self._is_from_there else self._pages.there
            self._seen[place] = self.format.pages(listed)
        return self._seen[place]

    @property
    def _is_from_there(self) -> bool:
        return bool(self.way.currentData())

    def _redirects(self) -> list[Redirect]:
        here, there = self._pages.here, self._pages.there
        pairs = ((here[each.mine], there[each.theirs]) for each in self._pages.moved)
        return [Redirect(other, one) if self._is_from_there else Redirect(one, other) for one, other in pairs]

    def _fill(self) -> None:
        with QSignalBlocker(self.list):
            self._list_pairs()
        self._refresh()

    def _list_pairs(self) -> None:
        ticks = [is_ticked(item, _OLD) for item in self.list.lines()] or [True] * len(self._pages.moved)
        self.list.clear()
        for moved, redirect, was_ticked in zip(self._pages.moved, self._redirects(), ticks, strict=True):
            folders = moved.folders[::-1] if self._is_from_there else moved.folders
            texts = [redirect.source, redirect.target, move_words(moved.how, folders)]
            item = self.list.add_line(texts)
            tick(item, is_ticked=was_ticked, column=_OLD)
            for column, text in enumerate(texts):
                item.setToolTip(column, plain_tip(text))

    def _refresh(self) -> None:
        rules = self.rules()
        self._note.setText(translated(self.format.note))
        texts = [counted("1 redirect.", N_("%Ln redirects."), rules.count)]
        reasons = Counter(each.reason for each in rules.left_out)
        left_out = translated("Left out: {n}. {reason}")
        texts += [
            left_out.format(n=self.locale().toString(count), reason=translated(reason))
            for reason, count in reasons.items()
        ]
        self.say(" ".join(texts))
        self.ok.setEnabled(rules.count > 0)
