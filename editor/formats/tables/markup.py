"""HTML for reports: self-contained pages without scripts and external resources.

All text from files is escaped by construction: only the output of `html_tag` is inserted as it is.
"""

import re
from collections.abc import Iterator, Sequence

from editor.core.text import as_html

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
