"""The folders of a site as a table of a page: how old their pages are, and what is wrong with them."""

from collections.abc import Sequence

from editor.core.insight.chart import CONTEXT, percent
from editor.core.insight.freshness import AGE_IN_DAYS, DEFAULT_STALE, FRESHNESS_TITLES, FolderFreshness
from editor.core.insight.pictures import PAGES
from editor.core.text import QT_TRANSLATE_NOOP, Language
from editor.formats.tables.markup import PageMarkup, html_heading, html_table, html_tag, shown_in_page
from editor.rules.rule import Severity

_ABSENT = "—"
_TITLE = next(page.title for page in PAGES if page.name == "freshness")
_STALE = QT_TRANSLATE_NOOP("insight", "Stale: older than {number} days.")


def folders_section(folders: Sequence[FolderFreshness], language: Language) -> PageMarkup:
    """Return the section of a page with the table of folders."""

    def say(text: str) -> str:
        return language.translate(CONTEXT, text)

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
                language.translate("severity", worst.word.capitalize()) if worst else _ABSENT,
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
