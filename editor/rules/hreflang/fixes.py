"""The fixes for findings about language links."""

from collections.abc import Callable
from dataclasses import dataclass

from editor.core.document.edits import Edit
from editor.core.text import QT_TRANSLATE_NOOP
from editor.rules.extensions import blocks
from editor.rules.hreflang import missing_links
from editor.rules.remedies.remedy import FixContext, Fixes, FixMethod, FixPlaces, Remedy, sure_remedy
from editor.rules.remedies.rewriting import RewriteExtension
from editor.rules.remedies.shared_rewriters import COMPLETE_URL, CORRECT_FORMAT, KEEP_FIRST


@dataclass(frozen=True, slots=True)
class RewriteLinks(FixMethod):
    """The method that changes the language links of the rows at fault, and of rows linked with them."""

    sees_document = True
    make: Callable[[FixContext, FixPlaces], Edit | None]

    def edit(self, fix: FixContext, places: FixPlaces) -> Edit | None:
        return self.make(fix, places)


HREFLANG_FIXES: Fixes = {
    "hreflang-attribute-missing": (
        sure_remedy(
            "rel", QT_TRANSLATE_NOOP("fixes", 'Add rel="alternate"'), RewriteExtension(blocks.with_rel)
        ),
    ),
    "hreflang-href-not-absolute": (
        Remedy("complete", COMPLETE_URL, RewriteExtension(blocks.with_corrected_urls)),
    ),
    "hreflang-malformed": (sure_remedy("correct", CORRECT_FORMAT, RewriteExtension(blocks.with_good_tags)),),
    "hreflang-unsupported-form": (
        Remedy(
            "language",
            QT_TRANSLATE_NOOP("fixes", "Keep only the language"),
            RewriteExtension(blocks.with_languages_alone),
        ),
    ),
    "hreflang-region-unknown": (
        sure_remedy(
            "region",
            QT_TRANSLATE_NOOP("fixes", "Correct the country"),
            RewriteExtension(blocks.with_known_regions),
        ),
    ),
    "hreflang-duplicate": (
        sure_remedy(
            "remove-equal",
            QT_TRANSLATE_NOOP("fixes", "Remove identical links"),
            RewriteExtension(blocks.without_equal_links),
        ),
        Remedy("keep-first", KEEP_FIRST, RewriteExtension(blocks.with_first_links)),
    ),
    "hreflang-no-self": (
        Remedy(
            "self",
            QT_TRANSLATE_NOOP("fixes", "Add a link to the page itself"),
            RewriteLinks(missing_links.with_self),
        ),
    ),
    "hreflang-no-return": (
        Remedy(
            "complete",
            QT_TRANSLATE_NOOP("fixes", "Add the missing language links"),
            RewriteLinks(missing_links.with_returns),
        ),
    ),
    "hreflang-no-x-default": (
        Remedy(
            "default",
            QT_TRANSLATE_NOOP("fixes", "Set the page for all other languages"),
            RewriteLinks(missing_links.with_default),
        ),
    ),
}
