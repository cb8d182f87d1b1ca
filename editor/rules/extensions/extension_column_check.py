"""Checks the extensions of many entries; patterns learned from the file recognize good ones quickly.

All others get the exact check of `extension_check`; both give the same findings. `ExtensionFamily`
uses the exact check for one entry, and the patterns for many.
"""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from functools import lru_cache

from editor.core.document.columns import ODD, CompactList, EntryColumns
from editor.core.document.entries import Entries
from editor.core.extensions.extension_declarations import EXTENSION_NAMES, IMAGE, NEWS, VIDEO, Extension
from editor.core.extensions.extension_reading import nodes_in, split_values
from editor.core.fields import Kind
from editor.core.file_limits import MAX_ENTRIES
from editor.core.values.urls import equivalence_keys
from editor.core.xml.markup import EXTENSIONS, IN_TAG, NO_TAG, SPACE, TAG, Frame, Oddity
from editor.core.xml.outline import Names, scope_names, unescape
from editor.rules.extensions.extension_check import (
    MAX_AGE,
    OF_BLOCKS,
    PLAYED_FROM,
    ExtensionContext,
    NodeHit,
    extension_hits,
    has_passed,
)
from editor.rules.extensions.extension_texts import present
from editor.rules.extensions.extension_values import (
    ALONE,
    BEFORE_PATH,
    ORIGIN,
    is_relative,
    may_be_spoilt,
    pattern_of,
    relative_hit,
)
from editor.rules.family import EntryBatch
from editor.rules.finding import Context, FieldHit, Hit
from editor.rules.marks import EntryCodes
from editor.rules.values.glued_urls import bare_host, hosts_twice

_MAX_PATTERNS = 64
_MAX_PATTERN = 20_000  # characters of one: compiling takes quadratic time
_MAX_LESSON = 50_000  # characters of a text: learning from a longer one costs more than it saves
_MAX_COMPILED = 16  # times, some milliseconds each
# After so many texts without a new pattern, only one in so many is examined.
_PATIENCE, _NOW_AND_THEN = 100, 20
_SAMPLE = 60  # entries examined before the first run
_END = "\0"  # between texts: no XML can contain it
_HARD = "<?>"  # in place of a text that must be checked as a whole
_NO_TAGS = re.compile(NO_TAG, re.DOTALL)
_MAX_ORIGINS = 2
_LONG = 20_000  # characters; shorter texts cannot contain too many images


def check_extensions(columns: EntryColumns, names: Names, context: Context) -> EntryCodes:
    """Return the codes of the extensions of entries, by rule and extension; see `extensions.check`."""
    found = EntryCodes({}, {})
    texts = _texts(columns, names)
    distinct = list(filter(None, texts.distinct()))  # the versions of a page mostly share one text
    if not distinct:
        return found
    size = len(columns)
    wrong = {distinct[at] for at in _run(names).suspects(distinct, context)}
    wrong.update(_related(distinct, names, context))
    certain = _relative([text for text in distinct if text not in wrong], names)
    wrong.update(text for text, hits in certain.items() if not hits)
    suspects = {row for row, text in enumerate(texts) if text in wrong} if wrong else set()
    suspects.update(_naming_page(texts, columns.loc, names))
    dated, known = _dated(distinct, names, context), _hits_by_text(names, context.now)
    if certain or dated:
        for row, text in enumerate(texts):
            if row not in suspects and (hits := [*certain.get(text, ()), *dated.get(text, ())]):
                found.put(size, row, hits)
                if text not in dated and columns.source[row] is None:  # their places are known
                    known.put(_judged(text, columns.loc[row], is_entry=False), hits)
    for row in sorted(suspects):
        source = columns.source[row]
        text = columns.extensions[row] if source is None else source.text
        found.put(size, row, known.of(_judged(text, columns.loc[row], is_entry=source is not None)))
    return found


# What the hits of a text depend on: itself, the URL of its entry, and whether it is a whole entry.
_Judged = tuple[str, str, bool]


def _judged(text: str, loc: str, *, is_entry: bool) -> _Judged:
    """Return what the hits of a text depend on: the URL of its entry matters to videos alone."""
    return text, loc if VIDEO.block.name in text else "", is_entry


class _HitsByText:
    """The hits that a check found in extensions, each with its place, for a report on what was just checked.

    To judge the texts again takes half of such a report. There is room for a hit in each entry of a file.
    """

    def __init__(self, names: Names, now: datetime) -> None:
        self._names, self._now = names, now
        self._found: dict[_Judged, Sequence[FieldHit]] = {}
        self._room = MAX_ENTRIES

    def put(self, judged: _Judged, hits: Sequence[FieldHit]) -> None:
        """Know the hits of a text from now on."""
        if len(hits) <= self._room and judged not in self._found:
            self._found[judged] = hits
            self._room -= len(hits) or 1

    def of(self, judged: _Judged) -> Sequence[FieldHit]:
        """Return the hits of a text, which it judges if they are not known."""
        known = self._found.get(judged)
        if known is None:
            hits = _hits_in(judged, self._names, self._now)
            known = [(hit.extension, hit.hit._replace(start=_start(hit))) for hit in hits]
            self.put(judged, known)
        return known


