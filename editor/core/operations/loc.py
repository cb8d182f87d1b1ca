"""The operations on URLs. Source: https://www.sitemaps.org/protocol.html#locdef, RFC 3986"""

from editor.core.operations import addresses, answered, url_parameters
from editor.core.operations import url_regex as replacing
from editor.core.operations.operation import Declaration, plan_computing
from editor.core.operations.parameters import Former, Parameter, ParameterType
from editor.core.replacement_language import of_former_language
from editor.core.text import QT_TRANSLATE_NOOP

TRACKING = ("utm_*", "gclid", "fbclid", "yclid", "msclkid")  # added by advertisers to track visitors


def _names(default: tuple[str, ...], text: str) -> Parameter:
    title = QT_TRANSLATE_NOOP("operations", "Parameters")
    return Parameter("names", ParameterType.NAMES, default, title, text)


_SITE = (
    Declaration(
        "loc.scheme",
        "loc",
        QT_TRANSLATE_NOOP("operations", "Set scheme"),
        QT_TRANSLATE_NOOP("operations", "Changes every URL to http or https. Default ports are removed."),
        (
            Parameter(
                "scheme",
                ParameterType.CHOICE,
                "https",
                QT_TRANSLATE_NOOP("operations", "Scheme"),
                QT_TRANSLATE_NOOP("operations", "What URLs start with."),
                choices=("https", "http"),
            ),
        ),
        plan_computing(addresses.set_scheme),
    ),
    Declaration(
        "loc.host",
        "loc",
        QT_TRANSLATE_NOOP("operations", "Set host"),
        QT_TRANSLATE_NOOP("operations", "Replaces the host and its port."),
        (
            Parameter(
                "host",
                ParameterType.HOST,
                "",
                QT_TRANSLATE_NOOP("operations", "New host"),
                QT_TRANSLATE_NOOP("operations", "Such as www.example.com, with a port where one is needed."),
                is_required=True,
            ),
            Parameter(
                "old",
                ParameterType.HOST,
                "",
                QT_TRANSLATE_NOOP("operations", "Only replace"),
                QT_TRANSLATE_NOOP("operations", "The host to replace. Leave empty for any host."),
            ),
        ),
        plan_computing(addresses.set_host),
    ),
    Declaration(
        "loc.lower_host",
        "loc",
        QT_TRANSLATE_NOOP("operations", "Lower-case host"),
        QT_TRANSLATE_NOOP("operations", "Converts scheme and host to lower case. The path stays as it is."),
        (),
        plan_computing(addresses.lower_host),
    ),
)

_ANSWERED = (
    Declaration(
        "loc.redirect_target",
        "loc",
        QT_TRANSLATE_NOOP("operations", "Use the redirect's target"),
        QT_TRANSLATE_NOOP(
            "operations", "Replaces URLs that redirected when they were last checked by those they lead to."
        ),
        (),
        plan_computing(answered.use_redirect_target),
    ),
    Declaration(
        "loc.canonical",
        "loc",
        QT_TRANSLATE_NOOP("operations", "Use the canonical URL"),
        QT_TRANSLATE_NOOP(
            "operations", "Replaces URLs by those that their pages named as canonical when last checked."
        ),
        (),
        plan_computing(answered.use_canonical),
    ),
)

