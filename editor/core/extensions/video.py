"""The video extension: Google's documentation of video sitemaps, and its schema sitemap-video/1.1."""

from decimal import Decimal

from editor.core.extensions.declaration import (
    DATE,
    NONE,
    TEXT,
    URL,
    Attribute,
    Element,
    Extension,
    Form,
    Need,
    ValueKind,
    choice,
    google_variants,
)
from editor.core.text import QT_TRANSLATE_NOOP

_YES_NO = Form(ValueKind.YES_NO, choices=("yes", "no"))
_SECONDS = Form(ValueKind.SECONDS, lowest=Decimal(1), highest=Decimal(28_800))
_SEGMENT_SECONDS = Form(ValueKind.SECONDS, lowest=Decimal(0), highest=Decimal(28_800))
_NUMBER_FROM_1 = Form(ValueKind.WHOLE, lowest=Decimal(1))
_RELATIONSHIP = Attribute(
    "relationship",
    QT_TRANSLATE_NOOP("extensions", "Allowed or denied"),
    choice("allow", "deny"),
    Need.REQUIRED,
)
_TVSHOW = (
    Element("show_title", QT_TRANSLATE_NOOP("extensions", "Title of the show"), TEXT, Need.REQUIRED),
    Element(
        "video_type",
        QT_TRANSLATE_NOOP("extensions", "Type of video"),
        choice("full", "preview", "clip", "interview", "news", "other"),
        Need.REQUIRED,
    ),
    Element("episode_title", QT_TRANSLATE_NOOP("extensions", "Title of the episode"), TEXT),
    Element("season_number", QT_TRANSLATE_NOOP("extensions", "Season"), _NUMBER_FROM_1),
    Element("episode_number", QT_TRANSLATE_NOOP("extensions", "Episode"), _NUMBER_FROM_1),
    Element("premier_date", QT_TRANSLATE_NOOP("extensions", "Premiere date"), DATE),
)

VIDEO = Extension(
    "video",
    QT_TRANSLATE_NOOP("extensions", "Videos"),
    QT_TRANSLATE_NOOP("extensions", "Video"),
    "http://www.google.com/schemas/sitemap-video/1.1",
    google_variants("video"),
    "video",
    Element(
        "video",
        QT_TRANSLATE_NOOP("extensions", "Video"),
        NONE,
        max_count=None,
        children=(
            Element(
                "thumbnail_loc",
                QT_TRANSLATE_NOOP("extensions", "Thumbnail URL"),
                Form(ValueKind.URL, ftp=True),
                Need.REQUIRED,
            ),
            Element(
                "title",
                QT_TRANSLATE_NOOP("extensions", "Title"),
                Form(ValueKind.TEXT, schema_length=100),
                Need.REQUIRED,
            ),
            Element(
                "description",
                QT_TRANSLATE_NOOP("extensions", "Description"),
                Form(ValueKind.TEXT, max_length=2048, long_text=True),
                Need.REQUIRED,
            ),
            Element(
                "content_loc",
                QT_TRANSLATE_NOOP("extensions", "Media file URL"),
                Form(ValueKind.URL, not_endings=(".html", ".htm", ".swf")),
                Need.ONE_OF,
            ),
            Element(
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
            Element("duration", QT_TRANSLATE_NOOP("extensions", "Duration"), _SECONDS),
            Element("expiration_date", QT_TRANSLATE_NOOP("extensions", "Expires"), DATE),
            Element(
                "rating",
                QT_TRANSLATE_NOOP("extensions", "Rating"),
                Form(ValueKind.DECIMAL, lowest=Decimal(0), highest=Decimal(5)),
            ),
            Element(
                "content_segment_loc",
                QT_TRANSLATE_NOOP("extensions", "Segment URL"),
                URL,
                Need.DEPRECATED,
                max_count=None,
                attributes=(
                    Attribute("duration", QT_TRANSLATE_NOOP("extensions", "Duration"), _SEGMENT_SECONDS),
                ),
            ),
            Element(
                "view_count",
                QT_TRANSLATE_NOOP("extensions", "Views"),
                Form(ValueKind.WHOLE, lowest=Decimal(0)),
            ),
            Element("publication_date", QT_TRANSLATE_NOOP("extensions", "Published"), DATE),
            Element("tag", QT_TRANSLATE_NOOP("extensions", "Tag"), TEXT, max_count=32),
            Element(
                "category",
                QT_TRANSLATE_NOOP("extensions", "Category"),
                Form(ValueKind.TEXT, max_length=256),
                Need.DEPRECATED,
            ),
            Element("family_friendly", QT_TRANSLATE_NOOP("extensions", "Family friendly"), _YES_NO),
            Element(
                "restriction",
                QT_TRANSLATE_NOOP("extensions", "Countries"),
                Form(ValueKind.COUNTRIES),
                attributes=(_RELATIONSHIP,),
            ),
            Element(
                "gallery_loc",
                QT_TRANSLATE_NOOP("extensions", "Gallery URL"),
                URL,
                Need.DEPRECATED,
                attributes=(Attribute("title", QT_TRANSLATE_NOOP("extensions", "Title"), TEXT),),
            ),
            Element(
                "price",
                QT_TRANSLATE_NOOP("extensions", "Price"),
                TEXT,
                Need.DEPRECATED,
                max_count=None,
                attributes=(
                    Attribute(
                        "currency", QT_TRANSLATE_NOOP("extensions", "Currency"), Form(ValueKind.CURRENCY)
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
            Element(
                "requires_subscription", QT_TRANSLATE_NOOP("extensions", "Requires a subscription"), _YES_NO
            ),
            Element(
                "uploader",
                QT_TRANSLATE_NOOP("extensions", "Uploader"),
                Form(ValueKind.TEXT, max_length=255),
                attributes=(
                    Attribute(
                        "info",
                        QT_TRANSLATE_NOOP("extensions", "Uploader page"),
                        Form(ValueKind.URL, own_domain=True),
                    ),
                ),
            ),
            Element(
                "tvshow",
                QT_TRANSLATE_NOOP("extensions", "TV show"),
                NONE,
                Need.DEPRECATED,
                children=_TVSHOW,
            ),
            Element(
                "platform",
                QT_TRANSLATE_NOOP("extensions", "Platforms"),
                Form(ValueKind.PLATFORMS, choices=("web", "mobile", "tv")),
                attributes=(_RELATIONSHIP,),
            ),
            Element("live", QT_TRANSLATE_NOOP("extensions", "Live stream"), _YES_NO),
            Element(
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