@lru_cache(maxsize=1)  # they take some 30 MB where each text is wrong
def _hits_by_text(names: Names, now: datetime) -> _HitsByText:
    return _HitsByText(names, now)


def _start(hit: NodeHit) -> int:
    """Return where the attribute or element that a hit is about begins in its text."""
    return next((each.start for each in hit.node.attributes if each.name == hit.attribute), hit.node.start)


@lru_cache(maxsize=16)
def _hits_in(judged: _Judged, names: Names, now: datetime) -> tuple[NodeHit, ...]:
    """Return the hits of extensions in a urlset, whose context matters to them by its time alone.

    Those of the last texts are known, as each form of an entry with many images asks for them.
    """
    text, loc, is_entry = judged
    around = ExtensionContext(loc, names, Context(Kind.URLSET, now))
    return tuple(extension_hits(nodes_in(text, names, is_entry=is_entry), around))


def _texts(columns: EntryColumns, names: Names) -> CompactList[str]:
    """Return the foreign elements of each entry as text; for odd entries only if they are easy to find."""
    odd, sources = columns.odd_sources()
    if not odd:
        return columns.extensions
    texts = columns.extensions[:]
    texts.put(odd, _run(names).foreign_parts([source.text for source in sources]))
    return texts


def _is_whole(text: str) -> bool:
    """Return True if each element in a text both begins and ends there."""
    depth = 0
    for tag in TAG.finditer(text):
        if tag["name"] is not None:
            depth += -1 if tag["end"] else not tag["empty"]
            if depth < 0:
                return False
    return depth == 0


