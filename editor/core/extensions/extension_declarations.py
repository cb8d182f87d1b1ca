"""The extensions that search engines document, declared once for rules, forms, export and fixes.

First come the types of declarations and the codes of languages, countries and currencies, then
video with its many elements, then the others and the list of all.
Sources: Google's documentation of image, video and news sitemaps and of localized versions, its
schemas (sitemap-image/1.1, sitemap-video/1.1, sitemap-news/0.9), Yandex's documentation of images;
ISO 639-1 (with the withdrawn `sh`), ISO 3166-1 alpha-2 (officially assigned), ISO 4217 (in use).
"""

import re
from collections.abc import Collection
from decimal import Decimal
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from editor.core.text import N_
from editor.core.xml.markup import AFTER_PATH, BEFORE_HOST


def _codes(lines: str) -> frozenset[str]:
    return frozenset(lines.split())


LANGUAGES = _codes("""
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz
    ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii
    ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi
    mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw
    sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug
    uk ur uz ve vi vo wa wo xh yi yo za zh zu
""")

# Of ISO 15924, without those for private use.
SCRIPTS = _codes("""
    Adlm Afak Aghb Ahom Arab Aran Armi Armn Avst Bali Bamu Bass Batk Beng Berf Bhks Blis Bopo Brah Brai
    Bugi Buhd Cakm Cans Cari Cham Cher Chis Chrs Cirt Copt Cpmn Cprt Cyrl Cyrs Deva Diak Dogr Dsrt Dupl
    Egyd Egyh Egyp Elba Elym Ethi Gara Geok Geor Glag Gong Gonm Goth Gran Grek Gujr Gukh Guru Hanb Hang
    Hani Hano Hans Hant Hatr Hebr Hira Hluw Hmng Hmnp Hntl Hrkt Hung Inds Ital Jamo Java Jpan Jurc Kali
    Kana Kawi Khar Khmr Khoj Kitl Kits Knda Kore Kpel Krai Kthi Lana Laoo Latf Latg Latn Leke Lepc Limb
    Lina Linb Lisu Loma Lyci Lydi Mahj Maka Mand Mani Marc Maya Medf Mend Merc Mero Mlym Modi Mong Moon
    Mroo Mtei Mult Mymr Nagm Nand Narb Nbat Newa Nkdb Nkgb Nkoo Nshu Ogam Olck Onao Orkh Orya Osge Osma
    Ougr Palm Pauc Pcun Pelm Perm Phag Phli Phlp Phlv Phnx Piqd Plrd Prti Psin Ranj Rjng Rohg Roro Runr
    Samr Sara Sarb Saur Seal Sgnw Shaw Shrd Shui Sidd Sidt Sind Sinh Sogd Sogo Sora Soyo Sund Sunu Sylo
    Syrc Syre Syrj Syrn Tagb Takr Tale Talu Taml Tang Tavt Tayo Telu Teng Tfng Tglg Thaa Thai Tibt Tirh
    Tnsa Todr Tols Toto Tutg Ugar Vaii Visp Vith Wara Wcho Wole Xpeo Xsux Yezi Yiii Zanb Zinh Zmth Zsye
    Zsym Zxxx Zyyy Zzzz
""")
COUNTRIES = _codes("""
    AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV
    BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES
    ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE
    IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY
    MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU
    NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM
    SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE
    VG VI VN VU WF WS YE YT ZA ZM ZW
""")

CURRENCIES = _codes("""
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN
    BZD CAD CDF CHE CHF CHW CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP
    GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF
    KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR
    MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK
    SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU
    UYW UZS VED VES VND VUV WST XAF XAG XAU XBA XBB XBC XBD XCD XCG XDR XOF XPD XPF XPT XSU XUA YER ZAR
    ZMW ZWG
""")


class Need(StrEnum):
    """The necessity of an element or attribute."""

    REQUIRED = "required"
    ONE_OF = "one of"  # at least one of the elements of a block that say so
    OPTIONAL = "optional"
    DEPRECATED = "deprecated"  # Google ignores it


class ValueKind(StrEnum):
    """The type of value that a text stands for."""

    NONE = "none"  # no text: the element holds others, or attributes alone
    TEXT = "text"
    URL = "url"
    WHOLE = "whole number"
    SECONDS = "seconds"  # a whole number
    DECIMAL = "decimal"
    DATE = "date"  # a day, or a time with its zone
    YES_NO = "yes or no"
    CHOICE = "choice"  # one of `choices`
    CHOICES = "choices"  # some of `choices`, with commas between
    COUNTRIES = "countries"  # ISO 3166-1 alpha-2, with spaces between
    PLATFORMS = "platforms"  # some of `choices`, with spaces between
    CURRENCY = "currency"  # ISO 4217
    LANGUAGE = "language"  # ISO 639, as news name it
    HREFLANG = "hreflang"  # a language, perhaps with script and region; or x-default
    TICKERS = "tickers"  # such as NASDAQ:A, with commas between


