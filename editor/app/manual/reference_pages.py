"""The pages of the manual that are made from declarations, in the language of the user, as Markdown.

A page about findings has a subject of rules: what is wrong, why, who says so, how to fix it. The
Markdown has plain text, tables, sections and places in a page.
"""

import argparse
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby

from PySide6.QtGui import QKeySequence

from editor.app.actions.action_spec import ActionSpec, action_text, without_mnemonic
from editor.app.actions.all_actions import ACTIONS, MENUS
from editor.app.cli.arguments import parsers
from editor.app.cli.language import speaking
from editor.core.filtering.filter_terms import ALL_TERMS, TERMS, Term
from editor.core.operations.all_operations import OPERATIONS
from editor.core.operations.operation import Declaration
from editor.core.operations.operation_parameters import Parameter
from editor.core.text import N_
from editor.dialogs.help_dialogs import GLOSSARY, KEYS_ELSEWHERE, TABLE_KEYS, WAYS_TO_COMBINE
from editor.models.words.explanations import severity_word
from editor.models.words.operation_words import group_title, operation_title
from editor.models.words.translation import LOCAL, translated
from editor.rules.audit.audit_rules import AUDIT_RULES
from editor.rules.extensions.extension_rules import EXTENSION_RULES, LEGACY_RULES
from editor.rules.extensions.hreflang_rules import HREFLANG_RULES
from editor.rules.fixes.fix_choices import FIXES
from editor.rules.fixes.fix_kinds import Fix
from editor.rules.listing.listing_rules import ACROSS_RULES, DUPLICATE_RULES, INDEX_RULES, SCOPE_RULES
from editor.rules.rule import Fixability, Rule
from editor.rules.structure.entry_rules import ENTRY_RULES
from editor.rules.structure.file_kind_rules import ARRIVAL_RULES, FORMAT_RULES
from editor.rules.structure.xml_rules import ROOT_RULES, XML_RULES
from editor.rules.values.lastmod_rules import LASTMOD_COLUMN_RULES, LASTMOD_RULES
from editor.rules.values.loc_rules import LOC_RULES
from editor.rules.values.priority_changefreq_rules import (
    CHANGEFREQ_COLUMN_RULES,
    CHANGEFREQ_RULES,
    PRIORITY_COLUMN_RULES,
    PRIORITY_RULES,
)
from editor.rules.wording import source_names
from editor.services.settings.settings import PREFERENCES, PreferencePage

_SPECIAL = re.compile(r"([\\`*_<>\[\]|&#~])")
_HEADING = re.compile(r"^(#{1,4}) (.+)$")
_UNSPECIAL = re.compile(r"\\([\\`*_<>\[\]|&#~])")
_IMAGE = re.compile(r"!\[([^\]]*)\]\([^)]*\)")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_LEFT_OUT_OF_PLACES = re.compile(r"[^\w\- ]")


@dataclass(frozen=True, slots=True)
class Section:
    """A heading of a page and the text up to the next one, both as plain text."""

    heading: str
    level: int  # 1 for the title of the page
    text: str


def escaped(text: str) -> str:
    """Return plain text as Markdown that shows just this text, on one line."""
    return _SPECIAL.sub(r"\\\1", " ".join(text.split()))


def code(text: str) -> str:
    """Return text as code within a line; white space in it stays."""
    fence = "``" if "`" in text else "`"
    return f"{fence}{text}{fence}"


