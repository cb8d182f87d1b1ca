"""The pages of the manual that are made from declarations, in the language of the user."""

import argparse
import importlib
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import groupby

from PySide6.QtGui import QKeySequence

from editor.app.actions.registry import MENUS
from editor.app.actions.spec import ActionSpec
from editor.app.cli.language import speaking
from editor.app.cli.usage import Parser
from editor.app.manual.findings_pages import CONTENTS, FOLDER, SUBJECTS, findings_contents, findings_page
from editor.app.manual.keys import KEYS_ELSEWHERE, TABLE_KEYS, WAYS_TO_COMBINE
from editor.app.manual.markdown import code, code_in_table, escaped, page, table
from editor.app.window.menu_action import action_text, without_mnemonic
from editor.core.filtering.terms import TERMS, Term
from editor.core.operations.operation import Declaration
from editor.core.operations.parameters import Parameter
from editor.core.operations.registry import OPERATIONS
from editor.dialogs.glossary import GLOSSARY
from editor.models.words.operation_words import group_title, operation_title
from editor.models.words.translation import LOCAL, translated
from editor.services.settings.preference import PreferencePage
from editor.services.settings.settings import PREFERENCES
from editor.usage import COMMANDS

_PORTABLE = QKeySequence.SequenceFormat.PortableText  # the same on every system


def _operations() -> str:
    """Return the page of all operations of *Edit values* and recipes."""
    parts = [
        translated(
            "manual",
            "These are the operations of *Edit > Edit values…*, of recipes, and of {command} on the command "
            "line. A recipe names them by their ids.",
        ).format(command=code("apply"))
    ]
    for group, operations in groupby(OPERATIONS, group_title):
        parts.append(f"## {escaped(group)}")
        parts += map(_operation, operations)
    return page(translated("manual", "All operations"), *parts)


def _operation(operation: Declaration) -> str:
    about = f"{code(operation.id)} · {escaped(translated('operations', operation.help))}"
    parts = [f"### {escaped(operation_title(operation))}", about]
    if operation.parameters:
        parts.append("\n".join(map(_parameter, operation.parameters)))
    return "\n\n".join(parts)


def _parameter(parameter: Parameter) -> str:
    texts = (translated("operations", text) for text in (parameter.title, parameter.help) if text)
    choices = f" ({', '.join(map(code, parameter.choices))})" if parameter.choices else ""
    return f"- {code(parameter.name)} · {': '.join(map(escaped, texts))}{choices}"


def _filter_terms() -> str:
    """Return the page of all terms of the filter language."""
    ways = table(
        (translated("manual", "Type"), translated("manual", "to find")),
        ((code_in_table(example), escaped(translated("filter", text))) for example, text in WAYS_TO_COMBINE),
    )
    terms = table(
        (translated("manual", "Term"), translated("manual", "Operators"), translated("manual", "finds")),
        (_term(term) for term in TERMS),
    )
    combining, each_term = translated("manual", "Combining terms"), translated("manual", "Terms")
    parts = [f"## {combining}", ways, f"## {each_term}", terms]
    for term in TERMS:
        if term.words:
            parts.append(f"## {escaped(f'{term.name}:')} {escaped(translated('filter', term.help))}")
            words = (
                (code(f"{term.name}:{word.name}"), escaped(translated("filter", word.help)))
                for word in term.words
            )
            parts.append(table((translated("manual", "Type"), translated("manual", "to find")), words))
    return page(translated("manual", "All filter terms"), *parts)


def _term(term: Term) -> tuple[str, str, str]:
    operators = " ".join(map(code, term.operators))
    return code_in_table(term.example), operators, escaped(translated("filter", term.help))


def _actions() -> str:
    """Return the page of all menus with their keys, and of the keys in the table and elsewhere."""
    parts = [translated("manual", "{keys} finds any of these by its name.").format(keys=code("Ctrl+Shift+P"))]
    for menu, groups in MENUS.items():
        parts += [f"## {escaped(without_mnemonic(action_text(menu)))}", _menu(groups)]
    for where, keys in ((translated("manual", "In the table"), TABLE_KEYS), *_keys_elsewhere()):
        rows = ((code(_keys_told(key)), escaped(translated("keys", text))) for key, text in keys)
        parts += [f"## {escaped(where)}", table(_key_headings(), rows)]
    return page(translated("manual", "All menus and keys"), *parts)


