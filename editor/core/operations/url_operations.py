"""The operations on URLs, and the functions that rewrite URLs part by part for them.

Parts that an operation does not concern stay as written, parameters of a query included. A value
without `scheme://` is left alone, and so is one whose outcome would be ambiguous, or whose page was
not asked for or gave no reliable answer. Regular expressions have a time limit.
Sources: https://www.sitemaps.org/protocol.html#locdef, RFC 3986
"""

import re
from collections.abc import Callable
from urllib.parse import quote

from editor.core.fields import XML_SPACE
from editor.core.filtering.text_matching import ExpressionError, Patience, TemplateError
from editor.core.operations.operation import Declaration, Request, Rewrite, plan_computing
from editor.core.operations.operation_parameters import ArgumentError, Former, Parameter, ParameterType
from editor.core.replacement import Replacer, of_former_language
from editor.core.search import Finder, Search
from editor.core.site import page_answers
from editor.core.text import N_
from editor.core.values.characters import INVISIBLE, is_joiner_in_word
from editor.core.values.url_query import (
    TRACKING,
    matching,
    unwanted,
    with_only_parameters,
    with_sorted_parameters,
    without_parameters,
)
from editor.core.values.urls import DEFAULT_PORTS, UrlParts, a_label, is_published_url, split, split_authority

_ENCODED = re.compile('[^\x21-\x7e]|["<>{}|\\\\^`\\[\\]]')  # what RFC 3986 requires to be encoded
_MISTAKES = re.compile("[\x00-\x1f\x7f-\x9f\ufffd-\uffff\ud800-\udfff]")  # encoding would not repair these
_ENTITY_REST = re.compile("#(?:[0-9]{1,7}|[xX][0-9A-Fa-f]{1,6});")


def rewriting(change: Callable[[UrlParts], UrlParts | None]) -> Rewrite:
    """Return a function that rewrites a URL by changing its parts; an unchanged URL keeps its whitespace."""

    def rewrite(loc: str) -> str | None:
        parts = split(loc)
        new = change(parts) if parts else None
        if new is None:
            return None
        return loc if new == parts else str(new)

    return rewrite


def set_scheme(_request: Request, scheme: str) -> Rewrite:
    """Return a function that sets the scheme to http or https and drops the other scheme's default port."""

    def change(parts: UrlParts) -> UrlParts | None:
        old = parts.scheme.lower()
        if old not in DEFAULT_PORTS:
            return None
        return parts if old == scheme else parts.with_scheme(scheme)

    return rewriting(change)


def set_host(_request: Request, host: str, old: str) -> Rewrite:
    """Return a function that replaces host and port, only if equal to `old` where that is given."""
    wanted = _host_and_port(old) if old else None

    def change(parts: UrlParts) -> UrlParts | None:
        if wanted is not None:
            found, port = _host_and_port(parts.authority)
            if found != wanted[0] or (wanted[1] and port != wanted[1]):
                return parts
        return parts.with_host(host)

    return rewriting(change)


def _host_and_port(authority: str) -> tuple[str, str]:
    _, host, port = split_authority(authority)
    return a_label(host), port or ""


def move_base(_request: Request, old: str, new: str) -> Rewrite:
    """Return a function that replaces the beginning of a path; URLs with other paths stay as they are."""
    before, after = old.rstrip("/"), new.rstrip("/")

    def change(parts: UrlParts) -> UrlParts | None:
        path = parts.path or "/"
        if path != before and not path.startswith(before + "/"):
            return parts
        moved = after + path[len(before) :]
        return parts if moved == path else parts._replace(path=moved or "/")

    return rewriting(change)


def add_slash(_request: Request) -> Rewrite:
    """Return a function that ends the path with a slash, unless it ends in the name of a file."""

    def change(parts: UrlParts) -> UrlParts | None:
        segment = parts.path.rpartition("/")[2]
        is_file = "." in segment[1:]
        if parts.path.endswith("/") or is_file:
            return parts
        return parts._replace(path=parts.path + "/")

    return rewriting(change)


def remove_slash(_request: Request) -> Rewrite:
    """Return a function that removes slashes at the end of the path; the root keeps its own."""

    def change(parts: UrlParts) -> UrlParts | None:
        path = parts.path.rstrip("/")
        return parts._replace(path=path) if path else parts

    return rewriting(change)


def lower_host(_request: Request) -> Rewrite:
    """Return a function that puts scheme and host in lower case."""
    return rewriting(UrlParts.in_lower_case)


