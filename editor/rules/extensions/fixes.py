"""The fixes for findings about extensions; see `editor.rules.remedies.catalogue`."""

from itertools import chain

from editor.core.document.compact_list import CompactList
from editor.core.document.edits import Edit, SetEntries, one_of
from editor.core.extensions.declared import EXTENSIONS, LEGACY, extension_of
from editor.core.fields import XML_SPACE
from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.xml.markup import Frame
from editor.core.xml.outline import outline, scope_names
from editor.core.xml.patching import text_without
from editor.rules.extensions import blocks
from editor.rules.extensions.namespaces import ExtensionTexts
from editor.rules.extensions.whole_file import find_deprecated
from editor.rules.lastmod.fixes import LASTMOD_FIXES
from editor.rules.remedies.attributes import with_attribute
from editor.rules.remedies.remedy import (
    BothMethods,
    FixContext,
    Fixes,
    FixMethod,
    FixPlaces,
    NewFrame,
    Remedy,
    RewriteValue,
    WholeDocument,
    sure_remedy,
)
from editor.rules.remedies.rewriting import RewriteEntry, RewriteExtension
from editor.rules.remedies.shared_rewriters import (
    COMPLETE_URL,
    CORRECT_FORMAT,
    KEEP_FIRST,
    trimmed_value,
)
from editor.rules.xml_file.root import root_attributes, with_root_attributes
from editor.rules.xml_file.root_namespaces import with_meant_prefixes


def _legacy_removal(fix: FixContext) -> Edit | None:
    """Return the edit that removes elements of withdrawn extensions; declarations in the root stay."""
    document = fix.entries
    column = document.columns.extensions
    new = {text: _without_legacy_in(text, document.frame) for text in set(column) if text}
    rows = [row for row, text in enumerate(column) if text and new[text] != text]
    columns = document.copy_rows(rows)
    columns.extensions = CompactList(map(new.__getitem__, columns.extensions))
    regular = SetEntries(rows, columns) if rows else None
    odd = RewriteEntry(_without_legacy).edit(fix, FixPlaces({"": range(len(document))}))
    return one_of(edit for edit in (regular, odd) if edit)


def _without_legacy(text: str, _field: str, frame: Frame) -> str:
    parts = outline(text, scope_names(frame))
    namespaces = ((it, parts.names.within(it.attributes).namespace_of(it.name)) for it in parts.elements)
    return text_without(text, [element for element, namespace in namespaces if namespace in LEGACY])


def _without_legacy_in(extensions: str, frame: Frame) -> str:
    """Remove withdrawn extensions from the extensions of a regular entry, given as text."""
    return _without_legacy(f"<x>{extensions}</x>", "", frame)[len("<x>") : -len("</x>")].strip(XML_SPACE)


def _with_official_namespaces(fix: FixContext) -> Frame | None:
    """Return the root with every extension's namespace in Google's spelling."""
    frame = fix.entries.frame
    attributes = root_attributes(frame)
    for prefix, namespace in frame.namespaces:
        extension = extension_of(namespace)
        if extension:
            attributes = with_attribute(attributes, f"xmlns:{prefix}".rstrip(":"), extension.namespace)
    return with_root_attributes(frame, attributes)


def _without_deprecated(fix: FixContext) -> Edit | None:
    texts = ExtensionTexts(fix.entries)
    retired = (find_deprecated(texts.names, extension).values() for extension in EXTENSIONS)
    starts = list(chain.from_iterable(chain.from_iterable(retired)))
    rows = [
        row
        for row, text in enumerate(texts.each)
        if row in texts.unlike or (text and any(start in text for start in starts))
    ]
    places = FixPlaces({extension.name: rows for extension in EXTENSIONS})
    return RewriteExtension(blocks.without_deprecated).edit(fix, places)


def _trim(method: FixMethod) -> tuple[Remedy, ...]:
    title = QT_TRANSLATE_NOOP("fixes", "Remove the white space around it")
    return (sure_remedy("trim", title, BothMethods((method, RewriteExtension(blocks.trimmed_block_values)))),)


_REMOVE_BLOCK = QT_TRANSLATE_NOOP("fixes", "Remove the block")

_DATE_RULES = (
    "lastmod-not-w3c-datetime",
    "lastmod-missing-timezone",
    "lastmod-impossible-date",
    "lastmod-reduced-precision",
)


