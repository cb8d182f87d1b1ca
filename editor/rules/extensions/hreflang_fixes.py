"""The fixes for findings about language links: links and entries that they add where some are missing.

Links are added to the page itself, back to pages that link to it, to versions that others of a page
name, and to x-default. Entries are added for versions that are linked and have none.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from editor.core.document.columns import Entry
from editor.core.document.edits import Batch, Edit, InsertRows, SetEntries, as_one, insertion
from editor.core.document.entries import Entries
from editor.core.extensions.extension_declarations import HREFLANG
from editor.core.extensions.extension_editing import (
    ExtensionText,
    change_extensions_each,
    extension_edit,
    extensions_of,
    with_namespace,
)
from editor.core.extensions.language_links import (
    X_DEFAULT,
    LanguageVersion,
    clusters_of,
    is_known_code,
    language_versions,
    page_key,
    usual_case,
    version_of,
)
from editor.core.extensions.language_matrix import additions_to, link_to, with_versions
from editor.core.fields import XML_SPACE
from editor.core.grouping import language_in
from editor.core.text import N_
from editor.core.values.urls import scope_of
from editor.rules.catalogue import severity_of_hit
from editor.rules.extensions import extension_fixes
from editor.rules.extensions.hreflang_links import Alternates, alternates_of, comparable_tag, tag_hits
from editor.rules.fixes.fix_kinds import (
    COMPLETE_URL,
    CORRECT_FORMAT,
    KEEP_FIRST,
    Fix,
    FixContext,
    Fixes,
    FixMethod,
    FixPlaces,
    sure_fix,
)
from editor.rules.fixes.text_rewriting import RewriteExtension
from editor.rules.listing.scope_check import error_in
from editor.rules.rule import Severity


class _Pages:
    """The entries of a document, of one file or of several, with the links added to them so far."""

    def __init__(self, entries: Entries) -> None:
        self.entries = entries
        self.alternates: Alternates = alternates_of(entries)
        self._frames = {file.key: with_namespace(file.frame, HREFLANG) for file in entries.files}
        self._texts: dict[int, ExtensionText] = {}
        self._read: tuple[int, ExtensionText] | None = None  # the last text read, often read again

    def text(self, row: int) -> ExtensionText:
        """Return the extensions of an entry, with the links added so far."""
        known = self._texts.get(row)
        if known is not None:
            return known
        if self._read is None or self._read[0] != row:
            file = self.entries.file_at(row)
            text = extensions_of(file, row - self.entries.start_of(file), self._frames[file.key])
            self._read = (row, text)
        return self._read[1]

    def versions(self, row: int) -> list[LanguageVersion]:
        """Return the versions that an entry names, with those added so far."""
        return list(filter(None, map(version_of, self.text(row).blocks(HREFLANG))))

    def add(self, row: int, versions: Iterable[LanguageVersion], back: str = "") -> None:
        """Add links for those languages that an entry has none for; links with errors are not added.

        back: a page that the entry must link to afterwards, else nothing is changed.
        """
        named = self.versions(row)
        known = {comparable_tag(tag) for tag, _ in named}
        lacking: dict[str, LanguageVersion] = {}
        for version in versions:
            tag = comparable_tag(version.language)
            if tag not in known and _is_sound(version):
                lacking.setdefault(tag, version)
        after = (*lacking.values(), *named)
        if not lacking or (back and all(page_key(version.href) != back for version in after)):
            return
        self._texts[row] = self.text(row).with_blocks(HREFLANG, list(map(link_to, lacking.values())))

    def itself(self, row: int) -> Iterator[LanguageVersion]:
        """Yield an entry as a version of itself, if its language is known.

        The language comes from its own link, from an entry that links to it, or from its URL.
        """
        loc = self.entries.column("loc")[row].strip(XML_SPACE)
        page = page_key(loc)
        tag = self._own_word(row, page) or usual_case(self.alternates.word_on(page) or "") or _named_by(loc)
        if tag:
            yield LanguageVersion(tag, loc)

    def _own_word(self, row: int, page: str) -> str:
        """Return the language that an entry gives its own page; this counts even if the link has no rel."""
        for link in self.text(row).blocks(HREFLANG):
            tag = (link.value("hreflang") or "").strip(XML_SPACE)
            if tag and comparable_tag(tag) != X_DEFAULT and page_key(link.value("href") or "") == page:
                return tag
        return ""

    def edit(self) -> Edit | None:
        """Return one edit that adds all links; None if there are none."""
        return extension_edit(self.entries, self._texts)


@lru_cache(maxsize=4096)
def _is_sound(version: LanguageVersion) -> bool:
    """Return True if neither the language nor the URL of a version has an error."""
    is_code = all(severity_of_hit(hit) < Severity.ERROR for hit in tag_hits(version.language))
    return is_code and error_in(version.href) is None


def _named_by(url: str) -> str:
    """Return the language in a URL such as https://example.com/fr/; "" if it is no known one."""
    tag = usual_case(language_in(url).replace("_", "-"))
    return tag if is_known_code(tag) else ""


