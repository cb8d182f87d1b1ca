"""HTML for reports: self-contained pages without scripts and external resources.

All text from files is escaped by construction: only the output of `html_tag` is inserted as it is.
`folders_section` is a part of a report: the folders of a site, how old their pages are, and what is
wrong with them.
"""

import re
from collections.abc import Iterator, Sequence

from editor.core.insight.charts import percent
from editor.core.insight.folder_freshness import AGE_IN_DAYS, DEFAULT_STALE, FRESHNESS_TITLES, FolderFreshness
from editor.core.insight.insight_pages import PAGES
from editor.core.text import N_, Language, as_html
from editor.rules.rule import Severity

_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
_LONGEST = 180  # characters of a value
_CONTROL = re.compile(r"[\x00-\x1f\x7f]")


class PageMarkup(str):
    """Text that is HTML already."""

    __slots__ = ()


def html_tag(name: str, *content: str, **attributes: str) -> PageMarkup:
    """Return an element; attributes and content are escaped, but for `PageMarkup`. `cls`: class."""
    given = "".join(
        f' {"class" if key == "cls" else key.replace("_", "-")}="{as_html(value)}"'
        for key, value in attributes.items()
        if value
    )
    inner = "".join(each if isinstance(each, PageMarkup) else as_html(each) for each in content)
    return PageMarkup(f"<{name}{given}>{inner}</{name}>")


def html_page(title: str, style: str, *body: str, language: str = "en") -> bytes:
    """Return a page in UTF-8; `style` is its style sheet."""
    head = (
        PageMarkup('<meta charset="utf-8">'),
        PageMarkup('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        PageMarkup('<meta name="color-scheme" content="light dark">'),
        PageMarkup(f'<meta http-equiv="Content-Security-Policy" content="{as_html(_POLICY)}">'),
        html_tag("title", title),
        PageMarkup(f"<style>\n{style}</style>"),
    )
    page = html_tag("html", html_tag("head", *head), "\n", html_tag("body", *body), lang=language)
    return f"<!DOCTYPE html>\n{page}\n".encode("utf-8", errors="xmlcharrefreplace")


def html_heading(name: str, cls: str = "") -> PageMarkup:
    """Return the heading of a column."""
    return html_tag("th", name, scope="col", cls=cls)


def html_table(heads: Sequence[PageMarkup], lines: Iterator[PageMarkup], cls: str) -> PageMarkup:
    """Return a table that scrolls sideways where it is too wide."""
    head = html_tag("tr", *heads)
    body = html_tag("tbody", *(part for line in lines for part in ("\n", line)))
    return html_tag("div", html_tag("table", html_tag("thead", head), body, cls=cls), cls="wide")


def shown_in_page(text: str) -> str:
    """Return a text shortened if it is long, with control characters made visible."""
    if len(text) > _LONGEST:
        text = f"{text[: _LONGEST * 2 // 3]} … {text[-_LONGEST // 3 :]} ({len(text):,})"
    return _CONTROL.sub(lambda found: chr(0x2400 + min(ord(found[0]), 0x21)), text)


_ABSENT = "—"
_TITLE = next(page.title for page in PAGES if page.name == "freshness")
_STALE = N_("Stale: older than {number} days.")


def folders_section(folders: Sequence[FolderFreshness], language: Language) -> PageMarkup:
    """Return the section of a page with the table of folders."""

    def say(text: str) -> str:
        return language.translate(text)

    def line(folder: FolderFreshness) -> PageMarkup:
        age, share = folder.median_age, folder.stale_share
        worst = Severity(folder.worst) if folder.worst >= Severity.ADVICE else None
        return html_tag(
            "tr",
            html_tag("td", html_tag("bdi", shown_in_page(folder.label)), cls="value"),
            number(f"{language.number(folder.urls):,}"),
            number(_ABSENT if share is None else f"{percent(share)} %"),
            number(f"{folder.findings_per_hundred:.1f}"),
            html_tag(
                "td",
                language.translate(worst.word.capitalize()) if worst else _ABSENT,
                cls=worst.word if worst else "",
            ),
            html_tag("td", folder.newest or _ABSENT),
            number(_ABSENT if age is None else say(AGE_IN_DAYS).format(number=f"{language.number(age):,}")),
        )

    def number(text: str) -> PageMarkup:
        return html_tag("td", text, cls="number")

    is_number = (False, True, True, True, False, False, True)
    heads = [
        html_heading(say(title), "number" if right else "")
        for title, right in zip(FRESHNESS_TITLES, is_number, strict=True)
    ]
    return html_tag(
        "section",
        "\n",
        html_tag("h3", say(_TITLE)),
        html_tag("p", say(_STALE).format(number=f"{language.number(DEFAULT_STALE):,}"), cls="why"),
        html_table(heads, map(line, folders), "folders"),
        cls="rule picture",
    )
