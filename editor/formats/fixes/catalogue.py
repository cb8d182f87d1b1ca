"""How every finding is mended that can be mended in an open document.

A safe remedy is for findings whose fix is "auto", and must leave none of them; the others are for those
that ask, and are offered for all. The order is that in which safe ones are applied.
"""

from editor.core.text import QT_TRANSLATE_NOOP
from editor.formats.fixes import elements, entities, namespaces, root
from editor.formats.fixes.extensions import EXTENSION_FIXES
from editor.formats.fixes.legacy import without_legacy
from editor.formats.fixes.retelling import LaidOut, Retold, WithoutEmpty, layout_in_order
from editor.formats.fixes.uniting import Unite
from editor.rules.fixes.catalogue import VALUE_FIXES, Fixes
from editor.rules.fixes.duplicates import DUPLICATE_FIXES, KeepOne
from editor.rules.fixes.remedy import BothMethods, NewFrame, Remedy, RemoveEntries, WholeDocument, sure_remedy

_FILE_FIXES: Fixes = {
    "leading-whitespace": (
        sure_remedy(
            "remove",
            QT_TRANSLATE_NOOP("fixes", "Remove the white space before the XML"),
            NewFrame(root.without_leading_space),
        ),
    ),
    "encoding-not-utf8": (
        sure_remedy(
            "utf-8", QT_TRANSLATE_NOOP("fixes", "Write the file in UTF-8"), NewFrame(root.in_true_encoding)
        ),
        Remedy(
            "utf-8", QT_TRANSLATE_NOOP("fixes", "Write the file in UTF-8"), NewFrame(root.in_true_encoding)
        ),
    ),
    "bom-present": (
        sure_remedy(
            "remove", QT_TRANSLATE_NOOP("fixes", "Remove the byte order mark"), NewFrame(root.without_bom)
        ),
    ),
    "xml-declaration-missing": (
        sure_remedy(
            "add", QT_TRANSLATE_NOOP("fixes", "Add an XML declaration"), NewFrame(root.with_declaration)
        ),
    ),
    "xml-version-not-1-0": (
        sure_remedy("version", QT_TRANSLATE_NOOP("fixes", "Declare XML 1.0"), NewFrame(root.in_xml_1_0)),
    ),
    "custom-entity": (
        Remedy(
            "expand",
            QT_TRANSLATE_NOOP("fixes", "Write out the entity"),
            Retold(entities.expanded),
        ),
        Remedy(
            "remove",
            QT_TRANSLATE_NOOP("fixes", "Remove references to the entity"),
            Retold(entities.without_references),
        ),
    ),
    "doctype-present": (
        sure_remedy(
            "remove",
            QT_TRANSLATE_NOOP("fixes", "Remove the DOCTYPE"),
            NewFrame(entities.without_needless_doctype),
        ),
        Remedy(
            "remove",
            QT_TRANSLATE_NOOP("fixes", "Remove the DOCTYPE"),
            NewFrame(entities.without_needless_doctype),
        ),
        Remedy(
            "expand",
            QT_TRANSLATE_NOOP("fixes", "Write out the entities and remove the DOCTYPE"),
            WholeDocument(entities.expanded_without_doctype),
        ),
        Remedy(
            "forget",
            QT_TRANSLATE_NOOP("fixes", "Remove the DOCTYPE and all references to its entities"),
            WholeDocument(entities.forgotten_with_doctype),
        ),
    ),
    "xslt-stylesheet": (
        Remedy("remove", QT_TRANSLATE_NOOP("fixes", "Remove the line"), NewFrame(root.xslt_removed)),
        Remedy(
            "css",
            QT_TRANSLATE_NOOP("fixes", "Use a CSS style sheet (saving writes sitemap.css next to the file)"),
            NewFrame(root.own_style_named),
        ),
    ),
    "gzip-name-mismatch": (
        Remedy(
            "compress",
            QT_TRANSLATE_NOOP("fixes", "Match the compression to the file name"),
            NewFrame(root.compressed_as_named),
        ),
    ),
}

_REMOVE_ELEMENTS = QT_TRANSLATE_NOOP("fixes", "Remove the elements")
_NAMESPACE = QT_TRANSLATE_NOOP("fixes", "Use the sitemap namespace")
_OWN_NAMESPACE = QT_TRANSLATE_NOOP("fixes", "Move the elements into the file's namespace")
_IN_OWN_NAMESPACE = Retold(namespaces.in_own_namespace, namespaces.gap_in_own_namespace)