def with_self(fix: FixContext, places: FixPlaces) -> Edit | None:
    """Return the edit that adds to entries a link to themselves, if their language is known."""
    pages = _Pages(fix.entries)
    for row in places.rows.get(HREFLANG.name, ()):
        pages.add(row, pages.itself(row))
    return pages.edit()


def with_returns(fix: FixContext, places: FixPlaces) -> Edit | None:
    """Return the edit that adds to linked entries the missing links of the entries that link to them.

    An entry is left alone if it would still not link back: its language is unknown, or has another page.
    """
    pages = _Pages(fix.entries)
    for row in places.rows.get(HREFLANG.name, ()):
        versions = [*pages.itself(row), *pages.versions(row)]
        page = pages.alternates.pages[row]
        for other in pages.alternates.missing_returns(row):
            pages.add(other, versions, back=page)
    return pages.edit()


def with_default(fix: FixContext, places: FixPlaces) -> Edit | None:
    """Return the edit that adds an x-default link to entries where one version is clearly meant for all."""
    pages = _Pages(fix.entries)
    for row in places.rows.get(HREFLANG.name, ()):
        href = _for_all(filter(_is_sound, pages.versions(row)))
        if href:
            pages.add(row, [LanguageVersion(X_DEFAULT, href)])
    return pages.edit()


def _for_all(versions: Iterable[LanguageVersion]) -> str:
    """Return the version whose URL names no language, or else the English one; "" if not exactly one."""
    named = list(versions)
    for meant in (
        [href for _, href in named if not language_in(href)],
        [href for tag, href in named if tag.lower() == "en"],
        [href for tag, href in named if tag.lower().startswith("en-")],
    ):
        if len(set(map(page_key, meant))) == 1:
            return meant[0]
    return ""


def with_all_versions(fix: FixContext, places: FixPlaces) -> Edit | None:
    """Return the edit that adds to entries the versions that other versions of their pages name.

    Where these name different pages for a language, that of most is added, or none if there is no such one.
    """
    rows = set(places.rows.get(HREFLANG.name, ()))
    clusters = [cluster for cluster in clusters_of(fix.entries) if not rows.isdisjoint(cluster.rows)]
    lacking = {
        row: sound
        for row, versions in additions_to(fix.entries, clusters).items()
        if row in rows and (sound := tuple(filter(_is_sound, versions)))
    }
    return with_versions(fix.entries, lacking)


@dataclass(frozen=True, slots=True)
class _NewEntry:
    """An entry for a version that has none."""

    loc: str
    links: tuple[LanguageVersion, ...]


def _new_entries(document: Entries, published_url: str) -> dict[int, list[_NewEntry]]:
    """Return the entries to add below each row; of a single file those that it may list, if that is known."""
    pages = _Pages(document)
    scope = scope_of(published_url) if len(document.files) == 1 else None
    every = language_versions(document)
    wanted = set(pages.alternates.unlisted(scope))
    found: dict[int, list[_NewEntry]] = {}
    for row, linked in enumerate(pages.alternates.linked):
        if wanted.isdisjoint(linked):
            continue
        versions = tuple(filter(_is_sound, every[row]))
        named = {page_key(version.href) for version in versions}
        own = () if pages.alternates.pages[row] in named else tuple(filter(_is_sound, pages.itself(row)))
        links = (*versions, *own)
        for version in every[row]:
            page = page_key(version.href)
            loc = next((url for url in (version.href, page) if error_in(url) is None), "")
            if page in wanted and loc and version.language.lower() != X_DEFAULT:
                wanted.discard(page)
                found.setdefault(row, []).append(_NewEntry(loc, links))
    return found


