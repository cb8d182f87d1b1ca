"""The fixes for findings about the file around its entries: declaration, root, namespaces, gaps."""

from editor.core.text import QT_TRANSLATE_NOOP
from editor.rules.entry import elements
from editor.rules.remedies.remedy import Fixes, NewFrame, Remedy, WholeDocument, sure_remedy
from editor.rules.remedies.rewriting import RewriteEntry
from editor.rules.xml_file import entities, root, root_namespaces

XML_FIXES: Fixes = {
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
            RewriteEntry(entities.expand_entities),
        ),
        Remedy(
            "remove",
            QT_TRANSLATE_NOOP("fixes", "Remove references to the entity"),
            RewriteEntry(entities.without_references),
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
_IN_OWN_NAMESPACE = RewriteEntry(root_namespaces.in_own_namespace, root_namespaces.gap_in_own_namespace)

ROOT_FIXES: Fixes = {
    "namespace-missing": (
        sure_remedy(
            "add",
            QT_TRANSLATE_NOOP("fixes", "Add the sitemap namespace"),
            WholeDocument(root_namespaces.root_in_official_namespace),
        ),
        sure_remedy("own", _OWN_NAMESPACE, _IN_OWN_NAMESPACE),
        Remedy("own", _OWN_NAMESPACE, _IN_OWN_NAMESPACE),
    ),
    "namespace-wrong": (
        sure_remedy("replace", _NAMESPACE, WholeDocument(root_namespaces.root_in_official_namespace)),
        sure_remedy("own", _OWN_NAMESPACE, _IN_OWN_NAMESPACE),
        Remedy("replace", _NAMESPACE, WholeDocument(root_namespaces.root_in_official_namespace)),
        Remedy("own", _OWN_NAMESPACE, _IN_OWN_NAMESPACE),
    ),
    "core-namespace-prefixed": (
        sure_remedy(
            "default",
            QT_TRANSLATE_NOOP("fixes", "Remove the prefix"),
            WholeDocument(root_namespaces.without_prefix),
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
            "index",
            QT_TRANSLATE_NOOP("fixes", "Make it a sitemap index"),
            WholeDocument(root_namespaces.as_index),
        ),
    ),
    "extension-under-root": (
        Remedy("remove", _REMOVE_ELEMENTS, RewriteEntry(gap=elements.gap_without_foreign)),
    ),
    "text-blank-line": (
        sure_remedy(
            "remove", QT_TRANSLATE_NOOP("fixes", "Remove the blank lines"), RewriteEntry(gap=elements.no_gap)
        ),
    ),
}