_ROOT_FIXES: Fixes = {
    "namespace-missing": (
        sure_remedy(
            "add",
            QT_TRANSLATE_NOOP("fixes", "Add the sitemap namespace"),
            WholeDocument(namespaces.root_in_official_namespace),
        ),
        sure_remedy("own", _OWN_NAMESPACE, _IN_OWN_NAMESPACE),
        Remedy("own", _OWN_NAMESPACE, _IN_OWN_NAMESPACE),
    ),
    "namespace-wrong": (
        sure_remedy("replace", _NAMESPACE, WholeDocument(namespaces.root_in_official_namespace)),
        sure_remedy("own", _OWN_NAMESPACE, _IN_OWN_NAMESPACE),
        Remedy("replace", _NAMESPACE, WholeDocument(namespaces.root_in_official_namespace)),
        Remedy("own", _OWN_NAMESPACE, _IN_OWN_NAMESPACE),
    ),
    "core-namespace-prefixed": (
        sure_remedy(
            "default",
            QT_TRANSLATE_NOOP("fixes", "Remove the prefix"),
            WholeDocument(namespaces.without_prefix),
        ),
    ),
    "schema-location-odd": (
        sure_remedy(
            "correct",
            QT_TRANSLATE_NOOP("fixes", "Keep only the pairs for this file"),
            NewFrame(root.with_true_schema_location),
        ),
    ),
    "urlset-lists-sitemaps": (
        Remedy(
            "index", QT_TRANSLATE_NOOP("fixes", "Make it a sitemap index"), WholeDocument(namespaces.as_index)
        ),
    ),
    "extension-under-root": (Remedy("remove", _REMOVE_ELEMENTS, Retold(gap=elements.gap_without_foreign)),),
    "text-blank-line": (
        sure_remedy(
            "remove", QT_TRANSLATE_NOOP("fixes", "Remove the blank lines"), Retold(gap=elements.no_gap)
        ),
    ),
    "contains-legacy-extension": (
        Remedy(
            "remove",
            QT_TRANSLATE_NOOP("fixes", "Remove the elements of withdrawn extensions"),
            WholeDocument(without_legacy),
        ),
    ),
}

_REMOVE_MISPLACED = QT_TRANSLATE_NOOP("fixes", "Remove frequency and priority")
_REMOVE_EMPTY = QT_TRANSLATE_NOOP("fixes", "Remove the empty element")

_ENTRY_FIXES: Fixes = {
    "stray-text": (
        sure_remedy(
            "spaces",
            QT_TRANSLATE_NOOP("fixes", "Replace odd white space between the elements"),
            Retold(elements.with_true_spaces, elements.gap_with_true_spaces),
        ),
        Remedy(
            "remove",
            QT_TRANSLATE_NOOP("fixes", "Remove the text between the elements"),
            Retold(elements.without_stray_text, elements.gap_without_stray_text),
        ),
    ),
    "unknown-core-element": (
        sure_remedy(
            "rename",
            QT_TRANSLATE_NOOP("fixes", "Correct the letter case"),
            Retold(elements.entry_with_true_names, elements.gap_with_true_names),
        ),
        Remedy(
            "rename-near",
            QT_TRANSLATE_NOOP("fixes", "Correct misspelled names"),
            Retold(elements.with_near_names, elements.gap_with_near_names),
        ),
        Remedy(
            "remove", _REMOVE_ELEMENTS, Retold(elements.entry_without_unknown, elements.gap_without_unknown)
        ),
    ),
    "misplaced-core-element": (
        sure_remedy("remove", _REMOVE_MISPLACED, Retold(elements.without_misplaced)),
        Remedy("remove", _REMOVE_MISPLACED, Retold(elements.without_misplaced)),
    ),
    "element-repeated": (
        sure_remedy(
            "keep-one",
            QT_TRANSLATE_NOOP("fixes", "Keep one of the identical elements"),
            Retold(elements.without_equal),
        ),
        Remedy("keep-first", QT_TRANSLATE_NOOP("fixes", "Keep the first"), Retold(elements.with_first)),
        Remedy("keep-last", QT_TRANSLATE_NOOP("fixes", "Keep the last"), Retold(elements.with_last)),
    ),
    "empty-element": (
        sure_remedy("remove", _REMOVE_EMPTY, WithoutEmpty(elements.without_unused)),
        Remedy("remove", _REMOVE_EMPTY, WithoutEmpty(elements.without_any_empty)),
    ),
    "element-order": (
        sure_remedy(
            "order",
            QT_TRANSLATE_NOOP("fixes", "Put the elements in order"),
            LaidOut(layout_in_order, elements.elements_in_order),
        ),
    ),
    "element-has-children": (
        Remedy(
            "text",
            QT_TRANSLATE_NOOP("fixes", "Keep the text, remove the tags inside"),
            Retold(elements.without_children),
        ),
    ),
    "unexpected-attribute": (
        Remedy(
            "remove",
            QT_TRANSLATE_NOOP("fixes", "Remove the attributes"),
            BothMethods((Retold(elements.without_attributes), NewFrame(root.without_root_attributes))),
        ),
    ),
    "loc-missing": (
        Remedy(
            "wrap",
            QT_TRANSLATE_NOOP("fixes", "Use the bare URL as loc"),
            Retold(elements.with_wrapped_url),
        ),
        Remedy("remove-entry", QT_TRANSLATE_NOOP("fixes", "Remove the entry"), RemoveEntries()),
    ),
}


def _with_uniting(remedies: tuple[Remedy, ...]) -> tuple[Remedy, ...]:
    """Behind the safe ones, to put together what entries hold: to keep one drops what the others do."""
    rules = next(way.rules for way in (each.way for each in remedies) if isinstance(way, KeepOne))
    safe = tuple(remedy for remedy in remedies if remedy.safe)
    unite = Remedy(
        "merge",
        QT_TRANSLATE_NOOP("fixes", "Merge each into one entry with all images, videos, news and links"),
        Unite(rules),
    )
    return (*safe, unite, *(remedy for remedy in remedies if not remedy.safe))


FIXES: Fixes = {
    **_FILE_FIXES,
    **_ROOT_FIXES,
    **_ENTRY_FIXES,
    **VALUE_FIXES,
    **{rule: _with_uniting(remedies) for rule, remedies in DUPLICATE_FIXES.items()},
    **EXTENSION_FIXES,
}