def percent_encode(_request: Request) -> Rewrite:
    """Return a function that percent-encodes, as UTF-8, what path, query and fragment may not contain."""

    def change(parts: UrlParts) -> UrlParts | None:
        if any(_is_mistaken(text) for text in (parts.path, parts.query, parts.fragment)):
            return None
        fragment = parts.fragment[:1] + _encoded(parts.fragment[1:]).replace("#", "%23")
        return parts._replace(path=_encoded(parts.path), query=_encoded(parts.query), fragment=fragment)

    return rewriting(change)


def _is_mistaken(text: str) -> bool:
    """Return True if a text contains characters nobody meant to write, which encoding would only hide."""
    if _MISTAKES.search(text):
        return True
    if text.isascii():
        return False
    return any(not is_joiner_in_word(text, match.start()) for match in INVISIBLE.finditer(text))


def _encoded(text: str) -> str:
    return _ENCODED.sub(lambda match: quote(match[0], safe=""), text)


def remove_fragment(_request: Request, keep_routes: bool) -> Rewrite:
    """Return a function that removes the fragment; `#!` and `#/` may be kept, as they can identify pages."""

    def change(parts: UrlParts) -> UrlParts | None:
        before = parts._replace(fragment="")
        if str(before).endswith("&") and _ENTITY_REST.match(parts.fragment):
            return None  # from `&#8217;`, escaped twice: this is no fragment
        if keep_routes and parts.fragment.startswith(("#!", "#/")):
            return parts
        return before

    return rewriting(change)


def replace(request: Request, pattern: str, by: str, ignore_case: bool) -> Rewrite:
    """Return a function that replaces every match in a URL; `by` is a template as in Replace.

    A URL that would become empty or contain illegal characters is left alone. Raises ArgumentError if the
    expression takes too long; then nothing is changed at all.
    """
    search = Search(pattern, ("loc",), matches_case=not ignore_case, is_expression=True)
    try:
        replacer = Replacer(Finder(search), by)
    except ExpressionError as error:
        raise _argument_error(error, "by") from error
    patience = Patience(len(request.rows))

    def rewrite(loc: str) -> str | None:
        text = loc.strip(XML_SPACE)
        try:
            new = replacer.replaced("loc", text, patience.left()).strip(XML_SPACE)
        except TemplateError:
            return None
        except ExpressionError as error:
            raise _argument_error(error, "pattern") from error
        return loc if new == text else new or None

    return rewrite


def _argument_error(error: ExpressionError, parameter: str) -> ArgumentError:
    return ArgumentError(error.sentence, error.detail, parameter=parameter, position=error.position)


def remove_parameters(_request: Request, names: tuple[str, ...]) -> Rewrite:
    """Return a function that removes the parameters whose names match."""
    is_unwanted = unwanted(names)
    return rewriting(lambda parts: without_parameters(parts, is_unwanted))


def keep_parameters(_request: Request, names: tuple[str, ...]) -> Rewrite:
    """Return a function that removes all parameters except those whose names match."""
    is_named = matching(names)
    return rewriting(lambda parts: with_only_parameters(parts, is_named))


def sort_parameters(_request: Request) -> Rewrite:
    """Return a function that sorts parameters by name; those with the same name keep their order."""
    return rewriting(with_sorted_parameters)


def _names(default: tuple[str, ...], text: str) -> Parameter:
    title = N_("Parameters")
    return Parameter("names", ParameterType.NAMES, default, title, text)


def use_redirect_target(request: Request) -> Rewrite:
    """Return a function that replaces a URL that redirects by that of the page in the end."""
    return _other_url(request, page_answers.UrlVerdict.REDIRECTED, page_answers.redirect_target)


def use_canonical(request: Request) -> Rewrite:
    """Return a function that replaces a URL by the one that its page names as canonical."""
    return _other_url(request, page_answers.UrlVerdict.CANONICALISED, page_answers.canonical_target)


def _other_url(
    request: Request, verdict: page_answers.UrlVerdict, target_of: Callable[[page_answers.PageAnswer], str]
) -> Rewrite:
    answer_of = request.known_answers()

    def rewrite(loc: str) -> str | None:
        answer = answer_of(loc)
        if answer is None or answer.verdict is not verdict:
            return None if answer is None or answer.verdict is page_answers.UrlVerdict.UNVERIFIED else loc
        target = target_of(answer)
        return target if is_published_url(target) else None

    return rewrite