class ValueForm(NamedTuple):
    """The constraints on the text of an element or attribute; numbers are inclusive."""

    kind: ValueKind
    choices: tuple[str, ...] = ()
    lowest: Decimal | None = None
    highest: Decimal | None = None
    max_length: int | None = None  # characters
    schema_length: int | None = None  # characters that the schema takes, where Google says nothing
    max_bytes: int | None = None  # in UTF-8, where Yandex says so
    long_text: bool = False  # an editor gives it several lines
    ftp: bool = False  # a URL may have this scheme too
    own_domain: bool = False  # a URL has to be on the domain of the entry
    not_endings: tuple[str, ...] = ()  # of a URL's path, in lower case
    no_parentheses: bool = False  # a text ends without any
    not_in_future: bool = False  # a date


# Forms that several elements share.
NONE = ValueForm(ValueKind.NONE)
TEXT = ValueForm(ValueKind.TEXT)
URL = ValueForm(ValueKind.URL)
DATE = ValueForm(ValueKind.DATE)


def choice(*choices: str) -> ValueForm:
    """Return the form of a text that is one of some words."""
    return ValueForm(ValueKind.CHOICE, choices=choices)


def google_variants(name: str) -> re.Pattern[str]:
    """Return a pattern for the spellings of the namespace of one of Google's extensions."""
    path = rf"/+schemas?/+sitemap-{name}(?:/.*|[0-9.]*{AFTER_PATH})"
    return re.compile(rf"{BEFORE_HOST}google\.com{path}", re.DOTALL)


class Attribute(NamedTuple):
    """An attribute of an element, as declared."""

    name: str
    title: str  # on screen, translated when shown
    form: ValueForm
    need: Need = Need.OPTIONAL

    @property
    def only_value(self) -> str:
        """The value that the attribute must have if just one is allowed; else ""."""
        is_fixed = self.need is Need.REQUIRED and len(self.form.choices) == 1
        return self.form.choices[0] if is_fixed else ""


class ElementSpec(NamedTuple):
    """An element of an extension, as declared; `children` are in their required order."""

    name: str
    title: str  # on screen, translated when shown
    form: ValueForm
    need: Need = Need.OPTIONAL
    max_count: int | None = 1  # in one parent; None: any number
    attributes: tuple[Attribute, ...] = ()
    children: tuple["ElementSpec", ...] = ()

    def child(self, name: str) -> "ElementSpec | None":
        """Return the declared child with a local name; None if there is none."""
        for child in self.children:
            if child.name == name:
                return child
        return None

    def attribute(self, name: str) -> Attribute | None:
        """Return the declared attribute with a name; None if there is none."""
        return next((attribute for attribute in self.attributes if attribute.name == name), None)

    def rank(self, name: str) -> int:
        """Return the position of a child in the declared order; an unknown child comes after all others."""
        names = [child.name for child in self.children]
        return names.index(name) if name in names else len(names)


class Extension(NamedTuple):
    """An extension: its namespace, and the element (a block) that entries contain.

    Several may have one namespace, and even one tag: then an attribute says whose a block is.
    """

    name: str  # as the filter language, exported tables and rules name it
    title: str  # of all its blocks, on screen; translated when shown
    block_title: str  # of one block
    numbers: tuple[str, str]  # one block and several in words
    has: str  # an entry has any, in the help of the filter
    number_of: str  # the number of blocks, there too
    example: str  # of a filter by that number
    namespace: str
    variants: re.Pattern[str]  # other spellings of the namespace that are in use
    prefix: str  # that files usually bind to it
    block: ElementSpec
    max_per_entry: int | None = None
    max_per_file: int | None = None
    needs: str = ""  # an attribute that its blocks have; without one, it takes those of no other
    lacks: str = ""  # an attribute that they do not have
    shown_by: tuple[str, ...] = ()  # the attributes in a line about a block, first that which names it
    lists_names: bool = False  # a summary has the names of several blocks, as they are short
    is_open: bool = False  # a block may have attributes and elements that are not declared

    @property
    def rivals(self) -> tuple["Extension", ...]:
        """The other extensions whose blocks have the same tag."""
        return _RIVALS[self.name]

    def takes(self, name: str, attributes: Collection[str]) -> bool:
        """Return True if an element of the namespace is a block of this extension, by its local name and the
        names of its attributes.
        """
        if name != self.block.name:
            return False
        if self.needs:
            return self.needs in attributes and self.lacks not in attributes
        return not any(rival.needs and rival.takes(name, attributes) for rival in self.rivals)


