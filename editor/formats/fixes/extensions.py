"""How findings about extensions are mended: see `editor.formats.fixes.catalogue`."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain

from editor.core.document.edits import Edit
from editor.core.extensions.declared import EXTENSION_BY_NAME, EXTENSIONS, extension_of
from editor.core.extensions.editing import ExtensionText, extensions_of
from editor.core.extensions.edits import extension_edit
from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.xml.markup import Frame
from editor.formats.fixes import blocks, languages
from editor.formats.fixes.attributes import with_attribute
from editor.formats.fixes.blocks import Mend
from editor.formats.fixes.namespaces import with_meant_prefixes
from editor.formats.fixes.root import root_attributes, with_root_attributes
from editor.rules.extensions.namespaces import ExtensionTexts
from editor.rules.extensions.whole_file import deprecated
from editor.rules.fixes import values
from editor.rules.fixes.catalogue import VALUE_FIXES, Fixes
from editor.rules.fixes.remedy import (
    BothMethods,
    FixPlaces,
    NewFrame,
    Remedy,
    Rewrite,
    Scene,
    Way,
    WholeDocument,
    sure_remedy,
)


@dataclass(frozen=True, slots=True)
class Reblocked(Way):
    """Extensions changed in the rows, each by itself."""

    mend: Mend

    def helps(self, scene: Scene, places: FixPlaces) -> bool:
        return any(True for _ in self._texts(scene, places))

    def edit(self, scene: Scene, places: FixPlaces) -> Edit | None:
        return extension_edit(scene.urlset, dict(self._texts(scene, places)))

    def _texts(self, scene: Scene, places: FixPlaces) -> Iterator[tuple[int, ExtensionText]]:
        names_of_row: dict[int, list[str]] = {}
        for name, rows in places.rows.items():
            for row in rows if name in EXTENSION_BY_NAME else ():
                names_of_row.setdefault(row, []).append(name)
        for row, names in names_of_row.items():
            old = new = extensions_of(scene.urlset, row)
            for name in names:
                new = self.mend(new, EXTENSION_BY_NAME[name], scene)
            if new.text != old.text:
                yield row, new


@dataclass(frozen=True, slots=True)
class Linked(Way):
    """Language links changed in the rows, and in those that have to do with them."""

    make: Callable[[Scene, FixPlaces], Edit | None]

    def edit(self, scene: Scene, places: FixPlaces) -> Edit | None:
        return self.make(scene, places)


def _with_official_namespaces(scene: Scene) -> Frame | None:
    """The root with every extension's namespace spelt as Google does."""
    frame = scene.urlset.frame
    attributes = root_attributes(frame)
    for prefix, namespace in frame.namespaces:
        extension = extension_of(namespace)
        if extension:
            attributes = with_attribute(attributes, f"xmlns:{prefix}".rstrip(":"), extension.namespace)
    return with_root_attributes(frame, attributes)


def _without_deprecated(scene: Scene) -> Edit | None:
    texts = ExtensionTexts(scene.urlset)
    retired = (deprecated(texts.names, extension).values() for extension in EXTENSIONS)
    starts = list(chain.from_iterable(chain.from_iterable(retired)))
    rows = [
        row
        for row, text in enumerate(texts.each)
        if row in texts.unlike or (text and any(start in text for start in starts))
    ]
    places = FixPlaces({extension.name: rows for extension in EXTENSIONS})
    return Reblocked(blocks.without_deprecated).edit(scene, places)


def _trim(way: Way) -> tuple[Remedy, ...]:
    title = QT_TRANSLATE_NOOP("fixes", "Remove the white space around it")
    return (sure_remedy("trim", title, BothMethods((way, Reblocked(blocks.trimmed_block_values)))),)


_CORRECT = QT_TRANSLATE_NOOP("fixes", "Correct the format")
_REMOVE_BLOCK = QT_TRANSLATE_NOOP("fixes", "Remove the block")
_KEEP_FIRST = QT_TRANSLATE_NOOP("fixes", "Keep the first of each")
_COMPLETE_URL = QT_TRANSLATE_NOOP("fixes", "Complete and encode the URLs")

_DATE_RULES = (
    "lastmod-not-w3c-datetime",
    "lastmod-missing-timezone",
    "lastmod-impossible-date",
    "lastmod-reduced-precision",
)


def _dates() -> tuple[Remedy, ...]:
    """What is offered for dates of entries, but to remove them: a block may need its own."""
    found: dict[str, Remedy] = {}
    for remedy in (each for rule in _DATE_RULES for each in VALUE_FIXES[rule] if not each.safe):
        if isinstance(remedy.way, Rewrite) and remedy.id not in ("remove", "unix", "next-day"):
            way = Reblocked(blocks.with_dates(remedy.way.new))
            found[remedy.id] = Remedy(remedy.id, remedy.title, way, guesses=remedy.guesses)
    return tuple(found.values())


