"""What can be done to URLs. Source: https://www.sitemaps.org/protocol.html#locdef, RFC 3986"""

from editor.core.operations import addresses, replacing, url_parameters
from editor.core.operations.operation import Declaration, computed
from editor.core.operations.parameters import Former, Parameter, ParameterType
from editor.core.replacement_language import of_former_language
from editor.core.text import QT_TRANSLATE_NOOP

TRACKING = ("utm_*", "gclid", "fbclid", "yclid", "msclkid")  # what advertisers add to tell visitors apart


def _names(default: tuple[str, ...], text: str) -> Parameter:
    title = QT_TRANSLATE_NOOP("operations", "Parameters")
    return Parameter("names", ParameterType.NAMES, default, title, text)


_SITE = (
    Declaration(
        "loc.scheme",
        "loc",
        QT_TRANSLATE_NOOP("operations", "Set scheme"),
        QT_TRANSLATE_NOOP("operations", "Makes http or https of the other; a usual port is dropped."),
        (
            Parameter(
                "scheme",
                ParameterType.CHOICE,
                "https",
                QT_TRANSLATE_NOOP("operations", "Scheme"),
                QT_TRANSLATE_NOOP("operations", "What URLs begin with."),
                choices=("https", "http"),
            ),
        ),
        computed(addresses.set_scheme),
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
                QT_TRANSLATE_NOOP("operations", "In place of"),
                QT_TRANSLATE_NOOP("operations", "Only this host is replaced; empty stands for any."),
            ),
        ),
        computed(addresses.set_host),
    ),
    Declaration(
        "loc.lower_host",
        "loc",
        QT_TRANSLATE_NOOP("operations", "Lower-case host"),
        QT_TRANSLATE_NOOP("operations", "Writes scheme and host in small letters. The path stays."),
        (),
        computed(addresses.lower_host),
    ),
)

_PATH = (
    Declaration(
        "loc.base_path",
        "loc",
        QT_TRANSLATE_NOOP("operations", "Change base path"),
        QT_TRANSLATE_NOOP("operations", "Replaces the beginning of paths; what lies elsewhere stays."),
        (
            Parameter(
                "old",
                ParameterType.PATH,
                "/",
                QT_TRANSLATE_NOOP("operations", "Old beginning"),
                QT_TRANSLATE_NOOP("operations", "Whole parts of a path, such as /staging/."),
            ),
            Parameter(
                "new",
                ParameterType.PATH,
                "/",
                QT_TRANSLATE_NOOP("operations", "New beginning"),
                QT_TRANSLATE_NOOP("operations", "What stands there instead, such as /."),
            ),
        ),
        computed(addresses.move_base),
    ),
    Declaration(
        "loc.add_slash",
        "loc",
        QT_TRANSLATE_NOOP("operations", "Add trailing slash"),
        QT_TRANSLATE_NOOP("operations", "Ends paths in a slash, unless they end in the name of a file."),
        (),
        computed(addresses.add_slash),
    ),
    Declaration(
        "loc.remove_slash",
        "loc",
        QT_TRANSLATE_NOOP("operations", "Remove trailing slash"),
        QT_TRANSLATE_NOOP("operations", "Drops slashes at the end of paths; the home page keeps its own."),
        (),
        computed(addresses.remove_slash),
    ),
    Declaration(
        "loc.percent_encode",
        "loc",
        QT_TRANSLATE_NOOP("operations", "Percent-encode"),
        QT_TRANSLATE_NOOP(
            "operations",
            "Escapes what may not stand in path, query and fragment, as UTF-8. URLs with invisible or broken "
            "characters are left alone.",
        ),
        (),
        computed(addresses.percent_encode),
    ),
    Declaration(
        "loc.remove_fragment",
        "loc",
        QT_TRANSLATE_NOOP("operations", "Remove fragment"),
        QT_TRANSLATE_NOOP("operations", "Drops what stands from # on; search engines ignore it."),
        (
            Parameter(
                "keep_routes",
                ParameterType.FLAG,
                True,  # noqa: FBT003 - the default of a flag
                QT_TRANSLATE_NOOP("operations", "Keep #! and #/"),
                QT_TRANSLATE_NOOP("operations", "Some sites tell their pages apart by these."),
            ),
        ),
        computed(addresses.remove_fragment),
    ),
)

_QUERY = (
    Declaration(
        "loc.remove_parameters",
        "loc",
        QT_TRANSLATE_NOOP("operations", "Remove parameters"),
        QT_TRANSLATE_NOOP("operations", "Drops parameters of the query by name."),
        (_names(TRACKING, QT_TRANSLATE_NOOP("operations", "Names; * stands for any characters.")),),
        computed(url_parameters.remove_parameters),
    ),
    Declaration(
        "loc.keep_parameters",
        "loc",
        QT_TRANSLATE_NOOP("operations", "Keep only parameters"),
        QT_TRANSLATE_NOOP("operations", "Drops all parameters of the query but those named."),
        (
            _names(
                (),
                QT_TRANSLATE_NOOP("operations", "Names; * stands for any characters. None: all are dropped."),
            ),
        ),
        computed(url_parameters.keep_parameters),
    ),
    Declaration(
        "loc.sort_parameters",
        "loc",
        QT_TRANSLATE_NOOP("operations", "Sort parameters"),
        QT_TRANSLATE_NOOP("operations", "Puts the parameters of the query in the order of their names."),
        (),
        computed(url_parameters.sort_parameters),
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
                QT_TRANSLATE_NOOP("operations", "A regular expression; brackets make groups."),
                is_required=True,
            ),
            Parameter(
                "by",
                ParameterType.TEXT,
                "",
                QT_TRANSLATE_NOOP("operations", "Replace with"),
                QT_TRANSLATE_NOOP(
                    "operations",
                    r"$1 or \1 stands for the first group, ${name} for a named one, \$ for the sign.",
                ),
                former=Former("replacement", of_former_language),
            ),
            Parameter(
                "ignore_case",
                ParameterType.FLAG,
                False,  # noqa: FBT003 - the default of a flag
                QT_TRANSLATE_NOOP("operations", "Ignore case"),
                QT_TRANSLATE_NOOP("operations", "Small and capital letters are the same."),
            ),
        ),
        computed(replacing.replace),
    ),
)

LOC_OPERATIONS = (*_SITE, *_PATH, *_QUERY)