def _dates() -> tuple[Remedy, ...]:
    """Return the remedies for dates of entries except removal, as a block may need its date."""
    found: dict[str, Remedy] = {}
    for remedy in (each for rule in _DATE_RULES for each in LASTMOD_FIXES[rule] if not each.safe):
        if isinstance(remedy.method, RewriteValue) and remedy.id not in ("remove", "unix", "next-day"):
            method = RewriteExtension(blocks.with_dates(remedy.method.new))
            found[remedy.id] = Remedy(remedy.id, remedy.title, method, is_guess=remedy.is_guess)
    return tuple(found.values())


EXTENSION_FIXES: Fixes = {
    "padded-value": _trim(RewriteValue(trimmed_value)),
    "padded-strict-value": _trim(RewriteValue(trimmed_value)),
    "extension-namespace-wrong": (
        sure_remedy(
            "official",
            QT_TRANSLATE_NOOP("fixes", "Use the namespace of the extension"),
            BothMethods(
                (RewriteExtension(blocks.blocks_in_official_namespace), NewFrame(_with_official_namespaces))
            ),
        ),
        Remedy(
            "prefix",
            QT_TRANSLATE_NOOP("fixes", "Correct the prefix"),
            WholeDocument(with_meant_prefixes),
        ),
    ),
    "extension-element-unknown": (
        Remedy(
            "rename",
            QT_TRANSLATE_NOOP("fixes", "Correct the letter case"),
            RewriteExtension(blocks.block_with_true_names),
        ),
        Remedy(
            "remove",
            QT_TRANSLATE_NOOP("fixes", "Remove unknown elements"),
            RewriteExtension(blocks.block_without_unknown),
        ),
    ),
    "extension-required-missing": (
        Remedy("remove", _REMOVE_BLOCK, RewriteExtension(blocks.without_incomplete)),
    ),
    "extension-repeated": (Remedy("keep-first", KEEP_FIRST, RewriteExtension(blocks.without_repeated)),),
    "extension-child-order": (
        sure_remedy(
            "order",
            QT_TRANSLATE_NOOP("fixes", "Put the elements in order"),
            RewriteExtension(blocks.in_declared_order),
        ),
    ),
    "extension-value-invalid": (
        sure_remedy("correct", CORRECT_FORMAT, RewriteExtension(blocks.with_sure_values)),
        Remedy(
            "language",
            QT_TRANSLATE_NOOP("fixes", "Use only the language code"),
            RewriteExtension(blocks.with_news_languages),
        ),
        *_dates(),
    ),
    "extension-url-invalid": (
        sure_remedy("correct", CORRECT_FORMAT, RewriteExtension(blocks.with_sure_values)),
        Remedy("complete", COMPLETE_URL, RewriteExtension(blocks.with_corrected_urls)),
    ),
    "extension-deprecated": (
        Remedy(
            "remove",
            QT_TRANSLATE_NOOP("fixes", "Remove elements Google has retired"),
            WholeDocument(_without_deprecated),
        ),
    ),
    "image-too-many": (
        Remedy(
            "keep-first",
            QT_TRANSLATE_NOOP("fixes", "Keep the first 1,000 images"),
            RewriteExtension(blocks.with_allowed_images),
        ),
    ),
    "image-duplicate": (
        sure_remedy(
            "remove-equal",
            QT_TRANSLATE_NOOP("fixes", "Remove identical images"),
            RewriteExtension(blocks.without_equal_images),
        ),
        Remedy("keep-first", KEEP_FIRST, RewriteExtension(blocks.with_first_images)),
    ),
    "video-expired": (
        Remedy(
            "remove",
            QT_TRANSLATE_NOOP("fixes", "Remove the expired video"),
            RewriteExtension(blocks.without_blocks("video-expired")),
        ),
    ),
    "news-too-old": (
        Remedy(
            "remove",
            QT_TRANSLATE_NOOP("fixes", "Remove the news block, keep the entry"),
            RewriteExtension(blocks.without_blocks("news-too-old")),
        ),
    ),
    "news-repeated": (Remedy("keep-first", KEEP_FIRST, RewriteExtension(blocks.with_first_article)),),
}

LEGACY_FIXES: Fixes = {
    "contains-legacy-extension": (
        Remedy(
            "remove",
            QT_TRANSLATE_NOOP("fixes", "Remove the elements of withdrawn extensions"),
            WholeDocument(_legacy_removal),
        ),
    ),
}
