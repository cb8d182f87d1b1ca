"""The video extension. Sources: Google's documentation of video sitemaps, its schema sitemap-video/1.1."""

from decimal import Decimal

from editor.core.extensions.declaration import (
    DATE,
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
from editor.core.text import QT_TRANSLATE_NOOP

_YES_NO = ValueForm(ValueKind.YES_NO, choices=("yes", "no"))
_SECONDS = ValueForm(ValueKind.SECONDS, lowest=Decimal(1), highest=Decimal(28_800))
_SEGMENT_SECONDS = ValueForm(ValueKind.SECONDS, lowest=Decimal(0), highest=Decimal(28_800))
_NUMBER_FROM_1 = ValueForm(ValueKind.WHOLE, lowest=Decimal(1))
_RELATIONSHIP = Attribute(
    "relationship",
    QT_TRANSLATE_NOOP("extensions", "Allowed or denied"),
    choice("allow", "deny"),
    Need.REQUIRED,
)
_TVSHOW = (
    ElementSpec("show_title", QT_TRANSLATE_NOOP("extensions", "Title of the show"), TEXT, Need.REQUIRED),
    ElementSpec(
        "video_type",
        QT_TRANSLATE_NOOP("extensions", "Type of video"),
        choice("full", "preview", "clip", "interview", "news", "other"),
        Need.REQUIRED,
    ),
    ElementSpec("episode_title", QT_TRANSLATE_NOOP("extensions", "Title of the episode"), TEXT),
    ElementSpec("season_number", QT_TRANSLATE_NOOP("extensions", "Season"), _NUMBER_FROM_1),
    ElementSpec("episode_number", QT_TRANSLATE_NOOP("extensions", "Episode"), _NUMBER_FROM_1),
    ElementSpec("premier_date", QT_TRANSLATE_NOOP("extensions", "Premiere date"), DATE),
)

VIDEO = Extension(
    "video",
    QT_TRANSLATE_NOOP("extensions", "Videos"),
    QT_TRANSLATE_NOOP("extensions", "Video"),
    "http://www.google.com/schemas/sitemap-video/1.1",
    google_variants("video"),
    "video",
    ElementSpec(
        "video",
        QT_TRANSLATE_NOOP("extensions", "Video"),
        NONE,
        max_count=None,
        children=(
            ElementSpec(
                "thumbnail_loc",
                QT_TRANSLATE_NOOP("extensions", "Thumbnail URL"),
                ValueForm(ValueKind.URL, ftp=True),
                Need.REQUIRED,
            ),
            ElementSpec(
                "title",
                QT_TRANSLATE_NOOP("extensions", "Title"),
                ValueForm(ValueKind.TEXT, schema_length=100),
                Need.REQUIRED,
            ),
            ElementSpec(
                "description",
                QT_TRANSLATE_NOOP("extensions", "Description"),
                ValueForm(ValueKind.TEXT, max_length=2048, long_text=True),
                Need.REQUIRED,
            ),
            ElementSpec(
                "content_loc",
                QT_TRANSLATE_NOOP("extensions", "Media file URL"),
                ValueForm(ValueKind.URL, not_endings=(".html", ".htm", ".swf")),
                Need.ONE_OF,
            ),
            ElementSpec(
                "player_loc",
                QT_TRANSLATE_NOOP("extensions", "Player URL"),
                URL,
                Need.ONE_OF,
                attributes=(
                    Attribute(
                        "allow_embed",
                        QT_TRANSLATE_NOOP("extensions", "Embedding allowed"),
                        _YES_NO,
                        Need.DEPRECATED,
                    ),
                    Attribute(
                        "autoplay",
                        QT_TRANSLATE_NOOP("extensions", "Autoplay parameter"),
                        TEXT,
                        Need.DEPRECATED,
                    ),
                ),
            ),
            ElementSpec("duration", QT_TRANSLATE_NOOP("extensions", "Duration"), _SECONDS),
            ElementSpec("expiration_date", QT_TRANSLATE_NOOP("extensions", "Expires"), DATE),
            ElementSpec(
                "rating",
                QT_TRANSLATE_NOOP("extensions", "Rating"),
                ValueForm(ValueKind.DECIMAL, lowest=Decimal(0), highest=Decimal(5)),
            ),
            ElementSpec(
                "content_segment_loc",
                QT_TRANSLATE_NOOP("extensions", "Segment URL"),
                URL,
                Need.DEPRECATED,
                max_count=None,
                attributes=(
                    Attribute("duration", QT_TRANSLATE_NOOP("extensions", "Duration"), _SEGMENT_SECONDS),
                ),
            ),
            ElementSpec(
                "view_count",
                QT_TRANSLATE_NOOP("extensions", "Views"),
                ValueForm(ValueKind.WHOLE, lowest=Decimal(0)),
            ),
            ElementSpec("publication_date", QT_TRANSLATE_NOOP("extensions", "Published"), DATE),
            ElementSpec("tag", QT_TRANSLATE_NOOP("extensions", "Tag"), TEXT, max_count=32),
            ElementSpec(
                "category",
                QT_TRANSLATE_NOOP("extensions", "Category"),
                ValueForm(ValueKind.TEXT, max_length=256),
                Need.DEPRECATED,
            ),
            ElementSpec("family_friendly", QT_TRANSLATE_NOOP("extensions", "Family friendly"), _YES_NO),
            ElementSpec(
                "restriction",
                QT_TRANSLATE_NOOP("extensions", "Countries"),
                ValueForm(ValueKind.COUNTRIES),
                attributes=(_RELATIONSHIP,),
            ),
            ElementSpec(
                "gallery_loc",
                QT_TRANSLATE_NOOP("extensions", "Gallery URL"),
                URL,
                Need.DEPRECATED,
                attributes=(Attribute("title", QT_TRANSLATE_NOOP("extensions", "Title"), TEXT),),
            ),
            ElementSpec(
                "price",
                QT_TRANSLATE_NOOP("extensions", "Price"),
                TEXT,
                Need.DEPRECATED,
                max_count=None,
                attributes=(
                    Attribute(
                        "currency", QT_TRANSLATE_NOOP("extensions", "Currency"), ValueForm(ValueKind.CURRENCY)
                    ),
                    Attribute(
                        "type",
                        QT_TRANSLATE_NOOP("extensions", "Rent or purchase"),
                        choice("purchase", "PURCHASE", "rent", "RENT"),
                    ),
                    Attribute(
                        "resolution",
                        QT_TRANSLATE_NOOP("extensions", "Resolution"),
                        choice("sd", "SD", "hd", "HD"),
                    ),
                ),
            ),
            ElementSpec(
                "requires_subscription", QT_TRANSLATE_NOOP("extensions", "Requires a subscription"), _YES_NO
            ),
            ElementSpec(
                "uploader",
                QT_TRANSLATE_NOOP("extensions", "Uploader"),
                ValueForm(ValueKind.TEXT, max_length=255),
                attributes=(
                    Attribute(
                        "info",
                        QT_TRANSLATE_NOOP("extensions", "Uploader page"),
                        ValueForm(ValueKind.URL, own_domain=True),
                    ),
                ),
            ),
            ElementSpec(
                "tvshow",
                QT_TRANSLATE_NOOP("extensions", "TV show"),
                NONE,
                Need.DEPRECATED,
                children=_TVSHOW,
            ),
            ElementSpec(
                "platform",
                QT_TRANSLATE_NOOP("extensions", "Platforms"),
                ValueForm(ValueKind.PLATFORMS, choices=("web", "mobile", "tv")),
                attributes=(_RELATIONSHIP,),
            ),
            ElementSpec("live", QT_TRANSLATE_NOOP("extensions", "Live stream"), _YES_NO),
            ElementSpec(
                "id",
                QT_TRANSLATE_NOOP("extensions", "Identifier"),
                TEXT,
                Need.DEPRECATED,
                max_count=None,
                attributes=(
                    Attribute(
                        "type",
                        QT_TRANSLATE_NOOP("extensions", "Type of identifier"),
                        choice("tms:series", "tms:program", "rovi:series", "rovi:program", "freebase", "url"),
                        Need.REQUIRED,
                    ),
                ),
            ),
        ),
    ),
)