_SITE = (
    Declaration(
        "loc.scheme",
        "loc",
        N_("Set scheme"),
        N_("Changes every URL to http or https. Default ports are removed."),
        (
            Parameter(
                "scheme",
                ParameterType.CHOICE,
                "https",
                N_("Scheme"),
                N_("What URLs start with."),
                choices=("https", "http"),
            ),
        ),
        plan_computing(set_scheme),
    ),
    Declaration(
        "loc.host",
        "loc",
        N_("Set host"),
        N_("Replaces the host and its port."),
        (
            Parameter(
                "host",
                ParameterType.HOST,
                "",
                N_("New host"),
                N_("Such as www.example.com, with a port where one is needed."),
                is_required=True,
            ),
            Parameter(
                "old",
                ParameterType.HOST,
                "",
                N_("Only replace"),
                N_("The host to replace. Leave empty for any host."),
            ),
        ),
        plan_computing(set_host),
    ),
    Declaration(
        "loc.lower_host",
        "loc",
        N_("Lower-case host"),
        N_("Converts scheme and host to lower case. The path stays as it is."),
        (),
        plan_computing(lower_host),
    ),
)

_ANSWERED = (
    Declaration(
        "loc.redirect_target",
        "loc",
        N_("Use the redirect's target"),
        N_("Replaces URLs that redirected when they were last checked by those they lead to."),
        (),
        plan_computing(use_redirect_target),
    ),
    Declaration(
        "loc.canonical",
        "loc",
        N_("Use the canonical URL"),
        N_("Replaces URLs by those that their pages named as canonical when last checked."),
        (),
        plan_computing(use_canonical),
    ),
)

_PATH = (
    Declaration(
        "loc.base_path",
        "loc",
        N_("Change base path"),
        N_("Replaces the start of paths. Other paths stay as they are."),
        (
            Parameter(
                "old",
                ParameterType.PATH,
                "/",
                N_("Old start"),
                N_("Complete folder names, such as /staging/."),
            ),
            Parameter("new", ParameterType.PATH, "/", N_("New start"), N_("What replaces it, such as /.")),
        ),
        plan_computing(move_base),
    ),
    Declaration(
        "loc.add_slash",
        "loc",
        N_("Add trailing slash"),
        N_("Adds a slash to paths that do not end in a file name."),
        (),
        plan_computing(add_slash),
    ),
    Declaration(
        "loc.remove_slash",
        "loc",
        N_("Remove trailing slash"),
        N_("Removes slashes at the end of paths, except for the home page."),
        (),
        plan_computing(remove_slash),
    ),
    Declaration(
        "loc.percent_encode",
        "loc",
        N_("Percent-encode"),
        N_(
            "Percent-encodes characters that are not allowed in a URL, as UTF-8. URLs with "
            "invisible or broken characters stay as they are."
        ),
        (),
        plan_computing(percent_encode),
    ),
    Declaration(
        "loc.remove_fragment",
        "loc",
        N_("Remove fragment"),
        N_("Removes everything from # on. Search engines ignore it."),
        (
            Parameter(
                "keep_routes",
                ParameterType.FLAG,
                True,  # noqa: FBT003 - the default of a flag
                N_("Keep #! and #/"),
                N_("Some sites use these to address pages."),
            ),
        ),
        plan_computing(remove_fragment),
    ),
)

_QUERY = (
    Declaration(
        "loc.remove_parameters",
        "loc",
        N_("Remove parameters"),
        N_("Removes URL parameters by name."),
        (_names(TRACKING, N_("Names; * matches any characters.")),),
        plan_computing(remove_parameters),
    ),
    Declaration(
        "loc.keep_parameters",
        "loc",
        N_("Keep only parameters"),
        N_("Removes all URL parameters except those listed."),
        (_names((), N_("Names; * matches any characters. Leave empty to remove all.")),),
        plan_computing(keep_parameters),
    ),
    Declaration(
        "loc.sort_parameters",
        "loc",
        N_("Sort parameters"),
        N_("Sorts URL parameters by name."),
        (),
        plan_computing(sort_parameters),
    ),
    Declaration(
        "loc.replace",
        "loc",
        N_("Replace in URL"),
        N_("Replaces every match of a regular expression."),
        (
            Parameter(
                "pattern",
                ParameterType.EXPRESSION,
                "",
                N_("Find"),
                N_("A regular expression; parentheses make groups."),
                is_required=True,
            ),
            Parameter(
                "by",
                ParameterType.TEXT,
                "",
                N_("Replace with"),
                N_("$1 or \\1 inserts the first group, ${name} a named one, and \\$ a dollar sign."),
                former=Former("replacement", of_former_language),
            ),
            Parameter(
                "ignore_case",
                ParameterType.FLAG,
                False,  # noqa: FBT003 - the default of a flag
                N_("Ignore case"),
                N_("Treats upper and lower case as the same."),
            ),
        ),
        plan_computing(replace),
    ),
)

LOC_OPERATIONS = (*_SITE, *_ANSWERED, *_PATH, *_QUERY)
