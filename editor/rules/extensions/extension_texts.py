"""Finds the extensions that elements in entries belong to, and the entries that use an extension.

Both are known by the prefixes and namespaces that the file and its entries declare.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import compress
from typing import NamedTuple

from editor.core.document.entries import Entries
from editor.core.document.entry_text import declaration
from editor.core.extensions.extension_declarations import (
    EXTENSION_BY_NAME,
    LEGACY,
    NEWS,
    extension_of,
    is_known,
)
from editor.core.extensions.extension_reading import Node, block_counts, nodes_in
from editor.core.text import N_, Phrase
from editor.core.xml.markup import NAMESPACE, NO_TAG, Frame
from editor.core.xml.outline import Names, is_in_wrong_namespace, scope_names
from editor.rules.finding import FileHit, Hit
from editor.rules.marks import Codes, mark_of_hit, put_mark

UNKNOWN = "unknown-extension"

_TAG = r"""<(?:([\w.-]+):)?([\w.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*)>"""
_NO_ELEMENT = rf"(?s:{NO_TAG})"
_MOBILE_TYPE = r"""<(?:[\w.-]+:)?mobile\s+type\s*="""
_WITH_TYPE = N_("{names} with the attribute type, which is not in its schema")
_DECLARATION = r"""xmlns(?::([\w.-]+))?\s*=\s*(?:"([^"]*)"|'([^']*)')"""


def has_news(frame: Frame) -> bool:
    """Return True if the file declares the news extension."""
    return any(NEWS.variants.fullmatch(name) for _, name in frame.namespaces)


class UnlikeText(NamedTuple):
    """A text that must be parsed to know which extensions it contains."""

    text: str
    frame: Frame  # the one of its file
    is_entry: bool  # the text is a whole entry, not its extensions only

    def nodes(self) -> tuple[Node, ...]:
        """Return the foreign elements in it."""
        return nodes_in(self.text, scope_names(self.frame), is_entry=self.is_entry)


class ExtensionTexts:
    """The parts of a file's entries that may contain extensions; for odd entries, their whole text."""

    def __init__(self, entries: Entries) -> None:
        self._entries = entries

    @cached_property
    def names(self) -> Names:
        """The namespaces of the file, and those of prefixes that only entries declare."""
        names = scope_names(self._entries.frame)
        own = {prefix: name for prefix, name in reversed(self._declared) if prefix}
        return names.within(
            "".join(declaration(prefix, name) for prefix, name in own.items() if not names.is_bound(prefix))
        )

    @cached_property
    def _declared(self) -> list[tuple[str, str]]:
        """The prefixes that entries declare, with their namespaces, each pair once; "" is no prefix."""
        return _declared_in(self.column) if self.may_declare else []

    @cached_property
    def unlike(self) -> dict[int, UnlikeText]:
        """The texts, by row, that declare an extension in a way that `names` does not cover: mostly none.

        That is a block without a prefix, in a default namespace of its own.
        """
        unlike = {
            (prefix, name)
            for prefix, name in self._declared
            if extension_of(name) and self.names.namespace_of(f"{prefix}:") != name
        }
        frame, sources = self._entries.frame, self._entries.columns.source
        return {
            row: UnlikeText(text, frame, sources[row] is not None)
            for row, text in enumerate(self.each if unlike else ())
            if "xmlns" in text and not unlike.isdisjoint(_declared_in(text))
        }

    @cached_property
    def told(self) -> list[str]:
        """The texts of all other entries, to which `names` applies."""
        if not self.unlike:
            return self.each
        return [text for row, text in enumerate(self.each) if row not in self.unlike]

    @cached_property
    def each(self) -> list[str]:
        """The text of each entry."""
        return texts_of(self._entries)

    @cached_property
    def column(self) -> str:
        """The texts of all entries, joined to one."""
        return "".join(self.each)

    @cached_property
    def elements(self) -> str:
        """The texts in `told`, joined, without comments and processing instructions."""
        column = "".join(self.told) if self.unlike else self.column
        # This is nearly always so; single characters are found quickly, and "<" is everywhere.
        if "!" not in column and ("?" not in column or "<?" not in column):
            return column
        return re.sub(_NO_ELEMENT, lambda found: found[0] if found[0].startswith("<![") else "", column)

    @cached_property
    def may_declare(self) -> bool:
        """True if any of the texts may declare namespaces."""
        return "xmlns" in self.column