_YES_NO = ValueForm(ValueKind.YES_NO, choices=("yes", "no"))
_SECONDS = ValueForm(ValueKind.SECONDS, lowest=Decimal(1), highest=Decimal(28_800))
_SEGMENT_SECONDS = ValueForm(ValueKind.SECONDS, lowest=Decimal(0), highest=Decimal(28_800))
_NUMBER_FROM_1 = ValueForm(ValueKind.WHOLE, lowest=Decimal(1))
_RELATIONSHIP = Attribute("relationship", N_("Allowed or denied"), choice("allow", "deny"), Need.REQUIRED)
_TVSHOW = (
    ElementSpec("show_title", N_("Title of the show"), TEXT, Need.REQUIRED),
    ElementSpec(
        "video_type",
        N_("Type of video"),
        choice("full", "preview", "clip", "interview", "news", "other"),
        Need.REQUIRED,
    ),
    ElementSpec("episode_title", N_("Title of the episode"), TEXT),
    ElementSpec("season_number", N_("Season"), _NUMBER_FROM_1),
    ElementSpec("episode_number", N_("Episode"), _NUMBER_FROM_1),
    ElementSpec("premier_date", N_("Premiere date"), DATE),
)

VIDEO = Extension(
    "video",
    N_("Videos"),
    N_("Video"),
    ("1 video", N_("%Ln videos")),
    N_("Has videos"),
    N_("Number of videos"),
    "video>1",
    "http://www.google.com/schemas/sitemap-video/1.1",
    google_variants("video"),
    "video",
    ElementSpec(
        "video",
        N_("Video"),
        NONE,
        max_count=None,
        children=(
            ElementSpec(
                "thumbnail_loc", N_("Thumbnail URL"), ValueForm(ValueKind.URL, ftp=True), Need.REQUIRED
            ),
            ElementSpec("title", N_("Title"), ValueForm(ValueKind.TEXT, schema_length=100), Need.REQUIRED),
            ElementSpec(
                "description",
                N_("Description"),
                ValueForm(ValueKind.TEXT, max_length=2048, long_text=True),
                Need.REQUIRED,
            ),
            ElementSpec(
                "content_loc",
                N_("Media file URL"),
                ValueForm(ValueKind.URL, not_endings=(".html", ".htm", ".swf")),
                Need.ONE_OF,
            ),
            ElementSpec(
                "player_loc",
                N_("Player URL"),
                URL,
                Need.ONE_OF,
                attributes=(
                    Attribute("allow_embed", N_("Embedding allowed"), _YES_NO, Need.DEPRECATED),
                    Attribute("autoplay", N_("Autoplay parameter"), TEXT, Need.DEPRECATED),
                ),
            ),
            ElementSpec("duration", N_("Duration"), _SECONDS),
            ElementSpec("expiration_date", N_("Expires"), DATE),
            ElementSpec(
                "rating", N_("Rating"), ValueForm(ValueKind.DECIMAL, lowest=Decimal(0), highest=Decimal(5))
            ),
            ElementSpec(
                "content_segment_loc",
                N_("Segment URL"),
                URL,
                Need.DEPRECATED,
                max_count=None,
                attributes=(Attribute("duration", N_("Duration"), _SEGMENT_SECONDS),),
            ),
            ElementSpec("view_count", N_("Views"), ValueForm(ValueKind.WHOLE, lowest=Decimal(0))),
            ElementSpec("publication_date", N_("Published"), DATE),
            ElementSpec("tag", N_("Tag"), TEXT, max_count=32),
            ElementSpec(
                "category", N_("Category"), ValueForm(ValueKind.TEXT, max_length=256), Need.DEPRECATED
            ),
            ElementSpec("family_friendly", N_("Family friendly"), _YES_NO),
            ElementSpec(
                "restriction", N_("Countries"), ValueForm(ValueKind.COUNTRIES), attributes=(_RELATIONSHIP,)
            ),
            ElementSpec(
                "gallery_loc",
                N_("Gallery URL"),
                URL,
                Need.DEPRECATED,
                attributes=(Attribute("title", N_("Title"), TEXT),),
            ),
            ElementSpec(
                "price",
                N_("Price"),
                ValueForm(ValueKind.TEXT, lowest=Decimal(0)),
                Need.DEPRECATED,
                max_count=None,
                attributes=(
                    Attribute("currency", N_("Currency"), ValueForm(ValueKind.CURRENCY)),
                    Attribute("type", N_("Rent or purchase"), choice("purchase", "PURCHASE", "rent", "RENT")),
                    Attribute("resolution", N_("Resolution"), choice("sd", "SD", "hd", "HD")),
                ),
            ),
            ElementSpec("requires_subscription", N_("Requires a subscription"), _YES_NO),
            ElementSpec(
                "uploader",
                N_("Uploader"),
                ValueForm(ValueKind.TEXT, max_length=255),
                attributes=(
                    Attribute("info", N_("Uploader page"), ValueForm(ValueKind.URL, own_domain=True)),
                ),
            ),
            ElementSpec("tvshow", N_("TV show"), NONE, Need.DEPRECATED, children=_TVSHOW),
            ElementSpec(
                "platform",
                N_("Platforms"),
                ValueForm(ValueKind.PLATFORMS, choices=("web", "mobile", "tv")),
                attributes=(_RELATIONSHIP,),
            ),
            ElementSpec("live", N_("Live stream"), _YES_NO),
            ElementSpec(
                "id",
                N_("Identifier"),
                TEXT,
                Need.DEPRECATED,
                max_count=None,
                attributes=(
                    Attribute(
                        "type",
                        N_("Type of identifier"),
                        choice("tms:series", "tms:program", "rovi:series", "rovi:program", "freebase", "url"),
                        Need.REQUIRED,
                    ),
                ),
            ),
        ),
    ),
)


