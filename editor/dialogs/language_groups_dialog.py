"""The dialogs in front of the window Languages: groups made by URLs, and another code for a language."""

from collections.abc import Sequence
from concurrent.futures import Future
from functools import partial

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QTreeWidgetItem, QWidget

from editor.core.document.document import Document
from editor.core.extensions.language_groups import GroupProposal, GroupTrouble, PageGroup, proposed_groups
from editor.core.extensions.language_links import X_DEFAULT, is_known_code, usual_case
from editor.core.text import N_
from editor.dialogs.dialog_frame import BoxedList, Dialog, is_ticked, tick
from editor.models.table.item_data import plain_tip
from editor.models.words.translation import counted, numbers_in_words, translated
from editor.rules.extensions.hreflang_links import comparable_tag, is_tag
from editor.services.tasks import Latest, Tasks
from editor.views.widgets.input_fields import ChoiceBox, form_of, text_line
from editor.views.widgets.lists import LineItem
from editor.views.widgets.widget_layouts import add_layout

_PAGE, _LANGUAGES, _LINKS = range(3)
_SHOWN = 1_000  # groups that are listed; the others are made with them
_TROUBLES = {
    GroupTrouble.TWICE: N_("two pages have one language"),
    GroupTrouble.OTHER_LINKS: N_("links name other pages"),
}


class MakeGroupsDialog(Dialog):
    """Lists the groups that URLs make, each with a check box; nothing is changed by it."""

    manual_place = "languages#groups-by-url"

    def __init__(self, document: Document, tasks: Tasks, parent: QWidget | None = None) -> None:
        """document: a copy that nobody changes."""
        super().__init__(parent, self.tr("Make groups by URL"))
        self._document = document
        self._work = self.owns(Latest(tasks))
        self._proposal = GroupProposal()
        self._items: list[tuple[QTreeWidgetItem, PageGroup]] = []
        self.propose_size(720, 520)
        self.add_text(
            self.tr(
                "Pages whose URLs differ only by a language, such as /en/ and /fr/, are linked as versions "
                "of each other. Links that are there stay."
            )
        )
        self.otherwise = ChoiceBox(self, items=[(self.tr("not known: leave them out"), "")])
        self.default = ChoiceBox(self, items=[(self.tr("none"), "")])
        rows = (
            (self.tr("Pages without a language in the &URL:"), self.otherwise),
            (self.tr("For all other languages (&x-default):"), self.default),
        )
        add_layout(self.column, form_of(self, rows, narrow=(self.otherwise, self.default)))
        headings = (self.tr("First page"), self.tr("Languages"), self.tr("Links to add"))
        self.list = BoxedList(
            self.tr("Groups"), headings, self, stretched=_PAGE, widths={_LANGUAGES: 150, _LINKS: 210}
        )
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.column.addWidget(self.list, 1)
        self.add_outlook()
        self.add_ok(self.tr("Make groups"))
        self.list.itemChanged.connect(self._count)
        self.otherwise.currentIndexChanged.connect(self._look)
        self.default.currentIndexChanged.connect(self._look)
        self._look()

    @property
    def chosen(self) -> list[PageGroup]:
        """The groups to make."""
        left_out = {id(group) for item, group in self._items if not is_ticked(item)}
        return [group for group in self._proposal.groups if not group.trouble and id(group) not in left_out]

    def _look(self) -> None:
        self.say(self.tr("Looking for pages in several languages…"))
        self.ok.setEnabled(False)
        look = partial(
            proposed_groups,
            self._document,
            otherwise=str(self.otherwise.currentData() or ""),
            default=str(self.default.currentData() or ""),
        )
        self._work.ask(lambda _stale: look(), self._on_found)

    def _on_found(self, outcome: Future[GroupProposal]) -> None:
        self._proposal = outcome.result()
        for box in (self.otherwise, self.default):
            for code in self._proposal.languages if box.count() == 1 else ():
                box.addItem(code, code)
        self._items = []
        self.list.clear()
        in_order = sorted(self._proposal.groups, key=lambda group: group.trouble is not None)
        for group in in_order[:_SHOWN]:
            item = LineItem([group.pages[0].href, _languages_of(group), _links_of(group)])
            item.setToolTip(_PAGE, plain_tip("\n".join(href for _, href in group.pages)))
            if group.trouble is None:
                tick(item, is_ticked=True)
                self._items.append((item, group))
            else:
                item.setDisabled(True)
            self.list.addTopLevelItem(item)
        self._count()

    def _count(self) -> None:
        groups = self.chosen
        links = sum(group.links for group in groups)
        self.ok.setEnabled(links > 0)
        told = []
        if groups:
            one, many = "1 group", N_("%Ln groups")
            one_link, many_links = "1 link to add", N_("%Ln links to add")
            told.append(f"{counted(one, many, len(groups))}; {counted(one_link, many_links, links)}.")
        elif not self._proposal.groups:
            told.append(self.tr("No URLs differ only by a language, or their pages are linked already."))
        left, more = self._proposal.left_out, max(len(self._proposal.groups) - _SHOWN, 0)
        told += numbers_in_words(
            (
                left,
                "1 group is left out, as it is unclear.",
                N_("%Ln groups are left out, as they are unclear."),
            ),
            (more, "1 more group is not listed.", N_("%Ln more groups are not listed.")),
        )
        self.say(" ".join(told))


def _languages_of(group: PageGroup) -> str:
    return ", ".join(language for language, _ in group.pages)


def _links_of(group: PageGroup) -> str:
    return translated(_TROUBLES[group.trouble]) if group.trouble else QLocale().toString(group.links)


class RenameCodeDialog(Dialog):
    """Accepts only a language code that search engines know."""

    manual_place = "languages#codes"

    def __init__(self, code: str, links: int, taken: Sequence[str], parent: QWidget | None = None) -> None:
        """links: how many have the code; taken: other codes of entries with such links, in lower case."""
        super().__init__(parent, self.tr("Rename a language code"), 440)
        self._code, self._taken = code, taken
        one, many = (
            "1 link in this document has the code {code}.",
            N_("%Ln links in this document have the code {code}."),
        )
        self.add_text(counted(one, many, links).format(code=code))
        meant = usual_case(comparable_tag(code))
        proposal = meant if meant.lower() != code.lower() and is_known_code(meant) else code
        self.line = text_line(self, self.tr("New code for {code}").format(code=code), proposal)
        self.line.selectAll()
        self.line.textChanged.connect(self._check)
        self.column.addWidget(self.line)
        self.trouble = self.add_trouble()
        self.add_ok(self.tr("Rename"))
        self._check()

    @property
    def code(self) -> str:
        """The code that was entered, without white space around it."""
        return self.line.text().strip()

    def _check(self) -> None:
        code = self.code
        trouble = ""
        if code and code.lower() != X_DEFAULT and not (is_tag(code) and is_known_code(code)):
            trouble = self.tr("Search engines do not recognize this code. Enter one such as en or pt-BR.")
        elif code.lower() != self._code.lower() and code.lower() in self._taken:
            trouble = self.tr(
                "Entries with this language link to {code}, too. Remove one of the two."
            ).format(code=code)
        self.trouble.setText(trouble)
        self.ok.setEnabled(bool(code) and not trouble and code != self._code)
