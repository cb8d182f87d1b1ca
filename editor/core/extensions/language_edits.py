"""Makes edits that add, change and remove links to language versions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from editor.core.document.edits import Edit
from editor.core.document.entries import Entries
from editor.core.extensions.clusters import Cluster
from editor.core.extensions.declared import HREFLANG
from editor.core.extensions.editing import ExtensionText
from editor.core.extensions.edits import change_extensions, change_extensions_each
from editor.core.extensions.languages import LanguageVersion, Versions, link_to, version_of, versions_at
from editor.core.extensions.matrix import additions_to


def with_versions(entries: Entries, additions: Mapping[int, Versions]) -> Edit | None:
    """Return the edit that adds language versions to entries, after their own; None without changes."""

    known: dict[tuple[ExtensionText, Versions], ExtensionText] = {}  # many rows have the same text

    def change(row: int, text: ExtensionText) -> ExtensionText:
        new = known.get((text, additions[row]))
        if new is None:
            new = text
            for version in additions[row]:
                new = new.with_block(HREFLANG, link_to(version))
            known[text, additions[row]] = new
        return new

    return change_extensions_each(entries, sorted(additions), change, HREFLANG)


@dataclass(frozen=True, slots=True)
class ClusterCompletion:
    """The outcome of completing clusters: the edit, and the numbers of rows and links."""

    edit: Edit | None  # None: nothing is missing
    rows: int
    links: int


def completion(entries: Entries, clusters: Sequence[Cluster], default: str = "") -> ClusterCompletion:
    """Work out how all entries of each cluster get the same versions; `default`: see `additions_to`."""
    additions = additions_to(entries, clusters, default)
    links = sum(map(len, additions.values()))
    return ClusterCompletion(with_versions(entries, additions), len(additions), links)


def with_version(entries: Entries, row: int, version: LanguageVersion) -> Edit | None:
    """Return the edit that sets the page an entry names for a language; "" removes all such links."""

    is_named = any(each.language.lower() == version.language.lower() for each in versions_at(entries, row))

    def change(text: ExtensionText) -> ExtensionText:
        own = [
            block
            for block in text.blocks(HREFLANG)
            if (found := version_of(block)) and found.language.lower() == version.language.lower()
        ]
        if not version.href:
            for block in reversed(own):
                text = text.without(block)
            return text
        if own:
            return text.with_attribute(own[0], "href", version.href)
        return text.with_block(HREFLANG, link_to(version))

    return change_extensions(
        entries, range(row, row + 1), change, None if is_named or not version.href else HREFLANG
    )
