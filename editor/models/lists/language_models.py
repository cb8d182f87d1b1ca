"""The list of language clusters, and one cluster as a table of pages by languages.

A line of the list has the first page of a cluster, its number of pages, and its languages. In the
table pages are rows and languages are columns, with the findings in each cell.
"""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import ClassVar

from PySide6.QtCore import QAbstractTableModel, QLocale, QObject, Qt, Signal

from editor.core.extensions.language_links import Cluster, LanguageVersion
from editor.core.extensions.language_matrix import LinkFault, Matrix
from editor.core.fields import XML_SPACE
from editor.core.text import N_
from editor.models.lists.list_models import LinesModel
from editor.models.table import item_data
from editor.models.table.item_data import ROOT, AnyIndex, with_plain_tips
from editor.models.words.translation import translated
from editor.rules.rule import Severity


class ClusterColumn(IntEnum):
    """The columns of the list of clusters."""

    PAGE = 0
    PAGES = 1
    LANGUAGES = 2


class ClustersModel(LinesModel[Cluster]):
    """A list of all clusters, or of those that match a search."""

    def __init__(self, readable: Callable[[str], str], parent: QObject | None = None) -> None:
        """readable: formats a URL for display."""
        super().__init__(parent)
        self.titles = (self.tr("First page"), self.tr("Pages"), self.tr("Languages"))
        self.numbers = (ClusterColumn.PAGES, ClusterColumn.LANGUAGES)
        self._readable = readable
        self._locs: Sequence[str] = ()
        self._all: Sequence[Cluster] = ()
        self._text = ""
        self._only_incomplete = False

    def show_clusters(self, clusters: Sequence[Cluster], locs: Sequence[str]) -> None:
        """List these clusters from now on; locs: the URLs of the document in which they were found."""
        self._all, self._locs = clusters, locs
        self._narrow()

    def narrow(self, text: str, *, only_incomplete: bool) -> None:
        """List only clusters with a page whose URL contains `text`; with
        `only_incomplete`, only incomplete ones of these.
        """
        self._text, self._only_incomplete = text.strip().lower(), only_incomplete
        self._narrow()

    def _narrow(self) -> None:
        self.show([cluster for cluster in self._all if self._fits(cluster)])

    def _fits(self, cluster: Cluster) -> bool:
        if self._only_incomplete and cluster.is_complete and not cluster.unknown:
            return False
        return not self._text or any(self._text in self._locs[row].lower() for row in cluster.rows)

    @property
    def all(self) -> Sequence[Cluster]:
        """All clusters, whether they are listed or not."""
        return self._all

    def cluster(self, place: int) -> Cluster | None:
        """Return the cluster in a line of the list; None if there is no such line."""
        return self.lines[place] if 0 <= place < len(self.lines) else None

    def place_of(self, row: int) -> int:
        """Return the line of the cluster that contains a document row; -1 if it is not listed."""
        return next((place for place, one in enumerate(self.lines) if row in one.rows), -1)

    def text(self, line: Cluster, column: int) -> str:
        number = QLocale().toString
        loc = self._readable(self._locs[line.rows[0]])
        return (loc, number(len(line.rows)), number(line.languages))[column]

    def more(self, line: Cluster, column: int, role: int) -> object:
        return self._said(line, role) if column == ClusterColumn.PAGE else None

    def _said(self, cluster: Cluster, role: int) -> object:
        """Return the mark or the tool tip that says whether a cluster is complete."""
        is_right = cluster.is_complete and not cluster.unknown
        if is_right and cluster.has_default:
            return 0 if role == item_data.MARK else None
        if role == item_data.MARK:
            return int(Severity.ADVICE if is_right else Severity.WARNING)
        if role not in (item_data.TOOL_TIP, item_data.ACCESSIBLE_DESCRIPTION):
            return None
        told = []
        if not cluster.is_complete:
            told.append(self.tr("Some pages do not list every version."))
        if cluster.unknown:
            codes = ", ".join(code or "“”" for code in cluster.unknown)
            told.append(self.tr("Search engines do not recognize: {codes}.").format(codes=codes))
        return " ".join(told) or self.tr("No page is set for all other languages (x-default).")


