"""Finds the rows that match a filter, column by column; the cheapest conditions are tested first.

A text is also found in the values inside extensions, and in the summaries of these that the table
shows.
"""

import re
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import cached_property, partial, reduce
from itertools import chain, compress, filterfalse, repeat
from operator import attrgetter, itemgetter, not_, or_
from typing import TypeVar

from editor.core.document.columns import ODD
from editor.core.document.entries import Entries
from editor.core.document.rows import Rows
from editor.core.extensions.extension_declarations import EXTENSION_NAMES, EXTENSIONS
from editor.core.extensions.extension_reading import ValuesInside, summaries
from editor.core.extensions.language_links import languages_linked_to, own_languages
from editor.core.fields import FIELD_NAMES, XML_SPACE, fields_of
from editor.core.filtering import filter_facts, filter_tree, value_matching
from editor.core.filtering.filter_language import Filter
from editor.core.filtering.filter_terms import ANY, TERM_BY_NAME, Fit, Takes
from editor.core.filtering.text_matching import Distinct, Test, may_fit_of, pattern_test, text_matcher
from editor.core.joined_data import DATA, JoinedColumn
from editor.core.site.page_answers import INDEXABLE, PageAnswer
from editor.core.table_columns import ANSWER_COLUMNS, INLINKS
from editor.core.text import N_
from editor.core.values import w3c_datetime
from editor.core.xml.outline import unescape
from editor.runtime.threads import IsCancelled, never

_SPACE = re.compile(f"[{XML_SPACE}]+")
_AROUND_VALUES = re.compile(r"[\s·,+?]+")  # the characters around values and numbers in a summary
_IN_PIECES = ("<!", "<?")  # comments and CDATA, which may split a value in the text
_SHORTEST_VALUE = 8  # characters of a value with the markup around it
_SHORTEST_BLOCK = 4


def has_extensions(entries: Entries) -> bool:
    """Return True if any entry may have extensions; this is decided without looking at each entry."""
    texts = entries.columns.extensions
    return not texts.is_alike or any(texts[:1]) or ODD in entries.columns.layout


def written_size(entries: Entries) -> int:
    """Return the number of characters in all extensions and in all entries kept as source text."""
    odd = entries.columns.odd_sources()[1]
    return sum(map(len, entries.columns.extensions)) + sum(len(source.text) for source in odd)


class ExtensionSearch:
    """Tests a pattern on all values inside extensions and on their summaries.

    An extension is parsed only if its text, as written, may hold a match.
    """

    def __init__(self, entries: Entries, question: filter_tree.Text) -> None:
        self._entries = entries
        self._values = ValuesInside(entries)
        self._test = pattern_test(question, Fit.ANYWHERE, _most_values(entries, question), in_url=True)
        texts = _texts_of(question)
        parts = [file for text in texts for file in _AROUND_VALUES.split(text)]
        self._needed = max((file for file in parts if not file.isdecimal()), key=len, default="")
        self._digits = texts[0] if len(texts) == 1 and texts[0].isdecimal() else ""
        is_inside_one = (
            isinstance(question.pattern, filter_tree.Literal) and parts == list(texts) and not self._digits
        )
        self._asks_summaries = not is_inside_one

    def find(self, rows: Rows) -> Sequence[int]:
        """Return the given rows that match, in ascending order."""
        texts = self._texts(rows)
        if not any(texts):
            return ()
        likely = list(compress(rows, self._may_fit(texts)))
        found = set(self._with_value(likely))
        if self._asks_summaries:
            others = [row for row in likely if row not in found]
            for extension in EXTENSIONS:
                found.update(compress(others, self._test(summaries(self._entries, extension, others))))
        return sorted(found)

    def _texts(self, rows: Rows) -> Sequence[str]:
        """Return the text that the extensions of each row are parsed from."""
        block = self._entries.columns
        texts = block.extensions.picked(rows)
        if block.source.is_alike and not any(block.source[:1]):
            return texts
        sources = block.source.picked(rows)
        return [source.text if source else text for source, text in zip(sources, texts, strict=True)]

    def _may_fit(self, texts: Sequence[str]) -> Iterable[bool]:
        wanted = self._needed or self._digits
        if not wanted:
            return map(bool, texts)
        are_written = text_matcher(wanted, in_url=True)(list(map(unescape, texts)))
        # The number of blocks is not in the text; but a number of so many digits takes a text of some length.
        enough = _SHORTEST_BLOCK * 10 ** (len(self._digits) - 1) if self._digits else None
        return (
            bool(is_written)
            or any(mark in text for mark in _IN_PIECES)
            or (enough is not None and len(text) >= enough)
            for is_written, text in zip(are_written, texts, strict=True)
        )

    def _with_value(self, rows: Sequence[int]) -> Iterable[int]:
        """Yield the given rows that have a matching value."""
        owners: list[int] = []
        values: list[str] = []
        for row in rows:
            inside = self._values.of(row)
            owners += repeat(row, len(inside))
            values += [_SPACE.sub(" ", value) for value in inside]
        return compress(owners, self._test(values))