def code_in_table(text: str) -> str:
    """Return text as code in a cell, where a vertical bar would end the cell."""
    return code(text).replace("|", "\\|")


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table of cells in Markdown."""
    lines = [_line(headings), _line("---" for _ in headings), *map(_line, rows)]
    return "\n".join(lines)


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def page(title: str, *paragraphs: str) -> str:
    """Return a page with a title."""
    return "\n\n".join((f"# {escaped(title)}", *filter(None, paragraphs))) + "\n"


def place_of(heading: str) -> str:
    """Return the place of a heading in its page, as links name it after the number sign."""
    return _LEFT_OUT_OF_PLACES.sub("", " ".join(heading.lower().split())).replace(" ", "-")


def page_sections(text: str) -> Iterator[Section]:
    """Yield the sections of a page in Markdown."""
    heading, level, lines = "", 1, list[str]()
    in_code = False
    for line in text.splitlines():
        in_code ^= line.startswith("```")
        found = None if in_code else _HEADING.match(line)
        if found is None:
            lines.append(line)
            continue
        if heading or any(lines):
            yield Section(heading, level, _plain(lines))
        heading, level, lines = _plain([found[2]]), len(found[1]), []
    yield Section(heading, level, _plain(lines))


def _plain(lines: Iterable[str]) -> str:
    """Return lines of Markdown as plain text; what a picture shows is part of it."""
    text = " ".join(line for line in lines if not line.startswith(("```", "|---", "| ---")))
    text = _LINK.sub(r"\1", _IMAGE.sub(r"\1", text))
    kept = re.sub(r"(?<!\\)[*`|]", "", text)
    return " ".join(_UNSPECIAL.sub(r"\1", kept).split())


FOLDER = "reference"
CONTENTS = f"{FOLDER}/findings"


@dataclass(frozen=True, slots=True)
class RuleSubject:
    """The rules about one subject, which share a page of the manual."""

    name: str  # of the page, after "findings-"
    title: str  # to be translated
    rules: tuple[Rule, ...]

    @property
    def page(self) -> str:
        """The name of the page in the manual."""
        return f"{FOLDER}/findings-{self.name}"


SUBJECTS = (
    RuleSubject("file", N_("The file and its XML"), (*ARRIVAL_RULES, *XML_RULES)),
    RuleSubject("root", N_("The root and the size of the file"), ROOT_RULES),
    RuleSubject("entry", N_("The elements of an entry"), ENTRY_RULES),
    RuleSubject("loc", N_("URLs"), LOC_RULES),
    RuleSubject("scope", N_("URLs and where the file is published"), SCOPE_RULES),
    RuleSubject("duplicates", N_("Duplicates"), (*DUPLICATE_RULES, *ACROSS_RULES)),
    RuleSubject("index", N_("Sitemap indexes"), INDEX_RULES),
    RuleSubject("audit", N_("The live site and robots.txt"), AUDIT_RULES),
    RuleSubject("lastmod", N_("Dates"), (*LASTMOD_RULES, *LASTMOD_COLUMN_RULES)),
    RuleSubject("changefreq", N_("Frequency"), (*CHANGEFREQ_RULES, *CHANGEFREQ_COLUMN_RULES)),
    RuleSubject("priority", N_("Priority"), (*PRIORITY_RULES, *PRIORITY_COLUMN_RULES)),
    RuleSubject(
        "extensions", N_("Images, videos, news and other extensions"), (*EXTENSION_RULES, *LEGACY_RULES)
    ),
    RuleSubject("hreflang", N_("Languages"), HREFLANG_RULES),
    RuleSubject("formats", N_("Text lists and feeds"), FORMAT_RULES),
)
_SUBJECT_OF = {rule.id: subject for subject in SUBJECTS for rule in subject.rules}
_ACTION = {spec.id: (menu, spec) for menu, groups in MENUS.items() for group in groups for spec in group}
assert len(_ACTION) == len(ACTIONS)


class _Missing(dict[str, "_Missing"]):
    """The parameters of a message that is shown without a finding: "…" for each, whatever its format."""

    def __missing__(self, name: str) -> "_Missing":
        return self

    def __format__(self, spec: str) -> str:
        return "…"


def place_of_rule(rule: Rule) -> str:
    """Return the place in the manual that explains a rule, as a link names it."""
    return f"{_SUBJECT_OF[rule.id].page}#{place_of(translated(rule.title))}"


def findings_contents() -> str:
    """Return the page that lists all rules by subject, with links."""
    parts = [
        translated(
            "Every rule, by subject. Each page says what is wrong, why it matters, who says so, and "
            "how to fix it."
        )
    ]
    for subject in SUBJECTS:
        name = subject.page.removeprefix(f"{FOLDER}/")
        lines = [f"## [{escaped(translated(subject.title))}]({name}.md)", ""]
        for rule in subject.rules:
            title = translated(rule.title)
            link = f"[{escaped(title)}]({name}.md#{place_of(title)})"
            lines.append(f"- {link} · {severity_word(rule.severity)} · {code(rule.id)}")
        parts.append("\n".join(lines))
    return page(translated("All findings"), *parts)


def findings_page(subject: RuleSubject) -> str:
    """Return the page about the rules of one subject."""
    return page(translated(subject.title), *map(_rule, subject.rules))


def _rule(rule: Rule) -> str:
    facts = (severity_word(rule.severity), code(rule.id), escaped(source_names(rule, translated)))
    parts = [f"## {escaped(translated(rule.title))}", " · ".join(facts)]
    message = translated(rule.message).format_map(_Missing()).strip()
    if not message.startswith("…"):
        parts.append(f"> {escaped(message)}")
    parts.append(escaped(translated(rule.why)))
    parts.append("\n".join(_ways(rule)))
    return "\n\n".join(filter(None, parts))


def _ways(rule: Rule) -> Iterator[str]:
    """Yield lines on how findings of a rule are fixed."""
    fixes = FIXES.get(rule.id, ())
    if rule.why_no_fix:
        yield escaped(translated(rule.why_no_fix))
    if rule.command in _ACTION:
        menu, spec = _ACTION[rule.command]
        steps = (
            f"*{escaped(without_mnemonic(action_text(menu)))} > {escaped(without_mnemonic(spec.title()))}*"
        )
        yield translated("In the window: {steps}").format(steps=steps)
    if fixes:
        yield translated("How to fix it:")
        yield ""
        for fix in _first_of_each(fixes):
            safe = translated(" (safe)") if fix.safe else ""
            yield f"- {escaped(translated(fix.title))}{safe} · {code(fix.id)}"
    elif rule.by_repair:
        yield translated(
            "It is repaired as the file is opened, and by {command} on the command line."
        ).format(command=code("repair"))
    elif rule.fix is Fixability.NONE and not rule.why_no_fix:
        yield translated("Only a person can put it right: there is no fix.")


def _first_of_each(fixes: Iterable[Fix]) -> Iterable[Fix]:
    """Return the fixes without those that do the same as a safer one before them."""
    by_title: dict[str, Fix] = {}
    for fix in fixes:
        by_title.setdefault(fix.title, fix)
    return by_title.values()


_PORTABLE = QKeySequence.SequenceFormat.PortableText  # the same on every system


def _operations() -> str:
    """Return the page of all operations of *Edit values* and recipes."""
    parts = [
        translated(
            "These are the operations of *Edit > Edit values…*, of recipes, and of {command} on the command "
            "line. A recipe names them by their ids."
        ).format(command=code("apply"))
    ]
    for group, operations in groupby(OPERATIONS, group_title):
        parts.append(f"## {escaped(group)}")
        parts += map(_operation, operations)
    return page(translated("All operations"), *parts)


def _operation(operation: Declaration) -> str:
    about = f"{code(operation.id)} · {escaped(translated(operation.help))}"
    parts = [f"### {escaped(operation_title(operation))}", about]
    if operation.parameters:
        parts.append("\n".join(map(_parameter, operation.parameters)))
    return "\n\n".join(parts)


def _parameter(parameter: Parameter) -> str:
    texts = (translated(text) for text in (parameter.title, parameter.help) if text)
    choices = f" ({', '.join(map(code, parameter.choices))})" if parameter.choices else ""
    return f"- {code(parameter.name)} · {': '.join(map(escaped, texts))}{choices}"


def _filter_terms() -> str:
    """Return the page of all terms of the filter language."""
    ways = table(
        (translated("You type"), translated("to find")),
        ((code_in_table(example), escaped(translated(text))) for example, text in WAYS_TO_COMBINE),
    )
    terms = table(
        (translated("Term"), translated("Operators"), translated("finds")),
        (_term(term) for term in ALL_TERMS),
    )
    combining, each_term = translated("Combining terms"), translated("Terms")
    parts = [f"## {combining}", ways, f"## {each_term}", terms]
    for term in TERMS:
        if term.words:
            parts.append(f"## {escaped(f'{term.name}:')} {escaped(translated(term.help))}")
            words = (
                (code(f"{term.name}:{word.name}"), escaped(translated(word.help))) for word in term.words
            )
            parts.append(table((translated("You type"), translated("to find")), words))
    return page(translated("All filter terms"), *parts)


def _term(term: Term) -> tuple[str, str, str]:
    operators = " ".join(map(code, term.operators))
    return code_in_table(term.example), operators, escaped(translated(term.help))


def _actions() -> str:
    """Return the page of all menus with their keys, and of the keys in the table and elsewhere."""
    parts = [translated("{keys} finds any of these by its name.").format(keys=code("Ctrl+Shift+P"))]
    for menu, groups in MENUS.items():
        parts += [f"## {escaped(without_mnemonic(action_text(menu)))}", _menu(groups)]
    for where, keys in ((N_("In the table"), TABLE_KEYS), *KEYS_ELSEWHERE):
        rows = (
            (code(QKeySequence(key).toString(_PORTABLE)), escaped(translated(text))) for key, text in keys
        )
        headings = translated("Keys"), translated("do")
        parts += [f"## {escaped(translated(where))}", table(headings, rows)]
    return page(translated("All menus and keys"), *parts)


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
    return table((translated("Action"), translated("Keys"), translated("What it does")), rows)


def _preferences() -> str:
    """Return the page of all preferences."""
    parts = []
    for place in PreferencePage:
        rows = [
            (escaped(translated(shown.label)), escaped(translated(shown.help)))
            for setting in PREFERENCES
            if (shown := setting.preference) is not None and shown.page is place
        ]
        if rows:
            parts += [
                f"## {escaped(translated(place))}",
                table((translated("Preference"), translated("What it does")), rows),
            ]
    return page(translated("Preferences"), *parts)


def _words() -> str:
    """Return the page of the words that the editor uses."""
    parts = []
    for heading, words in GLOSSARY:
        rows = ((escaped(translated(word)), escaped(translated(meaning))) for word, meaning in words)
        parts += [
            f"## {escaped(translated(heading))}",
            table((translated("Word"), translated("means")), rows),
        ]
    return page(translated("Words"), *parts)


def _command_line() -> str:
    """Return the page of all commands with their options and examples."""
    parts = []
    with speaking(LOCAL):
        known = list(parsers())
    for parser in known:
        parts += [
            f"## {escaped(parser.prog.partition(' ')[2])}",
            escaped(parser.description or ""),
            "```\n" + "\n".join(parser.examples) + "\n```",
            table(
                (translated("Argument"), translated("What it does")),
                (
                    (_argument(action), escaped((action.help or "").replace("%%", "%")))
                    for action in parser.declared_arguments()
                ),
            ),
        ]
    return page(translated("Command line reference"), *parts)


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