EXTENSION_FIXES: Fixes = {
    "padded-value": _trim(Rewrite(values.trimmed_value)),
    "padded-strict-value": _trim(Rewrite(values.trimmed_value)),
    "extension-namespace-wrong": (
        sure_remedy(
            "official",
            QT_TRANSLATE_NOOP("fixes", "Use the namespace of the extension"),
            BothMethods(
                (Reblocked(blocks.blocks_in_official_namespace), NewFrame(_with_official_namespaces))
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
            Reblocked(blocks.block_with_true_names),
        ),
        Remedy(
            "remove",
            QT_TRANSLATE_NOOP("fixes", "Remove unknown elements"),
            Reblocked(blocks.block_without_unknown),
        ),
    ),
    "extension-required-missing": (Remedy("remove", _REMOVE_BLOCK, Reblocked(blocks.without_incomplete)),),
    "extension-repeated": (Remedy("keep-first", _KEEP_FIRST, Reblocked(blocks.without_repeated)),),
    "extension-child-order": (
        sure_remedy(
            "order",
            QT_TRANSLATE_NOOP("fixes", "Put the elements in order"),
            Reblocked(blocks.in_declared_order),
        ),
    ),
    "extension-value-invalid": (
        sure_remedy("correct", _CORRECT, Reblocked(blocks.with_sure_values)),
        Remedy(
            "language",
            QT_TRANSLATE_NOOP("fixes", "Use only the language code"),
            Reblocked(blocks.with_news_languages),
        ),
        *_dates(),
    ),
    "extension-url-invalid": (
        sure_remedy("correct", _CORRECT, Reblocked(blocks.with_sure_values)),
        Remedy("complete", _COMPLETE_URL, Reblocked(blocks.with_corrected_urls)),
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
            Reblocked(blocks.with_allowed_images),
        ),
    ),
    "image-duplicate": (
        sure_remedy(
            "remove-equal",
            QT_TRANSLATE_NOOP("fixes", "Remove identical images"),
            Reblocked(blocks.without_equal_images),
        ),
        Remedy("keep-first", _KEEP_FIRST, Reblocked(blocks.with_first_images)),
    ),
    "video-expired": (
        Remedy(
            "remove",
            QT_TRANSLATE_NOOP("fixes", "Remove the expired video"),
            Reblocked(blocks.without_blocks("video-expired")),
        ),
    ),
    "news-too-old": (
        Remedy(
            "remove",
            QT_TRANSLATE_NOOP("fixes", "Remove the news block, keep the entry"),
            Reblocked(blocks.without_blocks("news-too-old")),
        ),
    ),
    "news-repeated": (Remedy("keep-first", _KEEP_FIRST, Reblocked(blocks.with_first_article)),),
    "hreflang-attribute-missing": (
        sure_remedy("rel", QT_TRANSLATE_NOOP("fixes", 'Add rel="alternate"'), Reblocked(blocks.with_rel)),
    ),
    "hreflang-href-not-absolute": (Remedy("complete", _COMPLETE_URL, Reblocked(blocks.with_corrected_urls)),),
    "hreflang-malformed": (sure_remedy("correct", _CORRECT, Reblocked(blocks.with_good_tags)),),
    "hreflang-unsupported-form": (
        Remedy(
            "language",
            QT_TRANSLATE_NOOP("fixes", "Keep only the language"),
            Reblocked(blocks.with_languages_alone),
        ),
    ),
    "hreflang-region-unknown": (
        sure_remedy(
            "region",
            QT_TRANSLATE_NOOP("fixes", "Correct the country"),
            Reblocked(blocks.with_known_regions),
        ),
    ),
    "hreflang-duplicate": (
        sure_remedy(
            "remove-equal",
            QT_TRANSLATE_NOOP("fixes", "Remove identical links"),
            Reblocked(blocks.without_equal_links),
        ),
        Remedy("keep-first", _KEEP_FIRST, Reblocked(blocks.with_first_links)),
    ),
    "hreflang-no-self": (
        Remedy(
            "self", QT_TRANSLATE_NOOP("fixes", "Add a link to the page itself"), Linked(languages.with_self)
        ),
    ),
    "hreflang-no-return": (
        Remedy(
            "complete",
            QT_TRANSLATE_NOOP("fixes", "Add the missing language links"),
            Linked(languages.with_returns),
        ),
    ),
    "hreflang-no-x-default": (
        Remedy(
            "default",
            QT_TRANSLATE_NOOP("fixes", "Set the page for all other languages"),
            Linked(languages.with_default),
        ),
    ),
}
