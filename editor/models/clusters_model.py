"""The clusters of a document in a list: the first page of each, and how many pages and languages it has."""

from collections.abc import Callable, Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QLocale, QObject, Qt

from editor.core.extensions.clusters import Cluster
from editor.models import roles
from editor.models.indexes import ROOT, AnyIndex
from editor.rules.rule import Severity


class ClusterColumn(IntEnum):
    """What is said of a cluster."""

    PAGE = 0
    PAGES = 1
    LANGUAGES = 2


class ClustersModel(QAbstractTableModel):
    """Shows those that fit a search, or all."""

    def __init__(self, readable: Callable[[str], str], parent: QObject | None = None) -> None:
        """readable: a URL as it is shown."""
        super().__init__(parent)
        self._readable = readable
        self._locs: Sequence[str] = ()
        self._all: Sequence[Cluster] = ()
        self._shown: Sequence[Cluster] = ()
        self._text = ""
        self._only_incomplete = False

    def show(self, clusters: Sequence[Cluster], locs: Sequence[str]) -> None:
        """List these from now on; locs: the URLs of the document that they were found in."""
        self._all, self._locs = clusters, locs
        self._narrow()

    def narrow(self, text: str, *, only_incomplete: bool) -> None:
        """Show those with a page that has a text in its URL."""
        self._text, self._only_incomplete = text.strip().lower(), only_incomplete
        self._narrow()

    def _narrow(self) -> None:
        self.beginResetModel()
        self._shown = [cluster for cluster in self._all if self._fits(cluster)]
        self.endResetModel()

    def _fits(self, cluster: Cluster) -> bool:
        if self._only_incomplete and cluster.is_complete:
            return False
        return not self._text or any(self._text in self._locs[row].lower() for row in cluster.rows)

    @property
    def all(self) -> Sequence[Cluster]:
        """All clusters, whether they are shown or not."""
        return self._all

    def cluster(self, place: int) -> Cluster | None:
        """The one at a place of the list."""
        return self._shown[place] if 0 <= place < len(self._shown) else None

    def place_of(self, row: int) -> int:
        """Where the cluster with a row of the document is; -1 where it is not."""
        return next((place for place, one in enumerate(self._shown) if row in one.rows), -1)

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(ClusterColumn)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = roles.DISPLAY) -> object:
        if orientation is Qt.Orientation.Vertical:
            return None
        if role == roles.DISPLAY:
            return (self.tr("First page"), self.tr("Pages"), self.tr("Languages"))[section]
        if role == roles.TEXT_ALIGNMENT:
            return roles.RIGHT if section else roles.LEFT
        return None

    def data(self, index: AnyIndex, role: int = roles.DISPLAY) -> object:
        if not index.isValid():
            return None
        cluster, column, number = self._shown[index.row()], index.column(), QLocale().toString
        if role == roles.DISPLAY:
            loc = self._readable(self._locs[cluster.rows[0]])
            return (loc, number(len(cluster.rows)), number(cluster.languages))[column]
        if role == roles.TEXT_ALIGNMENT:
            return roles.RIGHT if column else roles.LEFT
        return self._said(cluster, role) if column == ClusterColumn.PAGE else None

    def _said(self, cluster: Cluster, role: int) -> object:
        """What there is to say of a cluster as a whole."""
        if cluster.is_complete and cluster.has_default:
            return 0 if role == roles.MARK else None
        if role == roles.MARK:
            return int(Severity.ADVICE if cluster.is_complete else Severity.WARNING)
        if role not in (roles.TOOL_TIP, roles.ACCESSIBLE_DESCRIPTION):
            return None
        if cluster.is_complete:
            return self.tr("No page is named for all other languages (x-default).")
        return self.tr("Not every page names all versions.")