class Extensions:
    """Finds the extensions that the entries of a document use.

    `legacy` gives the names of those that Google has withdrawn, by the prefix that the root declares for
    them.
    """

    def __init__(self, frame: Frame) -> None:
        self._entry = frame.entry_tag
        self._declared = {"": "", **dict(frame.namespaces)}
        self._own = {NAMESPACE, frame.namespace}
        others = {prefix: name for prefix, name in frame.namespaces if name not in self._own}
        self.legacy = {prefix: LEGACY[name] for prefix, name in others.items() if name in LEGACY}
        self._unknown = [prefix for prefix, namespace in others.items() if self._is_foreign(namespace)]
        # Without a prefix an element is the sitemap's own, unless those have one.
        self._is_plain = not frame.prefix and not self._unknown

    def _is_foreign(self, namespace: str) -> bool:
        return namespace not in self._own and not is_known(namespace)

    def hit(self, text: str) -> Hit | None:
        """Return the hit for the first element in an entry's text that belongs to no documented extension."""
        if self._is_plain and "xmlns" not in text:
            return None
        own = None  # the namespace of the entry, if it declares one itself
        for prefix, name, namespace in self._elements(bare(text)):
            tag = f"{prefix}:{name}" if prefix else name
            if tag == self._entry:
                own = namespace
            elif (
                self._is_foreign(namespace)
                and namespace != own
                and not is_in_wrong_namespace(name, namespace)
            ):
                return Hit(UNKNOWN, (("detail", tag),))
        return None

    def _elements(self, text: str) -> Iterator[tuple[str, str, str]]:
        # Text before the first declaration needs no search if the root declares nothing of interest.
        start = text.rfind("<", 0, text.find("xmlns") + 1) if self._is_plain else 0
        return elements_in(text[max(start, 0) :], self._declared)

    def suspects(self, texts: ExtensionTexts) -> list[int]:
        """Return the rows of texts for which `hit` may return one."""
        if not self._is_plain:
            return list(compress(range(len(texts.each)), texts.each))
        if not texts.may_declare:
            return []
        return [row for row, text in enumerate(texts.each) if "xmlns" in text]

    def legacy_file_hits(self, texts: ExtensionTexts) -> Iterator[FileHit]:
        """Yield a file hit about extensions that Google has withdrawn, if any are used."""
        used: Counter[str] = Counter()
        for prefix, name in self.legacy.items():
            start = f"<{prefix}:"
            used[name] += sum(start in bare(text) for text in texts.each if start in text)
        if texts.may_declare:
            for text in texts.each:
                used.update(self._declared_legacy(text))
        found = [name for name, count in used.items() if count]
        if found:
            names = ", ".join(found)
            has_type = (
                any(re.search(_MOBILE_TYPE, text) for text in texts.each) if "mobile" in found else False
            )
            detail = Phrase(_WITH_TYPE, names=names) if has_type else names
            yield FileHit(
                "contains-legacy-extension", value=found[0], params=(("detail", detail),), places=used.total()
            )

    def _declared_legacy(self, text: str) -> set[str]:
        """Return the withdrawn extensions in an entry's text that it declares itself."""
        if not any(namespace in text for namespace in LEGACY):
            return set()
        found = elements_in(bare(text), self._declared)
        return {
            LEGACY[namespace]
            for prefix, _, namespace in found
            if namespace in LEGACY and prefix not in self.legacy
        }


def _declared_in(text: str) -> list[tuple[str, str]]:
    """Return the prefixes that a text declares, with their namespaces, each pair once; "" is no prefix."""
    return [(prefix, one or other) for prefix, one, other in dict.fromkeys(re.findall(_DECLARATION, text))]


def bare(text: str) -> str:
    """Remove comments, processing instructions and CDATA sections, which contain no elements."""
    return re.sub(_NO_ELEMENT, "", text) if "<!" in text or "<?" in text else text


def elements_in(text: str, declared: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    """Yield prefix, name and namespace of each start tag in a text; `declared`: the namespaces around it."""
    for tag in re.finditer(_TAG, text):
        prefix, name, attributes = tag.groups("")
        if "xmlns" in attributes:
            local = {at: one or other for at, one, other in re.findall(_DECLARATION, attributes)}
            declared = {**declared, **local}
        yield prefix, name, declared.get(prefix, "")


def texts_of(entries: Entries, first: int = 0, last: int | None = None) -> list[str]:
    """Return the text of each entry that may contain extensions; for odd entries, their whole text."""
    block = entries.columns
    rows = slice(first, len(block) if last is None else last + 1)
    texts = list(block.extensions[rows])
    odd, sources = block.odd_sources(rows)
    own = [source.text for source in sources]
    marks = present(scope_names(entries.frame).foreign_marks(), own)
    for at, text in zip(odd, own, strict=True) if marks else ():
        if any(mark in text for mark in marks):
            texts[at] = text
    return texts


def present(marks: Sequence[str], texts: Sequence[str]) -> list[str]:
    """Return the marks that occur in any of the texts; one search in all texts joined is quick."""
    joined = "\0".join(texts)  # no XML contains this separator
    return [mark for mark in marks if mark in joined]


def unknown_extension_codes(texts: ExtensionTexts, extensions: Extensions) -> Codes:
    """Return the codes of entries with elements that belong to no known extension."""
    codes: Codes = {}
    for row in extensions.suspects(texts):
        if hit := extensions.hit(texts.each[row]):
            put_mark(codes, len(texts.each), (hit.rule, ""), row, mark_of_hit(hit))
    return codes


ANY_EXTENSION = "extension"
_ANY_NAMESPACE = re.compile(".+")


def rows_with_extension(entries: Entries, word: str) -> list[int]:
    """Return the rows with elements of an extension: its name, or ANY_EXTENSION for any."""
    return [entries.start_of(file) + row for file in entries.files for row in _rows_in(file, word)]


def _rows_in(entries: Entries, word: str) -> list[int]:
    declared = {"": "", **dict(entries.frame.namespaces)}
    own = {NAMESPACE, entries.frame.namespace}
    extension = EXTENSION_BY_NAME.get(word)
    namespaces = extension.variants if extension else _ANY_NAMESPACE

    def is_wanted(namespace: str) -> bool:
        return namespace not in own and namespaces.fullmatch(namespace) is not None

    starts = [f"<{prefix}:" for prefix, name in declared.items() if prefix and is_wanted(name)]
    has_default = is_wanted(declared[""])

    def is_used(text: str) -> bool:
        if not has_default and "xmlns" not in text:
            return any(start in text for start in starts)
        return any(is_wanted(namespace) for _, _, namespace in elements_in(text, declared))

    texts = list(map(bare, texts_of(entries)))
    found = [row for row, text in enumerate(texts) if text and is_used(text)]
    if word == "hreflang":  # other elements of XHTML say nothing about languages
        return [row for row in found if "hreflang" in texts[row]]
    if found and extension and extension.needs:
        counts = block_counts(entries, extension)
        return [row for row in found if counts[row]]
    return found
