"""The extensions that search engines document, declared once: rules, forms, export and fixes read this.

Sources: Google's documentation of image, video and news sitemaps and of localized versions, its schemas
(sitemap-image/1.1, sitemap-video/1.1, sitemap-news/0.9), Yandex's documentation of images.
"""

import re
from functools import lru_cache

from editor.core.extensions.declaration import (
    NONE,
    TEXT,
    URL,
    Attribute,
    ElementSpec,
    Extension,
    Need,
    ValueForm,
    ValueKind,
    choice,
    google_variants,
)
from editor.core.extensions.video import VIDEO
from editor.core.text import QT_TRANSLATE_NOOP

IMAGE = Extension(
    "image",
    QT_TRANSLATE_NOOP("extensions", "Images"),
    QT_TRANSLATE_NOOP("extensions", "Image"),
    "http://www.google.com/schemas/sitemap-image/1.1",
    google_variants("image"),
    "image",
    ElementSpec(
        "image",
        QT_TRANSLATE_NOOP("extensions", "Image"),
        NONE,
        max_count=None,
        children=(
            ElementSpec("loc", QT_TRANSLATE_NOOP("extensions", "Image URL"), URL, Need.REQUIRED),
            ElementSpec(
                "caption",
                QT_TRANSLATE_NOOP("extensions", "Caption"),
                ValueForm(ValueKind.TEXT, max_bytes=384, long_text=True),
                Need.DEPRECATED,
            ),
            ElementSpec(
                "geo_location",
                QT_TRANSLATE_NOOP("extensions", "Location"),
                ValueForm(ValueKind.TEXT, max_bytes=256),
                Need.DEPRECATED,
            ),
            ElementSpec(
                "title",
                QT_TRANSLATE_NOOP("extensions", "Title"),
                ValueForm(ValueKind.TEXT, max_bytes=384),
                Need.DEPRECATED,
            ),
            ElementSpec(
                "license",
                QT_TRANSLATE_NOOP("extensions", "License URL"),
                ValueForm(ValueKind.URL, max_bytes=256),
                Need.DEPRECATED,
            ),
        ),
    ),
    max_per_entry=1000,
)

NEWS = Extension(
    "news",
    QT_TRANSLATE_NOOP("extensions", "News"),
    QT_TRANSLATE_NOOP("extensions", "News article"),
    "http://www.google.com/schemas/sitemap-news/0.9",
    google_variants("news"),
    "news",
    ElementSpec(
        "news",
        QT_TRANSLATE_NOOP("extensions", "News article"),
        NONE,
        children=(
            ElementSpec(
                "publication",
                QT_TRANSLATE_NOOP("extensions", "Publication"),
                NONE,
                Need.REQUIRED,
                children=(
                    ElementSpec(
                        "name",
                        QT_TRANSLATE_NOOP("extensions", "Name"),
                        ValueForm(ValueKind.TEXT, no_parentheses=True),
                        Need.REQUIRED,
                    ),
                    ElementSpec(
                        "language",
                        QT_TRANSLATE_NOOP("extensions", "Language"),
                        ValueForm(ValueKind.LANGUAGE),
                        Need.REQUIRED,
                    ),
                ),
            ),
            ElementSpec(
                "access",
                QT_TRANSLATE_NOOP("extensions", "Access"),
                choice("Subscription", "Registration"),
                Need.DEPRECATED,
            ),
            ElementSpec(
                "genres",
                QT_TRANSLATE_NOOP("extensions", "Genres"),
                ValueForm(
                    ValueKind.CHOICES,
                    choices=("PressRelease", "Satire", "Blog", "OpEd", "Opinion", "UserGenerated"),
                ),
                Need.DEPRECATED,
            ),
            ElementSpec(
                "publication_date",
                QT_TRANSLATE_NOOP("extensions", "Published"),
                ValueForm(ValueKind.DATE, not_in_future=True),
                Need.REQUIRED,
            ),
            ElementSpec("title", QT_TRANSLATE_NOOP("extensions", "Title"), TEXT, Need.REQUIRED),
            ElementSpec(
                "keywords",
                QT_TRANSLATE_NOOP("extensions", "Keywords"),
                ValueForm(ValueKind.TEXT, long_text=True),
                Need.DEPRECATED,
            ),
            ElementSpec(
                "stock_tickers",
                QT_TRANSLATE_NOOP("extensions", "Stock tickers"),
                ValueForm(ValueKind.TICKERS),
                Need.DEPRECATED,
            ),
        ),
    ),
    max_per_entry=1,
    max_per_file=1000,
)

HREFLANG = Extension(
    "hreflang",
    QT_TRANSLATE_NOOP("extensions", "Languages"),
    QT_TRANSLATE_NOOP("extensions", "Language version"),
    "http://www.w3.org/1999/xhtml",
    re.compile(r"https?://www\.w3\.org/(?:1999/xhtml/?|TR/xhtml11/xhtml11_schema\.html)"),
    "xhtml",
    ElementSpec(
        "link",
        QT_TRANSLATE_NOOP("extensions", "Language version"),
        NONE,
        max_count=None,
        attributes=(
            Attribute("rel", QT_TRANSLATE_NOOP("extensions", "Relation"), choice("alternate"), Need.REQUIRED),
            Attribute(
                "hreflang",
                QT_TRANSLATE_NOOP("extensions", "Language"),
                ValueForm(ValueKind.HREFLANG),
                Need.ONE_OF,
            ),
            Attribute("media", QT_TRANSLATE_NOOP("extensions", "Media query"), TEXT, Need.ONE_OF),
            Attribute("href", QT_TRANSLATE_NOOP("extensions", "URL"), URL, Need.REQUIRED),
        ),
    ),
)

EXTENSIONS = (IMAGE, VIDEO, NEWS, HREFLANG)
EXTENSION_NAMES = tuple(extension.name for extension in EXTENSIONS)
EXTENSION_BY_NAME = {extension.name: extension for extension in EXTENSIONS}

# Withdrawn by Google: namespace -> what it is called.
LEGACY = {
    "http://www.google.com/schemas/sitemap-mobile/1.0": "mobile",
    "http://www.google.com/geo/schemas/sitemap/1.0": "geo",
    "http://www.google.com/codesearch/schemas/sitemap/1.0": "codesearch",
}
# Known, but neither shown nor checked: PageMap of Programmable Search, Baidu's mark of pages for phones, and
# attributes that name the schema of a file.
_OTHERS = re.compile(
    r"https?://(?:www\.)?google\.com/schemas/sitemap-pagemap/.*"
    r"|https?://(?:www\.)?baidu\.com/schemas/sitemap-mobile/.*"
    r"|http://www\.w3\.org/2001/XMLSchema-instance"
)


@lru_cache(maxsize=256)
def extension_of(namespace: str) -> Extension | None:
    """Return the extension of a namespace in any of its spellings; None if it has none."""
    return next((each for each in EXTENSIONS if each.variants.fullmatch(namespace)), None)


@lru_cache(maxsize=256)
def is_known(namespace: str) -> bool:
    """Return True if a namespace is or was documented for use in sitemaps."""
    return bool(extension_of(namespace) or namespace in LEGACY or _OTHERS.fullmatch(namespace))
