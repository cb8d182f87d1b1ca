"""Whatever is done to a file, in whatever order: the document is what plain lists would be, all that
follows it is in step, what nobody touched keeps its text, and what would be saved reads as it is."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import (
    Edit,
    SetFrame,
    SetValues,
    duplication,
    insertion,
    move,
    removal,
    reordering,
)
from editor.core.document.entries import DocumentListener
from editor.core.document.entry_text import entry_text
from editor.core.document.rows import RowMapping, Rows
from editor.core.fields import FIELD_NAMES, Kind, fields_of
from editor.core.filtering.filter_evaluation import matching_rows
from editor.core.filtering.filter_facts import gather_facts
from editor.core.filtering.filter_language import parse_filter
from editor.core.operations.operation import OperationContext
from editor.core.operations.recipe import Mode, Recipe, RecipeStep, series_outcome
from editor.core.sorting import RowOrder
from editor.formats.read_errors import Unreadable
from editor.formats.reading.reader import read_document
from editor.formats.writing.faithful_writing import NotFaithful, UnwritableText, to_bytes, verify
from editor.rules import file_findings
from editor.rules.finding import Context
from editor.rules.findings import Findings, FindingsFacts
from editor.rules.fixes.fix_choices import choices
from editor.rules.fixes.fix_run import fix_all_safe, fix_rule
from editor.services.recipe_library import bundled_recipes
from tests.core.filtering.naive import fits
from tests.core.operations.arguments import operations
from tests.core.operations.cases import NOW, SURROUNDINGS, with_data
from tests.examples import examples
from tests.formats.plain import Plain, plain, rows_of
from tests.formats.samples import sitemaps
from tests.rules.documents import checked, url, urlset

T = TypeVar("T")

_LARGE = 5_000  # characters and entries: what doubles at each step would never end

_LOCS = [
    "https://acme.org/a",
    " https://acme.org/a b ",
    "HTTPS://Acme.org",
    "/x?a=1&b=2",
    "",
    "http://t.co",
    "é\u200b",
]
_DATES = ["", "2024-05-01", "2005", " 2024-05-01T10:00Z", "2099-01-01", "20050101", "x"]
_VALUES = {
    "loc": st.sampled_from(_LOCS),
    "lastmod": st.sampled_from(_DATES),
    "changefreq": st.sampled_from(["", "daily", "Daily", "often", " "]),
    "priority": st.sampled_from(["", "0.5", ".5", "0,8", "2", "<&>\"'"]),
}
_ENTRIES = st.builds(Entry, *_VALUES.values())
_FILTERS = st.sampled_from(
    [
        *(
            "",
            "loc:acme",
            "-is:error",
            "is:warning OR is:advice",
            "priority<0.6",
            "lastmod>=2020",
            "age>1y",
            "path:/a",
        ),
        *(
            "depth:1",
            "host:acme.org",
            "param:a",
            "has:lastmod -has:extension",
            "rule:loc-*",
            "is:duplicate",
            "loc:/a|b/",
        ),
    ]
)
_CHILDREN = st.sampled_from(
    [
        *(
            "<lastmod/>",
            "<lastmod> 2024-05-01 </lastmod>",
            "<lastMod>2024-05-01</lastMod>",
            "<priority>0,5</priority>",
        ),
        *(
            "<changefreq>Daily</changefreq>",
            "<priority>1.0</priority>",
            "<!-- c -->",
            "<x:y/>",
            "text",
            "\u00a0",
            "<b/>",
        ),
        *(
            "<loc>https://acme.org/</loc>",
            "<lastmod><![CDATA[2024-05-01]]></lastmod>",
            "<changefreq>a<!-- b --></changefreq>",
        ),
    ]
)
_LINES = st.lists(
    st.sampled_from(["https://acme.org/a", "https://acme.org/b?c=d&e", " padded ", "", "/x", "é"]), max_size=6
)


@st.composite
def _faulty(draw: st.DrawFn) -> bytes:
    paths = ["/", "/a", "/a b", "/A", "//"]
    rows = [
        url(draw(st.sampled_from(paths)), "".join(draw(st.lists(_CHILDREN, max_size=4))))
        for _ in range(draw(st.integers(0, 5)))
    ]
    namespace = draw(
        st.sampled_from(
            ["http://www.sitemaps.org/schemas/sitemap/0.9", "https://sitemaps.org/schemas/sitemap/0.9/", ""]
        )
    )
    text = urlset(*rows, attributes=' xmlns:x="urn:x"', namespace=namespace)
    if namespace and draw(st.booleans()):
        text = text.replace("<url", "<s:url").replace("</url", "</s:url").replace("xmlns=", "xmlns:s=")
        for name in ("loc", "lastmod", "changefreq", "priority"):
            text = text.replace(f"<{name}", f"<s:{name}").replace(f"</{name}", f"</s:{name}")
    return text.encode()


_TEXT_LISTS = st.builds(
    lambda lines, end, last, bom: bom + end.join(lines).encode() + last.encode(),
    _LINES,
    st.sampled_from(["\n", "\r\n"]),
    st.sampled_from(["", "\n"]),
    st.sampled_from([b"", b"\xef\xbb\xbf"]),
)
_FILES = st.one_of(
    st.tuples(sitemaps().map(str.encode), st.just("sitemap.xml")),
    st.tuples(_faulty(), st.just("sitemap.xml")),
    st.tuples(_TEXT_LISTS.map(lambda data: b"https://acme.org/\n" + data), st.just("urls.txt")),
)


class View(DocumentListener):
    """A table that shows some rows in an order of its own; tells which ones by what moves along with them."""

    def __init__(self, document: Document, rows: Sequence[int]) -> None:
        self.order = RowOrder(len(document))
        self.order.set_rows(list(rows))
        self.names = list(range(len(document)))  # of the document's rows
        self._next = len(document)
        self.shown = [self.names[row] for row in rows]

    def check(self, document: Document) -> None:
        """What was shown is shown in the same order; what came in stands anywhere."""
        rows = list(self.order.document_rows(0, len(self.order) - 1))
        assert len(self.names) == len(document)
        assert len(set(rows)) == len(rows)
        assert [self.order.view_row(row) for row in rows] == list(range(len(rows)))
        names = [self.names[row] for row in rows]
        there = set(self.names)
        known = set(self.shown)
        assert [name for name in names if name in known] == [name for name in self.shown if name in there]
        self.shown = names

    def rows_inserted(self, first: int, last: int) -> None:
        self.order.insert(first, last - first + 1)
        self.names[first:first] = self._new_names(last - first + 1)

    def rows_removed(self, first: int, last: int) -> None:
        self.order.remove(first, last)
        del self.names[first : last + 1]

    def rows_rearranged(self, old_rows: RowMapping) -> None:
        self.order.rearrange(old_rows)
        fresh = iter(self._new_names(sum(old < 0 for old in old_rows)))
        self.names = [self.names[old] if old >= 0 else next(fresh) for old in old_rows]

    def _new_names(self, count: int) -> list[int]:
        self._next += count
        return list(range(self._next - count, self._next))


# What can be done: each makes an edit, or None where there is nothing to do


@dataclass(frozen=True, slots=True)
class Hand:
    """What someone who edits sees, and where the choices come from."""

    entries: Document
    findings: Findings
    order: RowOrder
    data: st.DataObject

    def pick(self, strategy: st.SearchStrategy[T]) -> T:
        return self.data.draw(strategy)

    def scope(self) -> Rows:
        """Some rows, or all."""
        count = len(self.entries)
        if not count:
            return ()
        return self.pick(st.just(range(count)) | st.sets(st.integers(0, count - 1), min_size=1).map(sorted))

    @property
    def surroundings(self) -> OperationContext:
        return replace(SURROUNDINGS, shown=self.order.document_rows(0, len(self.order) - 1))


Maker = Callable[[Hand], Edit | None]


def operate(hand: Hand) -> Edit | None:
    return hand.pick(operations()).outcome(hand.entries, hand.scope(), hand.surroundings).edit


def operate_in_series(hand: Hand) -> Edit | None:
    tasks = [(each, hand.scope()) for each in hand.pick(st.lists(operations(), min_size=2, max_size=4))]
    return series_outcome(hand.entries, tasks, hand.surroundings).edit


def follow_a_recipe(hand: Hand) -> Edit | None:
    where, mode = hand.pick(st.lists(_FILTERS, min_size=1, max_size=3)), hand.pick(st.sampled_from(Mode))
    recipe = Recipe("r", tuple(RecipeStep(each, (hand.pick(operations()),)) for each in where), mode=mode)
    return recipe.run(hand.entries, hand.scope(), FindingsFacts(hand.findings), hand.surroundings).edit


def follow_a_bundled_recipe(hand: Hand) -> Edit | None:
    recipe = hand.pick(st.sampled_from(bundled_recipes())).recipe
    assert recipe
    return recipe.run(hand.entries, hand.scope(), FindingsFacts(hand.findings)).edit


def fix_what_is_safe(hand: Hand) -> Edit | None:
    return fix_all_safe(hand.entries, hand.findings).edit


def fix_a_rule(hand: Hand) -> Edit | None:
    broken = [group.rule.id for group in hand.findings.report.groups()]
    return fix_rule(hand.entries, hand.findings, hand.pick(st.sampled_from(broken))).edit if broken else None


def make_a_choice(hand: Hand) -> Edit | None:
    scope = hand.scope()
    cells = hand.pick(st.none() | st.just(dict.fromkeys(("", *FIELD_NAMES), scope)))
    broken = [group.rule.id for group in hand.findings.report.groups()]
    offered = [each for rule in broken for each in choices(hand.entries, hand.findings, rule, cells)]
    return hand.pick(st.sampled_from(offered)).edit() if offered else None


def insert(hand: Hand) -> Edit | None:
    entries = hand.pick(st.lists(_ENTRIES, min_size=1, max_size=3))
    return insertion(hand.entries, hand.pick(st.integers(0, len(hand.entries))), entries)


def type_values(hand: Hand) -> Edit | None:
    field = hand.pick(st.sampled_from(fields_of(hand.entries.kind))).name
    rows = hand.scope()
    return SetValues(field, rows, [hand.pick(_VALUES[field]) for _ in rows])


def delete(hand: Hand) -> Edit | None:
    return removal(hand.entries, hand.scope())


def duplicate(hand: Hand) -> Edit | None:
    rows = hand.scope()
    return duplication(hand.entries, rows) if rows else None


def drag(hand: Hand) -> Edit | None:
    return move(hand.entries, hand.scope(), hand.pick(st.integers(0, len(hand.entries))))


def reorder(hand: Hand) -> Edit | None:
    return reordering(hand.entries, hand.pick(st.permutations(range(len(hand.entries)))))


def set_frame(hand: Hand) -> Edit | None:
    frame = hand.entries.frame
    return SetFrame(frame._replace(gzip=hand.pick(st.booleans()), epilog=frame.epilog + "\n"))


MAKERS: list[Maker] = [
    *(
        operate,
        operate,
        operate,
        operate_in_series,
        operate_in_series,
        follow_a_recipe,
        follow_a_bundled_recipe,
    ),
    *(fix_what_is_safe, fix_a_rule, make_a_choice, make_a_choice, insert, type_values, type_values),
    *(delete, duplicate, drag, reorder, set_frame),
]


class Opened:
    """A document that was just read, and all that follows it."""

    def __init__(self, file: tuple[bytes, str], data: st.DataObject) -> None:
        reading = read_document(*file)
        self.entries = with_data(reading.entries)
        self.findings = checked(
            self.entries,
            Context(
                self.entries.kind, NOW, file[1], byte_size=reading.byte_size, file_hits=reading.file_hits
            ),
        )
        self.view = View(self.entries, data.draw(st.permutations(range(len(self.entries))))[::2])
        self.entries.listeners.add(self.view)
        self.hand = Hand(self.entries, self.findings, self.view.order, data)
        self.plain = plain(self.entries)
        self._done: list[tuple[Plain, Edit]] = []  # what stood before, and how to get there
        self._undone: list[tuple[Plain, Edit]] = []

    def do(self, make: Maker) -> None:
        size = sum(len(text) + 1 for name in FIELD_NAMES for text in self.entries.column(name))
        edit = make(self.hand) if size < _LARGE else None
        if edit is None:
            return
        meant = self.plain.after(edit)
        self._done.append((self.plain, edit.apply(self.entries)))
        self._undone.clear()
        self.plain = meant

    def undo(self) -> None:
        if self._done:
            self._go(self._done, self._undone)

    def redo(self) -> None:
        if self._undone:
            self._go(self._undone, self._done)

    def _go(self, steps: list[tuple[Plain, Edit]], others: list[tuple[Plain, Edit]]) -> None:
        target, edit = steps.pop()
        others.append((self.plain, edit.apply(self.entries)))
        self.plain = target

    def check(self) -> None:
        """What holds after every step."""
        document, rows = self.entries, self.plain.rows
        assert [row.members() for row in rows_of(document.columns)] == [row.members() for row in rows]
        assert document.frame == self.plain.frame
        self.view.check(document)
        assert [row for row in rows if row.text is not None] == [
            row._replace(text=entry_text(document, at)) for at, row in enumerate(rows) if row.text is not None
        ]
        fresh = checked(document.snapshot(), self.findings.context)
        assert list(self.findings.report.all()) == list(fresh.report.all())
        self._check_filter()
        try:
            verify(document, to_bytes(document))
        except UnwritableText:
            assert document.frame.entities is None
        except NotFaithful:
            assert document.frame.entities is None
            assert not _is_text_list(to_bytes(document))

    def _check_filter(self) -> None:
        wanted = parse_filter(self.hand.pick(_FILTERS))
        facts = gather_facts(wanted, FindingsFacts(self.findings))
        entries = [self.entries.entry(row) for row in range(len(self.entries))]
        assert list(matching_rows(self.entries, wanted, facts)) == [
            row
            for row, entry in enumerate(entries)
            if not wanted.root or fits(wanted.root, entry, row, facts)
        ]


def _is_text_list(data: bytes) -> bool:
    try:
        return read_document(data).entries.kind is Kind.TEXT
    except Unreadable:
        return False


@pytest.mark.parametrize("few", [1, 200])  # rows that are checked one by one
@settings(max_examples=examples(7))
@given(_FILES, st.data())
def test_any_series_of_steps_leaves_everything_in_step(
    few: int, file: tuple[bytes, str], data: st.DataObject
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(file_findings, "FEW_ROWS", few)
        opened = Opened(file, data)
        opened.check()
        steps: list[Callable[[], None]] = [
            opened.undo,
            opened.redo,
            *(partial(opened.do, make) for make in MAKERS),
        ]
        for _ in range(8):
            data.draw(st.sampled_from(steps))()
            opened.check()