IMAGE = Extension(
    "image",
    N_("Images"),
    N_("Image"),
    ("1 image", N_("%Ln images")),
    N_("Has images"),
    N_("Number of images"),
    "image>3",
    "http://www.google.com/schemas/sitemap-image/1.1",
    google_variants("image"),
    "image",
    ElementSpec(
        "image",
        N_("Image"),
        NONE,
        max_count=None,
        children=(
            ElementSpec("loc", N_("Image URL"), URL, Need.REQUIRED),
            ElementSpec(
                "caption",
                N_("Caption"),
                ValueForm(ValueKind.TEXT, max_bytes=384, long_text=True),
                Need.DEPRECATED,
            ),
            ElementSpec(
                "geo_location", N_("Location"), ValueForm(ValueKind.TEXT, max_bytes=256), Need.DEPRECATED
            ),
            ElementSpec("title", N_("Title"), ValueForm(ValueKind.TEXT, max_bytes=384), Need.DEPRECATED),
            ElementSpec(
                "license", N_("License URL"), ValueForm(ValueKind.URL, max_bytes=256), Need.DEPRECATED
            ),
        ),
    ),
    max_per_entry=1000,
)

NEWS = Extension(
    "news",
    N_("News"),
    N_("News article"),
    ("1 news article", N_("%Ln news articles")),
    N_("Has a news article"),
    N_("Number of news articles"),
    "news>1",
    "http://www.google.com/schemas/sitemap-news/0.9",
    google_variants("news"),
    "news",
    ElementSpec(
        "news",
        N_("News article"),
        NONE,
        children=(
            ElementSpec(
                "publication",
                N_("Publication"),
                NONE,
                Need.REQUIRED,
                children=(
                    ElementSpec(
                        "name", N_("Name"), ValueForm(ValueKind.TEXT, no_parentheses=True), Need.REQUIRED
                    ),
                    ElementSpec("language", N_("Language"), ValueForm(ValueKind.LANGUAGE), Need.REQUIRED),
                ),
            ),
            ElementSpec("access", N_("Access"), choice("Subscription", "Registration"), Need.DEPRECATED),
            ElementSpec(
                "genres",
                N_("Genres"),
                ValueForm(
                    ValueKind.CHOICES,
                    choices=("PressRelease", "Satire", "Blog", "OpEd", "Opinion", "UserGenerated"),
                ),
                Need.DEPRECATED,
            ),
            ElementSpec(
                "publication_date",
                N_("Published"),
                ValueForm(ValueKind.DATE, not_in_future=True),
                Need.REQUIRED,
            ),
            ElementSpec("title", N_("Title"), TEXT, Need.REQUIRED),
            ElementSpec(
                "keywords", N_("Keywords"), ValueForm(ValueKind.TEXT, long_text=True), Need.DEPRECATED
            ),
            ElementSpec("stock_tickers", N_("Stock tickers"), ValueForm(ValueKind.TICKERS), Need.DEPRECATED),
        ),
    ),
    max_per_entry=1,
    max_per_file=1000,
)

