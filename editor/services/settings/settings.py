"""The settings, each declared once; `settings_file` stores their values.

The declaration of a setting also says what the preferences dialog needs to know of it. The settings
stand in groups: of exports and tables, of asking a site, of the window and its documents; the list
of all comes last.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, NamedTuple, TypeVar

from editor.core.text import N_
from editor.services.installation import known_languages, native_name
from editor.services.tables.table_formats import TABLE_FORMATS
from editor.site import request_limits

T = TypeVar("T")  # str, int, bool, bytes, list[str] or dict[str, str]


class PreferencePage(StrEnum):
    """The pages of the preferences, in their order."""

    APPEARANCE = N_("Appearance")
    TABLE = N_("Table")
    DATES = N_("Dates")
    FINDINGS = N_("Findings")
    FILES = N_("Files")
    QUESTIONS = N_("Questions")
    EXPORT = N_("Export")
    SITE = N_("Live site")


class Choice(NamedTuple):
    """A possible value of a setting, and the text that stands for it."""

    value: str
    label: str
    is_name: bool = False  # shown as it is: the name of a language or a program


class Preference(NamedTuple):
    """A setting as the preferences dialog offers it; its texts are translated when they are shown.

    A check box, a field for a number or text, or a choice follows from the type of the setting and from what
    is given here; `editor` names a form of its own.
    """

    page: PreferencePage
    label: str
    help: str = ""
    choices: tuple[Choice, ...] = ()
    offered: Callable[[], Sequence[Choice]] | None = None  # choices that depend on the installation
    least: int = 0
    most: int = 100
    step: int = 1
    unit: str = ""  # shown after a number
    least_text: str = ""  # shown in place of the least number
    placeholder: str = ""  # what an empty text stands for, shown as it is
    pattern: str = ""  # a regular expression that a text must match as a whole
    words: str = ""  # other words by which it is found
    editor: str = ""

    def choices_now(self) -> tuple[Choice, ...]:
        """Return the choices, including those that depend on the installation."""
        return (*self.choices, *(self.offered() if self.offered else ()))


@dataclass(frozen=True, slots=True)
class Formerly(Generic[T]):
    """The setting that earlier versions stored instead of one, and what its stored values mean now."""

    key: str
    meaning: Mapping[str, T]  # by what stands in the file; anything else means nothing


@dataclass(frozen=True, slots=True)
class Setting(Generic[T]):
    """A value that is stored; it has the type of its default."""

    key: str
    default: T
    preference: Preference | None = None  # how the preferences offer it; None: they do not
    formerly: Formerly[T] | None = None  # read as long as the setting itself was never stored

    def accepts(self, value: object) -> bool:
        """Return True if a value has the right type, and is one of those that the preferences allow."""
        if not _has_type_of(value, self.default):
            return False
        if self.preference is None or value == self.default:
            return True
        if isinstance(value, str) and (choices := self.preference.choices_now()):
            return any(value == choice.value for choice in choices)
        if isinstance(value, str):
            return re.fullmatch(self.preference.pattern or ".*", value) is not None
        if isinstance(value, int) and not isinstance(value, bool):
            return self.preference.least <= value <= self.preference.most
        return True


def _has_type_of(value: object, default: object) -> bool:
    if type(value) is not type(default):
        return False
    if isinstance(value, Mapping):
        return all(isinstance(item, str) for pair in value.items() for item in pair)
    return not isinstance(value, list) or all(isinstance(item, str) for item in value)


LANGUAGE = Setting(
    "appearance/language",
    "",
    Preference(
        PreferencePage.APPEARANCE,
        N_("Language"),
        N_("Takes effect at the next start, or now: the window then closes and opens again with its files."),
        choices=(Choice("", N_("Same as the system")),),
        offered=lambda: [Choice(code, native_name(code), is_name=True) for code in known_languages()],
        words=N_("translation English"),
        editor="language",
    ),
)  # such as "de" or "pt_BR"
THEME = Setting(
    "appearance/theme",
    "system",
    Preference(
        PreferencePage.APPEARANCE,
        N_("Theme"),
        choices=(
            Choice("system", N_("Same as the system")),
            Choice("light", N_("Light")),
            Choice("dark", N_("Dark")),
        ),
        words=N_("colours night contrast"),
    ),
)
CONTRAST = Setting(
    "appearance/contrast",
    "system",
    Preference(
        PreferencePage.APPEARANCE,
        N_("Contrast"),
        N_("High contrast has strong colours, edges and selections."),
        choices=(
            Choice("system", N_("Same as the system")),
            Choice("usual", N_("Usual")),
            Choice("high", N_("High")),
        ),
        words=N_("colours accessibility black white"),
    ),
)
LETTERS = Setting(
    "appearance/letters",
    "",
    Preference(
        PreferencePage.APPEARANCE,
        N_("Size of the letters"),
        N_("In the whole window. It follows at the next start, or now, as with another language."),
        choices=(
            Choice("", N_("Same as the system")),
            *(Choice(size, f"{size} %", is_name=True) for size in ("90", "110", "125", "150", "175", "200")),
        ),
        words=N_("large small font interface"),
        editor="letters",
    ),
)  # in per cent of those of the system
ZOOM = Setting(
    "appearance/zoom",
    100,
    Preference(
        PreferencePage.APPEARANCE,
        N_("Size of the table"),
        N_("Text, rows and columns of the table."),
        least=60,
        most=300,
        step=10,
        unit=N_(" %"),
        words=N_("zoom large small letters font"),
    ),
)
ROW_HEIGHT = Setting(
    "appearance/row-height",
    29,
    Preference(
        PreferencePage.APPEARANCE,
        N_("Row height"),
        N_("In the table at 100 %; a row is never lower than its text."),
        least=18,
        most=80,
        unit=N_(" pixels"),
    ),
)
DENSITY = Setting(
    "appearance/density",
    "usual",
    Preference(
        PreferencePage.APPEARANCE,
        N_("Line spacing in panels and lists"),
        choices=(
            Choice("compact", N_("Close together")),
            Choice("usual", N_("As usual")),
            Choice("spacious", N_("Far apart")),
        ),
        words=N_("density compact spacious"),
    ),
)
WINDOW_GEOMETRY = Setting("window/geometry", b"")
WINDOW_STATE = Setting("window/state", b"")  # the state of panels and tool bars when the window was closed
COLUMNS: Setting[dict[str, str]] = Setting(
    "view/columns",
    {},
    Preference(
        PreferencePage.TABLE,
        N_("Columns"),
        N_("Unless you choose, a column is shown if the file has values for it."),
        words=N_("show hide first"),
        editor="columns",
    ),
)  # columns shown or hidden by the user, by name
COLUMN_WIDTHS: Setting[dict[str, str]] = Setting(
    "view/column-shares", {}
)  # the widths set by the user, in shares of the window at 100 %, by kind of file and column: "urlset/loc"
COLUMN_ORDER: Setting[list[str]] = Setting("view/column-order", [])  # by name, from left to right
FREEZE_URL = Setting(
    "view/freeze-url",
    default=True,
    preference=Preference(
        PreferencePage.TABLE,
        N_("Freeze the URL column"),
        N_("It stays in view while the other columns are scrolled."),
        words=N_("pin lock sticky"),
    ),
)
FINDINGS_PANEL = Setting("view/findings", default=True)
DETAILS_PANEL = Setting("view/details", "")  # "open", "closed", or "": depending on the room
SITE_PANEL = Setting("view/site", "")  # "open", "closed", or "": depending on the room
FILES_PANEL = Setting("view/files", default=True)
INSIGHT_PANEL = Setting("view/insight", default=False)
INSIGHT_PAGE = Setting("view/insight-page", "lastmod")  # the page of the insight panel, by name
STALE_DAYS = Setting(
    "view/stale-days",
    365,
    preference=Preference(
        PreferencePage.DATES,
        N_("Pages are stale after"),
        N_("Days since a page was last modified; Insight counts those in each folder."),
        least=1,
        most=3650,
        words=N_("insight freshness old age"),
    ),
)
FOLD_ORIGIN = Setting(
    "view/fold-origin",
    default=True,
    preference=Preference(
        PreferencePage.TABLE,
        N_("Hide the shared host"),
        N_("The scheme and host that most URLs share are left out."),
        words=N_("origin domain fold short"),
    ),
)
FOUND_ACTIONS: Setting[list[str]] = Setting(
    "view/found-actions", []
)  # the ids of actions run by *Find an action*
DATE_FORM = Setting(
    "dates/form",
    "written",
    Preference(
        PreferencePage.DATES,
        N_("Dates in the table"),
        N_("The file itself does not change."),
        choices=(
            Choice("written", N_("As they are written")),
            Choice("day", N_("As written, the day alone")),
            Choice("local", N_("As in your country, short")),
            Choice("long", N_("As in your country, long")),
        ),
        words=N_("display form country"),
    ),
    Formerly("view/local-dates", {"true": "local"}),
)
COUNTRY_FORMS = ("local", "long")  # those that differ by country
FIRST_DAY = Setting(
    "dates/first-day",
    "",
    Preference(
        PreferencePage.DATES,
        N_("First day of the week"),
        choices=(
            Choice("", N_("As usual in your country")),
            Choice("monday", N_("Monday")),
            Choice("saturday", N_("Saturday")),
            Choice("sunday", N_("Sunday")),
        ),
        words=N_("calendar"),
    ),
)
NEW_PRECISION = Setting(
    "dates/precision",
    "day",
    Preference(
        PreferencePage.DATES,
        N_("Precision of new dates"),
        N_("A date that stands there keeps its own."),
        choices=(
            Choice("day", N_("Day")),
            Choice("minute", N_("Day and time")),
            Choice("second", N_("Day and time with seconds")),
        ),
        words=N_("calendar today now time"),
    ),
)
NEW_ZONE = Setting(
    "dates/zone",
    "",
    Preference(
        PreferencePage.DATES,
        N_("Zone of new times"),
        choices=(
            Choice("", N_("UTC, and local for “Now”")),
            Choice("Z", N_("UTC")),
            Choice("here", N_("Local time")),
        ),
        words=N_("calendar timezone"),
    ),
)
ENTER_KEY = Setting(
    "table/enter",
    "down",
    Preference(
        PreferencePage.TABLE,
        N_("Enter in the table"),
        choices=(
            Choice("down", N_("Goes down")),
            Choice("right", N_("Goes right")),
            Choice("stay", N_("Stays in the cell")),
            Choice("edit", N_("Edits the cell, then goes down")),
        ),
        words=N_("return key"),
    ),
)
OPEN_TOGETHER = Setting(
    "files/together",
    "ask",
    Preference(
        PreferencePage.QUESTIONS,
        N_("Several files chosen together"),
        choices=(
            Choice("ask", N_("Ask each time")),
            Choice("one", N_("Open as one document")),
            Choice("each", N_("Open in separate tabs")),
        ),
        words=N_("question confirmation"),
    ),
)
ASK_TO_EMPTY = Setting(
    "questions/empty",
    default=True,
    preference=Preference(
        PreferencePage.QUESTIONS,
        N_("Ask before matches are replaced with nothing"),
        N_("It can be undone."),
        words=N_("question confirmation"),
    ),
)
ASK_TO_DROP = Setting(
    "questions/drop-steps",
    default=True,
    preference=Preference(
        PreferencePage.QUESTIONS,
        N_("Ask before other steps replace those that are in no recipe"),
        words=N_("question confirmation"),
    ),
)
LEFT_STEPS = Setting(
    "questions/left-steps",
    "ask",
    Preference(
        PreferencePage.QUESTIONS,
        N_("Steps that are left without a recipe"),
        choices=(
            Choice("ask", N_("Ask each time")),
            Choice("keep", N_("Keep for next time")),
            Choice("discard", N_("Discard")),
        ),
        words=N_("question confirmation"),
    ),
)
RESTORE_TABS = Setting(
    "files/reopen",
    "ask",
    Preference(
        PreferencePage.FILES,
        N_("Files that were open last time"),
        N_("With their rows, filters and sorting."),
        choices=(
            Choice("ask", N_("Ask once, when several are open")),
            Choice("open", N_("Open again at start")),
            Choice("leave", N_("Do not open again")),
        ),
        words=N_("session restore tabs places"),
    ),
    Formerly("files/restore-tabs", {"true": "open", "false": "leave"}),
)
OPEN_TABS: Setting[list[str]] = Setting("files/open-tabs", [])  # at the end of the last time, as JSON each
VERSIONS_KEPT = Setting(
    "files/versions",
    100,
    Preference(
        PreferencePage.FILES,
        N_("Earlier versions kept"),
        N_("Of all files together; the oldest go first when another one is kept."),
        most=10_000,
        least_text=N_("No versions"),
        words=N_("backup copies history"),
    ),
)
JOURNAL = Setting(
    "files/journal",
    default=True,
    preference=Preference(
        PreferencePage.FILES,
        N_("Keep unsaved changes on disk"),
        N_("They are offered at the next start if the program closes unexpectedly."),
        words=N_("journal recovery crash"),
    ),
)
RULE_PROFILE = Setting(
    "rules/profile",
    "all",
    Preference(
        PreferencePage.FINDINGS,
        N_("Rules"),
        N_(
            "Those of the protocol, with those of one search engine, or all with our own. Errors of the file "
            "itself are always among them."
        ),
        choices=(
            Choice("all", N_("All")),
            Choice("protocol", N_("Protocol")),
            Choice("google", "Google", is_name=True),
            Choice("bing", "Bing", is_name=True),
            Choice("yandex", "Yandex", is_name=True),
        ),
        words=N_("profile checks validation"),
    ),
)
RULE_LEVELS: Setting[dict[str, str]] = Setting(
    "rules/levels",
    {},
    Preference(
        PreferencePage.FINDINGS,
        N_("Single rules"),
        N_(
            "How severe their findings are shown, whatever the profile says. An export is still refused "
            "while there are errors by the protocol."
        ),
        words=N_("severity off error warning advice"),
        editor="rules",
    ),
)  # levels by the ids of rules
RECENT_FILTERS: Setting[list[str]] = Setting("view/recent-filters", [])  # the latest first
SAVED_FILTERS: Setting[dict[str, str]] = Setting("view/saved-filters", {})  # by name
LAST_FOLDER = Setting("files/folder", "")  # the folder where a file was last opened or saved
RECENT_FILES: Setting[list[str]] = Setting("files/recent", [])  # the newest first
PUBLISHED_URLS: Setting[dict[str, str]] = Setting("files/published", {})  # published URLs, by path
EXPORT_FORM = Setting(
    "export/form",
    ".xml",
    Preference(
        PreferencePage.EXPORT,
        N_("Format of an export"),
        N_("It is proposed, and can be changed for each export."),
        choices=(
            Choice(".xml", N_("XML")),
            Choice(".xml.gz", N_("XML, gzipped")),
            Choice(".txt", N_("List of URLs")),
        ),
        words=N_("gzip compressed text default"),
    ),
)
TABLE_FORM = Setting(
    "export/table",
    TABLE_FORMATS[0].endings[0],
    Preference(
        PreferencePage.EXPORT,
        N_("Format of an exported table"),
        choices=tuple(Choice(form.endings[0], form.title) for form in TABLE_FORMATS),
        words=N_("Excel default"),
    ),
)
TABLE_SEPARATOR = Setting(
    "export/separator",
    "",
    Preference(
        PreferencePage.EXPORT,
        N_("Separator in an exported table"),
        choices=(
            Choice("", N_("As usual in your country")),
            Choice(",", N_("Comma")),
            Choice(";", N_("Semicolon")),
            Choice("\t", N_("Tab")),
        ),
        words=N_("CSV delimiter default"),
    ),
)
TABLE_BOM = Setting(
    "export/bom",
    default=True,
    preference=Preference(
        PreferencePage.EXPORT,
        N_("Mark an exported table as UTF-8"),
        N_("Excel needs it."),
        words=N_("CSV byte order mark"),
    ),
)
TABLE_COLUMNS: Setting[dict[str, str]] = Setting("tables/columns", {})  # as chosen by the user, by headings
REDIRECT_FORM = Setting("export/redirects", "")  # the name of the format of the last redirects
SET_OPTIONS: Setting[dict[str, str]] = Setting("export/set", {})  # the options of the last split export


_CRAWLERS = (request_limits.JUDGED_AS, "Bingbot", "YandexBot", "DuckDuckBot", "Applebot")

USER_AGENT = Setting(
    "site/user-agent",
    "",
    Preference(
        PreferencePage.SITE,
        N_("User agent"),
        N_("The name by which hosts know the program."),
        placeholder=request_limits.USER_AGENT,
        pattern="[ -~]{0,250}",  # what else a header may hold is read differently by different servers
        words=N_("header browser bot"),
    ),
)
CRAWLER = Setting(
    "site/agent",
    request_limits.JUDGED_AS,
    Preference(
        PreferencePage.SITE,
        N_("Judge pages as"),
        N_(
            "The crawler whose directives, and whose rules in robots.txt, say what may be listed. The "
            "program itself fetches only what robots.txt lets SitemapEditor fetch."
        ),
        choices=(
            *(Choice(name, name, is_name=True) for name in _CRAWLERS),
            Choice(request_limits.ANY_CRAWLER, N_("Any crawler")),
        ),
        words=N_("crawler bot"),
    ),
)
PER_HOST = Setting(
    "site/per-host",
    8,
    Preference(
        PreferencePage.SITE,
        N_("Parallel requests to each host"),
        least=1,
        most=request_limits.MOST_AT_ONCE,
        words=N_("limits parallel connections"),
    ),
)
REQUEST_DELAY = Setting(
    "site/delay",
    50,
    Preference(
        PreferencePage.SITE,
        N_("Delay between two requests to a host"),
        most=request_limits.MOST_DELAY,
        step=10,
        unit=N_(" ms"),
        words=N_("limits delay milliseconds polite"),
    ),
)
REQUEST_TIMEOUT = Setting(
    "site/timeout",
    20,
    Preference(
        PreferencePage.SITE,
        N_("Timeout"),
        least=1,
        most=300,
        unit=N_(" s"),
        words=N_("limits timeout seconds"),
    ),
)
MOST_FAILED = Setting(
    "site/most-failed",
    round(request_limits.Limits().most_failed * 100),
    Preference(
        PreferencePage.SITE,
        N_("Failed URLs at which it pauses"),
        N_("The share of the last 50 URLs, where the site seems to be overloaded; at 100 % it never does."),
        least=1,
        most=100,
        step=5,
        unit=N_(" %"),
        words=N_("limits brake stop overload errors"),
    ),
)
INDEXNOW_KEYS: Setting[dict[str, str]] = Setting(
    "site/indexnow-keys", {}
)  # published by each site, by origin
DECLINED_URLS: Setting[dict[str, str]] = Setting(
    "site/declined", {}
)  # patterns of URLs that are not to be listed, by origin


# The settings that the preferences offer, in the order in which they are declared.
PREFERENCES: tuple[Setting[Any], ...] = tuple(
    value for value in tuple(globals().values()) if isinstance(value, Setting) and value.preference
)

WINDOW_VERSION = 1  # the version of WINDOW_STATE: raise it when panels or tool bars are renamed
