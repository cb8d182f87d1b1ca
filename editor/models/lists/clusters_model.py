"""The list of language clusters: the first page of each, its number of pages, and its languages."""

from collections.abc import Callable, Sequence
from enum import IntEnum

from PySide6.QtCore import QLocale, QObject

from editor.core.extensions.clusters import Cluster
from editor.models.lists.lines_model import LinesModel
from editor.models.table import roles
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
        if self._only_incomplete and cluster.is_complete:
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
        if cluster.is_complete and cluster.has_default:
            return 0 if role == roles.MARK else None
        if role == roles.MARK:
            return int(Severity.ADVICE if cluster.is_complete else Severity.WARNING)
        if role not in (roles.TOOL_TIP, roles.ACCESSIBLE_DESCRIPTION):
            return None
        if cluster.is_complete:
            return self.tr("No page is set for all other languages (x-default).")
        return self.tr("Some pages do not list every version.")
