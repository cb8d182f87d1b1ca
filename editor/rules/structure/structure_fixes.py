"""The fixes for the elements of an entry, and for the file around the entries.

Around the entries are declaration, root, namespaces and gaps.
"""

from editor.core.text import N_
from editor.rules.fixes.fix_kinds import (
    BothMethods,
    Fix,
    Fixes,
    NewFrame,
    RemoveEntries,
    WholeDocument,
    sure_fix,
)
from editor.rules.fixes.text_rewriting import (
    RewriteEntry,
    RewriteLayout,
    SplitEntry,
    WithoutEmpty,
    layout_in_order,
)
from editor.rules.structure import entry_rewriting, root_rewriting

_REMOVE_ELEMENTS = N_("Remove the elements")
_REMOVE_MISPLACED = N_("Remove frequency and priority")
_REMOVE_EMPTY = N_("Remove the empty element")

ENTRY_FIXES: Fixes = {
    "stray-text": (
        sure_fix(
            "spaces",
            N_("Replace odd white space between the elements"),
            RewriteEntry(entry_rewriting.with_true_spaces, entry_rewriting.gap_with_true_spaces),
        ),
        Fix(
            "remove",
            N_("Remove the text between the elements"),
            RewriteEntry(entry_rewriting.without_stray_text, entry_rewriting.gap_without_stray_text),
        ),
    ),
    "unknown-core-element": (
        sure_fix(
            "rename",
            N_("Correct the letter case"),
            RewriteEntry(entry_rewriting.entry_with_true_names, entry_rewriting.gap_with_true_names),
        ),
        Fix("rename-near", N_("Use the right names"), root_rewriting.RightNames()),
        Fix(
            "remove",
            _REMOVE_ELEMENTS,
            RewriteEntry(entry_rewriting.entry_without_unknown, entry_rewriting.gap_without_unknown),
        ),
    ),
    "misplaced-core-element": (
        sure_fix("remove", _REMOVE_MISPLACED, RewriteEntry(entry_rewriting.without_misplaced)),
        Fix("remove", _REMOVE_MISPLACED, RewriteEntry(entry_rewriting.without_misplaced)),
    ),
    "element-repeated": (
        sure_fix(
            "keep-one", N_("Keep one of the identical elements"), RewriteEntry(entry_rewriting.without_equal)
        ),
        Fix(
            "split",
            N_("Give each URL an entry of its own"),
            SplitEntry(entry_rewriting.with_entry_for_each_url),
        ),
        Fix("keep-first", N_("Keep the first, remove the others"), RewriteEntry(entry_rewriting.with_first)),
        Fix("keep-last", N_("Keep the last, remove the others"), RewriteEntry(entry_rewriting.with_last)),
    ),
    "empty-element": (
        sure_fix("remove", _REMOVE_EMPTY, WithoutEmpty(entry_rewriting.without_unused)),
        Fix("remove", _REMOVE_EMPTY, WithoutEmpty(entry_rewriting.without_any_empty)),
    ),
    "element-order": (
        sure_fix(
            "order",
            N_("Put the elements in order"),
            RewriteLayout(layout_in_order, entry_rewriting.elements_in_order),
        ),
    ),
    "markup-escaped": (
        Fix(
            "restore",
            N_("Restore the tags"),
            RewriteEntry(entry_rewriting.with_restored_tags, entry_rewriting.gap_with_restored_tags),
        ),
    ),
    "markup-in-value": (
        Fix("split", N_("Split the value at its tags"), SplitEntry(entry_rewriting.with_swallowed_fields)),
    ),
    "element-has-children": (
        Fix("href", N_("Use the address of the link"), RewriteEntry(entry_rewriting.with_url_of_link)),
        Fix(
            "text",
            N_("Keep the text, remove the tags inside"),
            RewriteEntry(entry_rewriting.without_children),
        ),
    ),
    "unexpected-attribute": (
        Fix(
            "remove",
            N_("Remove the attributes"),
            BothMethods(
                (
                    RewriteEntry(entry_rewriting.without_attributes),
                    NewFrame(root_rewriting.without_root_attributes),
                )
            ),
        ),
    ),
    "loc-missing": (
        Fix("wrap", N_("Use the bare URL as loc"), RewriteEntry(entry_rewriting.with_wrapped_url)),
        Fix(
            "attribute",
            N_("Make elements of the attributes"),
            RewriteEntry(entry_rewriting.with_url_of_attribute),
        ),
        Fix("remove-entry", N_("Remove the entry"), RemoveEntries()),
    ),
}