def _texts_of(question: filter_tree.Text) -> tuple[str, ...]:
    """Return the texts that every match of a pattern contains; none for a regular expression."""
    match question.pattern:
        case filter_tree.Literal(text):
            return (text,)
        case filter_tree.Glob(parts):
            return tuple(filter(None, parts))
        case filter_tree.Expression():
            return ()


def _most_values(entries: Entries, question: filter_tree.Text) -> int:
    """Return an upper bound of the values a regular expression is tested on; 0 for other patterns."""
    if not isinstance(question.pattern, filter_tree.Expression):
        return 0
    return len(FIELD_NAMES) * len(entries) + written_size(entries) // _SHORTEST_VALUE


LANGUAGE_TERMS = {"language": own_languages, "version": languages_linked_to}
PART_OF_ANSWER: Mapping[str, Callable[[PageAnswer], str]] = {
    **{column.term: column.part for column in ANSWER_COLUMNS},
    "final": attrgetter("final_url"),  # also where it is the URL itself
}
_MANY_QUESTIONS = 20
_MANY_ROWS = 100_000  # with fewer, a search takes no longer than a frame or two
_MUCH_TEXT = 500_000  # characters of extensions, for the same reason
_DATE_SIGNS = frozenset({*map(str.casefold, w3c_datetime.SIGNS), *XML_SPACE})
ROWS_AT_ONCE = 2_000  # rows that are tested together, between two checks for cancellation


def matching_rows(
    entries: Entries,
    wanted: Filter,
    facts: filter_facts.FilterFacts,
    cancelled: IsCancelled = never,
    among: Rows | None = None,
) -> Rows:
    """Return the rows that match a filter, in the file's order; `among` limits the search to rows in
    ascending order.

    This may run in any thread, on a snapshot of the document with facts from `facts.gathered`; once cancelled
    it returns the rows found so far. An absent value matches nothing but `-has:` and `is:absent`. Raises
    FilterError for a rule that does not exist and for a regular expression that takes too long.
    """
    rows = range(len(entries)) if among is None else among
    if wanted.root is None:
        return array("I", rows)
    search = _Searches(entries, facts).of(wanted.root)
    found = array("I")  # a list of a million rows takes longer to build, and far longer to free
    for first in range(0, len(rows), ROWS_AT_ONCE):
        if cancelled():
            break
        some = rows[first : first + ROWS_AT_ONCE]
        found.extend(search.find(some if isinstance(some, range) else list(some)))
    return found


def takes_a_while(entries: Entries, wanted: Filter) -> bool:
    """Tell whether a search may be slow: there are many rows, or much text to read in each."""
    if wanted.root is None:
        return False
    if len(entries) > _MANY_ROWS or is_slow(wanted.root):
        return True
    asks_all = any(
        question.term in (ANY, *LANGUAGE_TERMS) for question in filter_facts.questions_in(wanted.root)
    )
    return asks_all and has_extensions(entries) and written_size(entries) > _MUCH_TEXT


def is_slow(node: filter_tree.Node | None) -> bool:
    """Return True if a search may take seconds: with a regular expression, or with many conditions."""
    match node:
        case filter_tree.All(nodes) | filter_tree.Either(nodes):
            return len(nodes) > _MANY_QUESTIONS or any(map(is_slow, nodes))
        case filter_tree.Not(inner):
            return is_slow(inner)
        case filter_tree.Text(pattern=filter_tree.Expression()):
            return True
        case _:
            return False


@dataclass(frozen=True, slots=True)
class _Search:
    """A part of a filter prepared for one document: its relative cost, and a function that finds rows."""

    cost: int
    find: Callable[[Rows], Rows]  # returns the given rows that match, in their order


_OF_FACTS, _OF_FIELD, _OF_LOC, _OF_URL_PARTS, _OF_EXPRESSION = range(5)