_NOBODY = Matrix((), (), {}, frozenset())
PAGE, LANGUAGE, FIRST = 0, 1, 2  # columns: page, its own language, the first of those it names

_WORDS: dict[LinkFault, tuple[Severity, str]] = {
    LinkFault.MISSING: (
        Severity.WARNING,
        N_("Other pages list a version in this language; this page does not."),
    ),
    LinkFault.NO_RETURN: (
        Severity.WARNING,
        N_("That page does not link back, so search engines ignore the pair."),
    ),
    LinkFault.DUPLICATE: (Severity.WARNING, N_("This page lists more than one version in this language.")),
    LinkFault.DIFFERENT: (
        Severity.WARNING,
        N_("Most other pages list a different version in this language."),
    ),
    LinkFault.NO_SELF: (Severity.WARNING, N_("This page does not list itself among its versions.")),
    LinkFault.NO_DEFAULT: (Severity.ADVICE, N_("This page lists none for all other languages (x-default).")),
    LinkFault.PAGE_DIFFERS: (
        Severity.ADVICE,
        N_("When last checked, the page itself linked to a different version."),
    ),
    LinkFault.CODE: (Severity.WARNING, N_("Search engines do not recognize this language code.")),
}


def fault_severity(faults: LinkFault) -> int:
    """Return the severity of the worst of some faults; 0 if there are none."""
    return max((int(_WORDS[fault][0]) for fault in faults), default=0)


def fault_words(faults: LinkFault) -> list[str]:
    """Return a sentence for each of the faults."""
    return [translated(_WORDS[fault][1]) for fault in faults]