def _keys_elsewhere() -> Iterator[tuple[str, Sequence[tuple[str, str]]]]:
    for where, keys in KEYS_ELSEWHERE:
        yield translated("keys", where), keys


def _key_headings() -> tuple[str, str]:
    return translated("manual", "Keys"), translated("manual", "do")


def _menu(groups: Sequence[Sequence[ActionSpec]]) -> str:
    rows = (
        (
            escaped(without_mnemonic(spec.title())),
            ", ".join(code(key.toString(_PORTABLE)) for key in spec.named_sequences()),
            escaped(action_text(spec.hint)) if spec.hint else "",
        )
        for group in groups
        for spec in group
    )
    return table(
        (translated("manual", "Action"), translated("manual", "Keys"), translated("manual", "What it does")),
        rows,
    )


def _keys_told(keys: str) -> str:
    return QKeySequence(keys).toString(_PORTABLE)


def _preferences() -> str:
    """Return the page of all preferences."""
    parts = []
    for place in PreferencePage:
        rows = [
            (escaped(translated("preferences", shown.label)), escaped(translated("preferences", shown.help)))
            for setting in PREFERENCES
            if (shown := setting.preference) is not None and shown.page is place
        ]
        if rows:
            parts += [
                f"## {escaped(translated('preferences', place))}",
                table((translated("manual", "Preference"), translated("manual", "What it does")), rows),
            ]
    return page(translated("manual", "Preferences"), *parts)


def _words() -> str:
    """Return the page of the words that the editor uses."""
    parts = []
    for heading, words in GLOSSARY:
        rows = (
            (escaped(translated("glossary", word)), escaped(translated("glossary", meaning)))
            for word, meaning in words
        )
        parts += [
            f"## {escaped(translated('glossary', heading))}",
            table((translated("manual", "Word"), translated("manual", "means")), rows),
        ]
    return page(translated("manual", "Words"), *parts)


def command_parsers() -> Iterator[Parser]:
    """Yield the parser of each command of the command line, in the order in which its help lists them."""
    for name in (*(f"cli.{each.replace('-', '_')}" for each in COMMANDS), "picture.shot"):
        make: Callable[[], Parser] = importlib.import_module(f"editor.app.{name}").command_parser
        yield make()


def _command_line() -> str:
    """Return the page of all commands with their options and examples."""
    parts = []
    with speaking(LOCAL):
        parsers = list(command_parsers())
    for parser in parsers:
        parts += [
            f"## {escaped(parser.prog.partition(' ')[2])}",
            escaped(parser.description or ""),
            "```\n" + "\n".join(parser.examples) + "\n```",
            table(
                (translated("manual", "Argument"), translated("manual", "What it does")),
                (
                    (_argument(action), escaped((action.help or "").replace("%%", "%")))
                    for action in parser.declared_arguments()
                ),
            ),
        ]
    return page(translated("manual", "Command line reference"), *parts)


def _argument(action: argparse.Action) -> str:
    names = ", ".join(action.option_strings)
    takes = action.metavar or ("|".join(map(str, action.choices)) if action.choices else action.dest.upper())
    if action.nargs == 0:
        return code_in_table(names)
    return code_in_table(f"{names} {takes}".strip())


REFERENCE: dict[str, Callable[[], str]] = {
    CONTENTS: findings_contents,
    **{subject.page: partial(findings_page, subject) for subject in SUBJECTS},
    f"{FOLDER}/operations": _operations,
    f"{FOLDER}/filter-terms": _filter_terms,
    f"{FOLDER}/actions": _actions,
    f"{FOLDER}/preferences": _preferences,
    f"{FOLDER}/words": _words,
    f"{FOLDER}/command-line": _command_line,
}