@dataclass(frozen=True, slots=True)
class AddEntries(FixMethod):
    """The method that adds an entry for each linked version without one, below an entry that links to it.

    It gets the links of that entry, and nothing else: no one knows when the page was changed.
    """

    sees_document = True

    def helps(self, _fix: FixContext, places: FixPlaces) -> bool:
        return places.of_file  # else the finding has no fix

    def edit(self, fix: FixContext, places: FixPlaces) -> Edit | None:
        new = _new_entries(fix.entries, fix.context.published_url) if places.of_file else {}
        if not new or fix.document is None:
            return None
        work = fix.document.working_copy()
        last_lines: list[Edit] = []  # of files that end without a line end: they get one
        for file in reversed(work.files):
            last = file.rows.stop - 1
            rows = sorted(row for row in new if row in file.rows)
            if last in new:
                edit = insertion(work, last + 1, [Entry(each.loc) for each in new[last]], file)
                parts = edit.edits if isinstance(edit, Batch) else ()
                last_lines += [part for part in parts if isinstance(part, SetEntries)]
                edit.apply(work)
            inner = [(row, each) for row in rows if row != last for each in new[row]]
            if inner:
                columns = file.new_columns(Entry(each.loc) for _, each in inner)
                InsertRows([row + number for number, (row, _) in enumerate(inner, 1)], columns).apply(work)
        every = [(row, each.links) for row in sorted(new) for each in new[row]]
        origins = {row + number: (row, links) for number, (row, links) in enumerate(every, 1)}
        known: dict[tuple[int, ExtensionText], ExtensionText] = {}  # those below a row have the same links

        def linked(row: int, text: ExtensionText) -> ExtensionText:
            origin, links = origins[row]
            if (origin, text) not in known:
                known[origin, text] = text.with_blocks(HREFLANG, list(map(link_to, links)))
            return known[origin, text]

        rows = sorted(origins)
        linking = change_extensions_each(work, rows, linked, HREFLANG)
        if linking is not None:
            linking.apply(work)
        return as_one([*last_lines, InsertRows(rows, work.copy_rows(rows))])


@dataclass(frozen=True, slots=True)
class RewriteLinks(FixMethod):
    """The method that changes the language links of the rows at fault, and of rows linked with them."""

    sees_document = True
    make: Callable[[FixContext, FixPlaces], Edit | None]

    def edit(self, fix: FixContext, places: FixPlaces) -> Edit | None:
        return self.make(fix, places)


HREFLANG_FIXES: Fixes = {
    "hreflang-attribute-missing": (
        sure_fix("rel", N_('Write rel="alternate"'), RewriteExtension(extension_fixes.with_rel)),
    ),
    "hreflang-href-not-absolute": (
        Fix("complete", COMPLETE_URL, RewriteExtension(extension_fixes.with_corrected_urls)),
    ),
    "hreflang-malformed": (
        sure_fix("correct", CORRECT_FORMAT, RewriteExtension(extension_fixes.with_good_tags)),
    ),
    "hreflang-unsupported-form": (
        Fix("language", N_("Keep only the language"), RewriteExtension(extension_fixes.with_languages_alone)),
    ),
    "hreflang-language-unknown": (
        sure_fix(
            "successor", N_("Write the code in use today"), RewriteExtension(extension_fixes.with_successors)
        ),
    ),
    "hreflang-region-unknown": (
        sure_fix("region", N_("Correct the country"), RewriteExtension(extension_fixes.with_known_regions)),
    ),
    "hreflang-duplicate": (
        sure_fix(
            "remove-equal",
            N_("Remove identical links"),
            RewriteExtension(extension_fixes.without_equal_links),
        ),
        Fix("keep-first", KEEP_FIRST, RewriteExtension(extension_fixes.with_first_links)),
    ),
    "hreflang-no-self": (Fix("self", N_("Add a link to the page itself"), RewriteLinks(with_self)),),
    "hreflang-no-return": (
        Fix("complete", N_("Add the missing language links"), RewriteLinks(with_returns)),
    ),
    "hreflang-set-incomplete": (
        Fix("complete", N_("Add the missing language links"), RewriteLinks(with_all_versions)),
    ),
    "hreflang-version-unlisted": (Fix("add-entries", N_("Add their entries"), AddEntries()),),
    "hreflang-no-x-default": (
        Fix("default", N_("Set the page for all other languages"), RewriteLinks(with_default)),
    ),
}