class MatrixModel(QAbstractTableModel):
    """A table of a cluster; an edit in it only emits `version_requested`, and changes nothing by itself."""

    version_requested = Signal(int, object)  # document row, Version

    def __init__(self, readable: Callable[[str], str], parent: QObject | None = None) -> None:
        """readable: formats a URL for display."""
        super().__init__(parent)
        self.matrix = _NOBODY
        self._readable = readable
        self._editable = False

    def show(self, matrix: Matrix | None, *, editable: bool) -> None:
        """Show a cluster; None shows nothing."""
        new = matrix or _NOBODY
        is_alike = (len(new.pages), new.languages) == (len(self.matrix.pages), self.matrix.languages)
        if not is_alike:
            self.beginResetModel()
        self.matrix, self._editable = new, editable
        if not is_alike:
            self.endResetModel()
        elif new.pages:
            last = self.index(len(new.pages) - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(self.matrix.pages)

    def columnCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() or not self.matrix.pages else FIRST + len(self.matrix.languages)

    def language(self, column: int) -> str:
        """Return the language of a column; "" for the first two."""
        return self.matrix.languages[column - FIRST] if column >= FIRST else ""

    @with_plain_tips
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = item_data.DISPLAY) -> object:
        if orientation is Qt.Orientation.Vertical:
            row = self.matrix.pages[section].row
            return (str(row + 1) if row >= 0 else "") if role == item_data.DISPLAY else None
        if section < FIRST:
            return (self.tr("Page"), self.tr("Language"))[section] if role == item_data.DISPLAY else None
        language = self.language(section)
        if role == item_data.DISPLAY:
            return self.tr("{code}: unknown").format(code=language) if self._is_unknown(section) else language
        if role == item_data.TOOL_TIP:
            told = fault_words(LinkFault.CODE) if self._is_unknown(section) else []
            return " ".join([*told, self.tr("Double-click to rename the code on all pages.")])
        return None

    def _is_unknown(self, column: int) -> bool:
        return self.language(column) in self.matrix.unknown

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        is_own = self.matrix.pages[index.row()].row >= 0
        is_open = index.column() >= FIRST or self._asks_language(index.row(), index.column())
        return flags | Qt.ItemFlag.ItemIsEditable if self._editable and is_own and is_open else flags

    def _asks_language(self, place: int, column: int) -> bool:
        """Tell whether a cell is where the user can enter the unknown language of a page."""
        page = self.matrix.pages[place]
        return column == LANGUAGE and page.row >= 0 and not page.language

    @with_plain_tips
    def data(self, index: AnyIndex, role: int = item_data.DISPLAY) -> object:
        answer = self._ANSWERS.get(role)
        return answer(self, index.row(), index.column()) if answer and index.isValid() else None

    def setData(self, index: AnyIndex, value: object, role: int = item_data.EDIT) -> bool:
        if role != item_data.EDIT or not index.isValid() or not index.flags() & Qt.ItemFlag.ItemIsEditable:
            return False
        text = str(value).strip(XML_SPACE)
        if text == index.data(item_data.EDIT):
            return False
        page = self.matrix.pages[index.row()]
        language = self.language(index.column())
        version = LanguageVersion(language, text) if language else LanguageVersion(text, page.url)
        self.version_requested.emit(page.row, version)
        return True

    def faults(self, place: int, column: int) -> LinkFault:
        """Return the faults in a cell."""
        page = self.matrix.pages[place]
        if column < FIRST:
            return page.faults if column == PAGE else LinkFault.NONE
        code = LinkFault.CODE if self._is_unknown(column) and self._hrefs(place, column) else LinkFault.NONE
        return self.matrix.cell(place, self.language(column)).faults | code

    def explained(self, place: int, column: int) -> list[str]:
        """Return sentences that explain a cell."""
        words = fault_words(self.faults(place, column))
        if (differing := self.other_on_page(place, column)) is not None:
            told = self.tr("On the page: {url}").format(url=differing) if differing else ""
            words.append(told or self.tr("On the page there is none."))
        if self._asks_language(place, column):
            words.append(
                self.tr("The language of this page is unknown. Enter its code, such as en or pt-BR.")
            )
        if self.matrix.pages[place].row < 0:
            words.append(self.tr("No entry here has this URL, so whether it links back cannot be checked."))
        return words

    def other_on_page(self, place: int, column: int) -> str | None:
        """Return the URL that the page itself links to, "" for none; None if that is the same."""
        if column < FIRST or LinkFault.PAGE_DIFFERS not in self.faults(place, column):
            return None
        on_page = self.matrix.cell(place, self.language(column)).on_page
        return next(iter(on_page or ()), "")

    def _hrefs(self, place: int, column: int) -> tuple[str, ...]:
        if column < FIRST:
            return (self.matrix.pages[place].url,) if column == PAGE else ()
        return self.matrix.cell(place, self.language(column)).hrefs

    def _shown(self, place: int, column: int) -> str:
        page = self.matrix.pages[place]
        if column == LANGUAGE:
            return page.language or "?"
        hrefs = self._hrefs(place, column)
        if hrefs:
            more = f" +{len(hrefs) - 1}" if len(hrefs) > 1 else ""
            return self._readable(hrefs[0]) + more
        return self.tr("missing") if LinkFault.MISSING in self.faults(place, column) else ""

    def _edited(self, place: int, column: int) -> str:
        return next(iter(self._hrefs(place, column)), "")

    def _mark(self, place: int, column: int) -> int:
        return fault_severity(self.faults(place, column))

    def _tool_tip(self, place: int, column: int) -> str:
        return "\n".join([*self.explained(place, column), *self._hrefs(place, column)])

    def _accessible_text(self, place: int, column: int) -> str:
        return f"{self.headerData(column, Qt.Orientation.Horizontal)}: {self._shown(place, column)}"

    def _accessible_description(self, place: int, column: int) -> str:
        return " ".join(self.explained(place, column))

    _ANSWERS: ClassVar[dict[int, Callable[["MatrixModel", int, int], object]]] = {
        item_data.DISPLAY: _shown,
        item_data.EDIT: _edited,
        item_data.MARK: _mark,
        item_data.TOOL_TIP: _tool_tip,
        item_data.ACCESSIBLE_TEXT: _accessible_text,
        item_data.ACCESSIBLE_DESCRIPTION: _accessible_description,
    }