class Run:
    """The patterns of good blocks that were learned from one file so far."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._patterns: dict[str, Extension | None] = {}  # with the extension of the block
        self._origins: Counter[str] = Counter()  # of the URLs in the texts learned from
        self._good = re.compile("(?!)")
        self._compiled = self._in_vain = 0
        foreign = names.prefixes_of(lambda name: not names.is_core(name))
        self._has_prefixes = "" not in foreign
        self._marks = names.foreign_marks()
        prefixes = "|".join(map(re.escape, foreign))
        start, empty = rf"</?(?:{prefixes})", rf"<(?:{prefixes}){IN_TAG}/>"
        self._start = re.compile(start if prefixes else "(?!)")
        self._other = re.compile(rf"</?+(?![!?]|(?:{prefixes}))")
        self._foreign = re.compile(rf"{start}.*(?:</(?:{prefixes})[^<>]*+>|{empty})|{empty}", re.DOTALL)

    def foreign_parts(self, entries: Sequence[str]) -> list[str]:
        """Return the foreign elements in the texts of odd entries; _HARD if they are hard to find."""
        if not present(self._marks, entries):
            return [""] * len(entries)
        return [self._foreign_part(entry) for entry in entries]

    def _foreign_part(self, entry: str) -> str:
        if "xmlns" in entry or not self._has_prefixes:
            return _HARD
        if not self._start.search(entry):
            return ""
        if any(map(self._start.search, _NO_TAGS.findall(entry))):
            return _HARD
        found = self._foreign.search(entry)
        if not found or self._start.search(entry, found.end()):
            return _HARD
        return found[0] if not self._other.search(found[0]) or _is_whole(found[0]) else _HARD

    def suspects(self, texts: Sequence[str], context: Context) -> list[int]:
        """Return the indexes of the texts that are not known to be good but for paths of images."""
        if not self._patterns:
            self._sample(texts[:: len(texts) // _SAMPLE + 1], context)
        column = _END.join([*texts, ""])
        spoilt = (
            {at for at, text in enumerate(texts) if may_be_spoilt(text)} if may_be_spoilt(column) else set()
        )
        for host in hosts_twice(column):
            spoilt.update(at for at, text in enumerate(texts) if host in text)
        return sorted(spoilt.union(self._unknown(texts, column, context)))

    def _unknown(self, texts: Sequence[str], column: str, context: Context) -> list[int]:
        """Return the indexes of the texts that match no pattern; `column`: all of them, joined."""
        found: list[int] = []
        position = row = 0
        while True:
            match = self._good.match(column, position)
            end = match.end() if match else position
            if end == len(column):
                return found
            row += column.count(_END, position, end)
            if not self._turns_out_good(texts[row], context):
                found.append(row)
            position = end + len(texts[row]) + 1
            row += 1

    def _sample(self, texts: Iterable[str], context: Context) -> None:
        """Learn from some texts; of good ones that differ only in values, from one."""
        known: set[str] = set()
        for text in texts:
            self._origins.update(re.findall(ORIGIN, text))
            shape, _ = split_values(text)
            if shape not in known and self._learn(text, context):
                known.add(shape)
        self._compile()

    def _turns_out_good(self, text: str, context: Context) -> bool:
        """Return True if an unknown text is good; texts that are written alike are known afterwards."""
        if self._compiled >= _MAX_COMPILED or len(self._patterns) >= _MAX_PATTERNS:
            return False
        if self._in_vain > _PATIENCE and self._in_vain % _NOW_AND_THEN:
            self._in_vain += 1
            return False
        known = len(self._patterns)
        is_good = self._learn(text, context)
        if len(self._patterns) > known:
            self._compile()
        else:
            self._in_vain += 1
        return is_good

    def _learn(self, text: str, context: Context) -> bool:
        if "xmlns" in text or text == _HARD or len(text) > _MAX_LESSON:
            return False
        nodes = nodes_in(text, self._names)
        around = ExtensionContext("", self._names, context)
        is_known = True
        for node in nodes:
            hits = [each.hit for each in extension_hits((node,), around)]
            if all(hit.rule in OF_BLOCKS or (node.extension is IMAGE and is_relative(hit)) for hit in hits):
                pattern = pattern_of(text, node)
                if pattern is None or len(pattern) > _MAX_PATTERN:  # probably good, but without a pattern
                    is_known = False
                else:
                    self._patterns.setdefault(pattern, node.extension)
        return is_known and not extension_hits(nodes, around)

    def _compile(self) -> None:
        origin = self._origin()
        of_images = rf"(?:{origin}|{BEFORE_PATH})"
        blocks = "|".join(
            pattern.replace(ALONE, of_images if extension is IMAGE else origin)
            for pattern, extension in self._patterns.items()
        )
        good = rf"{SPACE}(?:(?:{blocks or '(?!)'}){SPACE})*+"
        self._good = re.compile(rf"(?:{good}{_END})*+", re.DOTALL)
        self._compiled += 1

    def _origin(self) -> str:
        """Return a pattern that matches what ALONE does, but quicker."""
        usual = [_alone(origin) for origin, _ in self._origins.most_common(_MAX_ORIGINS)]
        return f"(?:{'|'.join([*usual, ALONE])})"


def _alone(origin: str) -> str:
    """Return a pattern for an origin that does not come again at the start of the path."""
    host = re.escape(bare_host(origin[origin.find("/") + 2 :]))
    return rf"{re.escape(origin)}(?!/(?i:www\.)?(?i:{host})/)"


@lru_cache(maxsize=8)
def _run(names: Names) -> Run:
    return Run(names)


def _relative(texts: Sequence[str], names: Names) -> dict[str, list[FieldHit]]:
    """Return the hits of texts with images whose URLs are paths, if all else is good; none where in doubt."""
    prefixes = "|".join(map(re.escape, names.prefixes_of(IMAGE.variants.fullmatch))) or "(?!)"
    path = re.compile(rf"<(?:{prefixes})(?:loc|(?P<other>license))\b{IN_TAG}>(?P<path>/[^<]*+)<")
    found: dict[str, list[FieldHit]] = {}
    for text in texts if path.search(_END.join(texts)) else ():
        if paths := list(path.finditer(text)):
            is_sure = "<!" not in text and not any(each["other"] for each in paths)
            hits = ((IMAGE.name, relative_hit(unescape(each["path"]), each.start())) for each in paths)
            found[text] = list(hits) if is_sure else []
    return found


# Rules that compare a block with its entry, with other blocks, or with the time


def _related(texts: Sequence[str], names: Names, context: Context) -> Iterator[str]:
    """Yield texts whose blocks may repeat each other, be too many, or be dated in the future."""
    if max(map(len, texts)) > _LONG:
        yield from (text for text in texts if len(text) > _LONG)
    tomorrow = (context.now.date() + timedelta(days=1)).isoformat()
    if images := _with_blocks(texts, names, IMAGE):
        yield from _repeating(list(map(texts.__getitem__, images)), names)
    if news := _with_blocks(texts, names, NEWS):
        dates = _values(names, NEWS, "publication_date")
        for at in news:
            published = dates.findall(texts[at])
            if len(published) > 1 or max(published, default="") >= tomorrow:
                yield texts[at]


def _repeating(images: Sequence[str], names: Names) -> Iterator[str]:
    locs = _values(names, IMAGE, "loc")
    every = locs.findall(_END.join(images))
    if len(set(every)) == len(every):
        return
    for text in images:
        own = locs.findall(text)
        if len(set(own)) < len(own):
            yield text


def _naming_page(texts: Sequence[str], locs: Sequence[str], names: Names) -> Iterator[int]:
    """Yield the rows of videos that may name their own page as their location."""
    videos = _with_blocks(texts, names, VIDEO)
    if not videos:
        return
    locations = _values(names, VIDEO, *PLAYED_FROM)
    every = locations.findall(_END.join(map(texts.__getitem__, videos)))
    pages = equivalence_keys(map(locs.__getitem__, videos))
    if set(equivalence_keys(map(unescape, every))).isdisjoint(pages):
        return
    for at, page in zip(videos, pages, strict=True):
        if page in equivalence_keys(map(unescape, locations.findall(texts[at]))):
            yield at


def _dated(texts: Sequence[str], names: Names, context: Context) -> dict[str, list[tuple[str, Hit]]]:
    """Return the hits of texts because of the dates in them, with the name of the extension."""
    found: dict[str, list[tuple[str, Hit]]] = {}
    for extension, element, rule, age in (
        (VIDEO, "expiration_date", "video-expired", timedelta(0)),
        (NEWS, "publication_date", "news-too-old", MAX_AGE),
    ):
        dated = _with_blocks(texts, names, extension)
        if not dated:
            continue
        hit, dates = Hit(rule), _values(names, extension, element)
        sure = (context.now - age - timedelta(days=3)).date().isoformat()  # in any zone
        for at in dated:
            values = dates.findall(texts[at])
            if times := sum(value < sure or has_passed(value, context, age) for value in values):
                found.setdefault(texts[at], []).extend([(extension.name, hit)] * times)
    return found


def _with_blocks(texts: Sequence[str], names: Names, extension: Extension) -> list[int]:
    """Return the indexes of texts that may contain blocks of an extension."""
    found: list[int] = []
    for prefix in names.prefixes_of(extension.variants.fullmatch):
        start = f"<{prefix}{extension.block.name}"
        found += [at for at, text in enumerate(texts) if start in text]
    return sorted(set(found))


def _values(names: Names, extension: Extension, *elements: str) -> re.Pattern[str]:
    """Return a pattern that finds the values of some elements as written; good ones have no markup."""
    prefixes = "|".join(map(re.escape, names.prefixes_of(extension.variants.fullmatch))) or "(?!)"
    return re.compile(rf"<(?:{prefixes})(?:{'|'.join(elements)})\b[^>]*+>([^<]*+)<")


class ExtensionFamily:
    """The rules about the extensions of an entry."""

    fields = frozenset(EXTENSION_NAMES)

    def hits_in(self, entries: Entries, context: Context) -> Callable[[int], list[FieldHit]]:
        """Return what gives the hits of the extensions of the entry in a row, each with its place."""
        if context.kind is not Kind.URLSET:
            return lambda _row: []
        known = _hits_by_text(scope_names(entries.frame), context.now)

        def hits_of(row: int) -> list[FieldHit]:
            judged = _judged_at(entries, row)
            return [*known.of(judged)] if judged else []

        return hits_of

    def check_batch(self, lot: EntryBatch, context: Context) -> EntryCodes:
        """Return the codes of many entries."""
        return known_extension_codes(lot.columns, lot.frame, context)

    def check_field(
        self, entries: Entries, field: str, context: Context
    ) -> tuple[EntryCodes, Collection[str]]:
        """Return the codes of all entries if their URLs or their extensions changed."""
        if field not in ("loc", EXTENSIONS):
            return EntryCodes({}, {}), ()
        return known_extension_codes(entries.columns, entries.frame, context), EXTENSION_NAMES

    def depends_on_all(self, _entries: Entries) -> bool:
        """Return False: only URLs and extensions matter."""
        return False

    def is_hidden(self, _oddities: tuple[Oddity, ...], _field: str, _hit: Hit) -> bool:
        """Return False: nothing about extensions hides a finding about a value."""
        return False


def block_hits(entries: Entries, row: int, context: Context) -> Sequence[NodeHit]:
    """Return the hits of the extensions of the entry in a row, each at its element."""
    if context.kind is not Kind.URLSET or not (judged := _judged_at(entries, row)):
        return ()
    return _hits_in(judged, scope_names(entries.frame), context.now)


def _judged_at(entries: Entries, row: int) -> _Judged | None:
    """Return what the hits of a row's extensions depend on; None if it has none."""
    columns = entries.columns
    source = entries.current_source(row) if columns.layout[row] == ODD else None
    text = source.text if source else columns.extensions[row]
    return _judged(text, columns.loc[row], is_entry=source is not None) if text else None


def known_extension_codes(columns: EntryColumns, frame: Frame, context: Context) -> EntryCodes:
    """Return the codes of the extensions of entries, by rule and the extension's name."""
    if context.kind is not Kind.URLSET:
        return EntryCodes({}, {})
    return check_extensions(columns, scope_names(frame), context)
