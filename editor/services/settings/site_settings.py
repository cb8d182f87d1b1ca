"""The settings for asking a site, each declared once."""

from editor.core.text import QT_TRANSLATE_NOOP
from editor.services.settings.preference import Choice, Preference, PreferencePage, Setting
from editor.site import limits

_CRAWLERS = ("Googlebot", "Bingbot", "YandexBot", "DuckDuckBot", "Applebot")

USER_AGENT = Setting(
    "site/user-agent",
    "",
    Preference(
        PreferencePage.SITE,
        QT_TRANSLATE_NOOP("preferences", "User agent"),
        QT_TRANSLATE_NOOP("preferences", "The name by which hosts know the program."),
        placeholder=limits.USER_AGENT,
        pattern="[ -~]{0,250}",  # what else a header may hold is read differently by different servers
        words=QT_TRANSLATE_NOOP("preferences", "header browser bot"),
    ),
)
ROBOTS_AGENT = Setting(
    "site/agent",
    "",
    Preference(
        PreferencePage.SITE,
        QT_TRANSLATE_NOOP("preferences", "Obey robots.txt as"),
        QT_TRANSLATE_NOOP("preferences", "The crawler whose rules in robots.txt count."),
        choices=(
            Choice("", limits.ROBOTS_AGENT, is_name=True),
            *(Choice(name, name, is_name=True) for name in _CRAWLERS),
        ),
        words=QT_TRANSLATE_NOOP("preferences", "crawler bot"),
    ),
)
PER_HOST = Setting(
    "site/per-host",
    8,
    Preference(
        PreferencePage.SITE,
        QT_TRANSLATE_NOOP("preferences", "Requests at once to each host"),
        least=1,
        most=limits.MOST_AT_ONCE,
        words=QT_TRANSLATE_NOOP("preferences", "limits parallel connections"),
    ),
)
REQUEST_DELAY = Setting(
    "site/delay",
    50,
    Preference(
        PreferencePage.SITE,
        QT_TRANSLATE_NOOP("preferences", "Pause between two requests to a host"),
        most=limits.MOST_DELAY,
        step=10,
        unit=QT_TRANSLATE_NOOP("preferences", " ms"),
        words=QT_TRANSLATE_NOOP("preferences", "limits delay milliseconds polite"),
    ),
)
REQUEST_TIMEOUT = Setting(
    "site/timeout",
    20,
    Preference(
        PreferencePage.SITE,
        QT_TRANSLATE_NOOP("preferences", "Longest wait for an answer"),
        least=1,
        most=300,
        unit=QT_TRANSLATE_NOOP("preferences", " s"),
        words=QT_TRANSLATE_NOOP("preferences", "limits timeout seconds"),
    ),
)
INDEXNOW_KEYS: Setting[dict[str, str]] = Setting(
    "site/indexnow-keys", {}
)  # published by each site, by origin
