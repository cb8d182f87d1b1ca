"""Rewrites URLs with all corrections that are safe: every fix of kind "auto".

The functions take and return plain texts. Corrections that need a preview or a choice are in `rewriters`.
"""

from collections.abc import Callable, Iterable
from urllib.parse import quote

from editor.core.fields import XML_SPACE
from editor.core.values.urls import UrlParts, split
from editor.rules.catalogue import fix_told
from editor.rules.finding import Hit
from editor.rules.loc.escapes import BAD_PERCENT, illegal_positions, unescape_once
from editor.rules.rule import Fixability

_Spelling = Callable[[str], str]
MOST_STEPS = 50  # a limit for values that were escaped many times


def _trimmed(value: str) -> str:
    return value.strip(XML_SPACE)


def _with_parts(change: Callable[[UrlParts], UrlParts]) -> _Spelling:
    def rewrite(text: str) -> str:
        parts = split(text)
        return text if parts is None else str(change(parts))

    return rewrite


def _spaces_encoded(text: str) -> str:
    return text.replace(" ", "%20")


def _illegal_encoded(text: str) -> str:
    parts = split(text)
    places = set(illegal_positions(text, parts.path_start if parts else 0))
    return "".join(
        quote(character, safe="") if place in places else character for place, character in enumerate(text)
    )


def _percent_encoded(text: str) -> str:
    return BAD_PERCENT.sub("%25", text)


def _with_root_slash(parts: UrlParts) -> UrlParts:
    return parts if parts.path else parts._replace(path="/")


# The order matters: an earlier correction may reveal what a later one corrects.
LOC_REWRITES: dict[str, _Spelling] = {
    "loc-padded": _trimmed,
    "loc-double-escaped": unescape_once,
    "loc-bad-percent": _percent_encoded,
    "loc-space": _spaces_encoded,
    "loc-illegal-character": _illegal_encoded,
    "loc-below-schema-minimum": _with_parts(_with_root_slash),
    "loc-no-root-slash": _with_parts(_with_root_slash),
    "loc-uppercase-host": _with_parts(UrlParts.in_lower_case),
    "loc-default-port": _with_parts(UrlParts.without_port),
}


def with_safe_hits_corrected(value: str, hits: Iterable[Hit]) -> str:
    """Return a URL with those of its hits corrected that have a safe fix."""
    rules = {hit.rule for hit in hits if fix_told(hit) is Fixability.AUTO}
    for rule, rewrite in LOC_REWRITES.items():
        if rule in rules:
            value = rewrite(value)
    return value