_XHTML = "http://www.w3.org/1999/xhtml"
_XHTML_PATHS = r"/+(?:1999/+xhtml/?|TR/+xhtml11/xhtml11_schema\.html)"
_XHTML_VARIANTS = re.compile(rf"{BEFORE_HOST}w3\.org{_XHTML_PATHS}{AFTER_PATH}")
_RELATION = Attribute("rel", N_("Relation"), choice("alternate"), Need.REQUIRED)
_MEDIA = Attribute("media", N_("Media query"), TEXT, Need.REQUIRED)
_HREF = Attribute("href", N_("URL"), URL, Need.REQUIRED)

HREFLANG = Extension(
    "hreflang",
    N_("Languages"),
    N_("Language version"),
    ("1 link to another language", N_("%Ln links to other languages")),
    N_("Has links to other languages"),
    N_("Number of links to other versions of the page"),
    "hreflang<5",
    _XHTML,
    _XHTML_VARIANTS,
    "xhtml",
    ElementSpec(
        "link",
        N_("Language version"),
        NONE,
        max_count=None,
        attributes=(
            _RELATION,
            Attribute("hreflang", N_("Language"), ValueForm(ValueKind.HREFLANG), Need.ONE_OF),
            _MEDIA._replace(need=Need.ONE_OF),
            _HREF,
        ),
    ),
    shown_by=("hreflang", "href"),
    lists_names=True,
    is_open=True,
)

MOBILE = Extension(
    "mobile",
    N_("Mobile"),
    N_("Mobile version"),
    ("1 link to a mobile version", N_("%Ln links to mobile versions")),
    N_("Has links to mobile versions"),
    N_("Number of links to mobile versions"),
    "mobile>1",
    _XHTML,
    _XHTML_VARIANTS,
    "xhtml",
    ElementSpec("link", N_("Mobile version"), NONE, max_count=None, attributes=(_RELATION, _MEDIA, _HREF)),
    needs="media",
    lacks="hreflang",
    shown_by=("href", "media"),
    is_open=True,
)

EXTENSIONS = (IMAGE, VIDEO, NEWS, HREFLANG, MOBILE)
EXTENSION_NAMES = tuple(extension.name for extension in EXTENSIONS)
EXTENSION_BY_NAME = {extension.name: extension for extension in EXTENSIONS}
EXTENSION_BY_PREFIX = {extension.prefix: extension for extension in reversed(EXTENSIONS)}  # one per namespace
_RIVALS = {
    one.name: tuple(
        each
        for each in EXTENSIONS
        if each is not one and (each.namespace, each.block.name) == (one.namespace, one.block.name)
    )
    for one in EXTENSIONS
}

# Withdrawn by Google: namespace -> what it is called.
LEGACY = {
    "http://www.google.com/schemas/sitemap-mobile/1.0": "mobile",
    "http://www.google.com/geo/schemas/sitemap/1.0": "geo",
    "http://www.google.com/codesearch/schemas/sitemap/1.0": "codesearch",
}
# Known, but neither shown nor checked: PageMap of Programmable Search, Baidu's mark of pages for phones, and
# attributes that name the schema of a file.
_OTHERS = (
    r"https?://(?:www\.)?google\.com/schemas/sitemap-pagemap/.*"
    r"|https?://(?:www\.)?baidu\.com/schemas/sitemap-mobile/.*"
    r"|http://www\.w3\.org/2001/XMLSchema-instance"
)


@lru_cache(maxsize=256)
def extensions_of_namespace(namespace: str) -> tuple[Extension, ...]:
    """Return the extensions of a namespace in any of its spellings, in their usual order."""
    return tuple(each for each in EXTENSIONS if each.variants.fullmatch(namespace))


def extension_of(namespace: str) -> Extension | None:
    """Return the extension, or the first of several, of a namespace; None if it has none."""
    return next(iter(extensions_of_namespace(namespace)), None)


@lru_cache(maxsize=256)
def is_known(namespace: str) -> bool:
    """Return True if a namespace is or was documented for use in sitemaps."""
    return bool(extension_of(namespace) or namespace in LEGACY or re.fullmatch(_OTHERS, namespace))
