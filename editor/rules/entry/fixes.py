"""The fixes for findings about the elements of an entry."""

from editor.core.text import QT_TRANSLATE_NOOP
from editor.rules.entry import elements
from editor.rules.remedies.remedy import BothMethods, Fixes, NewFrame, Remedy, RemoveEntries, sure_remedy
from editor.rules.remedies.rewriting import RewriteEntry, RewriteLayout, WithoutEmpty, layout_in_order
from editor.rules.xml_file import root

_REMOVE_ELEMENTS = QT_TRANSLATE_NOOP("fixes", "Remove the elements")
_REMOVE_MISPLACED = QT_TRANSLATE_NOOP("fixes", "Remove frequency and priority")
_REMOVE_EMPTY = QT_TRANSLATE_NOOP("fixes", "Remove the empty element")

ENTRY_FIXES: Fixes = {
    "stray-text": (
        sure_remedy(
            "spaces",
            QT_TRANSLATE_NOOP("fixes", "Replace odd white space between the elements"),
            RewriteEntry(elements.with_true_spaces, elements.gap_with_true_spaces),
        ),
        Remedy(
            "remove",
            QT_TRANSLATE_NOOP("fixes", "Remove the text between the elements"),
            RewriteEntry(elements.without_stray_text, elements.gap_without_stray_text),
        ),
    ),
    "unknown-core-element": (
        sure_remedy(
            "rename",
            QT_TRANSLATE_NOOP("fixes", "Correct the letter case"),
            RewriteEntry(elements.entry_with_true_names, elements.gap_with_true_names),
        ),
        Remedy(
            "rename-near",
            QT_TRANSLATE_NOOP("fixes", "Correct misspelled names"),
            RewriteEntry(elements.with_near_names, elements.gap_with_near_names),
        ),
        Remedy(
            "remove",
            _REMOVE_ELEMENTS,
            RewriteEntry(elements.entry_without_unknown, elements.gap_without_unknown),
        ),
    ),
    "misplaced-core-element": (
        sure_remedy("remove", _REMOVE_MISPLACED, RewriteEntry(elements.without_misplaced)),
        Remedy("remove", _REMOVE_MISPLACED, RewriteEntry(elements.without_misplaced)),
    ),
    "element-repeated": (
        sure_remedy(
            "keep-one",
            QT_TRANSLATE_NOOP("fixes", "Keep one of the identical elements"),
            RewriteEntry(elements.without_equal),
        ),
        Remedy("keep-first", QT_TRANSLATE_NOOP("fixes", "Keep the first"), RewriteEntry(elements.with_first)),
        Remedy("keep-last", QT_TRANSLATE_NOOP("fixes", "Keep the last"), RewriteEntry(elements.with_last)),
    ),
    "empty-element": (
        sure_remedy("remove", _REMOVE_EMPTY, WithoutEmpty(elements.without_unused)),
        Remedy("remove", _REMOVE_EMPTY, WithoutEmpty(elements.without_any_empty)),
    ),
    "element-order": (
        sure_remedy(
            "order",
            QT_TRANSLATE_NOOP("fixes", "Put the elements in order"),
            RewriteLayout(layout_in_order, elements.elements_in_order),
        ),
    ),
    "element-has-children": (
        Remedy(
            "text",
            QT_TRANSLATE_NOOP("fixes", "Keep the text, remove the tags inside"),
            RewriteEntry(elements.without_children),
        ),
    ),
    "unexpected-attribute": (
        Remedy(
            "remove",
            QT_TRANSLATE_NOOP("fixes", "Remove the attributes"),
            BothMethods((RewriteEntry(elements.without_attributes), NewFrame(root.without_root_attributes))),
        ),
    ),
    "loc-missing": (
        Remedy(
            "wrap",
            QT_TRANSLATE_NOOP("fixes", "Use the bare URL as loc"),
            RewriteEntry(elements.with_wrapped_url),
        ),
        Remedy("remove-entry", QT_TRANSLATE_NOOP("fixes", "Remove the entry"), RemoveEntries()),
    ),
}
