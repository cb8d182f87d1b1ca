"""An index beside the files that it lists: which of them are there, what they are, how new they are."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.core.urls import Scope, scope_of
from editor.core.urlset import Urlset
from editor.core.w3c_datetime import is_before
from editor.rules.finding import Context, Hit, Remark
from editor.rules.findings import Findings
from editor.rules.marks import Codes, code_of_hit, put
from editor.rules.rule import Fix
from editor.rules.structure import shown

ITSELF = "index-self-reference"
MISSING, STALE = "index-child-missing", "index-lastmod-stale"
TOO_MANY = "index-too-many-files"
MAX_INDEXES = 500  # of one site, in Search Console
_NO_FILE = QT_TRANSLATE_NOOP("phrases", "{name} is listed, but there is no such file beside the index.")
_NOT_LISTED = QT_TRANSLATE_NOOP("phrases", "{name} is a file of this site that the index does not list.")


class ChildState(Enum):
    """What is known of a file that an index lists."""

    SITEMAP = auto()  # or not looked at yet
    MISSING = auto()  # there is no such file
    INDEX = auto()  # it is an index itself
    ITSELF = auto()  # the very index that lists it, as far as its name tells


@dataclass(frozen=True, slots=True)
class Child:
    """A file that an index lists."""

    name: str
    state: ChildState = ChildState.SITEMAP
    newest: str = ""  # the newest date in it, "" where that is not known


def findings_of_index(
    index: Urlset, context: Context, children: Mapping[int, Child], unlisted: Sequence[str]
) -> Findings:
    """What is wrong with an index, by itself and beside its files.

    children: by the row that lists them. unlisted: names of files that belong to it and stand in no row.
    """
    locs = index.column("loc")
    indexes = {row: child for row, child in children.items() if child.state is ChildState.INDEX}
    nested = tuple((locs[row], child.name) for row, child in indexes.items())
    findings = Findings(index, replace(context, nested=nested))
    findings.check_all()
    is_named = not context.published_url and any(
        child.state is ChildState.ITSELF for child in children.values()
    )
    beside = _Beside(index, children, unlisted, _top_of(locs) if is_named else None)
    findings.of_neighbours.ask(beside)
    findings.of_neighbours.replace(beside.codes())
    return findings


@dataclass(frozen=True, slots=True)
class _Beside:
    index: Urlset
    children: Mapping[int, Child]
    unlisted: Sequence[str]
    top: Scope | None  # where an index is that has its own name in it; None where its URL tells, or nothing

    def codes(self) -> Codes:
        codes: Codes = {}
        for row in self.children:
            for field, hit in self.hits(row):
                put(codes, len(self.index), (hit.rule, field), row, code_of_hit(hit))
        return codes

    def hits(self, row: int) -> Iterator[tuple[str, Hit]]:
        child, locs = self.children.get(row), self.index.column("loc")
        if child is None:
            return
        if child.state is ChildState.ITSELF and self.top and scope_of(locs[row]) == self.top:
            yield "loc", Hit(ITSELF, fix=Fix.ASK)
        elif child.state is ChildState.MISSING:
            yield "loc", Hit(MISSING, (("problem", Phrase(_NO_FILE, name=shown(child.name))),))
        if is_before(self.index.column("lastmod")[row], child.newest):
            yield "lastmod", Hit(STALE, (("name", child.name), ("newest", child.newest)))

    def remarks(self) -> Iterable[Remark]:
        for name in self.unlisted:
            problem = Phrase(_NOT_LISTED, name=shown(name))
            yield Remark(MISSING, value=name, params=(("problem", problem),))
        indexes = 1 + sum(child.state is ChildState.INDEX for child in self.children.values())
        if indexes > MAX_INDEXES:
            yield Remark(TOO_MANY, params=(("count", indexes),), count=indexes)


def _top_of(locs: Sequence[str]) -> Scope | None:
    """The directory that several URLs are in or below; None where they have none of their own in common.

    An index may only list what is below it: the name alone does not tell, as /blog/sitemap.xml has it too.
    """
    scopes = [scope for scope in map(scope_of, locs) if scope is not None]
    top = min(scopes, key=lambda scope: len(scope.directory), default=None)
    if top is None or len(scopes) < 2:
        return None
    is_top = all(scope.site == top.site and scope.directory.startswith(top.directory) for scope in scopes)
    return top if is_top else None
