"""An index beside the files that it lists: which of them are there, what they are, how new they are."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from editor.core.urlset import Urlset
from editor.core.w3c_datetime import is_before
from editor.rules.finding import Context, Hit, Remark
from editor.rules.findings import Findings
from editor.rules.marks import Codes, code_of_hit, put
from editor.rules.rule import Fix

ITSELF = "index-self-reference"
NESTED, MISSING, STALE = "index-nested", "index-child-missing", "index-lastmod-stale"
TOO_MANY = "index-too-many-files"
MAX_INDEXES = 500  # of one site, in Search Console
_NO_FILE = "is listed, but there is no such file beside the index"
_NOT_LISTED = "is a file of this site that the index does not list"


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
    index: Urlset, context: Context, children: Mapping[int, Child], unlisted: Sequence[str] = ()
) -> Findings:
    """What is wrong with an index, by itself and beside its files.

    children: by the row that lists them. unlisted: names of files that belong to it and stand in no row.
    """
    findings = Findings(index, context)
    findings.check_all()
    beside = _Beside(index, children, unlisted, is_published_known=bool(context.published_url))
    findings.set_outside(beside)
    findings.mark_outside(beside.codes())
    return findings


@dataclass(frozen=True, slots=True)
class _Beside:
    index: Urlset
    children: Mapping[int, Child]
    unlisted: Sequence[str]
    is_published_known: bool  # then the URL tells whether the index lists itself

    def codes(self) -> Codes:
        codes: Codes = {}
        for row in self.children:
            for field, hit in self.hits(row):
                put(codes, len(self.index), (hit.rule, field), row, code_of_hit(hit))
        return codes

    def hits(self, row: int) -> Iterator[tuple[str, Hit]]:
        child = self.children.get(row)
        if child is None:
            return
        if child.state is ChildState.INDEX:
            yield "loc", Hit(NESTED, (("name", child.name),))
        elif child.state is ChildState.ITSELF and not self.is_published_known:
            yield "loc", Hit(ITSELF, fix=Fix.ASK)
        elif child.state is ChildState.MISSING:
            yield "loc", Hit(MISSING, (("name", child.name), ("problem", _NO_FILE)))
        if is_before(self.index.column("lastmod")[row], child.newest):
            yield "lastmod", Hit(STALE, (("name", child.name), ("newest", child.newest)))

    def remarks(self) -> Iterable[Remark]:
        for name in self.unlisted:
            yield Remark(MISSING, value=name, params=(("name", name), ("problem", _NOT_LISTED)))
        indexes = 1 + sum(child.state is ChildState.INDEX for child in self.children.values())
        if indexes > MAX_INDEXES:
            yield Remark(TOO_MANY, params=(("count", indexes),), count=indexes)