class _Searches:
    """Turns the nodes of a filter into searches of one document."""

    def __init__(self, entries: Entries, facts: filter_facts.FilterFacts) -> None:
        self._entries = entries
        self._facts = facts

    @cached_property
    def _answers(self) -> Mapping[int, PageAnswer]:
        """The answers by row, which several conditions may ask for."""
        return self._facts.answers()

    def of(self, node: filter_tree.Node) -> _Search:
        match node:
            case filter_tree.All(nodes):
                return _all_of(list(map(self.of, nodes)))
            case filter_tree.Either(nodes):
                return _any_of(list(map(self.of, nodes)))
            case filter_tree.Not(inner):
                search = self.of(inner)
                return _Search(search.cost, lambda rows: _without(rows, search.find(rows)))
            case filter_tree.WordTest():
                return self._of_choice(node)
            case filter_tree.ComparisonTest() | filter_tree.RangeTest():
                return self._of_span(node)
            case filter_tree.Text():
                return self._of_text(node)

    # Conditions

    def _of_choice(self, node: filter_tree.WordTest) -> _Search:
        facts, word = self._facts, node.word
        if node.term in value_matching.DATE_WORDS:
            return self._in_column("lastmod", value_matching.DATE_WORDS[node.term](word))
        if node.term == "verdict" or word in filter_facts.ANSWER_WORDS:
            return self._by_answer(lambda answer: _has_verdict(answer, node))
        if word in filter_facts.EXTENSION_WORDS:
            return self._among(facts.rows_with_extension(word))
        if word in FIELD_NAMES:
            return self._in_column(word, partial(map, bool))
        if word == "absent":
            optional = (field.name for field in fields_of(self._entries.kind) if field.name != "loc")
            return self._in_any_column([(name, partial(map, not_)) for name in optional])
        rows: dict[str, Callable[[], Sequence[int]]] = {
            "duplicate": facts.rows_of_duplicates,
            "changed": facts.rows_changed,
            "new": facts.rows_new,
            "edited": facts.rows_edited,
            "blocked": facts.rows_blocked,
            "not-found": partial(facts.rows_compared, "not-found"),
            "unlinked": partial(facts.rows_compared, "unlinked"),
        }
        return self._among(facts.rows_of_severity(word) if word in filter_facts.SEVERITIES else rows[word]())

    def _of_span(self, node: filter_tree.ComparisonTest | filter_tree.RangeTest) -> _Search:
        span = filter_tree.span_of(node, self._facts.now)
        if node.term.startswith(DATA):
            column = self._data_column(node.term)
            return self._in_data(column, lambda text: _is_in(span, column.number(text)))
        if node.term == "depth":
            return self._in_urls(value_matching.depth_test(span))
        if node.term in PART_OF_ANSWER:
            return self._by_part(node, span)
        if node.term == INLINKS:
            return self._by_inlinks(span)
        if node.term in EXTENSION_NAMES:
            return self._by_number(self._facts.extension_counts(node.term), span)
        tests: dict[str, tuple[str, Test]] = {
            "length": ("loc", value_matching.length_test(span)),
            "priority": ("priority", Distinct(partial(map, partial(filter_tree.is_number_in, span)))),
        }
        dates = ("lastmod", value_matching.DateTest(span, by_moment=filter_tree.is_by_moment(node)))
        return self._in_column(*tests.get(node.term, dates))

    def _of_text(self, node: filter_tree.Text) -> _Search:
        of_facts = {
            "rule": self._rows_of_rules,
            "sitemap": self._rows_in_files,
            **dict.fromkeys(PART_OF_ANSWER, self._rows_answering),
            **dict.fromkeys(LANGUAGE_TERMS, self._rows_with_languages),
        }
        if node.term in of_facts:
            return self._among(of_facts[node.term](node))
        if node.term == ANY or node.term.startswith(DATA):
            return self._of_any_column(node) if node.term == ANY else self._of_data(node)
        if node.term == "zone":
            return self._in_column(
                "lastmod", value_matching.zone_test(pattern_test(node, Fit.WHOLE, len(self._entries)))
            )
        term = TERM_BY_NAME[node.term]
        if term.field:
            return self._of_field(node, term.field)
        asked = value_matching.on_readable_paths(node) if term.name == "path" else node
        test = pattern_test(asked, term.fit, len(self._entries))
        cost = _OF_EXPRESSION if is_slow(node) else _OF_URL_PARTS
        search = self._in_urls(value_matching.URL_TESTS[term.name](node, test), cost)
        if texts := value_matching.necessary_texts(asked):
            return _all_of([self._in_column("loc", text_matcher(*texts)), search])
        return search

    def _of_any_column(self, node: filter_tree.Text) -> _Search:
        in_fields = self._of_any_field(node)
        if not has_extensions(self._entries):
            return in_fields
        in_extensions = _Search(_OF_EXPRESSION, ExtensionSearch(self._entries, node).find)
        return _any_of([in_fields, in_extensions])

    def _of_any_field(self, node: filter_tree.Text) -> _Search:
        if is_slow(node):
            return _any_of([self._of_field(node, name) for name in FIELD_NAMES])
        names = [name for name in FIELD_NAMES if name != "lastmod" or self._may_be_in_date(node)]
        tests = [(name, self._field_test(node, name)) for name in names]
        return self._in_any_column([(name, test) for name, test in tests if self._may_fit(name, test)])

    def _may_be_in_date(self, node: filter_tree.Text) -> bool:
        """Return False if every lastmod is a date and the pattern needs what no date contains."""
        return may_fit_of(_DATE_SIGNS, node) or not self._facts.has_only_dates()

    def _of_field(self, node: filter_tree.Text, name: str) -> _Search:
        return self._in_column(
            name, self._field_test(node, name), _OF_EXPRESSION if is_slow(node) else _OF_FIELD
        )

    def _field_test(self, node: filter_tree.Text, name: str) -> Test:
        test = pattern_test(node, Fit.ANYWHERE, len(self._entries), in_url=name == "loc")
        repeats = name not in ("loc", "lastmod")
        return Distinct(test) if repeats else test

    def _may_fit(self, name: str, test: Test) -> bool:
        """Return False if no value of a field matches; a column of repeating values tells that at once."""
        return not isinstance(test, Distinct) or test.fits_any(self._entries.column(name))

    # Sources of the answers

    def _of_data(self, node: filter_tree.Text) -> _Search:
        column = self._data_column(node.term)
        known = list(set(column.texts.values()))
        fitting = set(compress(known, pattern_test(node, Fit.ANYWHERE, len(known))(known)))
        return self._in_data(column, fitting.__contains__)

    def _data_column(self, term: str) -> JoinedColumn:
        heading = term.removeprefix(DATA)
        column = self._entries.data.column(heading)
        if column is None:
            raise filter_tree.FilterError(
                N_("There is no data column called {detail}. Join a table first."), heading
            )
        return column

    def _in_data(self, column: JoinedColumn, is_fitting: Callable[[str], bool]) -> _Search:
        """Return a search for rows about whose URLs a table says what fits."""
        texts = column.texts_of(self._entries.column("loc"))
        fitting = {text for text in set(texts) if text and is_fitting(text)}
        return self._among(row for row, text in enumerate(texts) if text in fitting)

    def _rows_of_rules(self, node: filter_tree.Text) -> Iterable[int]:
        rules = filter_facts.rules_asked_for(node, self._facts.rule_ids)
        return chain.from_iterable(map(self._facts.rows_of_rule, rules))

    def _rows_in_files(self, node: filter_tree.Text) -> Iterable[int]:
        files = self._facts.files()
        is_fitting = pattern_test(node, Fit.ANYWHERE, len(files))([name for name, _ in files])
        return chain.from_iterable(rows for _, rows in compress(files, is_fitting))

    def _rows_with_languages(self, node: filter_tree.Text) -> Iterable[int]:
        languages = LANGUAGE_TERMS[node.term](self._entries)
        known = list(set(chain.from_iterable(set(languages))))
        fitting = set(compress(known, pattern_test(node, Fit.WHOLE, len(known))(known)))
        return (row for row, own in enumerate(languages) if own and not fitting.isdisjoint(own))

    def _rows_answering(self, node: filter_tree.Text) -> Iterable[int]:
        parts = self._parts_of_answers(node.term)
        return compress(parts, pattern_test(node, Fit.ANYWHERE, len(parts))(list(parts.values())))

    def _parts_of_answers(self, term: str) -> Mapping[int, str]:
        """Return what a term asks about, by the rows whose answers tell it."""
        part, answers = PART_OF_ANSWER[term], self._answers.items()
        return {row: text for row, answer in answers if (text := part(answer))}

    def _by_part(
        self, node: filter_tree.ComparisonTest | filter_tree.RangeTest, span: filter_tree.KeySpan
    ) -> _Search:
        """Return a search for rows in whose answers a number or a date lies in a span."""
        parts = self._parts_of_answers(node.term)
        if TERM_BY_NAME[node.term].takes is Takes.DATE:
            test: Test = value_matching.DateTest(span, by_moment=filter_tree.is_by_moment(node))
        else:
            test = Distinct(partial(map, partial(_is_count_in, span)))
        return self._among(compress(parts, test(list(parts.values()))))

    def _by_inlinks(self, span: filter_tree.KeySpan) -> _Search:
        """Return a search for rows to whose URL so many pages link."""
        inlinks, locs = self._entries.inlinks, self._entries.column("loc")
        found = ((row, inlinks.get(loc.strip(XML_SPACE))) for row, loc in enumerate(locs if inlinks else ()))
        return self._among(
            row
            for row, known in found
            if known is not None and span.holds(filter_tree.key_of_number(known.count))
        )

    def _among(self, wanted: Iterable[int]) -> _Search:
        count = len(self._entries)
        is_wanted = bytearray(count)
        for row in wanted:
            is_wanted[row] = True
        return _Search(_OF_FACTS, lambda rows: list(compress(rows, _picked(is_wanted, rows))))

    def _by_number(self, numbers: Sequence[int], span: filter_tree.KeySpan) -> _Search:
        fitting = {number for number in set(numbers) if span.holds(filter_tree.key_of_number(number))}
        return _Search(
            _OF_FACTS, lambda rows: list(compress(rows, map(fitting.__contains__, _picked(numbers, rows))))
        )

    def _by_answer(self, is_fitting: Callable[[PageAnswer], bool]) -> _Search:
        """Return a search for rows whose page answered, in a way that a function picks."""
        return self._among(row for row, answer in self._answers.items() if is_fitting(answer))

    def _in_column(self, name: str, test: Test, cost: int = _OF_FIELD) -> _Search:
        column = self._entries.column(name)
        if name == "loc":
            cost = max(cost, _OF_LOC)
        return _Search(cost, lambda rows: list(compress(rows, test(_picked(column, rows)))))

    def _in_any_column(self, tests: Sequence[tuple[str, Test]]) -> _Search:
        """Return a search for rows that match in any of these columns; every column tests all rows, which is
        quicker than leaving out the rows that matched already.
        """
        columns = [(self._entries.column(name), test) for name, test in tests]

        def find(rows: Rows) -> Rows:
            answers = (test(_picked(column, rows)) for column, test in columns)
            found = [answer for answer in answers if not isinstance(answer, bytes) or 1 in answer]
            return list(compress(rows, reduce(partial(map, or_), found))) if found else ()

        return _Search(_OF_LOC, find)

    def _in_urls(self, test: value_matching.UrlTest, cost: int = _OF_URL_PARTS) -> _Search:
        locs = self._entries.column("loc")
        return _Search(
            cost, lambda rows: list(compress(rows, test(value_matching.SplitUrls(_picked(locs, rows)))))
        )