_PATH = (
    Declaration(
        "loc.base_path",
        "loc",
        QT_TRANSLATE_NOOP("operations", "Change base path"),
        QT_TRANSLATE_NOOP("operations", "Replaces the start of paths. Other paths stay as they are."),
        (
            Parameter(
                "old",
                ParameterType.PATH,
                "/",
                QT_TRANSLATE_NOOP("operations", "Old start"),
                QT_TRANSLATE_NOOP("operations", "Complete folder names, such as /staging/."),
            ),
            Parameter(
                "new",
                ParameterType.PATH,
                "/",
                QT_TRANSLATE_NOOP("operations", "New start"),
                QT_TRANSLATE_NOOP("operations", "What replaces it, such as /."),
            ),
        ),
        plan_computing(addresses.move_base),
    ),
    Declaration(
        "loc.add_slash",
        "loc",
        QT_TRANSLATE_NOOP("operations", "Add trailing slash"),
        QT_TRANSLATE_NOOP("operations", "Adds a slash to paths that do not end in a file name."),
        (),
        plan_computing(addresses.add_slash),
    ),
    Declaration(
        "loc.remove_slash",
        "loc",
        QT_TRANSLATE_NOOP("operations", "Remove trailing slash"),
        QT_TRANSLATE_NOOP("operations", "Removes slashes at the end of paths, except for the home page."),
        (),
        plan_computing(addresses.remove_slash),
    ),
    Declaration(
        "loc.percent_encode",
        "loc",
        QT_TRANSLATE_NOOP("operations", "Percent-encode"),
        QT_TRANSLATE_NOOP(
            "operations",
            "Percent-encodes characters that are not allowed in a URL, as UTF-8. URLs with "
            "invisible or broken characters stay as they are.",
        ),
        (),
        plan_computing(addresses.percent_encode),
    ),
    Declaration(
        "loc.remove_fragment",
        "loc",
        QT_TRANSLATE_NOOP("operations", "Remove fragment"),
        QT_TRANSLATE_NOOP("operations", "Removes everything from # on. Search engines ignore it."),
        (
            Parameter(
                "keep_routes",
                ParameterType.FLAG,
                True,  # noqa: FBT003 - the default of a flag
                QT_TRANSLATE_NOOP("operations", "Keep #! and #/"),
                QT_TRANSLATE_NOOP("operations", "Some sites use these to address pages."),
            ),
        ),
        plan_computing(addresses.remove_fragment),
    ),
)

_QUERY = (
    Declaration(
        "loc.remove_parameters",
        "loc",
        QT_TRANSLATE_NOOP("operations", "Remove parameters"),
        QT_TRANSLATE_NOOP("operations", "Removes URL parameters by name."),
        (_names(TRACKING, QT_TRANSLATE_NOOP("operations", "Names; * matches any characters.")),),
        plan_computing(url_parameters.remove_parameters),
    ),
    Declaration(
        "loc.keep_parameters",
        "loc",
        QT_TRANSLATE_NOOP("operations", "Keep only parameters"),
        QT_TRANSLATE_NOOP("operations", "Removes all URL parameters except those listed."),
        (
            _names(
                (),
                QT_TRANSLATE_NOOP(
                    "operations", "Names; * matches any characters. Leave empty to remove all."
                ),
            ),
        ),
        plan_computing(url_parameters.keep_parameters),
    ),
    Declaration(
        "loc.sort_parameters",
        "loc",
        QT_TRANSLATE_NOOP("operations", "Sort parameters"),
        QT_TRANSLATE_NOOP("operations", "Sorts URL parameters by name."),
        (),
        plan_computing(url_parameters.sort_parameters),
    ),
    Declaration(
        "loc.replace",
        "loc",
        QT_TRANSLATE_NOOP("operations", "Replace in URL"),
        QT_TRANSLATE_NOOP("operations", "Replaces every match of a regular expression."),
        (
            Parameter(
                "pattern",
                ParameterType.EXPRESSION,
                "",
                QT_TRANSLATE_NOOP("operations", "Find"),
                QT_TRANSLATE_NOOP("operations", "A regular expression; parentheses make groups."),
                is_required=True,
            ),
            Parameter(
                "by",
                ParameterType.TEXT,
                "",
                QT_TRANSLATE_NOOP("operations", "Replace with"),
                QT_TRANSLATE_NOOP(
                    "operations",
                    "$1 or \\1 inserts the first group, ${name} a named one, and \\$ a dollar sign.",
                ),
                former=Former("replacement", of_former_language),
            ),
            Parameter(
                "ignore_case",
                ParameterType.FLAG,
                False,  # noqa: FBT003 - the default of a flag
                QT_TRANSLATE_NOOP("operations", "Ignore case"),
                QT_TRANSLATE_NOOP("operations", "Treats upper and lower case as the same."),
            ),
        ),
        plan_computing(replacing.replace),
    ),
)

LOC_OPERATIONS = (*_SITE, *_ANSWERED, *_PATH, *_QUERY)