XML_FIXES: Fixes = {
    "leading-whitespace": (
        sure_fix(
            "remove",
            N_("Remove the white space before the XML"),
            NewFrame(root_rewriting.without_leading_space),
        ),
    ),
    "encoding-not-utf8": (
        sure_fix("utf-8", N_("Write the file in UTF-8"), NewFrame(root_rewriting.in_true_encoding)),
        Fix("utf-8", N_("Write the file in UTF-8"), NewFrame(root_rewriting.in_true_encoding)),
    ),
    "bom-present": (
        sure_fix("remove", N_("Remove the byte order mark"), NewFrame(root_rewriting.without_bom)),
    ),
    "xml-declaration-missing": (
        sure_fix("add", N_("Add an XML declaration"), NewFrame(root_rewriting.with_declaration)),
    ),
    "xml-version-not-1-0": (sure_fix("version", N_("Declare XML 1.0"), NewFrame(root_rewriting.in_xml_1_0)),),
    "custom-entity": (
        Fix("expand", N_("Write out the entity"), RewriteEntry(root_rewriting.expand_entities)),
        Fix("remove", N_("Remove references to the entity"), RewriteEntry(root_rewriting.without_references)),
    ),
    "doctype-present": (
        sure_fix("remove", N_("Remove the DOCTYPE"), NewFrame(root_rewriting.without_needless_doctype)),
        Fix("remove", N_("Remove the DOCTYPE"), NewFrame(root_rewriting.without_needless_doctype)),
        Fix(
            "expand",
            N_("Write out the entities and remove the DOCTYPE"),
            WholeDocument(root_rewriting.expanded_without_doctype),
        ),
        Fix(
            "forget",
            N_("Remove the DOCTYPE and all references to its entities"),
            WholeDocument(root_rewriting.forgotten_with_doctype),
        ),
    ),
    "xslt-stylesheet": (
        Fix("remove", N_("Remove the line"), NewFrame(root_rewriting.xslt_removed)),
        Fix(
            "css",
            N_("Use a CSS style sheet (saving writes sitemap.css next to the file)"),
            NewFrame(root_rewriting.own_style_named),
        ),
    ),
    "gzip-name-mismatch": (
        Fix(
            "compress",
            N_("Match the compression to the file name"),
            NewFrame(root_rewriting.compressed_as_named),
        ),
    ),
}

_NAMESPACE = N_("Use the sitemap namespace")
_OWN_NAMESPACE = N_("Move the elements into the file's namespace")
_IN_OWN_NAMESPACE = RewriteEntry(root_rewriting.in_own_namespace, root_rewriting.gap_in_own_namespace)

ROOT_FIXES: Fixes = {
    "namespace-missing": (
        sure_fix(
            "add", N_("Add the sitemap namespace"), WholeDocument(root_rewriting.root_in_official_namespace)
        ),
        sure_fix("own", _OWN_NAMESPACE, _IN_OWN_NAMESPACE),
        Fix("own", _OWN_NAMESPACE, _IN_OWN_NAMESPACE),
    ),
    "namespace-wrong": (
        sure_fix("replace", _NAMESPACE, WholeDocument(root_rewriting.root_in_official_namespace)),
        sure_fix("own", _OWN_NAMESPACE, _IN_OWN_NAMESPACE),
        Fix("replace", _NAMESPACE, WholeDocument(root_rewriting.root_in_official_namespace)),
        Fix("own", _OWN_NAMESPACE, _IN_OWN_NAMESPACE),
    ),
    "core-namespace-prefixed": (
        sure_fix("default", N_("Remove the prefix"), WholeDocument(root_rewriting.without_prefix)),
    ),
    "schema-location-odd": (
        sure_fix(
            "correct",
            N_("Keep only the pairs for this file"),
            NewFrame(root_rewriting.with_true_schema_location),
        ),
    ),
    "urlset-lists-sitemaps": (
        Fix("index", N_("Make it a sitemap index"), WholeDocument(root_rewriting.as_index)),
    ),
    "extension-under-root": (
        Fix("remove", _REMOVE_ELEMENTS, RewriteEntry(gap=entry_rewriting.gap_without_foreign)),
    ),
    "text-blank-line": (
        sure_fix("remove", N_("Remove the blank lines"), RewriteEntry(gap=entry_rewriting.no_gap)),
    ),
}