def _is_count_in(span: filter_tree.KeySpan, digits: str) -> bool:
    return span.holds(filter_tree.key_of_number(int(digits)))


def _is_in(span: filter_tree.KeySpan, number: Decimal | None) -> bool:
    return number is not None and span.holds(filter_tree.key_of_number(number))


_OF_ANY_ANSWER = frozenset({"checked", "indexable"})


def _has_verdict(answer: PageAnswer, node: filter_tree.WordTest) -> bool:
    if node.word in _OF_ANY_ANSWER:
        return node.word == "checked" or answer.indexable == INDEXABLE
    also = () if node.term == "verdict" else answer.also
    return node.word == answer.verdict or node.word in also


_Item = TypeVar("_Item")


def _picked(column: Sequence[_Item], rows: Rows) -> Sequence[_Item]:
    """Return the items of a column at the given rows."""
    if isinstance(rows, range):
        return column[rows.start : rows.stop]
    return itemgetter(*rows)(column) if len(rows) > 1 else [column[row] for row in rows]


# Operators: the cheapest search comes first, and the next one gets only the rows that are left


def _by_cost(search: _Search) -> int:
    return search.cost


def _all_of(searches: list[_Search]) -> _Search:
    searches.sort(key=_by_cost)

    def find(rows: Rows) -> Rows:
        for search in searches:
            if not rows:
                break
            rows = search.find(rows)
        return rows

    return _Search(searches[-1].cost, find)


def _any_of(searches: list[_Search]) -> _Search:
    searches.sort(key=_by_cost)

    def find(rows: Rows) -> Rows:
        found: list[Rows] = []
        for search in searches:
            if not rows:
                break
            fitting = search.find(rows)
            if fitting:
                found.append(fitting)
                rows = _without(rows, fitting)
        return found[0] if len(found) == 1 else sorted(chain.from_iterable(found))

    return _Search(max(map(_by_cost, searches), default=0), find)


def _without(rows: Rows, gone: Rows) -> Rows:
    if not gone:
        return rows
    return list(filterfalse(frozenset(gone).__contains__, rows)) if len(gone) < len(rows) else ()
