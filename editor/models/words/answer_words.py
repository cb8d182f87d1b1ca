"""Words for the answers of pages, for cells, tool tips and the details of an entry."""

from collections.abc import Iterator

from PySide6.QtCore import QLocale

from editor.core.site.page_answers import PageAnswer, UrlVerdict, shown_header_time
from editor.core.text import N_
from editor.models.words.explanations import shorten_value
from editor.models.words.translation import counted, text_of, translated

_SECOND = 1000  # milliseconds
_TITLES = {
    UrlVerdict.OK: N_("OK"),
    UrlVerdict.REDIRECTED: N_("Redirected"),
    UrlVerdict.CANONICALISED: N_("Another canonical URL"),
    UrlVerdict.NOINDEX: N_("Not to be indexed"),
    UrlVerdict.UNVERIFIED: N_("Not verified"),
    UrlVerdict.BLOCKED: N_("Blocked"),
    UrlVerdict.SOFT_404: N_("Soft 404"),
    UrlVerdict.CLIENT_ERROR: N_("Client error"),
    UrlVerdict.GONE: N_("Gone"),
    UrlVerdict.SERVER_ERROR: N_("Server error"),
    UrlVerdict.UNREACHABLE: N_("Unreachable"),
}
_SENTENCES = {
    UrlVerdict.OK: N_("The page answers and may be listed."),
    UrlVerdict.REDIRECTED: N_("The URL leads to another one."),
    UrlVerdict.CANONICALISED: N_("The page names another URL as the one to list."),
    UrlVerdict.NOINDEX: N_("The page asks search engines not to list it."),
    UrlVerdict.UNVERIFIED: N_("Whether the page is there could not be found out; it may well be."),
    UrlVerdict.BLOCKED: N_("The robots.txt of the site forbids to fetch it."),
    UrlVerdict.SOFT_404: N_(
        "The answer is 200, but it is the page that the site has for URLs that do not exist."
    ),
    UrlVerdict.CLIENT_ERROR: N_("The server refuses the request."),
    UrlVerdict.GONE: N_("There is no such page."),
    UrlVerdict.SERVER_ERROR: N_("The server failed."),
    UrlVerdict.UNREACHABLE: N_("No answer came that could be read."),
}
_PARTS = {
    "status": N_("Status"),
    "hops": N_("Redirects"),
    "final": N_("Final URL"),
    "canonical": N_("Canonical"),
    "robots": N_("Robots"),
    "blocked": N_("robots.txt"),
    "type": N_("Type"),
    "modified": N_("Modified"),
    "languages": N_("Languages"),
    "time": N_("Time"),
}


def verdict_title(verdict: UrlVerdict) -> str:
    """Return a verdict in a word or two."""
    return translated(_TITLES[verdict])


def verdict_sentences(answer: PageAnswer) -> str:
    """Return what an answer means for an entry: its verdict, what else there is to say, and the reason."""
    told = [translated(_SENTENCES[verdict]) for verdict in (answer.verdict, *answer.also)]
    if answer.reason:
        told.append(text_of(answer.reason))
    return " ".join(told)


def status_shown(value: str) -> str:
    """Return a status as it is shown in the table, or the title of the verdict in its place."""
    return value if value.isdecimal() else verdict_title(UrlVerdict(value))


def duration(milliseconds: int) -> str:
    """Return how long an answer took, in milliseconds or seconds."""
    if milliseconds < _SECOND:
        return translated("{n} ms").format(n=QLocale().toString(milliseconds))
    return translated("{n} s").format(n=QLocale().toString(milliseconds / _SECOND, "f", 1))


def answer_parts(answer: PageAnswer) -> Iterator[tuple[str, str]]:
    """Yield everything that is known of an answer, in words: the titles of its parts, and their texts."""
    for name, text in _parts(answer):
        if text:
            yield translated(_PARTS[name]), text


def answer_lines(answer: PageAnswer) -> list[str]:
    """Return an answer in lines, for a tool tip: the verdict, and everything that is known."""
    return [verdict_sentences(answer), *(f"{title}: {text}" for title, text in answer_parts(answer))]


def _parts(answer: PageAnswer) -> Iterator[tuple[str, str]]:
    yield "status", _status(answer.status)
    yield "hops", "\n".join(f"{hop.status}  {shorten_value(hop.url)}" for hop in answer.hops)
    yield "final", shorten_value(answer.final_url) if answer.hops else ""
    yield "canonical", shorten_value(answer.canonical)
    yield "robots", ", ".join(answer.robots)
    blocked = answer.blocked_by
    if blocked is not None:
        yield (
            "blocked",
            translated("Line {n}: {rule}").format(n=blocked.line, rule=shorten_value(str(blocked))),
        )
    yield "type", shorten_value(answer.content_type)
    yield "modified", shown_header_time(answer.last_modified)
    yield "languages", "\n".join(f"{language}  {shorten_value(url)}" for language, url in answer.alternates)
    yield "time", duration(answer.milliseconds) if answer.milliseconds else ""


def _status(status: int | None) -> str:
    """Return a status with the words that HTTP has for it."""
    if status is None:
        return ""
    from http import HTTPStatus  # noqa: PLC0415 - what few tables show, and all would load

    try:
        return f"{status} {HTTPStatus(status).phrase}"
    except ValueError:
        return str(status)


_MINUTE, _HOUR = 60, 3600  # seconds
_SECONDS = "1 second", N_("%Ln seconds")
_MINUTES = "1 minute", N_("%Ln minutes")
_HOURS = "1 hour", N_("%Ln hours")
_SHORT = 1.5  # of the next unit: below that, the smaller one tells more


def time_span(seconds: float) -> str:
    """Return a span of time in one unit, rounded: seconds, minutes or hours."""
    words, length = _HOURS, _HOUR
    if seconds < _SHORT * _MINUTE:
        words, length = _SECONDS, 1
    elif seconds < _SHORT * _HOUR:
        words, length = _MINUTES, _MINUTE
    return counted(*words, max(round(seconds / length), 1))
